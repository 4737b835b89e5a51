// Sheets as one HTML file that needs no other.
#pragma once

#include <QByteArray>

#include "drawing/sheet/block.h"

namespace linesman {

/// UTF-8, and well-formed XML too. Figures are inline SVG, everything else is text; whatever names and texts hold is
/// escaped.
QByteArray sheet_html(const PaperText& text);

}  // namespace linesman
