#include "drawing/sheet/sheet_file.h"

#include <QCoreApplication>
#include <QString>

#include "base/names.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/translation.h"
#include "drawing/sheet/paper.h"
#include "drawing/sheet/qr_code.h"
#include "files/disk/file.h"
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

namespace {

constexpr double WIDTH = 680;  // of figures, units

const char* const STYLE = R"(
:root { color-scheme: light }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; background: #fff; color: #1b1f22;
  font: 0.9rem/1.35 "DejaVu Sans", Verdana, sans-serif }
h1 { font-size: 1.5rem; margin: 0.2rem 0 } h2 { font-size: 1rem; margin: 1.2rem 0 0.3rem }
h1, h2 { break-after: avoid } svg { max-width: 100%; height: auto }
figure { margin: 0.8rem 0; break-inside: avoid } tr, .notice, .proof { break-inside: avoid }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
td, th { padding: 0.12rem 0.6rem 0.12rem 0; vertical-align: top; text-align: left; font-weight: normal;
  overflow-wrap: anywhere; white-space: pre-line }
th { font-weight: bold; padding-top: 0.4rem } .right { text-align: right } .sum td { border-top: 1px solid #a9b0b5 }
.struck { text-decoration: line-through; color: #555d63 }
.small, .lead { color: #555d63 } .small { font-size: 0.8rem } .code { font: 0.72rem/1.3 "DejaVu Sans Mono", monospace;
  overflow-wrap: anywhere; color: #555d63 } .code.short { font-size: 1.1rem; margin: 0; color: #1b1f22 }
.verdict { font-size: 1rem; margin: 0.6rem 0 } .verdict b { font-size: 1.4rem; margin-right: 0.8rem }
.notice { border: 2px solid #1b1f22; padding: 0.5rem 0.7rem; margin: 0.6rem 0 } .notice p { margin: 0.2rem 0 0 }
.signatures { display: flex; gap: 2rem } .signatures div { flex: 1; margin-top: 3rem; border-top: 1px solid #1b1f22;
  font-size: 0.8rem; color: #555d63 }
.proof { display: flex; gap: 1rem; align-items: flex-start } .proof svg { width: 7rem; flex: none }
.contents { list-style: none; padding: 0 } .page { break-before: page; margin-top: 3rem }
@page { margin: 14mm 15mm } @media print { body { margin: 0; padding: 0; max-width: none } .page { margin-top: 0 } }
)";

QString escaped(const QString& text) { return as_visible(text).toHtmlEscaped(); }

QString style_name(TextStyle style) {
  switch (style) {
    case TextStyle::usual: return "usual";
    case TextStyle::small: return "small";
    case TextStyle::lead: return "lead";
    case TextStyle::code: return "code";
    case TextStyle::struck: return "struck";
  }
  return {};
}

QString qr_svg(const QString& code) {
  constexpr int QUIET = 4;  // modules that readers need
  const auto rows = qr_modules(code);
  QString path;
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (std::size_t column = 0; column < rows.size(); ++column)
      if (rows[row][column]) path += QString("M%1 %2h1v1h-1z").arg(column + QUIET).arg(row + QUIET);
  return QString(
             "<svg role='img' aria-label='%1' viewBox='0 0 %2 %2' shape-rendering='crispEdges'><path d='%3'/></svg>")
      .arg(escaped(QCoreApplication::translate("Sheet", "QR code of the hash")))
      .arg(rows.size() + 2 * QUIET)
      .arg(path);
}

class HtmlWriter {
 public:
  QString write(const Blocks& blocks) {
    for (const Block& block : blocks) std::visit([this](const auto& b) { add(b); }, block);
    return std::move(html_);
  }

 private:
  void add(const NewPage&) { new_page_ = true; }

  void add(const Heading& heading) {
    const QString id = heading.anchor.isEmpty() ? QString() : QString(" id='%1'").arg(escaped(heading.anchor));
    html_ += QString("<h%1%2%3>%4</h%1>\n").arg(heading.level).arg(id, page_class(), escaped(heading.text));
  }

  void add(const Paragraph& paragraph) {
    const QString classes = (style_name(paragraph.style) + (new_page_ ? " page" : "")).trimmed();
    new_page_ = false;
    html_ += QString("<p class='%1'>%2</p>\n").arg(classes, escaped(paragraph.text));
  }

  void add(const VerdictLine& line) {
    html_ += QString("<p class='verdict'><b style='color:%1'>%2</b>%3</p>\n")
                 .arg(Palette::of(false).verdict(line.verdict).name(), escaped(line.word), escaped(line.margin));
  }

  void add(const Notice& notice) {
    html_ += QString("<div class='notice'><b>%1</b><p>%2</p></div>\n").arg(escaped(notice.title), escaped(notice.text));
  }

  void add(const Grid& grid) {
    html_ += "<table>\n<colgroup>";
    for (const Column& column : grid.columns)
      html_ += QString("<col style='width:%1%'/>").arg(column.share * 100, 0, 'f', 0);
    html_ += "</colgroup>\n";
    for (const GridRow& row : grid.rows) add_row(grid, row);
    html_ += "</table>\n";
  }

  void add_row(const Grid& grid, const GridRow& row) {
    const QString tag = row.kind == RowKind::head ? "th" : "td";
    html_ += row.kind == RowKind::sum ? "<tr class='sum'>" : "<tr>";
    for (std::size_t i = 0; i < grid.columns.size(); ++i)
      html_ += QString("<%1%2>%3</%1>")
                   .arg(tag, grid.columns[i].right ? " class='right'" : "",
                        escaped(row.cells.value(static_cast<qsizetype>(i))));
    html_ += "</tr>\n";
  }

  void add(const Figure& figure) {
    html_ += "<figure>" + QString::fromUtf8(figure_svg(figure.lay_out(WIDTH), WIDTH)) + "</figure>\n";
  }

  void add(const Signatures& signatures) {
    html_ += "<div class='signatures'>";
    for (const QString& name : signatures.names) html_ += "<div>" + escaped(name) + "</div>";
    html_ += "</div>\n";
  }

  void add(const Proof& proof) {
    html_ += "<div class='proof'>";
    if (!proof.code.isEmpty()) html_ += qr_svg(proof.code);
    html_ += "<div>";
    if (!proof.code.isEmpty())
      html_ += QString("<p class='code short'>%1</p>").arg(escaped(sheet::short_code(proof.code)));
    html_ += QString("<p class='small'>%1</p>").arg(escaped(proof.text));
    if (!proof.code.isEmpty())
      html_ += QString("<details class='small'><summary>%1</summary><p class='code'>%2</p></details>")
                   .arg(escaped(sheet::tr("Details")), escaped(proof.code));
    html_ += "</div></div>\n";
  }

  void add(const Contents& contents) {
    html_ += "<ul class='contents'>\n";
    for (const Contents::Line& line : contents.lines)
      html_ += QString("<li><a href='#%1'>%2</a></li>\n").arg(escaped(line.anchor), escaped(line.text));
    html_ += "</ul>\n";
  }

  QString page_class() { return std::exchange(new_page_, false) ? QString(" class='page'") : QString(); }

  bool new_page_ = false;
  QString html_;
};

}  // namespace

QByteArray sheet_html(const PaperText& text) {
  const QString head =
      QString(
          "<!DOCTYPE html>\n<html lang='%3' xmlns='http://www.w3.org/1999/xhtml'>\n<head>\n<meta charset='utf-8'/>\n"
          "<meta name='viewport' content='width=device-width'/>\n"
          "<meta name='generator' content='Linesman %1'/>\n<title>%2</title>\n<style>")
          .arg(LINESMAN_VERSION, escaped(text.title), language_in_use());
  return (head + STYLE + "</style>\n</head>\n<body>\n" + HtmlWriter().write(text.blocks) + "</body>\n</html>\n")
      .toUtf8();
}

}  // namespace linesman
