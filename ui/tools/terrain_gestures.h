// Gestures of the tool that edits terrain: each shows what would be and ends in one change of the game.
#pragma once

#include <memory>

#include "ui/tools/gesture.h"
#include "ui/tools/snap_cursor.h"
#include "ui/tools/terrain_handles.h"

namespace linesman {

/// Drags whole features by the corner that is nearest to the pointer, which snaps; with Shift along one axis only, with
/// Ctrl without snapping.
std::unique_ptr<Gesture> move_terrain(ToolHost& host, const std::vector<FeatureIndex>& features,
                                      const Pointer& pressed);
/// What pulling at a handle does.
std::unique_ptr<Gesture> pull_handle(ToolHost& host, const std::vector<FeatureIndex>& features,
                                     const TerrainHandle& handle, const Pointer& pressed);
/// Selects what lies within a rectangle; with `adding` beside what is selected.
std::unique_ptr<Gesture> rubber_band(ToolHost& host, bool adding, const Pointer& pressed);

}  // namespace linesman
