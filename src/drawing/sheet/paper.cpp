#include "drawing/sheet/paper.h"

#include <QBuffer>
#include <QPageLayout>

#include "drawing/picture/plain_text.h"
#include "drawing/picture/vector_files.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/paper_strip.h"
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

// QSvgGenerator does not clip. A drawing that must be clipped is an <svg> element of its own, which clips.
/// The <svg> element of a painting, without the XML declaration before it.
QByteArray painted(QSizeF size, const QString& title, const std::function<void(QPainter&)>& paint) {
  const QByteArray bytes = painted_svg(size, title, paint).value_or(QByteArray());
  return bytes.mid(bytes.indexOf("<svg"));
}

QByteArray number(double x) { return QByteArray::number(x, 'f', 2); }

QByteArray size_attributes(QSizeF size) {
  return " width=\"" + number(size.width()) + "\" height=\"" + number(size.height()) + "\" viewBox=\"0 0 " +
         number(size.width()) + ' ' + number(size.height()) + '"';
}

/// The element at another place, clipped there.
QByteArray placed(const QByteArray& svg, const QRectF& place) {
  return "<svg x=\"" + number(place.x()) + "\" y=\"" + number(place.y()) + '"' + size_attributes(place.size()) +
         " overflow=\"hidden\"" + svg.mid(svg.indexOf('>'));
}

QByteArray drawings_svg(const std::vector<Drawing>& drawings, QPointF at) {
  QByteArray all;
  for (const Drawing& drawing : drawings)
    if (!drawing.place.isEmpty())
      all += placed(painted(drawing.place.size(), {}, drawing.paint), drawing.place.translated(at)) + '\n';
  return all;
}

}  // namespace

Result<QPageSize> sheet_paper(std::string_view name) {
  if (const auto paper =
          paper_named(name, {QPageSize::A4, QPageSize::Letter, QPageSize::A5, QPageSize::A3, QPageSize::Legal}))
    return *paper;
  return Problem{"", said<"the paper of a sheet is A4, Letter, A5, A3 or Legal, not \"{a}\"">(std::string(name))};
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

Result<QByteArray> sheet_svg(const PaperText& text, const QPageSize& paper) {
  const QPageLayout page = sheet_page(paper);
  const QRectF room = page.paintRect(QPageLayout::Inch);
  const QPointF corner = room.topLeft() * PAPER_UNITS;
  const std::vector<PaperStrip> strips = typeset(text.blocks, room.width() * PAPER_UNITS);
  const double height = height_of(strips);
  const std::vector<Page> pages = paged(strips, height + 1);
  if (pages.size() != 1) return Problem{"", "a booklet has pages, and an SVG has one: write it as .pdf or .html"};
  const QSizeF size(page.fullRect(QPageLayout::Inch).width() * PAPER_UNITS, height + 2 * corner.y());
  QByteArray drawings;
  for (const PlacedStrip& placed : pages.front())
    drawings += drawings_svg(strips[placed.strip].drawings, corner + QPointF(0, placed.top));
  QByteArray svg = painted(size, text.title, [&](QPainter& painter) {
    painter.fillRect(QRectF(QPointF(0, 0), size), Qt::white);
    painter.translate(corner);
    for (const PlacedStrip& placed : pages.front())
      if (strips[placed.strip].paint) strips[placed.strip].paint(painter, {0, placed.top}, {});
  });
  return svg.insert(svg.lastIndexOf("</svg>"), drawings);
}

QByteArray figure_svg(const LaidFigure& figure, double width) {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"" +
         as_visible(figure.words).toHtmlEscaped().toUtf8() + '"' + size_attributes({width, figure.height}) + ">\n" +
         drawings_svg(figure.drawings, {0, 0}) + "</svg>\n";
}

}  // namespace linesman
