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
#include "files/documents/record.h"
#include "ui/commands/record_gestures.h"
#include "ui/session/case_service.h"
#include "ui/tools/tool_host.h"
#include "ui/window/commands/acts.h"
#include "ui/window/dispute/dispute_ground.h"
#include "ui/window/own_rulesets.h"
#include "ui/window/places.h"
#include "words/ask_words.h"

namespace linesman {

namespace {

struct Apart {
  Measurement tape;
  double inches = 0;  ///< from edge to edge; 0 where they touch
};

const QString CASES_WANTED_BY = QStringLiteral("dispute");
constexpr int HELD_REST = 150;  // ms

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

}  // namespace

Dispute::Dispute(CommandContext& at, AnswerStrip& strip, DisputeBar& bar, QObject* parent)
    : QObject(parent), at_(at), strip_(strip), bar_(bar) {
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
  connect(&strip_, &AnswerStrip::copy_asked, this, &Dispute::copy_picture);
  connect(&strip_, &AnswerStrip::print_asked, this, [this] {
    if (auto* print = at_.window.findChild<QAction*>("print-sheet")) print->trigger();
  });
  connect(&strip_, &AnswerStrip::note_asked, this, [this] { keep(false); });
  connect(&strip_, &AnswerStrip::decision_asked, this, [this] { keep(true); });
  connect(&bar_, &DisputeBar::back_asked, this, &Dispute::leave);
  connect(&at_.cases, &CaseService::changed, this, &Dispute::offer_page);
}

void Dispute::connect_session() {
  for (const auto changed : {&ProposedOrder::order_changed, &ProposedOrder::dice_changed})
    connect(&at_.session.proposal(), changed, this, &Dispute::refresh);
  connect(&at_.session.selected(), &SelectedThings::pieces_changed, this, &Dispute::follow_selection);
  connect(&at_.session, &Session::game_changed, this, &Dispute::follow_game);
  connect(&at_.session, &Session::unit_changed, this, [this] { bar_.set_unit(at_.session.unit()); });
  connect(&at_.session, &Session::game_opened, this, [this] {
    if (at_.session.has_game()) remember_ruleset(QString::fromStdString(at_.session.game().ruleset()));
    if (!beginning_) end();
  });
  connect(&at_.session, &Session::ruleset_changed, this, [this] {
    if (at_.session.has_game()) remember_ruleset(QString::fromStdString(at_.session.game().ruleset()));
  });
  connect(&at_.table, &TableView::reach_changed, this, &Dispute::refresh);
}

void Dispute::begin_from_nothing(std::function<void()> back) {
  auto catalogue = installed_catalogue(catalogue_folder());
  if (!catalogue) return at_.warn(spoken(catalogue.problem()));
  catalogue_ = std::move(catalogue).value();
  back_ = std::move(back);
  keep_ = nullptr;
  bar_.show();
  strip_.show();
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
  // The ground has the shape of the view, which the strip leaves free.
  const QWidget& room = *at_.table.parentWidget();
  const double shape = room.height() > 0 ? static_cast<double>(room.width()) / room.height() : 1;
  auto document = dispute_between(*first, *second, **rules, shape);
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
  strip_.set_keeps(true, may_decide);
  at_.session.selected().select(pieces);
  if (!about.empty()) show_ground(ground_around(at_.session.game(), about, move));
  ask(DisputeQuestion::go);
  if (order) at_.session.proposal().propose(*order);
}

void Dispute::begin(Document document, bool of_game) {
  named_.clear();
  drawing_.reset();
  beginning_ = true;
  at_.files.begin(std::move(document));
  beginning_ = false;
  going_on_ = true;
  page_offered_ = false;
  at_.cases.want(CASES_WANTED_BY, true);
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
  at_.asking.ask_way();
  shade_reach(question == DisputeQuestion::far);
  at_.controller.use(question == DisputeQuestion::could ? "stand" : "move");
  if (question == DisputeQuestion::far && at_.session.selected().pieces().empty() &&
      !at_.session.game().pieces().empty())
    at_.controller.select({PieceIndex{0}});
  if (question == DisputeQuestion::could && !at_.session.game().pieces().empty())
    at_.tell(tr("Drag the model to where it stands now."));
  refresh();
}

void Dispute::shade_reach(bool shaded) {
  if (auto* reach = at_.window.findChild<QAction*>("reach")) reach->setChecked(shaded);
}

void Dispute::refresh() {
  if (!going_on_) return;
  if (question_ == DisputeQuestion::far) return show_range();
  strip_.show_own(std::nullopt);
  if (question_ == DisputeQuestion::apart) ask_distance();
}

void Dispute::show_range() {
  const auto& who = at_.session.selected().pieces();
  if (!who.empty()) at_.asking.ask_anywhere(who);
  const auto& shown = at_.table.reach();
  const auto question = at_.asking.question();
  if (!shown || shown->clock || !question || !at_.session.hearing()) return strip_.show_own(std::nullopt);
  ShownAnswer answer = answer_of_reach(shown->snapshot, at_.session.unit());
  answer.asked = spoken(asked_sentence(*question, *at_.session.hearing()), at_.session.unit());
  strip_.show_own(std::move(answer));
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

void Dispute::ask_distance() {
  const auto two = pair();
  if (!two) {
    at_.asking.ask_way();
    return strip_.show_own(ShownAnswer{{}, tr("Click the two models, one after the other."), {}, Verdict::incomplete});
  }
  if (const auto taken = apart(at_.controller, two->first, two->second)) at_.controller.set_pins({taken->tape});
  const Game& game = at_.session.game();
  at_.asking.ask_apart(game.piece(two->first).id, game.piece(two->second).id, bar_.limit());
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
  photograph_.read<PhotographRead>(at_.session.game(), path, nullptr,
                                   [this](const PhotographRead& read) { take_photograph(read.reading); });
}

void Dispute::take_photograph(const Result<PhotoReading>& reading) {
  if (!reading) return at_.warn(reason_text(reading.problem()));
  const PieceSeen* seen = disputed(*reading);
  if (seen == nullptr) return at_.tell(tr("No model with a marker stands elsewhere in the photograph."));
  const Game& game = at_.session.game();
  at_.controller.select({seen->piece});
  ask(DisputeQuestion::could);
  at_.asking.ask_place(question_about(game, *seen));
}

const PieceSeen* Dispute::disputed(const PhotoReading& reading) const {
  const PieceSeen* farthest = nullptr;
  for (const PieceSeen& seen : reading.pieces) {
    if (!stands_elsewhere(seen)) continue;
    const auto& named = at_.session.selected().pieces();
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
  const auto& selection = at_.session.selected().pieces();
  if (selection.size() == 1 && (named_.empty() || named_.back() != selection.front())) {
    named_.push_back(selection.front());
    if (named_.size() > 2) named_.erase(named_.begin());
  }
  refresh();
}

void Dispute::copy_picture() {
  const ShownAnswer& answer = strip_.shown();
  if (answer.grey) return at_.tell(tr("The question has changed: wait for its answer."));
  const QImage table = at_.table.grab(at_.table.frame().toAlignedRect()).toImage();
  QGuiApplication::clipboard()->setImage(answer_picture(table, answer, at_.table.view_style().dark));
  at_.tell(tr("The picture is on the clipboard."));
}

QString Dispute::result_text() const {
  const ShownAnswer& answer = strip_.shown();
  return tr("%1: %2 %3").arg(answer.asked, answer.sentence, answer.because()).trimmed();
}

void Dispute::note_answer() {
  add_remark(at_.session, {record_of(at_.session.game()).here, result_text().toStdString(), {}});
}

void Dispute::keep(bool as_decision) {
  const ShownAnswer& answer = strip_.shown();
  if (answer.sentence.isEmpty() || answer.grey) return;
  if (!keep_) {
    note_answer();
    return at_.tell(tr("The answer is in the history."));
  }
  DisputeResult result{result_text(), as_decision, answer.verdict.value_or(Verdict::legal), {}};
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

/// A dispute that no game waits for is found again under *Go on*, with its answer in its history.
void Dispute::put_by() {
  if (!going_on_ || keep_ || at_.session.game().pieces().empty()) return;
  QStringList names;
  for (const auto& piece : at_.session.game().pieces()) names << QString::fromStdString(label(*piece));
  const ShownAnswer& answer = strip_.shown();
  if (!answer.sentence.isEmpty() && !answer.grey && !answer.asked.isEmpty()) note_answer();
  Document document = at_.session.file().document();
  document.game = document.game.with_title(tr("Dispute: %1").arg(names.join(QStringLiteral(", "))).toStdString());
  if (const auto kept = at_.files.put_by(document); !kept) at_.warn(spoken(kept.problem()));
}

void Dispute::leave() {
  put_by();
  const auto back = std::exchange(back_, nullptr);
  keep_ = nullptr;
  if (back) return back();
  if (!going_on_) return end();
  if (at_.session.file().name().isEmpty()) let_go();
  at_.files.close_game();
}

void Dispute::come_from(const RuledFrom& from) { at_.cases.come_from(from); }

// Once ruled, and only for who keeps cases. Who closes the page is not asked again.
void Dispute::offer_page() {
  const CasesPtr& found = at_.cases.found();
  if (!going_on_ || page_offered_ || !at_.cases.is_current() || !found || !found->move) return;
  if (QGuiApplication::mouseButtons() != Qt::NoButton) return QTimer::singleShot(HELD_REST, this, &Dispute::offer_page);
  page_offered_ = true;
  at_.come_up("decide");
}

void Dispute::take_filed(const FiledDecision& decision) {
  if (!going_on_ || !keep_) return;
  QString text = result_text();
  if (!decision.reason.isEmpty()) text += ' ' + decision.reason;
  keep_({text, decision.is_from_record, decision.verdict, decision.umpire, decision.hash});
}

void Dispute::end() {
  going_on_ = false;
  at_.cases.want(CASES_WANTED_BY, false);
  drawing_.reset();
  bar_.hide();
  strip_.show_own(std::nullopt);
  strip_.set_keeps(true, false);
  strip_.setVisible(at_.session.has_game());
}

void Dispute::let_go() { at_.session.file().saved_as({}, at_.session.file().document().source); }

}  // namespace linesman
