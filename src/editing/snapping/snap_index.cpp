#include "editing/snapping/snap_index.h"

#include "editing/transform.h"

namespace linesman {

namespace {

template <class Index>
std::vector<Index> met_by(const Box& box, const BoxIndex& index) {
  std::vector<Index> met;
  index.visit(box, [&](std::uint32_t number) { met.push_back(static_cast<Index>(number)); });
  std::sort(met.begin(), met.end());
  return met;
}

}  // namespace

SnapIndex::SnapIndex(Game game, const BaseOf& base_of) : game_(std::move(game)) {
  std::vector<Box> boxes;
  for (std::size_t i = 0; i < game_.pieces().size(); ++i) {
    const auto piece = static_cast<PieceIndex>(i);
    bases_.push_back(base_of(piece));
    const Piece& there = game_.piece(piece);
    boxes.push_back(there.on_table() ? box_of(outline_of(bases_.back(), there.pose)) : Box{});
  }
  pieces_ = BoxIndex(boxes);
  boxes.clear();
  for (const Feature& feature : game_.terrain()) boxes.push_back(box_of(game_.table(), feature));
  features_ = BoxIndex(boxes);
}

bool SnapIndex::is_of(const Game& game) const {
  return &game.pieces() == &game_.pieces() && game.terrain_ptr() == game_.terrain_ptr() &&
         game.table() == game_.table() && game.ruleset() == game_.ruleset();
}

std::vector<PieceIndex> SnapIndex::pieces_near(const Box& box) const { return met_by<PieceIndex>(box, pieces_); }

std::vector<FeatureIndex> SnapIndex::features_near(const Box& box) const {
  return met_by<FeatureIndex>(box, features_);
}

}  // namespace linesman
