#include "ui/commands/gestures.h"

#include <QCoreApplication>
#include <algorithm>

#include "base/vec.h"
#include "record/history.h"
#include "rules/vocabulary.h"
#include "state/statuses.h"
#include "table/losses.h"
#include "table/roster.h"
#include "ui/commands/change_game.h"

namespace linesman {

RollDice::RollDice(Session& session, Roll roll)
    : QUndoCommand(QCoreApplication::translate("Commands", "the dice")),
      session_(session),
      roll_(std::move(roll)),
      before_(session.game()),
      after_(record_roll(before_, roll_, session.entry_basis())) {}

void RollDice::undo() {
  session_.set_game(with_whole_record(session_, before_));
  session_.proposal().give_dice(roll_.pieces, roll_.purpose, {});
}

void RollDice::redo() {
  session_.set_game(with_whole_record(session_, after_));
  session_.proposal().give_dice(roll_.pieces, roll_.purpose, roll_.faces);
}

namespace {

void push_edit(Session& session, const Game& after, const QString& text, const std::string& photograph = {}) {
  push_change(session, record_edit(session.game(), after, session.entry_basis(), photograph), text);
}

Value changed(const Value& object, const std::string& key, const Value& value) {
  return value.is_null() ? object.without(key) : object.with(key, value);
}

bool can_be_saved(const Pose& pose) { return is_point(pose.at) && is_coordinate(pose.altitude) && pose.altitude >= 0; }

/// What the newest ruling asks for that purpose: "2d6"; empty when it asks nothing.
std::string need_of(const Session& session, const std::string& purpose) {
  const Ruling* ruling = session.proposal().answer() ? session.proposal().answer()->ruling() : nullptr;
  if (ruling != nullptr)
    for (const DiceNeed& need : ruling->dice)
      if (need.purpose == purpose) return need.need;
  return {};
}

QString name_of_piece(const Piece& piece) { return QString::fromStdString(label(piece)); }

QString name_of_pieces(const Game& game, const std::vector<PieceIndex>& pieces) {
  return pieces.size() == 1 ? name_of_piece(game.piece(pieces.front()))
                            : QObject::tr("%n models", nullptr, static_cast<int>(pieces.size()));
}

void push_piece(Session& session, PieceIndex index, Piece after, const QString& text) {
  push_edit(session, session.game().with_piece(index, std::move(after)), text);
}

Problem not_carried_out(Verdict verdict) {
  return {{},
          verdict == Verdict::incomplete ? "Dice are missing: enter them first."
                                         : "The move is illegal: it cannot be carried out."};
}

QString move_of(const Game& game, const Order& order) {
  const auto pieces = ordered_pieces(game, order);
  const auto* unit = std::get_if<OneUnit>(&order.who);
  const QString who = pieces && pieces->size() == 1 ? name_of_piece(game.piece(pieces->front()))
                                                    : QString::fromStdString(unit ? unit->id : "");
  return who.isEmpty() ? QObject::tr("the move") : QObject::tr("the move of %1").arg(who);
}

/// Each order is an entry of the history; undo takes all of them back at once.
Result<void> carry_out_in_turn(Session& session, const OrderAnswer& shown) {
  Hearing hearing = *session.hearing();
  const EntryBasis basis(session.entry_basis().under);
  for (const Order& order : shown.form->formed.orders) {
    auto done = carry_out(hearing, order, {}, basis);
    if (!done) return done.problem();
    const Verdict verdict = done->judgement.ruling.verdict;
    if (!is_allowed(verdict)) return not_carried_out(verdict);
    auto after = hearing.on(done->game);
    if (!after) return after.problem();
    hearing = *std::move(after);
  }
  const Order asked = *session.proposal().order();
  push_change(session, hearing.game(), move_of(session.game(), asked), asked);
  return {};
}

}  // namespace

Result<void> carry_out_order(Session& session, const QString& agreed_by) {
  // A walk that is still being looked for becomes the order.
  const AnswerPtr shown = session.has_game() ? session.proposal().answer_now() : nullptr;
  if (!session.has_game() || !session.proposal().order()) return Problem{{}, "There is no move to carry out."};
  if (!session.hearing()) return session.hearing_problem();
  if (shown->goes_in_turn()) return carry_out_in_turn(session, *shown);
  if (shown->problem()) return *shown->problem();
  const AlreadyJudged judged{shown->game, shown->order, *shown->judgement()};
  EntryBasis basis = session.entry_basis();
  basis.judged = &judged;
  auto done = carry_out(*session.hearing(), shown->order, agreed_by.toStdString(), basis);
  if (!done) return done.problem();
  const Verdict verdict = done->judgement.ruling.verdict;
  if (!is_allowed(verdict)) return not_carried_out(verdict);
  const Order order = shown->order;
  push_change(session, done->game, move_of(session.game(), order), order);
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

void change_side(Session& session, const std::vector<PieceIndex>& pieces, const std::string& side) {
  const Game& game = session.game();
  const auto there = [&](PieceIndex i) { return game.piece(i).side == side; };
  if (side.empty() || std::all_of(pieces.begin(), pieces.end(), there)) return;
  push_edit(session, on_side(game, pieces, side), QObject::tr("the side of %1").arg(name_of_pieces(game, pieces)));
}

void change_base(Session& session, const std::vector<PieceIndex>& pieces, const Footprint& base) {
  Game after = session.game();
  for (const PieceIndex i : pieces) {
    after = after.with_piece(i, with_base(after.piece(i), base));
  }
  push_edit(session, after, QObject::tr("the base of %1").arg(name_of_pieces(after, pieces)));
}

void change_unit(Session& session, const std::vector<PieceIndex>& pieces, std::optional<UnitIndex> unit) {
  const Game& game = session.game();
  const auto there = [&](PieceIndex i) { return game.piece(i).unit == unit; };
  if (std::all_of(pieces.begin(), pieces.end(), there)) return;
  push_edit(session, unit ? in_unit(game, pieces, *unit) : without_unit(game, pieces),
            QObject::tr("the unit of %1").arg(name_of_pieces(game, pieces)));
}

void make_unit(Session& session, const std::vector<PieceIndex>& pieces, const std::string& name) {
  push_edit(session, in_new_unit(session.game(), pieces, name),
            QObject::tr("the unit %1").arg(QString::fromStdString(name)));
}

void rename_unit(Session& session, UnitIndex unit, const std::string& name) {
  if (session.game().unit(unit).name == name) return;
  push_edit(session, with_unit_named(session.game(), unit, name),
            QObject::tr("the name of %1").arg(QString::fromStdString(label(session.game().unit(unit)))));
}

void place_piece(Session& session, PieceIndex index, const Pose& pose) {
  Piece piece = session.game().piece(index);
  if (piece.pose == pose || !can_be_saved(pose)) return;
  piece.pose = pose;
  push_piece(session, index, piece, QObject::tr("the place of %1").arg(name_of_piece(piece)));
}

void record_dice(Session& session, const std::string& purpose, const std::vector<double>& faces, RolledBy by) {
  if (!session.has_game() || faces.empty()) return;
  Roll roll{purpose, need_of(session, purpose), faces, by, session.proposal().dice_owners()};
  const Record record = record_of(session.game());
  if (by == RolledBy::table && record.here > 0) {
    const auto last = roll_of(record.entries[static_cast<std::size_t>(record.here - 1)]);
    if (last && last->purpose == purpose && last->faces == faces && last->pieces == roll.pieces) return;
  }
  session.file().undo_stack().push(new RollDice(session, std::move(roll)));
}

void change_by_hand(Session& session, const Game& after, const QString& text, const std::string& photograph) {
  push_edit(session, after, text, photograph);
}

void change_turn(Session& session, std::int64_t turn) {
  if (turn == session.game().turn()) return;
  push_edit(session, state::at_moment(session.game(), turn, {}), QObject::tr("turn %1").arg(turn));
}

void change_plan(Session& session, const Plan& plan, const QString& text) {
  if (plan == plan_of(session.game())) return;
  push_edit(session, with_plan(session.game(), plan), text);
}

void change_title(Session& session, const std::string& title) {
  if (title == session.game().title()) return;
  push_change(session, session.game().with_title(title), QObject::tr("the title"));
}

void change_ruleset(Session& session, const std::string& id) {
  if (id == session.game().ruleset()) return;
  const Agreement agreed = session.agreement_under(id);
  push_edit(session, session.game().with_ruleset(id, agreed.options, agreed.house_rules),
            QObject::tr("the ruleset %1").arg(QString::fromStdString(id)));
}

Result<void> change_agreement(Session& session, const Value& options, const Value& house_rules, double tolerance) {
  const Game& game = session.game();
  const auto ruleset = session.rulesets().ruleset(game.ruleset(), house_rules);
  if (!ruleset) return ruleset.problem();
  const Game after = game.with_ruleset(game.ruleset(), options, house_rules).with_tolerance(tolerance);
  for (const Problem& problem : check_vocabulary((*ruleset)->data(), after))
    if (problem.pointer.starts_with("/options")) return problem;
  const bool same = options == game.options() && house_rules == game.house_rules() && tolerance == game.tolerance();
  if (!same) push_edit(session, after, QObject::tr("the options"));
  return {};
}

}  // namespace linesman
