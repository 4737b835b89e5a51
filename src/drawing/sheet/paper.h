// Sheets on paper: pages of a size, with their numbers, on any device that has pages, and as one long page of SVG.
#pragma once

#include <QByteArray>
#include <QPagedPaintDevice>
#include <string_view>

#include "base/result.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/paper_strip.h"

namespace linesman {

/// Paper by its name, in whatever case: A4, Letter, and what else printers have for sheets: A5, A3, Legal. A Problem
/// for any other.
Result<QPageSize> sheet_paper(std::string_view name);

/// That paper, upright, with the margins of a sheet.
QPageLayout sheet_page(const QPageSize& paper);

/// What is printed on, laid out for one width: the same pages in a preview, on a printer and in a PDF.
struct Laid {
  QString title;
  std::vector<PaperStrip> strips;
  std::vector<Page> pages;
  QSizeF room;  ///< of a page without its margins, in units
};

/// For pages with that room within their margins, inches.
Laid laid_out(const PaperText& text, QSizeF room_in_inches);

/// A page, from 0, its upper left corner without margins at 0, 0.
void paint_page(QPainter& painter, const Laid& laid, std::size_t page);

/// Puts all pages on a device (PDF or printer), whose page layout is set. False when the device refuses.
bool print_pages(const PaperText& text, QPagedPaintDevice& device);

/// A PDF with the title in its data.
Result<QByteArray> sheet_pdf(const PaperText& text, const QPageSize& paper);

/// One page as long as it takes, of that paper's width.
Result<QByteArray> sheet_svg(const PaperText& text, const QPageSize& paper);

/// A figure as an SVG element by itself, `width` units wide.
QByteArray figure_svg(const LaidFigure& figure, double width);

}  // namespace linesman
