#include "photo/known_markers.h"

#include <algorithm>
#include <set>

#include "base/heading.h"
#include "table/losses.h"

namespace linesman {

namespace {

constexpr double MIN_SIDE_OF_UNKNOWN = 24;  // pixels

}  // namespace

KnownMarkers known_markers(const Game& game) {
  KnownMarkers known;
  for (const TableMarker& marker : markers_on(game.table())) known.table[marker.id] = marker;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (const Piece& piece = *game.pieces()[i]; piece.marker)
      known.pieces[piece.marker->id].push_back(static_cast<PieceIndex>(i));
  return known;
}

std::vector<FoundTag> believed(std::vector<FoundTag> tags, const KnownMarkers& known) {
  std::erase_if(tags, [&](const FoundTag& tag) {
    return !known.has(tag.id) && (tag.wrong_bits > 0 || tag.shortest_side() < MIN_SIDE_OF_UNKNOWN);
  });
  // Of one id a marker without wrong bits makes those with some unlikely.
  std::set<int> certain;
  for (const FoundTag& tag : tags)
    if (tag.wrong_bits == 0) certain.insert(tag.id);
  std::erase_if(tags, [&](const FoundTag& tag) { return tag.wrong_bits > 0 && certain.contains(tag.id); });
  return tags;
}

bool is_alone(const std::vector<FoundTag>& tags, int id) {
  return std::count_if(tags.begin(), tags.end(), [&](const FoundTag& tag) { return tag.id == id; }) == 1;
}

std::vector<TableTag> table_tags(const std::vector<FoundTag>& tags, const KnownMarkers& known) {
  std::vector<TableTag> found;
  for (const FoundTag& tag : tags)
    if (const auto it = known.table.find(tag.id); it != known.table.end() && is_alone(tags, tag.id))
      found.push_back({tag, it->second});
  return found;
}

Vec origin_under(const Piece& piece, Vec marker, double facing) {
  if (!piece.tray) return marker;
  const double full = outline_of(*piece.tray, piece.tray->models).length;
  const double left = outline_of(*piece.tray, models_left(piece)).length;
  return marker + direction(facing) * ((full - left) / 2);
}

QRect part_with_table(const PhotoCamera& camera, const Game& game, const QSize& size) {
  constexpr int STEPS = 8;  // along each edge
  double highest = 0;
  for (const auto& piece : game.pieces())
    if (piece->marker) highest = std::max(highest, piece->marker->height + piece->pose.altitude);
  QRectF part;
  const Table& table = game.table();
  bool all_seen = true;
  for (int i = 0; i <= STEPS; ++i)
    for (int j = 0; j <= STEPS; ++j) {
      if (i % STEPS != 0 && j % STEPS != 0) continue;
      for (const double z : {0.0, highest}) {
        const auto seen = camera.seen({table.width * i / STEPS, table.depth * j / STEPS, z});
        all_seen = all_seen && seen;
        if (seen) part |= QRectF(seen->x - 1, seen->y - 1, 2, 2);
      }
    }
  const QRect whole({0, 0}, size);
  constexpr double MARGIN = 0.02;
  const double margin = MARGIN * std::max(size.width(), size.height());
  return all_seen ? part.adjusted(-margin, -margin, margin, margin).toAlignedRect().intersected(whole) : whole;
}

}  // namespace linesman
