#include "ui/window/table_controller.h"

#include <QPointer>
#include <QPushButton>
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/check.h"
#include "drawing/report/spoken.h"
#include "drawing/report/terrain_words.h"
#include "drawing/report/words.h"
#include "files/orders/form_json.h"
#include "movement/grid/hex_grid.h"
#include "movement/trace.h"
#include "record/timeline.h"
#include "ui/session/orders.h"
#include "ui/table/table_words.h"
#include "ui/tools/ordering/order_keys.h"
#include "ui/tools/ordering/path_edit.h"
#include "ui/window/unit_answer.h"
#include "words/ask_words.h"

namespace linesman {
namespace {

/// With what the rules in force make of it.
QString words_for_terrain(const Feature& feature, const RulesetData* ruleset, LengthUnit unit) {
  const QString words = words_for_feature(feature, unit);
  const QString rating = ruleset != nullptr ? rating_text(*ruleset, rating_of(*ruleset, feature)) : QString();
  if (rating.isEmpty()) return words;
  return TableController::tr("%1 — %2: %3").arg(words, QString::fromStdString(ruleset->terms.title), rating);
}

/// Nothing without rules.
std::shared_ptr<const StatusReading> reading_of(const Terms* terms, const Game& game) {
  return terms != nullptr ? std::make_shared<const StatusReading>(StatusReading::of(*terms, game)) : nullptr;
}

// A hundredth of an inch is finer than anybody points.
double pointed(double x) { return std::round(x * 100) / 100; }

}  // namespace

TableController::TableController(Session& session, CurrentQuestion& asking, TableView& view, QObject* parent)
    : QObject(parent),
      session_(session),
      asking_(asking),
      view_(view),
      pick_(*this),
      put_(*this),
      back_(new QPushButton(tr("Back to the present"), &view)),
      played_(view, this) {
  back_->setObjectName("back_to_the_present");
  back_->setCursor(Qt::ArrowCursor);
  back_->hide();
  connect(back_, &QPushButton::clicked, this, &TableController::leave_past);
  for (const ToolEntry& entry : all_tools()) tools_.push_back(entry.make(*this));
  view_.set_tool(&in_hand());
  view_.set_feature_words([this](FeatureIndex feature) {
    const RulesetData* ruleset = session_.ruleset_data();
    return words_for_terrain(game().feature(feature), ruleset, view_.view_style().unit);
  });
  connect(&session_, &Session::game_opened, this, [this] {
    pick_.cancel();
    put_.cancel();
    last_put_.reset();
    in_hand().cancel();
    view_.set_pins({});
  });
  connect(&session_, &Session::game_changed, this, &TableController::show_game);
  // It asks the session each time: a ruleset lives only as long as it is in force.
  view_.set_kind_words([this](Kind kind) { return kind_ratings(session_.ruleset_data())(kind); });
  connect(&session_, &Session::ruleset_changed, this, [this] { view_.refresh_legend(); });
  connect(&session_.proposal(), &ProposedOrder::answer_changed, this, &TableController::show_answer);
  connect(&session_.proposal(), &ProposedOrder::order_changed, this, &TableController::show_order);
  connect(&asking_, &CurrentQuestion::changed, this, &TableController::show_asked);
  connect(&session_.selected(), &SelectedThings::pieces_changed, this, &TableController::show_selection);
  connect(&session_.selected(), &SelectedThings::features_changed, this, &TableController::show_selection);
  connect(&session_, &Session::brush_changed, this, [this] { in_hand().ruled(); });
  // On the table the tool is what the player thinks of; what lies open over it is closed by the next Escape.
  view_.set_escape_taker([this] { return (!looking_back_ && put_tool_down()) || escape(); });
  view_.set_press_watch([this](const Pointer& pointer) { take_up_for(pointer); });
  connect(&view_, &TableView::menu_asked, this, &TableController::open_menu);
  // Handles keep their distance in pixels.
  connect(&view_, &TableView::view_changed, this, [this] { in_hand().ruled(); });
  connect(&view_, &TableView::terrain_asked, this, &TableController::select_features);
  connect(&view_, &TableView::selection_asked, this, [this](const std::vector<PieceIndex>& pieces) {
    if (!looking_back_) select(pieces);
  });
  // What lies under a click that takes no model is what the player asks about.
  connect(&view_, &TableView::ground_clicked, this, [this](Vec point) {
    if (looking_back_) return;
    std::vector<FeatureIndex> there = features_at(point);
    if (there.size() > 1) there.resize(1);
    select_features(there);
  });
}

TableController::~TableController() { view_.set_tool(nullptr); }

void TableController::use(std::string_view tool) {
  const auto tools = all_tools();
  const auto found = std::find_if(tools.begin(), tools.end(), [&](const ToolEntry& entry) { return entry.id == tool; });
  LINESMAN_CHECK(found != tools.end());
  leave_past();
  pick_.cancel();
  in_hand_ = static_cast<std::size_t>(found - tools.begin());
  view_.set_tool(&in_hand());
  in_hand().ruled();
  name_tool();
  emit tool_changed();
}

// The usual tool needs no name.
void TableController::name_tool() {
  const bool usual = in_hand_ == 0;
  view_.set_pointer_words(usual ? QString()
                                : QCoreApplication::translate("Tools", tool_in_hand().title).remove(QLatin1Char('&')));
}

bool TableController::escape() {
  if (looking_back_) {
    leave_past();
    return true;
  }
  return (close_first_ && close_first_()) || put_tool_down();
}

bool TableController::put_tool_down() {
  if (in_hand_ == 0) return false;
  use(all_tools().front().id);
  return true;
}

// A press on a model moves it, so that no drag of a model ever makes terrain.
void TableController::take_up_for(const Pointer& pointer) {
  view_.set_pointer_words({});
  if (view_.tool() != &in_hand() || in_hand().works_on_models() || pointer.keys & Qt::AltModifier) return;
  if (piece_at(pointer.at)) put_tool_down();
}

// A right click puts the tool down; where the tool selects, what lies there has its menu all the same.
void TableController::open_menu(const std::optional<Vec>& point, QPoint global) {
  if (looking_back_) return;
  const bool selects = in_hand().selects();
  if (point && put_tool_down()) {
    const bool any = piece_at(*point) || !features_at(*point).empty();
    if (!selects || !any) return;
  }
  emit menu_asked(point, global);
}

Footprint TableController::footprint(PieceIndex piece) const {
  const std::optional<Hearing>& hearing = session_.hearing();
  return hearing ? hearing->ruleset().footprint(hearing->in_force(), piece) : game().piece(piece).base;
}

std::vector<PieceIndex> TableController::selection() const {
  std::vector<PieceIndex> pieces;
  for (const std::string& id : session_.selected().pieces())
    if (const auto piece = game().find_piece(id)) pieces.push_back(*piece);
  return pieces;
}

// Models that are taken up let selected terrain go; a tape measures between both.
void TableController::select(const std::vector<PieceIndex>& pieces) {
  session_.selected().select(ids_of(game(), pieces));
  const std::string_view tool = tool_in_hand().id;
  if (!pieces.empty() && (tool == "move" || tool == "place")) select_features({});
}

std::vector<FeatureIndex> TableController::selected_features() const {
  std::vector<FeatureIndex> features;
  for (const std::string& id : session_.selected().features())
    if (const auto feature = game().find_feature(id)) features.push_back(*feature);
  return features;
}

void TableController::select_features(const std::vector<FeatureIndex>& features) {
  std::vector<std::string> ids;
  for (const FeatureIndex feature : features) ids.push_back(game().feature(feature).id);
  session_.selected().select_features(std::move(ids));
}

const Judgement* TableController::judgement() const {
  return session_.proposal().answer() ? session_.proposal().answer()->judgement() : nullptr;
}

BesideRuling TableController::beside_ruling() const { return beside_ruling_of(session_); }

void TableController::repaint() {
  view_.tool_changed();
  const bool drawn = tool_in_hand().id == "draw" && view_.tool() == &in_hand() && view_.busy();
  if (std::exchange(draws_, drawn) != drawn) emit shape_in_hand(drawn);
}

Order TableController::fresh_order(const std::vector<PieceIndex>& pieces) const {
  return session_.proposal().fresh_order(ids_of(game(), pieces));
}

void TableController::propose(const Order& order, double snap_within) {
  session_.proposal().propose(order, snap_within);
}

void TableController::ask_place(const std::vector<PieceIndex>& pieces, const std::map<std::string, EndRequest>& ends) {
  if (!pieces.empty())
    asking_.ask_place(ids_of(game(), pieces), ends);
  else if (!asking_.is_about_way())
    asking_.ask_way();
}

void TableController::propose_form(const Order& order, const Form& form) {
  Order asked = order;
  asked.paths.clear();
  asked.members = asked.members.with(std::string(FORM), write_form(form));
  session_.proposal().propose(asked);
}

std::optional<FirstRow> TableController::first_row() const {
  const Row* row = asking_.best();
  if (row == nullptr) return std::nullopt;
  FirstRow first{
      row->answer, spoken(row_sentence(*row, asking_.asked()->hearing), session_.unit()), asking_.is_grey(), {}};
  if (row->nearest && !row->nearest->witness.judgement.trace.pieces.empty())
    first.nearest = row->nearest->witness.judgement.trace.pieces.front().end.pose.at;
  return first;
}

/// About a place: the way there, or to the nearest place. The dice are those of the question: no player rolled those of
/// the way that was found.
void TableController::show_asked() {
  if (looking_back_) return;
  if (asking_.is_about_place()) {
    const Row* row = asking_.best();
    const Witness* way = row == nullptr ? nullptr
                         : row->witness ? &*row->witness
                         : row->nearest ? &row->nearest->witness
                                        : nullptr;
    view_.show_preview(session_.game(), way ? std::make_shared<const Judgement>(way->judgement) : nullptr);
    shows_place_ = true;
    if (row != nullptr && !asking_.is_grey())
      view_.tell(
          spoken(answer_sentence(*asking_.asked()->answer, asking_.asked()->question, asking_.asked()->hearing)));
    return in_hand().ruled();
  }
  const bool showed_place = std::exchange(shows_place_, false);
  if (showed_place) {
    view_.show_preview({}, nullptr);
    view_.tell({});
  }
  // The order and its answer bring the tool what is asked about a way.
  if (showed_place || !asking_.is_about_way()) in_hand().ruled();
}

// Beside the last ones as long as there is room, so that one may be put after the other without a pointer.
Vec TableController::place_for_new() const {
  constexpr double APART = 3;  // inches
  const Table& table = game().table();
  if (last_put_)
    if (const Vec beside{last_put_->max.x + APART, (last_put_->min.y + last_put_->max.y) / 2};
        beside.x < table.width - 1)
      return beside;
  const Vec middle = projection().to_table(view_.frame().center());
  return {std::clamp(middle.x, 0.0, table.width), std::clamp(middle.y, 0.0, table.depth)};
}

void TableController::put(NewPieces models, const QString& what, std::optional<Vec> place,
                          std::function<void(PutTool::End)> ended) {
  const GameWithNewPieces staged = with_new_pieces(game(), std::move(models));
  const Ruleset* ruleset = session_.ruleset();
  const auto base = [&](PieceIndex i) {
    return ruleset != nullptr ? ruleset->footprint(staged.game, i) : staged.game.piece(i).base;
  };
  DraggedGroup group(staged.game, staged.pieces, base);
  view_.set_tool(&put_);
  view_.setFocus();
  put_.begin({std::move(group), staged.pieces, what}, place.value_or(place_for_new()),
             [this, ended = std::move(ended)](PutTool::End end) {
               // What was put is moved next.
               if (!put_tool_down()) view_.set_tool(&in_hand());
               in_hand().ruled();
               if (end != PutTool::End::dropped) {
                 last_put_.emplace();
                 for (const PieceIndex i : selection()) last_put_->include(game().piece(i).pose.at);
               }
               if (ended) ended(end);
             });
}

void TableController::look_at(const PastTable& past, bool played) {
  pick_.cancel();
  put_.cancel();
  in_hand().cancel();
  looking_back_ = true;
  session_.show_past(std::make_shared<const PastTable>(past));
  view_.set_tool(nullptr);
  view_.set_pointer_words({});
  view_.set_past(true);
  const QRectF frame = view_.frame();
  back_->adjustSize();
  back_->move(qRound(frame.center().x()) - back_->width() / 2, qRound(frame.bottom()) - back_->height() - 14);
  back_->show();
  view_.set_selection({});
  view_.set_selected_features({});
  view_.show_preview({}, nullptr);
  view_.show_reach(nullptr);
  view_.show_turn({});
  const auto bases = [this](const Game& game) {
    return session_.hearing() ? footprints_of(session_.hearing()->ruleset(), game) : Footprints{};
  };
  view_.show_game(past.game, bases(past.game), reading_of(terms(), past.game));
  const AnswerPtr& answer = past.answer;
  view_.show_ruling(past.before, answer ? std::shared_ptr<const Judgement>(answer, answer->judgement()) : nullptr);
  played_.stop();
  if (played) played_.begin(past, bases(past.before), bases(past.game));
}

void TableController::leave_past() {
  if (looking_back_) show_game();
}

/// Whether the table as it stood was on show, which it is no longer.
bool TableController::left_past() {
  if (!looking_back_) return false;
  show_game();
  return true;
}

void TableController::show_game() {
  if (std::exchange(looking_back_, false)) {
    session_.show_past(nullptr);
    view_.set_past(false);
    back_->hide();
    view_.set_tool(&in_hand());
    emit came_back();
  }
  played_.stop();
  put_.cancel();  // what is about to come is of a game that is gone
  Footprints footprints;
  if (session_.hearing()) footprints = footprints_of(session_.hearing()->ruleset(), game());
  view_.show_game(game(), std::move(footprints), reading_of(terms(), game()));
  show_turn();
  show_start();
  show_selection();
  show_answer();
}

void TableController::show_turn() {
  turn_ = turn_state(game(), session_.ruleset_data());
  TurnMarks marks{turn_.moved, {}, view_.turn().right_places};
  const auto& layout = game().table().hex;
  const std::optional<HexGrid> grid = layout ? std::optional<HexGrid>(*layout) : std::nullopt;
  for (const LastMoved& last : turn_.last) {
    Trail trail{last.piece, last.from, way_of(last.path, last.from, footprint(last.piece), grid ? &*grid : nullptr)};
    // What the order did besides its path is a straight line.
    if (const Vec now = game().piece(last.piece).pose.at; distance(trail.way.back(), now) > 0.01)
      trail.way.push_back(now);
    marks.trails.push_back(std::move(trail));
  }
  view_.show_turn(std::move(marks));
  emit turn_changed();
}

// A long history is taken back only for who looks.
void TableController::show_start() {
  if (!view_.view_style().start) return view_.show_start({});
  auto start = rewound(game());
  view_.show_start(start ? std::optional<Game>(*std::move(start)) : std::nullopt);
}

void TableController::show_answer() {
  if (left_past()) return;
  const AnswerPtr& answer = session_.proposal().answer();
  view_.pick_out({});
  // The judgement lives in the answer; the pointer keeps the whole of it.
  const bool any = answer && (answer->judgement() != nullptr || answer->form);
  view_.show_ruling(any ? answer->game : game(),
                    any ? std::shared_ptr<const Judgement>(answer, answer->judgement()) : nullptr,
                    any ? unit_shown_of(answer) : nullptr);
  in_hand().ruled();
}

void TableController::show_order() {
  if (left_past()) return;
  if (!session_.proposal().order()) view_.show_ruling(game(), nullptr);
  in_hand().ruled();
}

void TableController::show_selection() {
  if (left_past()) return;
  view_.set_selection(selection());
  view_.set_selected_features(selected_features());
  in_hand().ruled();
}

void TableController::pick(FieldEditor* field) {
  const FieldType type = field->field().type;
  view_.set_tool(&pick_);
  view_.setFocus();
  pick_.begin([this, type](Vec point) { return found_at(type, point); },
              [this, target = QPointer<FieldEditor>(field)](const Value& value) {
                view_.set_tool(&in_hand());
                if (target && !value.is_null()) target->take_pick(value);
              },
              tr("%1: click on the table. Escape cancels.").arg(title_of(field->field())));
}

void TableController::step(Qt::Key key) {
  if (!pick_.picking() && !in_hand().busy()) edit_order_by_key(*this, key, false);
}

Value TableController::found_at(FieldType type, Vec point) const {
  if (type == FieldType::point) return Value(Value::Array{pointed(point.x), pointed(point.y)});
  if (type == FieldType::feature) {
    const auto features = features_at(point);
    return features.empty() ? Value() : Value(game().feature(features.front()).id);
  }
  const auto piece = piece_at(point);
  if (!piece) return {};
  if (type != FieldType::unit) return game().piece(*piece).id;
  const auto unit = game().piece(*piece).unit;
  return unit ? Value(game().unit(*unit).id) : Value();
}

void TableController::show_place(const std::optional<LinePlace>& place) {
  const AnswerPtr answer = session_.past() ? session_.past()->answer : session_.proposal().answer();
  const Judgement* judged = answer ? answer->judgement() : nullptr;
  const auto piece = place && judged != nullptr ? answer->game.find_piece(place->piece) : std::nullopt;
  if (!piece) return view_.pick_out({});
  view_.pick_out(PathStretch{*piece, place->step, place->from, place->to});
  for (const PieceTrace& trace : judged->trace.pieces)
    if (trace.piece == *piece && place->step < trace.steps.size())
      view_.bring_into_view(pose_at(trace.steps[place->step], place->from).at);
}

}  // namespace linesman
