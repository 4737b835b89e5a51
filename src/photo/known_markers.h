// The markers of a game, and which of those found in a picture are believed.
#pragma once

#include <QRect>
#include <map>
#include <vector>

#include "photo/tag_detector.h"
#include "table/game.h"

namespace linesman {

/// The least number of table markers from which a camera is fitted.
inline constexpr std::size_t MIN_TABLE_MARKERS = 4;

// Coarsely all of the table markers are found, as they are large; closely the small ones too.
inline constexpr int COARSE = 2;
inline constexpr int CLOSE = 1;

inline constexpr double MAX_SCALE_OFF = 0.12;  ///< a marker is seen so much larger or smaller than the game says

/// Ids and what carries them.
struct KnownMarkers {
  std::map<int, TableMarker> table;
  std::map<int, std::vector<PieceIndex>> pieces;

  bool has(int id) const { return table.contains(id) || pieces.contains(id); }
};

KnownMarkers known_markers(const Game& game);

/// Drops what is no marker: wrong bits are taken for ids of the game alone.
std::vector<FoundTag> believed(std::vector<FoundTag> tags, const KnownMarkers& known);

/// Whether one marker alone has the id.
bool is_alone(const std::vector<FoundTag>& tags, int id);

/// A table marker that is seen once.
struct TableTag {
  FoundTag tag;
  TableMarker marker;
};

std::vector<TableTag> table_tags(const std::vector<FoundTag>& tags, const KnownMarkers& known);

/// Where a piece stands whose marker is seen there. The marker of a tray lies in the middle of its full outline; what
/// is left of it has its front where the full outline has it.
Vec origin_under(const Piece& piece, Vec marker, double facing);

/// The part of a picture with the table and what stands on it.
QRect part_with_table(const PhotoCamera& camera, const Game& game, const QSize& size);

}  // namespace linesman
