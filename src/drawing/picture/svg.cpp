#include "drawing/picture/svg.h"

#include <QBuffer>
#include <QSvgGenerator>

#include "base/visible.h"
#include "drawing/picture/projection.h"

namespace linesman {

// QSvgGenerator escapes the texts that are painted, and writes its title and every control character as they are.
std::optional<QByteArray> painted_svg(QSizeF size, const QString& title, const std::function<void(QPainter&)>& paint) {
  const QByteArray place_of_title = "Linesman";
  QByteArray bytes;
  QBuffer out(&bytes);
  QSvgGenerator svg;
  svg.setOutputDevice(&out);
  svg.setResolution(static_cast<int>(PAPER_UNITS));
  svg.setSize(size.toSize());
  svg.setViewBox(QRectF(QPointF(0, 0), size));
  svg.setTitle(title.isEmpty() ? QString() : QString::fromLatin1(place_of_title));
  QPainter painter;
  if (!out.open(QIODevice::WriteOnly) || !painter.begin(&svg)) return std::nullopt;
  paint(painter);
  if (!painter.end()) return std::nullopt;
  bytes.replace("<title>" + place_of_title + "</title>", "<title>" + title.toHtmlEscaped().toUtf8() + "</title>");
  return QByteArray::fromStdString(without_steering({bytes.constData(), static_cast<std::size_t>(bytes.size())}));
}

}  // namespace linesman
