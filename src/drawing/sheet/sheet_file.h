// Sheets and booklets in files: the one way to paper for the window and the command line.
#pragma once

#include <QByteArray>
#include <optional>
#include <string>

#include "drawing/sheet/block.h"
#include "drawing/sheet/ruling_sheet.h"

namespace linesman {

enum class SheetFormat { pdf, svg, html };

/// By the ending of a name, in whatever case.
std::optional<SheetFormat> sheet_format_of(std::string_view path);

/// The bytes of a file; an SVG has one page, as long as it takes. A Problem for paper that is not known, and for a
/// booklet as SVG.
Result<QByteArray> sheet_bytes(const PaperText& text, SheetFormat format, const std::string& paper = "A4");

/// Writes these to a file whose ending says the format, whole or not at all.
Result<void> write_sheet(const PaperText& text, const std::string& path, const std::string& paper = "A4");

// Sheets as one HTML file that needs no other.

/// UTF-8, and well-formed XML too. Figures are inline SVG, everything else is text; whatever names and texts hold is
/// escaped.
QByteArray sheet_html(const PaperText& text);

}  // namespace linesman
