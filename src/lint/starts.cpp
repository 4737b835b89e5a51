// The places of pieces when the game begins.
#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "geometry/shapes/convex.h"
#include "lint/lints.h"
#include "lint/words.h"

namespace linesman::lints {

namespace {

/// A base at a pose.
struct Placed {
  Ring points;
  double radius = 0;
  Convex convex() const { return {points, radius}; }
};

Placed placed(const Footprint& base, const Pose& pose) {
  if (const auto* circle = std::get_if<CircleBase>(&base)) return {{pose.at}, circle->diameter / 2};
  Ring points;
  for (const Vec corner : convex_hull(corners(base))) points.push_back(pose.at + rotated(corner, pose.facing));
  return {points, 0};
}

/// How far the second must go along `along` until both only touch, in inches.
std::optional<double> way_out(const Placed& first, const Placed& second, Vec along) {
  constexpr double FAR = 1000;
  const auto overlap = ShapePair(first.convex(), second.convex()).nearer(along, FAR, 0);
  return overlap ? std::optional(overlap->to) : std::nullopt;
}

Game moved_to(const Game& game, PieceIndex index, Vec to) {
  Piece moved = game.piece(index);
  moved.pose.at = to;
  return game.with_piece(index, std::move(moved));
}

/// A fix that pushes the second away from the first until both only touch.
std::optional<Fix> parted(const Setup& setup, PieceIndex first, PieceIndex second) {
  const Game& game = setup.game();
  Piece moved = game.piece(second);
  const Vec apart = moved.pose.at - game.piece(first).pose.at;
  const Vec along = length(apart) > EPS ? apart * (1 / length(apart)) : Vec{1, 0};
  const auto way = way_out(placed(setup.base(first), game.piece(first).pose),
                           placed(setup.base(second), game.piece(second).pose), along);
  if (!way) return std::nullopt;
  moved.pose.at = moved.pose.at + along * *way;
  return Fix{said<"Moves {a} by {n}″, until the two bases only touch.">(name_of(moved), *way),
             [second, to = moved.pose.at](const Game& checked) { return moved_to(checked, second, to); }};
}

template <class Each>
void for_stands(const Setup& setup, Each each) {
  for (std::size_t i = 0; i < setup.game().pieces().size() && !setup.given_up(); ++i) {
    const auto index = static_cast<PieceIndex>(i);
    if (setup.stand(index)) each(index, setup.game().piece(index), *setup.stand(index));
  }
}

/// The shift that brings a base back on the table.
Vec inward(const Stand& stand, const Table& table) {
  Vec by;
  by.x = std::max(0.0, -stand.extent.min.x) - std::max(0.0, stand.extent.max.x - table.width);
  by.y = std::max(0.0, -stand.extent.min.y) - std::max(0.0, stand.extent.max.y - table.depth);
  return by;
}

}  // namespace

/// On a hex grid there are none: pieces may share a hex.
Complaints pieces_overlap(const Setup& setup) {
  Complaints complaints;
  if (setup.game().table().hex) return complaints;
  for_stands(setup, [&](PieceIndex index, const Piece& piece, const Stand& stand) {
    for (const PieceIndex other : stand.contacts)
      if (other < index && !is_full(complaints))
        complaints.push_back(
            {.pointer = piece_pointer(index),
             .reason = said<"{a} and {b} overlap.">(first_name_of(setup.game().piece(other)), name_of(piece)),
             .of = {setup.game().piece(other).id, piece.id},
             .at = piece.pose.at,
             .fix = parted(setup, other, index)});
  });
  return complaints;
}

/// A surface under its centre leads through the ground beside it.
Complaints starts_impassable(const Setup& setup) {
  Complaints complaints;
  for_stands(setup, [&](PieceIndex index, const Piece& piece, const Stand& stand) {
    if (stand.surface) return;
    for (const FeatureIndex ground : stand.ground) {
      const std::string& clause = setup.barriers().clause(index, ground);
      if (clause.empty()) continue;
      const Feature& feature = setup.game().feature(ground);
      complaints.push_back({.pointer = piece_pointer(index),
                            .reason = said<"{a} stands on {b}, which it may not go over ({rule}).">(
                                first_name_of(piece), name_of(feature), clause),
                            .of = {piece.id, feature.id},
                            .at = piece.pose.at});
    }
  });
  return complaints;
}

Complaints pieces_off_table(const Setup& setup) {
  Complaints complaints;
  for_stands(setup, [&](PieceIndex index, const Piece& piece, const Stand& stand) {
    if (!exceeds(-stand.edge, 0)) return;
    Complaint complaint{.pointer = piece_pointer(index),
                        .reason = said<"{a} sticks out {n}″ over the table's edge.">(first_name_of(piece), -stand.edge),
                        .of = {piece.id},
                        .at = piece.pose.at};
    if (!piece.hex) {
      const Vec to = piece.pose.at + inward(stand, setup.game().table());
      complaint.fix = Fix{said<"Moves {a} on to the table.">(name_of(piece)),
                          [index, to](const Game& game) { return moved_to(game, index, to); }};
    }
    complaints.push_back(std::move(complaint));
  });
  return complaints;
}

}  // namespace linesman::lints
