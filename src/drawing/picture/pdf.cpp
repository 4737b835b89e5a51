#include "drawing/picture/pdf.h"

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

}  // namespace linesman
