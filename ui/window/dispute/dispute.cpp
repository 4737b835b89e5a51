#include "ui/window/dispute/dispute.h"
#include "ui/panels/models/catalogue_list.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "editing/brush.h"
#include "photo/apart.h"
#include "rules/dice.h"
#include "ui/tools/tool_host.h"
#include "ui/window/commands/photo_commands.h"
#include "ui/window/dispute/dispute_ground.h"
#include "ui/window/own_rulesets.h"
#include "ui/window/places.h"

namespace linesman {

namespace {

struct Apart {
  Measurement tape;
  double inches = 0;  ///< from edge to edge; 0 where they touch
};

/// Nothing where it cannot be measured: one of them is off the table.
std::optional<Apart> apart(const ToolHost& host, PieceIndex one, PieceIndex other) {
  const Game& game = host.game();
  if (!game.piece(one).on_table() || !game.piece(other).on_table()) return std::nullopt;
  const Tape tape{{WholePiece{game.piece(one).id}, WholePiece{game.piece(other).id}}};
  const auto reading = read(tape, game, [&](PieceIndex piece) { return host.footprint(piece); });
  const auto* taken = reading ? std::get_if<TapeReading>(&*reading) : nullptr;
  if (taken == nullptr || taken->legs.empty()) return std::nullopt;
  return Apart{tape, taken->total()};
}

constexpr int MAX_FACES = 12;  // of a die with a button for each

bool way_turns(const Trace& trace) {
  for (const PieceTrace& piece : trace.pieces)
    for (const TracedStep& step : piece.steps)
      if (std::holds_alternative<Turn>(step.facts)) return true;
  return false;
}

QString label_of(const Game& game, PieceIndex piece) { return QString::fromStdString(label(game.piece(piece))); }

}  // namespace

Dispute::Dispute(CommandContext& at, DisputeBar& bar, QObject* parent) : QObject(parent), at_(at), bar_(bar) {
  bar_.hide();
  connect_session();
  connect(&bar_, &DisputeBar::letters_typed, this, &Dispute::show_meant);
  connect(&bar_, &DisputeBar::models_named, this, &Dispute::begin_between);
  connect(&bar_, &DisputeBar::question_asked, this, [this](DisputeQuestion question) {
    ask(question);
    at_.table.setFocus();
  });
  connect(&bar_, &DisputeBar::limit_changed, this, [this] { ask(DisputeQuestion::apart); });
  connect(&bar_, &DisputeBar::ground_dropped, this, &Dispute::drop_ground);
  connect(&bar_, &DisputeBar::drawing_asked, this, &Dispute::draw_ground);
  connect(&bar_, &DisputeBar::photograph_asked, this, &Dispute::ask_photograph);
  connect(&bar_, &DisputeBar::face_chosen, this, &Dispute::take_face);
  connect(&bar_, &DisputeBar::copy_asked, this, &Dispute::copy_picture);
  connect(&bar_, &DisputeBar::print_asked, this, [this] {
    if (auto* print = at_.window.findChild<QAction*>("print-sheet")) print->trigger();
  });
  connect(&bar_, &DisputeBar::note_asked, this, [this] { keep(false); });
  connect(&bar_, &DisputeBar::decision_asked, this, [this] { keep(true); });
  connect(&bar_, &DisputeBar::back_asked, this, &Dispute::leave);
}

void Dispute::connect_session() {
  for (const auto changed : {&Session::answer_changed, &Session::order_changed, &Session::dice_changed})
    connect(&at_.session, changed, this, &Dispute::refresh);
  connect(&at_.session, &Session::selection_changed, this, &Dispute::follow_selection);
  connect(&at_.session, &Session::game_changed, this, &Dispute::follow_game);
  connect(&at_.session, &Session::unit_changed, this, [this] { bar_.set_unit(at_.session.unit()); });
  connect(&at_.session, &Session::game_opened, this, [this] {
    if (at_.session.has_game()) remember_ruleset(QString::fromStdString(at_.session.game().ruleset()));
    if (!beginning_) end();
  });
  connect(&at_.session, &Session::ruleset_changed, this, [this] {
    if (at_.session.has_game()) remember_ruleset(QString::fromStdString(at_.session.game().ruleset()));
  });
  connect(&at_.dice, &DiceEntry::changed, this, &Dispute::refresh);
  connect(&at_.controller, &TableController::could_answered, this, &Dispute::refresh);
  connect(&at_.table, &TableView::reach_changed, this, &Dispute::refresh);
}

void Dispute::begin_from_nothing(std::function<void()> back) {
  auto catalogue = installed_catalogue(catalogue_folder());
  if (!catalogue) return at_.warn(spoken(catalogue.problem()));
  catalogue_ = std::move(catalogue).value();
  back_ = std::move(back);
  keep_ = nullptr;
  bar_.show();
  bar_.ask_models();
  show_meant();
}

void Dispute::show_meant() {
  const auto rules = at_.session.rulesets().ruleset(bar_.ruleset().toStdString(), Value::empty_object());
  for (const bool first : {true, false}) {
    const QString typed = bar_.typed(first);
    const CatalogueEntry* entry = rules ? entry_meant(catalogue_, (*rules)->terms().lineage, typed) : nullptr;
    bar_.show_meant(first, typed.isEmpty()    ? QString()
                           : entry == nullptr ? tr("no such model")
                                              : QString::fromStdString(entry->name));
  }
}

void Dispute::begin_between() {
  const auto rules = at_.session.rulesets().ruleset(bar_.ruleset().toStdString(), Value::empty_object());
  if (!rules) return at_.warn(spoken(rules.problem()));
  const auto& lineage = (*rules)->terms().lineage;
  const CatalogueEntry* first = entry_meant(catalogue_, lineage, bar_.typed(true));
  const CatalogueEntry* second = entry_meant(catalogue_, lineage, bar_.typed(false));
  if (first == nullptr || second == nullptr) return at_.tell(tr("Type a few letters of each of the two models."));
  auto document = dispute_between(*first, *second, **rules);
  if (!document) return at_.warn(spoken(document.problem()));
  begin(std::move(document).value(), false);
  ask(DisputeQuestion::go);
}

void Dispute::begin_about(const Document& document, const std::vector<std::string>& pieces,
                          const std::optional<Order>& order, const Trace* move, bool may_decide,
                          std::function<void(const DisputeResult&)> keep, std::function<void()> back) {
  std::vector<PieceIndex> about;
  for (const std::string& id : pieces)
    if (const auto piece = document.game.find_piece(id)) about.push_back(*piece);
  keep_ = std::move(keep);
  back_ = std::move(back);
  begin(dispute_about(document, name_of_pieces(document.game, about)), true);
  bar_.set_may_decide(may_decide);
  at_.session.select(pieces);
  if (!about.empty()) show_ground(ground_around(at_.session.game(), about, move));
  ask(DisputeQuestion::go);
  if (order) at_.session.propose(*order);
}

void Dispute::begin(Document document, bool of_game) {
  named_.clear();
  drawing_.reset();
  beginning_ = true;
  at_.files.begin(std::move(document));
  beginning_ = false;
  going_on_ = true;
  bar_.set_unit(at_.session.unit());
  bar_.show_questions(of_game);
  bar_.show();
  at_.table.setFocus();
}

// As large as it fits; the table at least.
void Dispute::show_ground(const Box& box) {
  at_.table.fit();
  const QRectF frame = at_.table.frame();
  const QRectF now = at_.table.projection().to_paper(box);
  const double factor = std::min(frame.width() / now.width(), frame.height() / now.height());
  if (factor <= 1) return;
  at_.table.zoom_at(now.center(), factor);
  at_.table.pan_by(frame.center() - at_.table.projection().to_paper(box).center());
}

void Dispute::ask(DisputeQuestion question) {
  question_ = question;
  bar_.check(question);
  at_.controller.set_pins({});
  shade_reach(question == DisputeQuestion::far);
  at_.controller.use(question == DisputeQuestion::could ? "stand" : "move");
  if (question == DisputeQuestion::far && at_.session.selection().empty() && !at_.session.game().pieces().empty())
    at_.controller.select({PieceIndex{0}});
  refresh();
}

void Dispute::shade_reach(bool shaded) {
  if (auto* reach = at_.window.findChild<QAction*>("reach")) reach->setChecked(shaded);
}

void Dispute::refresh() {
  if (!going_on_) return;
  DisputeAnswer answer = found();
  const std::vector<double> faces = question_ == DisputeQuestion::go ? asked_back(answer) : std::vector<double>{};
  if (open_need() == nullptr) left_.clear();
  bar_.show_answer(answer);
  bar_.show_faces(faces);
}

DisputeAnswer Dispute::found() const {
  const LengthUnit unit = at_.session.unit();
  switch (question_) {
    case DisputeQuestion::go: break;
    case DisputeQuestion::could:
      if (const StandAnswer* could = at_.controller.could()) return answer_of_stand(could->answer, could->sentence);
      return {};
    case DisputeQuestion::far:
      return at_.table.reach() ? answer_of_reach(at_.table.reach()->snapshot, unit) : DisputeAnswer{};
    case DisputeQuestion::apart: return distance();
  }
  const AnswerPtr& answer = at_.session.order() ? at_.session.answer() : nullptr;
  if (!answer || answer->ruling() == nullptr) return {};
  return answer_of_move(*answer->ruling(), answer->game, at_.session.terms(), unit);
}

std::optional<std::pair<PieceIndex, PieceIndex>> Dispute::pair() const {
  const Game& game = at_.session.game();
  std::vector<PieceIndex> two = at_.controller.selection();
  if (two.size() != 2 && named_.size() == 2) {
    two.clear();
    for (const std::string& id : named_)
      if (const auto piece = game.find_piece(id)) two.push_back(*piece);
  }
  if (two.size() != 2) {
    two.clear();
    for (std::size_t i = 0; i < game.pieces().size(); ++i)
      if (game.pieces()[i]->on_table()) two.push_back(static_cast<PieceIndex>(i));
  }
  return two.size() == 2 ? std::optional(std::pair(two[0], two[1])) : std::nullopt;
}

DisputeAnswer Dispute::distance() const {
  const auto two = pair();
  if (!two) return {Verdict::incomplete, tr("Click the two models, one after the other."), {}};
  const auto taken = apart(at_.controller, two->first, two->second);
  if (!taken) return {Verdict::incomplete, tr("One of them is not on the table."), {}};
  at_.controller.set_pins({taken->tape});
  const Game& game = at_.session.game();
  return answer_of_distance(taken->inches, bar_.limit(), label_of(game, two->first), label_of(game, two->second),
                            at_.session.unit());
}

std::vector<double> Dispute::given_for(const DiceNeed& need) const {
  const auto& dice = at_.session.order()->dice;
  const auto found = dice.find(need.purpose);
  return found == dice.end() ? std::vector<double>{} : found->second;
}

const DiceNeed* Dispute::open_need() const {
  const Ruling* ruling = at_.session.order() && at_.session.answer() ? at_.session.answer()->ruling() : nullptr;
  if (ruling == nullptr) return nullptr;
  for (const DiceNeed& need : ruling->dice) {
    const auto wanted = dice_count(need.need);
    if (wanted && given_for(need).size() != static_cast<std::size_t>(wanted->count)) return &need;
  }
  return nullptr;
}

std::vector<double> Dispute::asked_back(DisputeAnswer& answer) const {
  const DiceNeed* need = open_need();
  if (need == nullptr) return {};
  const DiceCount wanted = *dice_count(need->need);
  std::vector<double> faces = given_for(*need);
  answer.verdict = Verdict::incomplete;
  if (faces.size() > static_cast<std::size_t>(wanted.count)) {
    for (const double chosen : left_)
      if (const auto known = std::find(faces.begin(), faces.end(), chosen); known != faces.end()) faces.erase(known);
    const bool turns = at_.session.answer()->trace() != nullptr && way_turns(*at_.session.answer()->trace());
    answer.sentence = turns ? tr("The turn takes a die. Which one is left to drive?") : tr("Which die counts?");
    return faces;
  }
  const std::size_t begun = at_.dice.begun(need->purpose).size();
  answer.sentence = begun == 0 ? tr("Which dice were rolled? %1").arg(QString::fromStdString(need->need))
                               : tr("%1 of %2 dice are there. What is the next?").arg(begun).arg(wanted.count);
  std::vector<double> all;
  for (int face = 1; face <= wanted.faces && wanted.faces <= MAX_FACES; ++face) all.push_back(face);
  return all;
}

void Dispute::take_face(double face) {
  const DiceNeed* need = open_need();
  if (need == nullptr) return;
  const auto wanted = static_cast<std::size_t>(dice_count(need->need)->count);
  std::vector<double> faces = given_for(*need);
  at_.table.setFocus();
  if (faces.size() < wanted) {
    at_.dice.type(static_cast<int>(face));
    return;
  }
  left_.push_back(face);
  if (left_.size() < wanted) return refresh();
  const std::vector<double> chosen = std::exchange(left_, {});
  at_.session.give_dice(at_.session.dice_owners(), need->purpose, chosen);
}

void Dispute::drop_ground(Kind kind, const QPoint& global) {
  const QPointF place = at_.table.mapFromGlobal(QPointF(global));
  if (!at_.session.has_game() || !at_.table.frame().contains(place)) return;
  const auto after = with_ground(at_.session.game(), kind, at_.table.projection().to_table(place));
  if (!after) return at_.tell(reason_text(after.problem()));
  change_by_hand(at_.session, *after, tr("the new ground"));
  at_.table.setFocus();
}

void Dispute::draw_ground(Kind kind) {
  if (!at_.session.has_game()) return;
  Brush brush = with_kind(at_.session.brush(), kind);
  brush.use = ShapeUse::terrain;
  at_.session.set_brush(brush);
  drawing_ = at_.session.game().terrain().size();
  at_.controller.use("draw");
  at_.table.setFocus();
}

void Dispute::ask_photograph() {
  const QString path = asked_photograph(at_);
  if (!path.isEmpty()) answer_by_photograph(path);
}

void Dispute::answer_by_photograph(const QString& path) {
  at_.tell(tr("The photograph is being read…"));
  photograph_.begin(
      [game = at_.session.game(), file = path.toStdString()](const std::stop_token&) -> Result<PhotoReading> {
        try {
          return read_photograph_apart(game, file);
        } catch (const std::exception& mistake) {
          return Problem{file, "", mistake.what()};
        }
      },
      [this](const Result<PhotoReading>& reading) { take_photograph(reading); });
}

void Dispute::take_photograph(const Result<PhotoReading>& reading) {
  if (!reading) return at_.warn(reason_text(reading.problem()));
  const PieceSeen* seen = disputed(*reading);
  if (seen == nullptr) return at_.tell(tr("No model with a marker stands elsewhere in the photograph."));
  const Game& game = at_.session.game();
  const Pose pose = as_seen(game, *seen).pose;
  at_.controller.select({seen->piece});
  ask(DisputeQuestion::could);
  at_.controller.ask_could(at_.controller.fresh_order({seen->piece}),
                           {{game.piece(seen->piece).id, EndRequest{pose.at, pose.facing, pose.altitude}}}, true);
}

const PieceSeen* Dispute::disputed(const PhotoReading& reading) const {
  const PieceSeen* farthest = nullptr;
  for (const PieceSeen& seen : reading.pieces) {
    if (!stands_elsewhere(seen)) continue;
    const auto& named = at_.session.selection();
    if (std::find(named.begin(), named.end(), at_.session.game().piece(seen.piece).id) != named.end()) return &seen;
    if (farthest == nullptr || seen.moved > farthest->moved) farthest = &seen;
  }
  return farthest;
}

// One thing is drawn, then models are moved again.
void Dispute::follow_game() {
  if (drawing_ && at_.session.game().terrain().size() > *drawing_) {
    drawing_.reset();
    QTimer::singleShot(0, this, [this] { at_.controller.put_tool_down(); });
  }
  refresh();
}

void Dispute::follow_selection() {
  const auto& selection = at_.session.selection();
  if (selection.size() == 1 && (named_.empty() || named_.back() != selection.front())) {
    named_.push_back(selection.front());
    if (named_.size() > 2) named_.erase(named_.begin());
  }
  refresh();
}

void Dispute::copy_picture() {
  const QImage table = at_.table.grab(at_.table.frame().toAlignedRect()).toImage();
  const DisputeAnswer answer = going_on_ ? bar_.answer() : found();
  QGuiApplication::clipboard()->setImage(
      answer_picture(table, answer, going_on_ ? bar_.words(question_) : QString(), at_.table.view_style().dark));
  at_.tell(tr("The picture is on the clipboard."));
}

QString Dispute::result_text() const {
  std::vector<PieceIndex> about = at_.controller.selection();
  if (question_ == DisputeQuestion::apart)
    if (const auto two = pair()) about = {two->first, two->second};
  const DisputeAnswer& answer = bar_.answer();
  return tr("Dispute about %1. %2 %3 %4")
      .arg(name_of_pieces(at_.session.game(), about), bar_.words(question_), answer.sentence, answer.reason)
      .trimmed();
}

void Dispute::keep(bool as_decision) {
  if (!keep_ || bar_.answer().sentence.isEmpty()) return;
  DisputeResult result{result_text(), as_decision, bar_.answer().verdict.value_or(Verdict::legal), {}};
  if (result.verdict != Verdict::illegal) result.verdict = Verdict::legal;
  if (as_decision) {
    bool given = false;
    result.by = QInputDialog::getText(&at_.window, tr("Keep as a decision"), as_plain(tr("Who decides?")),
                                      QLineEdit::Normal, {}, &given)
                    .trimmed();
    if (!given || result.by.isEmpty()) return;
  }
  keep_(result);
  leave();
}

void Dispute::leave() {
  const auto back = std::exchange(back_, nullptr);
  keep_ = nullptr;
  if (back) return back();
  if (!going_on_) return end();
  if (at_.session.file_name().isEmpty()) let_go();
  at_.files.close_game();
}

void Dispute::end() {
  going_on_ = false;
  drawing_.reset();
  bar_.hide();
}

void Dispute::let_go() { at_.session.saved_as({}, at_.session.document().source); }

}  // namespace linesman
