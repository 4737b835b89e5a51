#include "drawing/picture/vector_files.h"

#include <QBuffer>
#include <QSvgGenerator>

#include "base/utf8.h"
#include "drawing/picture/projection.h"

namespace linesman {

std::unique_ptr<QPdfWriter> new_pdf(QIODevice& out, const QString& title) {
  constexpr int DOTS_AN_INCH = 1200;
  auto pdf = std::make_unique<QPdfWriter>(&out);
  pdf->setTitle(title);
  pdf->setCreator(QStringLiteral("Linesman " LINESMAN_VERSION));
  pdf->setResolution(DOTS_AN_INCH);
  return pdf;
}

std::optional<QPageSize> paper_named(std::string_view name, std::initializer_list<QPageSize::PageSizeId> known) {
  const QString wanted = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
  for (const QPageSize::PageSizeId paper : known)
    if (QPageSize::key(paper).compare(wanted, Qt::CaseInsensitive) == 0) return QPageSize(paper);
  return std::nullopt;
}

// QSvgGenerator escapes painted texts, but not its title and not control characters.
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
