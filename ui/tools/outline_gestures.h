// Gestures that change the outline of one feature.
#pragma once

#include <memory>

#include "ui/tools/gesture.h"
#include "ui/tools/terrain_handles.h"

namespace linesman {

/// Drags a corner, or a new one out of the middle of a side. Where no document may have the outline it is shown so, and
/// not kept.
std::unique_ptr<Gesture> drag_corner(ToolHost& host, FeatureIndex feature, const TerrainHandle& handle,
                                     const Pointer& pressed);
/// Makes a strip wider or narrower, by eighths of an inch; with Ctrl by hundredths.
std::unique_ptr<Gesture> drag_width(ToolHost& host, FeatureIndex feature, const TerrainHandle& handle,
                                    const Pointer& pressed);

}  // namespace linesman
