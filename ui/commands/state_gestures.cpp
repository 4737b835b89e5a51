#include "ui/commands/state_gestures.h"

#include <QObject>
#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include "files/documents/document.h"
#include "files/documents/record.h"
#include "referee/wrecked.h"
#include "state/keys.h"
#include "ui/commands/gestures.h"

namespace linesman {

namespace {

constexpr int MOST_REASONS = 8;
constexpr std::size_t MOST_ENTRIES = 500;  // of a record that are read for reasons

Game with_status(const Game& game, PieceIndex i, const std::function<Value(const Value&)>& change) {
  Piece piece = game.piece(i);
  piece.status = change(piece.status);
  return piece.status == game.piece(i).status ? game : game.with_piece(i, std::move(piece));
}

Game with_unit_status(const Game& game, UnitIndex i, const std::function<Value(const Value&)>& change) {
  std::vector<Unit> units = game.units();
  Unit& unit = units.at(at(i));
  unit.status = change(unit.status);
  return unit.status == game.unit(i).status ? game : game.with_units(std::move(units));
}

Game with_statuses(const Game& game, const std::vector<PieceIndex>& pieces,
                   const std::function<Value(const Value&)>& change) {
  Game after = game;
  for (const PieceIndex i : pieces) after = with_status(after, i, change);
  return after;
}

void push(Session& session, const Game& after, const QString& what, const std::vector<PieceIndex>& pieces) {
  const Game& game = session.game();
  change_by_hand(session, after,
                 what.arg(pieces.size() == 1 ? QString::fromStdString(label(game.piece(pieces.front())))
                                             : QObject::tr("%n models", nullptr, static_cast<int>(pieces.size()))));
}

/// The owner of a status that no rule reads: the piece, else its unit.
bool is_own(const Game& game, PieceIndex piece, const std::string& key) {
  return game.piece(piece).status.find(key) != nullptr;
}

/// The status in place of that key. Its end stays.
void replace_status(Session& session, PieceIndex index, const std::string& key, const QString& what,
                    const std::function<Value(const Value& status, const Value& is)>& with) {
  const Game& game = session.game();
  const Piece& piece = game.piece(index);
  const bool own = is_own(game, index, key);
  if (!own && (!piece.unit || game.unit(*piece.unit).status.find(key) == nullptr)) return;
  const auto change = [&](const Value& status) {
    const Value& value = status[key];
    return with(status.without(key), value.is_object() ? value[state::IS] : value);
  };
  push(session, own ? with_status(game, index, change) : with_unit_status(game, *piece.unit, change), what, {index});
}

/// "2 shock", "shock".
std::string reason_of(const std::string& key, const Value& is) {
  const auto number = is.number();
  return number ? QString::number(*number).toStdString() + " " + key : key;
}

}  // namespace

bool is_any_held(const Game& game, const std::vector<PieceIndex>& pieces) {
  const Game now = state::in_force(game);
  return std::any_of(pieces.begin(), pieces.end(), [&](PieceIndex i) { return !state::holds_of(now, i).empty(); });
}

void hold_pieces(Session& session, const std::vector<PieceIndex>& pieces, const state::Hold& hold) {
  const state::Moment now = state::moment_of(session.game());
  const Game after =
      with_statuses(session.game(), pieces, [&](const Value& status) { return state::holding(status, hold, now); });
  push(session, after, QObject::tr("holding %1"), pieces);
}

void free_pieces(Session& session, const std::vector<PieceIndex>& pieces) {
  Game after = with_statuses(session.game(), pieces, state::without_holds);
  for (const PieceIndex i : pieces)
    if (const auto unit = after.piece(i).unit) after = with_unit_status(after, *unit, state::without_holds);
  push(session, after, QObject::tr("freeing %1"), pieces);
}

void change_hold(Session& session, const std::vector<PieceIndex>& pieces, const state::Hold& hold) {
  const state::Moment now = state::moment_of(session.game());
  const Game after = with_statuses(session.game(), pieces, [&](const Value& status) {
    const std::size_t count = state::holds_in(status).size();
    return count == 0 ? status : state::holding(state::without_hold(status, count - 1), hold, now);
  });
  push(session, after, QObject::tr("the hold on %1"), pieces);
}

void modify_pieces(Session& session, const std::vector<PieceIndex>& pieces, const state::Modifier& modifier) {
  const state::Moment now = state::moment_of(session.game());
  const Game after = with_statuses(session.game(), pieces,
                                   [&](const Value& status) { return state::modified(status, modifier, now); });
  push(session, after, QObject::tr("the modifier of %1"), pieces);
}

void lift_status(Session& session, PieceIndex index, const StatusInWords& status) {
  const Game& game = session.game();
  const auto change = [&](const Value& before) {
    if (status.form == StatusForm::hold) return state::without_hold(before, status.number);
    if (status.form == StatusForm::modifier) return state::without_modifier(before, status.number);
    return before.without(status.key);
  };
  const auto unit = game.piece(index).unit;
  if (status.of_unit && !unit) return;
  push(session, status.of_unit ? with_unit_status(game, *unit, change) : with_status(game, index, change),
       QObject::tr("a status of %1"), {index});
}

void make_hold_of(Session& session, PieceIndex piece, const std::string& key) {
  const state::Moment now = state::moment_of(session.game());
  replace_status(session, piece, key, QObject::tr("holding %1"), [&](const Value& status, const Value& is) {
    return state::holding(status, {.why = reason_of(key, is)}, now);
  });
}

void make_modifier_of(Session& session, PieceIndex piece, const std::string& key) {
  const state::Moment now = state::moment_of(session.game());
  replace_status(session, piece, key, QObject::tr("the modifier of %1"), [&](const Value& status, const Value& is) {
    return state::modified(status, {.add = -std::abs(is.number().value_or(1)), .why = reason_of(key, is)}, now);
  });
}

Result<void> make_wrecks(Session& session, const std::vector<PieceIndex>& pieces, bool lose_aboard) {
  if (!session.hearing()) return session.hearing_problem();
  std::vector<std::string> ids;
  for (const PieceIndex i : pieces) ids.push_back(session.game().piece(i).id);
  Hearing hearing = *session.hearing();
  for (const std::string& id : ids) {
    if (!hearing.game().find_piece(id)) continue;  // it was aboard one that is gone
    auto done = wrecked(hearing, {id, {}, lose_aboard});
    if (!done) return done.problem();
    auto next = hearing.on(done->game);
    if (!next) return next.problem();
    hearing = *std::move(next);
  }
  push(session, hearing.game(), QObject::tr("the wreck of %1"), pieces);
  return {};
}

bool begin_next_phase(Session& session) {
  const Game& game = session.game();
  const state::Moment now = state::moment_of(game);
  if (now.phase >= LAST_TURN) return false;
  change_by_hand(session, state::at_moment(game, game.turn(), now.phase + 1),
                 QObject::tr("phase %1").arg(now.phase + 1));
  return true;
}

QStringList reasons_in(const Game& game, ReasonOf of) {
  QStringList reasons;
  std::set<std::string> known;
  const auto add = [&](const std::string& why) {
    if (!why.empty() && reasons.size() < MOST_REASONS && known.insert(why).second)
      reasons << QString::fromStdString(why);
  };
  const auto add_of = [&](const Value& status) {
    if (!status.is_object()) return;
    const auto holds = of == ReasonOf::hold ? state::holds_in(status) : std::vector<state::Hold>();
    const auto modifiers = of == ReasonOf::modifier ? state::modifiers_in(status) : std::vector<state::Modifier>();
    for (auto hold = holds.rbegin(); hold != holds.rend(); ++hold) add(hold->why);
    for (auto modifier = modifiers.rbegin(); modifier != modifiers.rend(); ++modifier) add(modifier->why);
  };
  const auto& entries = game.history().items();
  const std::size_t least = entries.size() > MOST_ENTRIES ? entries.size() - MOST_ENTRIES : 0;
  for (std::size_t i = entries.size(); i-- > least;) {
    const Entry entry(entries[i], static_cast<std::int64_t>(i + 1));
    if (!entry.change().is_object()) continue;
    for (const char* list : {"pieces", "units"})
      for (const Value& thing : entry.change()[list].items()) add_of(thing["status"]);
  }
  for (const auto& piece : game.pieces()) add_of(piece->status);
  for (const Unit& unit : game.units()) add_of(unit.status);
  return reasons;
}

}  // namespace linesman
