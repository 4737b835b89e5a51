#include "drawing/sheet/paper.h"

#include <QBuffer>
#include <QPageLayout>

#include "drawing/picture/vector_files.h"
#include "drawing/sheet/paper_colours.h"
#include "drawing/sheet/set_text.h"
#include "drawing/sheet/sheet_blocks.h"
#include "drawing/sheet/typeset.h"

namespace linesman {

namespace {

constexpr double FOOT = 26;  // at the foot of a page, for its number

using sheet::tr;

void paint_foot(QPainter& painter, const Laid& laid, std::size_t page) {
  constexpr double NUMBER = 90;
  const double y = laid.room.height() - FOOT + 12;
  const SetText title(laid.title, paper_font(9), laid.room.width() - NUMBER);
  if (title.lines() > 0) title.paint_line(painter, 0, {0, y}, PALE_INK);
  SetText(tr("%1 of %2").arg(page + 1).arg(laid.pages.size()), paper_font(9), NUMBER, Qt::AlignRight)
      .paint(painter, {laid.room.width() - NUMBER, y}, PALE_INK);
}

void paint_drawing(QPainter& painter, const Drawing& drawing, QPointF at) {
  painter.save();
  painter.translate(at + drawing.place.topLeft());
  painter.setClipRect(QRectF(QPointF(0, 0), drawing.place.size()), Qt::IntersectClip);
  drawing.paint(painter);
  painter.restore();
}

}  // namespace

Result<QPageSize> sheet_paper(std::string_view name) {
  if (const auto paper =
          paper_named(name, {QPageSize::A4, QPageSize::Letter, QPageSize::A5, QPageSize::A3, QPageSize::Legal}))
    return *paper;
  return Problem{"", "the paper of a sheet is A4, Letter, A5, A3 or Legal, not \"" + std::string(name) + "\""};
}

QPageLayout sheet_page(const QPageSize& paper) {
  return QPageLayout(paper, QPageLayout::Portrait, QMarginsF(15, 14, 15, 10), QPageLayout::Millimeter);
}

Laid laid_out(const PaperText& text, QSizeF room_in_inches) {
  Laid laid;
  laid.title = text.title;
  laid.room = room_in_inches * PAPER_UNITS;
  laid.strips = typeset(text.blocks, laid.room.width());
  laid.pages = paged(laid.strips, laid.room.height() - FOOT);
  return laid;
}

void paint_page(QPainter& painter, const Laid& laid, std::size_t page) {
  const PageNumbers numbers = page_numbers(laid.strips, laid.pages);
  for (const PlacedStrip& placed : laid.pages[page]) {
    const PaperStrip& strip = laid.strips[placed.strip];
    painter.save();
    if (strip.paint) strip.paint(painter, {0, placed.top}, numbers);
    painter.restore();
    for (const Drawing& drawing : strip.drawings) paint_drawing(painter, drawing, {0, placed.top});
  }
  paint_foot(painter, laid, page);
}

bool print_pages(const PaperText& text, QPagedPaintDevice& device) {
  const double dots_across = device.logicalDpiX();
  const double dots_down = device.logicalDpiY();
  const Laid laid = laid_out(text, QSizeF(device.width() / dots_across, device.height() / dots_down));
  QPainter painter;
  if (!painter.begin(&device)) return false;
  painter.scale(dots_across / PAPER_UNITS, dots_down / PAPER_UNITS);
  for (std::size_t page = 0; page < laid.pages.size(); ++page) {
    if (page > 0 && !device.newPage()) return false;
    paint_page(painter, laid, page);
  }
  return painter.end();
}

Result<QByteArray> sheet_pdf(const PaperText& text, const QPageSize& paper) {
  QByteArray bytes;
  QBuffer out(&bytes);
  if (!out.open(QIODevice::WriteOnly)) return Problem{"", "the sheet cannot be written there"};
  const auto pdf = new_pdf(out, text.title);
  pdf->setPageLayout(sheet_page(paper));
  if (!print_pages(text, *pdf)) return Problem{"", "the sheet cannot be written there"};
  return bytes;
}

}  // namespace linesman
