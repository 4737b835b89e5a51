// Lays sheets out on numbered pages of a size, for any device with pages, and on one long page of SVG.
#pragma once

#include <QByteArray>
#include <QPagedPaintDevice>
#include <string_view>

#include "base/result.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/paper_strip.h"

namespace linesman {

/// Paper by its name, in upper or lower case: A4, Letter, A5, A3, Legal. A Problem for any other name.
Result<QPageSize> sheet_paper(std::string_view name);

/// That paper, upright, with the margins of a sheet.
QPageLayout sheet_page(const QPageSize& paper);

/// Pages laid out for one width: equal in a preview, on a printer and in a PDF.
struct Laid {
  QString title;
  std::vector<PaperStrip> strips;
  std::vector<Page> pages;
  QSizeF room;  ///< of a page without its margins, in units
};

/// Lays out pages with that room inside their margins, inches.
Laid laid_out(const PaperText& text, QSizeF room_in_inches);

/// Paints a page, counted from 0; its upper left corner inside the margins is 0, 0.
void paint_page(QPainter& painter, const Laid& laid, std::size_t page);

/// Paints all pages on a device (PDF or printer) whose page layout is set. False when the device refuses.
bool print_pages(const PaperText& text, QPagedPaintDevice& device);

/// A PDF with the title in its data.
Result<QByteArray> sheet_pdf(const PaperText& text, const QPageSize& paper);

/// An SVG of one page of that paper's width, as long as the content.
Result<QByteArray> sheet_svg(const PaperText& text, const QPageSize& paper);

/// A figure as an SVG element by itself, `width` units wide.
QByteArray figure_svg(const LaidFigure& figure, double width);

}  // namespace linesman
