#include "drawing/sheet/sheet_file.h"

#include <QString>

#include "drawing/sheet/paper.h"
#include "drawing/sheet/sheet_html.h"
#include "files/json.h"

namespace linesman {

std::optional<SheetFormat> sheet_format_of(std::string_view path) {
  const QString name = QString::fromUtf8(path.data(), static_cast<qsizetype>(path.size())).toLower();
  if (name.endsWith(QLatin1String(".pdf"))) return SheetFormat::pdf;
  if (name.endsWith(QLatin1String(".svg"))) return SheetFormat::svg;
  if (name.endsWith(QLatin1String(".html")) || name.endsWith(QLatin1String(".htm"))) return SheetFormat::html;
  return std::nullopt;
}

Result<QByteArray> sheet_bytes(const PaperText& text, SheetFormat format, const std::string& paper) {
  const auto size = sheet_paper(paper);
  if (!size) return size.problem();
  switch (format) {
    case SheetFormat::pdf: return sheet_pdf(text, *size);
    case SheetFormat::svg: return sheet_svg(text, *size);
    case SheetFormat::html: return sheet_html(text);
  }
  return Problem{"", "there is no such format"};
}

Result<void> write_sheet(const PaperText& text, const std::string& path, const std::string& paper) {
  const auto format = sheet_format_of(path);
  if (!format) return Problem{path, "", "the name of a sheet ends in .pdf, .svg or .html"};
  const auto bytes = sheet_bytes(text, *format, paper);
  if (!bytes) return Problem{path, "", bytes.problem().reason};
  return save_file(path, std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
}

}  // namespace linesman
