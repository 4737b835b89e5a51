#include "ui/report/report.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QUrl>
#include <set>

#include "files/json.h"
#include "files/order_json.h"
#include "ui/picture/picture.h"
#include "ui/report/ruling_lines.h"

namespace linesman {
namespace {

const char* const PICTURE = "picture:ruling";
constexpr double PICTURE_WIDTH = 640;  // of the document, whose pages are laid out 680 wide
constexpr double PAGE_WIDTH = 680;

QString tr(const char* text) { return QCoreApplication::translate("Report", text); }

QString verdict_colour_name(Verdict verdict) { return Palette::of(false).verdict(verdict).name(); }

QImage picture_of(const Answer& answer, const Ruleset* ruleset, LengthUnit unit) {
  const Table& table = answer.game.table();
  const double ratio = std::min(1.1, table.depth / table.width);
  QImage image(QSize(1920, static_cast<int>(1920 * ratio)), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  // Painted in the page's units, so that names come out as large as the text round them.
  painter.scale(1920 / PICTURE_WIDTH, 1920 / PICTURE_WIDTH);
  const Footprints footprints = ruleset != nullptr ? footprints_of(*ruleset, answer.game) : Footprints{};
  Look look;
  look.unit = unit;
  paint_picture(painter, QRectF(0, 0, PICTURE_WIDTH, PICTURE_WIDTH * ratio),
                {answer.game, footprints, answer.judgement()}, look);
  return image;
}

QString head_html(const Answer& answer, const QString& title, const Terms* terms, LengthUnit unit) {
  const QString rules = QString::fromStdString(terms != nullptr ? terms->title : answer.ruling()->ruleset);
  const Verdict verdict = answer.ruling()->verdict;
  return QString("<h2>%1</h2><p>%2 · %3</p><h3>%4</h3><p style='font-size:large'><b style='color:%5'>%6</b> %7</p>")
      .arg(title.toHtmlEscaped(), rules.toHtmlEscaped(), tr("turn %1").arg(answer.game.turn()),
           order_title(answer.order, answer.game, terms).toHtmlEscaped(), verdict_colour_name(verdict),
           verdict_word(verdict), allowance_text(*answer.ruling(), terms, unit).toHtmlEscaped());
}

QString agreed_html(const QStringList& agreed) {
  if (agreed.isEmpty()) return {};
  return QString("<p><b>%1</b> %2</p>").arg(tr("Agreed:"), agreed.join(' ').toHtmlEscaped());
}

QString lines_html(const std::vector<RulingLine>& lines) {
  QString html = "<table width='100%' cellpadding='3' cellspacing='0'>";
  const QString fault = verdict_colour_name(Verdict::illegal);
  std::optional<LineKind> kind;
  for (const RulingLine& line : lines) {
    if (kind != line.kind) html += QString("<tr><td colspan='3'><b>%1</b></td></tr>").arg(heading_of_kind(line.kind));
    kind = line.kind;
    // The number is the one at its place in the picture.
    const QString number = line.number > 0 ? QString("<b style='color:%1'>%2.</b> ").arg(fault).arg(line.number) : "";
    html += QString("<tr><td width='12%' align='right'>%1</td><td>%2%3</td><td width='18%'>%4</td></tr>")
                .arg(line.amount.toHtmlEscaped(), number, line.text.toHtmlEscaped(), line.clause.toHtmlEscaped());
  }
  return html + "</table>";
}

QString clauses_html(const std::vector<RulingLine>& lines, const RulesetData* ruleset, const Game& game,
                     LengthUnit unit) {
  std::set<QString> told;
  QString html;
  for (const RulingLine& line : lines)
    if (told.insert(line.rule).second) html += clause_tip(line.rule, ruleset, &game, unit);
  return html.isEmpty() ? html : "<h3>" + tr("The clauses") + "</h3>" + html;
}

}  // namespace

std::unique_ptr<QTextDocument> make_report(const Answer& answer, const QString& title, const Ruleset* ruleset,
                                           const RulesetData* usual, LengthUnit unit) {
  LINESMAN_CHECK(answer.ruling() != nullptr);
  const Terms* terms = ruleset != nullptr ? &ruleset->terms() : nullptr;
  const auto lines = ruling_lines(*answer.ruling(), answer.game, terms, unit);
  auto report = std::make_unique<QTextDocument>();
  report->setDefaultFont(QFont("sans-serif", 10));
  report->addResource(QTextDocument::ImageResource, QUrl(PICTURE), picture_of(answer, ruleset, unit));
  const QString order = QString::fromStdString(write_json(write_order(answer.order)));
  report->setHtml(head_html(answer, title, terms, unit) + agreed_html(agreed_lines(usual, answer.game)) +
                  QString("<p><img src='%1' width='%2'></p>").arg(PICTURE).arg(PICTURE_WIDTH) + lines_html(lines) +
                  clauses_html(lines, ruleset != nullptr ? &ruleset->data() : nullptr, answer.game, unit) +
                  QString("<p style='font-size:small'>%1<br><code>%2</code></p>")
                      .arg(tr("The order, as the command line takes it:"), order.toHtmlEscaped()));
  return report;
}

void print_report(QTextDocument& report, QPagedPaintDevice& printer) {
  const double scale = printer.width() / PAGE_WIDTH;
  const QSizeF room(PAGE_WIDTH, printer.height() / scale - 30);  // the last lines are the page's number
  report.setPageSize(room);
  QPainter painter(&printer);
  painter.scale(scale, scale);
  for (int i = 0; i < report.pageCount(); ++i) {
    if (i > 0) printer.newPage();
    painter.save();
    painter.translate(0, -i * room.height());
    const QRectF part(0, i * room.height(), room.width(), room.height());
    report.drawContents(&painter, part);
    painter.restore();
    QFont small = report.defaultFont();
    small.setPixelSize(11);  // in the document's units: a printer would take points as its own
    painter.setFont(small);
    painter.drawText(QRectF(0, room.height(), room.width(), 30), Qt::AlignCenter,
                     tr("%1 of %2").arg(i + 1).arg(report.pageCount()));
  }
}

Result<void> write_report(const QString& path, QTextDocument& report) {
  QByteArray bytes;
  {
    QBuffer out(&bytes);
    QPdfWriter pdf(&out);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageMargins(QMarginsF(15, 15, 15, 12), QPageLayout::Millimeter);
    pdf.setCreator("Linesman");
    print_report(report, pdf);
  }
  return save_file(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace linesman
