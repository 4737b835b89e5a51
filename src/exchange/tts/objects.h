// Keys and names that saves of Tabletop Simulator and ours share. Inside `exchange` only.
//
// A save has objects with a Transform: x to the right, z away from the player in white, y up, one unit for an inch, the
// origin in the middle of the table. rotY turns clockwise as seen from above. The member Memo of an object is kept by
// Tabletop Simulator and never shown: ours holds {"linesman": …}, the properties of a piece, or the size of the
// table on the mat that stands for it.
#pragma once

#include <string_view>

namespace linesman::exchange {

inline constexpr std::string_view OURS = "linesman";
inline constexpr std::string_view TABLE_SIZE = "table";
inline constexpr double TABLE_TOP = 1;          ///< y of the upper side of usual tables
inline constexpr double MAT_THICKNESS = 0.1;    ///< inches
inline constexpr double MODEL_THICKNESS = 0.5;  ///< of the block that stands for a model

}  // namespace linesman::exchange
