#include "editing/thing_moves.h"

#include "base/heading.h"
#include "editing/transform.h"
#include "table/plan.h"

namespace linesman {

namespace {

Vec middle_of(const Box& box) { return (box.min + box.max) * 0.5; }

/// The move of a thing with that middle.
Affine about(Vec middle, const ThingMove& move) {
  const Affine scaled = Affine::scale(middle, move.stretch, move.stretch);
  const Affine turned = Affine::turn(middle, move.turn);
  const Vec origin = turned(scaled({0, 0})) + move.by;
  const Vec east = turned(scaled({1, 0})) + move.by - origin;
  const Vec north = turned(scaled({0, 1})) + move.by - origin;
  return {east.x, north.x, east.y, north.y, origin.x, origin.y};
}

Box box_of_pieces(const Game& game, const std::vector<PieceIndex>& pieces) {
  Box box;
  for (const PieceIndex piece : pieces) box.include(game.piece(piece).pose.at);
  return box;
}

Box box_of_marking(const Marking& marking) {
  Box box;
  for (const Vec point : marking.points) box.include(point);
  return box;
}

Result<Game> with_feature_moved(const Game& game, FeatureIndex index, const ThingMove& move) {
  const Feature& feature = game.feature(index);
  const bool shifts = move.turn == 0 && move.stretch == 1;
  auto changed = shifts ? moved(game.table(), feature, move.by)
                        : transformed(game.table(), feature, about(middle_of(box_of(game.table(), feature)), move));
  if (!changed) return changed.problem();
  Features terrain = game.terrain();
  terrain.set(at(index), *std::move(changed));
  return game.with_terrain(std::move(terrain));
}

Result<Game> with_pieces_moved(const Game& game, const std::vector<PieceIndex>& pieces, const ThingMove& move) {
  if (game.table().hex) return Problem{"", "", "models on hexes are moved by orders alone"};
  const Affine by = about(middle_of(box_of_pieces(game, pieces)), move);
  Game changed = game;
  for (const PieceIndex index : pieces) {
    Piece piece = game.piece(index);
    piece.pose.at = by(piece.pose.at);
    piece.pose.facing = normalised(piece.pose.facing + move.turn);
    changed = changed.with_piece(index, std::move(piece));
  }
  return changed;
}

Game with_marking_moved(const Game& game, Plan plan, std::size_t number, const ThingMove& move) {
  const Affine by = about(middle_of(box_of_marking(plan.markings[number])), move);
  for (Vec& point : plan.markings[number].points) point = by(point);
  return with_plan(game, plan);
}

}  // namespace

Result<Game> with_thing_moved(const Game& game, const std::string& id, const ThingMove& move) {
  if (const auto feature = game.find_feature(id)) return with_feature_moved(game, *feature, move);
  if (const auto piece = game.find_piece(id)) return with_pieces_moved(game, {*piece}, move);
  if (const auto unit = game.find_unit(id)) return with_pieces_moved(game, game.pieces_of(*unit), move);
  Plan plan = plan_of(game);
  const std::vector<std::string> markings = ids_of_markings(plan);
  for (std::size_t i = 0; i < markings.size(); ++i)
    if (markings[i] == id) return with_marking_moved(game, std::move(plan), i, move);
  return Problem{"", "", said<"there is nothing with the id \"{id}\" on this table">(id)};
}

std::optional<Vec> middle_of_thing(const Game& game, const std::string& id) {
  if (const auto feature = game.find_feature(id)) return middle_of(box_of(game.table(), game.feature(*feature)));
  if (const auto piece = game.find_piece(id)) return game.piece(*piece).pose.at;
  if (const auto unit = game.find_unit(id)) {
    const Box box = box_of_pieces(game, game.pieces_of(*unit));
    return box.empty() ? std::nullopt : std::optional(middle_of(box));
  }
  const Plan plan = plan_of(game);
  const std::vector<std::string> markings = ids_of_markings(plan);
  for (std::size_t i = 0; i < markings.size(); ++i)
    if (markings[i] == id) return middle_of(box_of_marking(plan.markings[i]));
  return std::nullopt;
}

std::vector<std::string> ids_of_things(const Game& game) {
  std::vector<std::string> ids;
  for (const auto& feature : game.terrain()) ids.push_back(feature.id);
  for (const auto& piece : game.pieces()) ids.push_back(piece->id);
  for (const auto& unit : game.units()) ids.push_back(unit.id);
  for (const std::string& id : ids_of_markings(plan_of(game))) ids.push_back(id);
  return ids;
}

}  // namespace linesman
