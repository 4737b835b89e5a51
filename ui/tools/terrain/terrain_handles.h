// Where the pointer takes hold of selected terrain.
#pragma once

#include <optional>
#include <vector>

#include "drawing/picture/palette.h"
#include "editing/vertices.h"
#include "ui/tools/tool_host.h"

class QPainter;

namespace linesman {

enum class TerrainGrip {
  scale,   ///< corners and sides of the box round the selection
  turn,    ///< above that box
  corner,  ///< a corner of the shape
  middle,  ///< the middle of a side: pulls a new corner out of it
  width    ///< beside a strip
};

struct TerrainHandle {
  TerrainGrip grip = TerrainGrip::scale;
  Vec at;                   ///< table inches
  Vec fixed;                ///< of scale: the point that stays; of turn: the centre; of width: on the centre line
  bool east_west = true;    ///< of scale: changes the extent from west to east
  bool south_north = true;  ///< of scale: the other
  VertexAt vertex;          ///< of corner, and of middle the one before it
};

/// Of these features, none of them locked, all with a shape. `corners`: of the first, its corners instead of the box.
std::vector<TerrainHandle> terrain_handles(const ToolHost& host, const std::vector<FeatureIndex>& features,
                                           bool corners);

/// The one under a point of the table; corners go before the middles of sides.
std::optional<std::size_t> terrain_handle_at(const std::vector<TerrainHandle>& handles, const ToolHost& host,
                                             Vec point);

void paint_terrain_handle(QPainter& painter, const Projection& projection, const TerrainHandle& handle, bool hot,
                          const Palette& palette);
Qt::CursorShape cursor_of(const TerrainHandle& handle);

}  // namespace linesman
