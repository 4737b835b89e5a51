// The colours of type and lines on paper. Inside `ui/sheet` only.
#pragma once

#include <QColor>

namespace linesman {

inline constexpr QColor PAPER_INK(0x1b, 0x1f, 0x22);
inline constexpr QColor PALE_INK(0x55, 0x5d, 0x63);  ///< of what is beside the matter
inline constexpr QColor PAPER_RULE(0xa9, 0xb0, 0xb5);

}  // namespace linesman
