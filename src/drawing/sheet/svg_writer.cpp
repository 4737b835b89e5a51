// Sheets and their figures as SVG. QSvgGenerator clips nothing: whatever is to be cut off at a border is an <svg> of
// its own, for that is cut off.
#include "drawing/picture/plain_text.h"
#include "drawing/picture/vector_files.h"
#include "drawing/sheet/paper.h"
#include "drawing/sheet/typeset.h"

namespace linesman {

namespace {

/// The <svg> element of what is painted, without the XML declaration before it.
QByteArray painted(QSizeF size, const QString& title, const std::function<void(QPainter&)>& paint) {
  const QByteArray bytes = painted_svg(size, title, paint).value_or(QByteArray());
  return bytes.mid(bytes.indexOf("<svg"));
}

QByteArray number(double x) { return QByteArray::number(x, 'f', 2); }

QByteArray size_attributes(QSizeF size) {
  return " width=\"" + number(size.width()) + "\" height=\"" + number(size.height()) + "\" viewBox=\"0 0 " +
         number(size.width()) + ' ' + number(size.height()) + '"';
}

/// The same element at another place, cut off there.
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
