#include "ui/window/photograph/traced_table.h"

#include <algorithm>

#include "editing/terrain_edits.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

bool may_be_put(const Piece& piece) { return piece.status["left"].is_null() && piece.status["aboard"].is_null(); }

bool are_alike(const Piece& a, const Piece& b) { return a.side == b.side && a.base == b.base && a.traits == b.traits; }

}  // namespace

std::vector<ModelGroup> model_groups(const Game& game) {
  std::vector<ModelGroup> groups(game.units().size());
  for (std::size_t i = 0; i < groups.size(); ++i) groups[i].title = QString::fromStdString(label(game.units()[i]));
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Piece& piece = *game.pieces()[i];
    if (!may_be_put(piece)) continue;
    const auto index = static_cast<PieceIndex>(i);
    if (piece.unit) {
      groups[static_cast<std::size_t>(*piece.unit)].pieces.push_back(index);
      continue;
    }
    const auto alike =
        std::find_if(groups.begin() + static_cast<std::ptrdiff_t>(game.units().size()), groups.end(),
                     [&](const ModelGroup& group) { return are_alike(game.piece(group.pieces.front()), piece); });
    if (alike != groups.end())
      alike->pieces.push_back(index);
    else
      groups.push_back({QString::fromStdString(label(piece)), {index}});
  }
  std::erase_if(groups, [](const ModelGroup& group) { return group.pieces.empty(); });
  return groups;
}

TracedTable::TracedTable(Game game, std::vector<Footprint> bases)
    : bases_(std::move(bases)), groups_(model_groups(game)) {
  steps_.push_back({std::move(game), {}});
}

std::size_t TracedTable::put_of(std::size_t group) const {
  const auto& pieces = groups_[group].pieces;
  return static_cast<std::size_t>(
      std::count_if(pieces.begin(), pieces.end(), [&](PieceIndex piece) { return put().contains(piece); }));
}

std::optional<PieceIndex> TracedTable::next_of(std::size_t group, std::optional<PieceIndex> after) const {
  if (group >= groups_.size()) return std::nullopt;
  const auto& pieces = groups_[group].pieces;
  const auto found = after ? std::find(pieces.begin(), pieces.end(), *after) : pieces.end();
  const auto first = static_cast<std::size_t>(found == pieces.end() ? 0 : found - pieces.begin() + 1);
  for (std::size_t i = 0; i < pieces.size(); ++i)
    if (const PieceIndex piece = pieces[(first + i) % pieces.size()]; !put().contains(piece)) return piece;
  return std::nullopt;
}

void TracedTable::put(PieceIndex index, const Pose& pose, const PlaceError& error) {
  Piece piece = game().piece(index);
  piece.pose = pose;
  piece.error = error;
  piece.status = piece.status.without("reserve");
  if (const auto& layout = game().table().hex) {
    piece.error.reset();
    stand_in_hex(HexGrid(*layout), piece);
  }
  Step step = steps_.back();
  step.game = step.game.with_piece(index, std::move(piece));
  step.put.insert(index);
  steps_.push_back(std::move(step));
}

Result<void> TracedTable::draw(const Brush& brush, FeatureShape shape) {
  auto feature = feature_of(game(), brush, std::move(shape));
  if (!feature) return feature.problem();
  auto after = with_features_added(game(), {*std::move(feature)});
  if (!after) return after.problem();
  Step step = steps_.back();
  step.game = *std::move(after);
  steps_.push_back(std::move(step));
  return {};
}

bool TracedTable::take_back() {
  if (steps_.size() < 2) return false;
  steps_.pop_back();
  return true;
}

}  // namespace linesman
