#include "ui/commands/gestures.h"

#include <cmath>

#include "base/tolerance.h"
#include "files/history.h"
#include "rules/vocabulary.h"
#include "ui/commands/change_game.h"

namespace linesman {
namespace {

void push(Session& session, Game after, const QString& text) {
  session.undo_stack().push(new ChangeGame(session, std::move(after), text));
}

void push_edit(Session& session, const Game& after, const QString& text) {
  push(session, record_edit(session.game(), after), text);
}

/// The terms of play belong into the history only once there is play that was ruled under others.
void push_terms(Session& session, const Game& after, const QString& text) {
  push(session, session.game().history().size() > 0 ? record_edit(session.game(), after) : after, text);
}

Value changed(const Value& object, const std::string& key, const Value& value) {
  return value.is_null() ? object.without(key) : object.with(key, value);
}

bool can_be_saved(const Pose& pose) {
  const auto near = [](double x) { return std::abs(x) <= FARTHEST_COORDINATE; };
  return near(pose.at.x) && near(pose.at.y) && near(pose.altitude) && pose.altitude >= 0;
}

QString name_of_piece(const Piece& piece) { return QString::fromStdString(label(piece)); }

void push_piece(Session& session, PieceIndex index, Piece after, const QString& text) {
  push_edit(session, session.game().with_piece(index, std::move(after)), text);
}

/// The newest entry of the history says who agreed.
Game with_agreement(const Game& game, const QString& agreed_by) {
  Value::Array history = game.history().items();
  history.back() = history.back().with("agreed_by", Value(agreed_by.toStdString()));
  return game.with_history(std::move(history));
}

}  // namespace

Result<void> carry_out_order(Session& session, const QString& agreed_by) {
  if (session.has_game()) session.answer_now();  // a walk that is still being looked for becomes the order
  if (!session.has_game() || !session.order()) return Problem{{}, "There is no order to carry out."};
  if (!session.hearing()) return session.hearing_problem();
  auto done = carry_out(*session.hearing(), *session.order());
  if (!done) return done.problem();
  const Verdict verdict = done->judgement.ruling.verdict;
  if (verdict != Verdict::legal && verdict != Verdict::marginal)
    return Problem{{}, "The order is " + std::string(name_of(verdict)) + ", so it cannot be carried out."};
  const Game after = agreed_by.isEmpty() ? done->game : with_agreement(done->game, agreed_by);
  const Order order = *session.order();
  const auto pieces = ordered_pieces(session.game(), order);
  const auto* unit = std::get_if<OneUnit>(&order.who);
  const QString who = pieces && pieces->size() == 1 ? name_of_piece(session.game().piece(pieces->front()))
                                                    : QString::fromStdString(unit ? unit->id : "");
  const QString text = who.isEmpty() ? QObject::tr("the move") : QObject::tr("the move of %1").arg(who);
  session.undo_stack().push(new ChangeGame(session, after, text, order));
  return {};
}

void edit_piece(Session& session, PieceIndex index, Keep where, const std::string& key, const Value& value) {
  Piece piece = session.game().piece(index);
  Value& object = where == Keep::traits ? piece.traits : piece.status;
  const Value after = changed(object, key, value);
  if (after == object) return;
  object = after;
  push_piece(session, index, piece, QObject::tr("%1 of %2").arg(QString::fromStdString(key), name_of_piece(piece)));
}

void edit_unit(Session& session, UnitIndex index, Keep where, const std::string& key, const Value& value) {
  std::vector<Unit> units = session.game().units();
  Unit& unit = units.at(at(index));
  Value& object = where == Keep::traits ? unit.traits : unit.status;
  const Value after = changed(object, key, value);
  if (after == object) return;
  object = after;
  const QString text = QObject::tr("%1 of %2").arg(QString::fromStdString(key), QString::fromStdString(label(unit)));
  push_edit(session, session.game().with_units(std::move(units)), text);
}

void rename_piece(Session& session, PieceIndex index, const std::string& name) {
  Piece piece = session.game().piece(index);
  if (piece.name == name) return;
  piece.name = name;
  push_piece(session, index, piece, QObject::tr("the name of %1").arg(name_of_piece(piece)));
}

void change_side(Session& session, PieceIndex index, const std::string& side) {
  Piece piece = session.game().piece(index);
  if (piece.unit || side.empty() || piece.side == side) return;
  piece.side = side;
  push_piece(session, index, piece, QObject::tr("the side of %1").arg(name_of_piece(piece)));
}

void place_piece(Session& session, PieceIndex index, const Pose& pose) {
  Piece piece = session.game().piece(index);
  if (piece.pose == pose || !can_be_saved(pose)) return;
  piece.pose = pose;
  push_piece(session, index, piece, QObject::tr("the place of %1").arg(name_of_piece(piece)));
}

void change_by_hand(Session& session, const Game& after, const QString& text) { push_edit(session, after, text); }

void change_turn(Session& session, std::int64_t turn) {
  if (turn == session.game().turn()) return;
  push_edit(session, session.game().with_turn(turn), QObject::tr("turn %1").arg(turn));
}

void change_title(Session& session, const std::string& title) {
  if (title == session.game().title()) return;
  push(session, session.game().with_title(title), QObject::tr("the title"));
}

void change_ruleset(Session& session, const std::string& id) {
  if (id == session.game().ruleset()) return;
  const Agreement agreed = session.agreement_under(id);
  push_terms(session, session.game().with_ruleset(id, agreed.options, agreed.house_rules),
             QObject::tr("the ruleset %1").arg(QString::fromStdString(id)));
}

Result<void> change_agreement(Session& session, Value options, Value house_rules, double tolerance) {
  const Game& game = session.game();
  const auto ruleset = session.rulesets().ruleset(game.ruleset(), house_rules);
  if (!ruleset) return ruleset.problem();
  const Game after = game.with_ruleset(game.ruleset(), options, house_rules).with_tolerance(tolerance);
  for (const Problem& problem : check_vocabulary((*ruleset)->data(), after))
    if (problem.pointer.starts_with("/options")) return problem;
  const bool same = options == game.options() && house_rules == game.house_rules() && tolerance == game.tolerance();
  if (!same) push_terms(session, after, QObject::tr("the options"));
  return {};
}

}  // namespace linesman
