#include "ui/session/turn_state.h"

#include <QStringList>
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "files/documents/record.h"
#include "files/orders/order_json.h"
#include "movement/grid/hex_grid.h"
#include "state/status_edits.h"
#include "table/plan.h"
#include "ui/session/session_words.h"

namespace linesman {

namespace {

using session::tr;

/// The ids that an order names, by itself or with a unit.
std::vector<std::string> ids_in(const Value& order, const Game& game) {
  std::vector<std::string> ids;
  if (const auto id = order["piece"].text()) ids.emplace_back(*id);
  if (const Value& several = order["pieces"]; several.is_array())
    for (const Value& each : several.items()) ids.emplace_back(each.text().value_or(""));
  const auto unit = game.find_unit(order["unit"].text().value_or(""));
  if (unit)
    for (const PieceIndex piece : game.pieces_of(*unit)) ids.push_back(game.piece(piece).id);
  return ids;
}

/// Where a piece of a record stood; nothing for one that stood nowhere.
std::optional<Pose> pose_in(const Value& piece, const Table& table) {
  Pose pose;
  const Value& hex = piece["hex"];
  const Value& place = hex.is_array() ? hex : piece["at"];
  if (!place.is_array() || place.size() != 2) return std::nullopt;
  if (hex.is_array()) {
    if (!table.hex) return std::nullopt;
    const Hex in{static_cast<int>(place[0].whole().value_or(0)), static_cast<int>(place[1].whole().value_or(0))};
    pose.at = HexGrid(*table.hex).centre(in);
  } else {
    pose.at = {place[0].number().value_or(0), place[1].number().value_or(0)};
  }
  pose.facing = piece["facing"].number().value_or(0);
  return pose;
}

std::vector<LastMoved> moved_by(const Entry& entry, const Game& game) {
  std::vector<LastMoved> moved;
  const auto order = read_order(entry.order(), {});
  const Value& before = entry.before()["pieces"];
  if (!order || !before.is_array()) return moved;
  for (const Value& piece : before.items()) {
    const std::string id(piece["id"].text().value_or(""));
    const auto index = game.find_piece(id);
    const auto from = pose_in(piece, game.table());
    const bool came_on = order->starts.of(id) != nullptr;
    if (!index || !from || came_on || !game.piece(*index).on_table() || game.piece(*index).pose.at == from->at)
      continue;
    const Path* path = order->paths.of(id);
    moved.push_back({*index, *from, path != nullptr ? *path : Path{}});
  }
  return moved;
}

/// Statuses with a value under which a model has to move: members `must_move` of the ruleset's data.
bool has_to_move(const Value& fields, const Game& game, const Piece& piece) {
  if (!fields.is_array()) return false;
  return std::any_of(fields.items().begin(), fields.items().end(), [&](const Value& field) {
    const Value& values = field["must_move"];
    if (!values.is_array()) return false;
    const std::string key(field["key"].text().value_or(""));
    const Value* value = piece.status.find(key);
    if (value == nullptr && piece.unit) value = game.unit(*piece.unit).status.find(key);
    return value != nullptr && std::find(values.items().begin(), values.items().end(), *value) != values.items().end();
  });
}

/// A unit, or a model that is in none.
std::set<std::string> names_of_groups(const std::vector<PieceIndex>& pieces, const Game& game) {
  std::set<std::string> names;
  for (const PieceIndex i : pieces) {
    const Piece& piece = game.piece(i);
    names.insert(piece.unit ? label(game.unit(*piece.unit)) : label(piece));
  }
  return names;
}

std::size_t count_of_groups(const std::vector<PieceIndex>& pieces, const Game& game) {
  std::set<std::string> ids;
  for (const PieceIndex i : pieces) {
    const Piece& piece = game.piece(i);
    ids.insert(piece.unit ? game.unit(*piece.unit).id : piece.id);
  }
  return ids.size();
}

}  // namespace

TurnState turn_state(const Game& game, const RulesetData* data) {
  TurnState turn;
  const Record record = record_of(game);
  std::set<std::string> ordered;
  bool any = false;
  // An entry that was never checked may say that it follows anything; going back by at least one always ends.
  const auto count = static_cast<std::int64_t>(record.entries.size());
  for (std::int64_t seq = std::min(record.here, count); seq > 0;) {
    const Entry entry(record.entries[static_cast<std::size_t>(seq - 1)], seq);
    if (entry.kind() == EntryKind::edit && entry.change().find("turn") != nullptr) break;
    if (entry.order().is_object()) {
      if (!std::exchange(any, true)) turn.last = moved_by(entry, game);
      for (std::string& id : ids_in(entry.order(), game)) ordered.insert(std::move(id));
    }
    seq = std::min(entry.after(), seq - 1);
  }
  const std::string playing = plan_of(game).playing;
  const Game now = state::is_marked(game) ? state::in_force(game) : game;
  // Who may not go is not waited for.
  const auto may_go = [&](PieceIndex i) {
    const std::vector<state::Hold> holds = state::holds_of(now, i);
    return std::none_of(holds.begin(), holds.end(), [](const state::Hold& hold) { return hold.go; });
  };
  const Value& fields = data != nullptr ? data->raw["status"] : Value::empty_object();
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Piece& piece = *game.pieces()[i];
    const auto index = static_cast<PieceIndex>(i);
    if (ordered.contains(piece.id)) {
      turn.moved.push_back(index);
    } else if (piece.on_table() && (playing.empty() || piece.side == playing) && may_go(index)) {
      turn.waiting.push_back(index);
      if (has_to_move(fields, now, now.piece(index))) turn.bound.push_back(index);
    }
  }
  return turn;
}

QString turn_words(const Game& game) {
  const QString side = QString::fromStdString(plan_of(game).playing);
  if (!state::has_phases(game))
    return side.isEmpty() ? tr("Turn %1").arg(game.turn()) : tr("Turn %1, %2").arg(game.turn()).arg(side);
  const auto phase = state::moment_of(game).phase;
  return side.isEmpty() ? tr("Turn %1, phase %2").arg(game.turn()).arg(phase)
                        : tr("Turn %1, phase %2, %3").arg(game.turn()).arg(phase).arg(side);
}

QString waiting_words(const TurnState& turn, const Game& game) {
  const std::size_t waiting = count_of_groups(turn.waiting, game);
  if (waiting == 0) return {};
  const QString words = waiting == 1 ? tr("1 unit has not moved.") : tr("%1 units have not moved.").arg(waiting);
  QStringList bound;
  for (const std::string& name : names_of_groups(turn.bound, game)) bound << QString::fromStdString(name);
  return bound.isEmpty() ? words : tr("%1 Have to move: %2.").arg(words, bound.join(QStringLiteral(", ")));
}

}  // namespace linesman
