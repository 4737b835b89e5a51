#include "ui/window/state_at_table.h"

#include <QApplication>
#include <algorithm>

#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "rules/modified.h"
#include "state/keys.h"
#include "table/status.h"

namespace linesman {

namespace {

constexpr double BESIDE = 14;  // pixels between a model and its card

}  // namespace

StateAtTable::StateAtTable(CommandContext& at, QObject* parent)
    : QObject(parent),
      at_(at),
      card_(new StateCard(at.session, &at.table)),
      interrupt_(new InterruptCard(at.session, &at.table)) {
  const auto back = [this] { at_.table.setFocus(); };
  for (TableCard* card : {static_cast<TableCard*>(card_), static_cast<TableCard*>(interrupt_)})
    connect(card, &TableCard::left, this, back);
  connect(card_, &StateCard::said, this, [this](const QString& sentence) { at_.tell(sentence); });
  connect(interrupt_, &InterruptCard::said, this, [this](const QString& sentence) { at_.tell(sentence); });
  connect(interrupt_, &InterruptCard::previewed, &at_.table, &TableView::show_preview);
  connect(&at_.table, &TableView::mark_clicked, this, &StateAtTable::click);
  connect(&at_.table, &TableView::view_changed, this, qOverload<>(&StateAtTable::place));
  for (const auto over : {&Session::game_opened, &Session::past_changed})
    connect(&at_.session, over, this, &StateAtTable::close);
  connect(&at_.session.selected(), &SelectedThings::pieces_changed, this, &StateAtTable::close);
  connect(&at_.session.proposal(), &ProposedOrder::order_changed, this, [this] { interrupt_->hide(); });
  connect(&at_.session, &Session::game_changed, this, [this] { interrupt_->hide(); });
}

std::vector<PieceIndex> StateAtTable::selected() {
  std::vector<PieceIndex> pieces = at_.controller.selection();
  if (pieces.empty()) at_.tell(tr("Select a model first."));
  return pieces;
}

bool StateAtTable::may_set(std::string_view key) {
  const Terms* terms = at_.session.terms();
  if (terms == nullptr || !keeps_own(*terms, key)) return true;
  at_.tell(tr("These rules have a meaning of their own for it: see the page Model."));
  return false;
}

void StateAtTable::hold_or_free() {
  const auto pieces = selected();
  if (pieces.empty() || !may_set(state::HELD)) return;
  const Game& game = at_.session.game();
  if (is_any_held(game, pieces)) {
    close();
    const QString who = name_of_pieces(game, pieces);
    free_pieces(at_.session, pieces);
    return at_.tell(tr("%1 is free again.").arg(who));
  }
  const state::Hold hold = card_->next_hold();
  hold_pieces(at_.session, pieces, hold);
  card_->show_hold();
  place(*card_);
  at_.tell(tr("Held: %1. B frees it, Shift+B gives another reason.").arg(QString::fromStdString(hold.why)));
}

void StateAtTable::change_hold() {
  const auto pieces = selected();
  if (pieces.empty() || !may_set(state::HELD)) return;
  if (!is_any_held(at_.session.game(), pieces)) hold_pieces(at_.session, pieces, card_->next_hold());
  card_->show_hold();
  place(*card_);
  card_->take_focus();
}

void StateAtTable::modify(double by) {
  if (card_->shows_modifier()) return card_->step(by);
  if (selected().empty() || !may_set(state::MODIFIER)) return;
  card_->show_modifier(by);
  place(*card_);
}

void StateAtTable::interrupt() {
  if (!at_.session.proposal().order()) return at_.tell(tr("Propose a move first: then it can be interrupted."));
  if (!interrupt_->begin()) return at_.tell(tr("This move cannot be interrupted."));
  place(*interrupt_);
}

void StateAtTable::make_wrecks() {
  const auto pieces = selected();
  if (pieces.empty()) return;
  const Game& game = at_.session.game();
  std::vector<std::string> ids;
  std::vector<PieceIndex> lost;
  for (const PieceIndex piece : pieces) {
    ids.push_back(game.piece(piece).id);
    const auto aboard = all_aboard(game, piece);
    lost.insert(lost.end(), aboard.begin(), aboard.end());
  }
  if (lost.empty()) return make_wrecks_of(ids, false);
  at_.ask(tr("%1 carries %2.").arg(name_of_pieces(game, pieces), name_of_pieces(game, lost)), tr("They are lost too"),
          [this, ids] { make_wrecks_of(ids, true); });
}

void StateAtTable::make_wrecks_of(const std::vector<std::string>& ids, bool lose_aboard) {
  const Game& game = at_.session.game();
  std::vector<PieceIndex> pieces;
  for (const std::string& id : ids)
    if (const auto piece = game.find_piece(id)) pieces.push_back(*piece);
  if (pieces.empty()) return;
  const QString who = name_of_pieces(game, pieces);
  if (const auto done = linesman::make_wrecks(at_.session, pieces, lose_aboard); !done)
    return at_.warn(reason_text(done.problem()));
  at_.offer(pieces.size() == 1 ? tr("%1 is a wreck now.").arg(who) : tr("%1 are wrecks now.").arg(who), tr("Undo"),
            [this] { at_.undo.undo(); });
}

void StateAtTable::click(PieceIndex piece, const StateMark& mark) {
  at_.controller.select({piece});
  switch (mark.form) {
    case StateMarkForm::unread: card_->show_unread(piece, mark.key); break;
    case StateMarkForm::figure: card_->show_modifier(-1); break;
    default: return change_hold();
  }
  place(*card_);
  if (mark.form == StateMarkForm::unread) card_->take_focus();
}

bool StateAtTable::close() {
  const bool open = card_->isVisible() || interrupt_->isVisible();
  const bool focus =
      card_->isAncestorOf(QApplication::focusWidget()) || interrupt_->isAncestorOf(QApplication::focusWidget());
  card_->hide();
  interrupt_->hide();
  if (focus) at_.table.setFocus();
  return open;
}

void StateAtTable::place() {
  for (QWidget* card : {static_cast<QWidget*>(card_), static_cast<QWidget*>(interrupt_)})
    if (card->isVisible()) place(*card);
}

// Beside the models and their way, where there is most room.
void StateAtTable::place(QWidget& card) {
  card.adjustSize();
  QRectF about;
  const Projection& projection = at_.table.projection();
  const auto add = [&](const Pose& pose, double radius) {
    about |= projection.to_paper(Box{pose.at, pose.at}.grown(radius));
  };
  const Game& game = at_.session.game();
  for (const PieceIndex piece : at_.controller.selection())
    add(game.piece(piece).pose, outer_radius(at_.controller.footprint(piece)));
  if (const AnswerPtr& answer = at_.session.proposal().answer();
      &card == interrupt_ && answer && answer->trace() != nullptr)
    for (const PieceTrace& way : answer->trace()->pieces) add(way.end.pose, outer_radius(way.footprint));
  const QRectF frame = at_.table.frame();
  const QSizeF size = card.size();
  QPointF corner(about.right() + BESIDE, about.top());
  if (corner.x() + size.width() > frame.right()) corner.setX(about.left() - BESIDE - size.width());
  corner.setX(std::clamp(corner.x(), frame.left(), std::max(frame.left(), frame.right() - size.width())));
  corner.setY(std::clamp(corner.y(), frame.top(), std::max(frame.top(), frame.bottom() - size.height())));
  card.move(corner.toPoint());
}

}  // namespace linesman
