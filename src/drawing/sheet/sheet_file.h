// Writes sheets and booklets into files, for the window and the command line alike.
#pragma once

#include <QByteArray>
#include <optional>
#include <string>

#include "drawing/sheet/block.h"
#include "drawing/sheet/ruling_sheet.h"

namespace linesman {

enum class SheetFormat { pdf, svg, html };

/// The format by the ending of a name, in upper or lower case.
std::optional<SheetFormat> sheet_format_of(std::string_view path);

/// The bytes of a file; an SVG has one page, as long as the content. A Problem for unknown paper, and for a booklet as
/// SVG.
Result<QByteArray> sheet_bytes(const PaperText& text, SheetFormat format, const std::string& paper = "A4");

/// Writes the sheet to a file, whole or not at all, in the format of its ending.
Result<void> write_sheet(const PaperText& text, const std::string& path, const std::string& paper = "A4");

/// A sheet as one HTML file without other files, in UTF-8; it is well-formed XML, too. Figures are inline SVG,
/// everything else is text; names and texts are escaped.
QByteArray sheet_html(const PaperText& text);

}  // namespace linesman
