#include "ui/window/photograph/marker_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPrintDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "base/lengths.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/words.h"
#include "drawing/sheet/paper.h"
#include "files/disk/file.h"
#include "ui/panels/widgets.h"
#include "ui/window/dialogs/save_dialog.h"

namespace linesman {

namespace {

constexpr double DOTS_OF_PREVIEW = 56;  // to an inch of paper
constexpr int GAP_OF_PAGES = 10;        // pixels

/// The pages below one another, as they come out of the printer.
QPixmap pages_picture(const MarkerSheets& sheets, const std::vector<MarkerPage>& pages, const QPageSize& paper,
                      double device) {
  const QSizeF page = paper.size(QPageSize::Inch) * DOTS_OF_PREVIEW;
  const double step = page.height() + GAP_OF_PAGES;
  QPixmap picture((QSizeF(page.width(), step * static_cast<double>(pages.size())) * device).toSize());
  picture.setDevicePixelRatio(device);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  for (const MarkerPage& each : pages) {
    painter.fillRect(QRectF(QPointF(), page), Qt::white);
    paint_marker_page(painter, sheets, each, paper, DOTS_OF_PREVIEW);
    painter.translate(0, step);
  }
  return picture;
}

}  // namespace

Game with_markers_for_all(const Game& game, double size, double height) {
  std::set<int> taken;
  for (const auto& piece : game.pieces())
    if (piece->marker) taken.insert(piece->marker->id);
  Game after = game;
  int id = LAST_TABLE_MARKER + 1;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    if (game.pieces()[i]->marker) continue;
    while (taken.contains(id)) ++id;
    if (id >= ids_in(game.table().family)) break;
    Piece piece = *game.pieces()[i];
    piece.marker = PieceMarker{id++, size, height};
    after = after.with_piece(static_cast<PieceIndex>(i), std::move(piece));
  }
  return after;
}

MarkerDialog::MarkerDialog(const Game& game, QWidget* parent)
    : QDialog(parent),
      game_(game),
      shown_(game),
      paper_(new QComboBox),
      for_all_(new QCheckBox(tr("A marker for &every model"))),
      millimetres_(new NumberEdit),
      height_(new NumberEdit),
      preview_(new PlainLabel),
      words_(new PlainLabel) {
  setWindowTitle(tr("Print markers"));
  paper_->addItems({"A4", "Letter"});
  millimetres_->set_range(15, 40);
  millimetres_->set_number(25);
  millimetres_->setToolTip(tr("Side of the black square. 15 mm is enough from above, 30 mm from the side."));
  height_->set_range(0, 1000);
  height_->set_number(0);
  height_->setToolTip(tr("Height of the marker above the ground under the model"));
  words_->setWordWrap(true);
  preview_->setAccessibleName(tr("Picture of the pages"));
  auto* scroll = new QScrollArea;
  scroll->setWidget(preview_);
  scroll->setWidgetResizable(true);
  scroll->setMinimumSize(520, 400);
  preview_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  auto* form = new QFormLayout;
  form->addRow(tr("&Paper"), paper_);
  form->addRow(QString(), for_all_);
  form->addRow(tr("&Size in mm"), millimetres_);
  form->addRow(tr("&Height in mm"), height_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* save_button = buttons->addButton(tr("Sa&ve…"), QDialogButtonBox::ActionRole);
  QPushButton* print_button = buttons->addButton(tr("P&rint…"), QDialogButtonBox::ActionRole);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(scroll, 1);
  layout->addWidget(words_);
  layout->addLayout(form);
  layout->addWidget(buttons);
  connect(paper_, &QComboBox::currentIndexChanged, this, &MarkerDialog::refresh);
  connect(for_all_, &QCheckBox::toggled, this, &MarkerDialog::refresh);
  connect(millimetres_, &NumberEdit::committed, this, &MarkerDialog::refresh);
  connect(height_, &NumberEdit::committed, this, &MarkerDialog::refresh);
  connect(save_button, &QPushButton::clicked, this, &MarkerDialog::save);
  connect(print_button, &QPushButton::clicked, this, &MarkerDialog::print);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
  refresh();
}

std::string MarkerDialog::paper() const { return paper_->currentText().toStdString(); }

void MarkerDialog::refresh() {
  millimetres_->setEnabled(for_all_->isChecked());
  height_->setEnabled(for_all_->isChecked());
  shown_ = for_all_->isChecked()
               ? with_markers_for_all(game_, millimetres_->number().value_or(25) / MILLIMETRES_IN_AN_INCH,
                                      height_->number().value_or(0) / MILLIMETRES_IN_AN_INCH)
               : game_;
  const MarkerSheets sheets = markers_of(shown_);
  const auto size = sheet_paper(paper());
  const auto pages = size ? marker_pages(sheets, *size) : Result<std::vector<MarkerPage>>(size.problem());
  if (!pages) {
    preview_->clear();
    words_->setText(reason_text(pages.problem()));
    return;
  }
  preview_->setPixmap(pages_picture(sheets, *pages, *size, devicePixelRatio()));
  words_->setText(tr("%1 on %2. Print them at 100 % and check the ruler with a tape.")
                      .arg(counted_words("%n marker", "%n markers", static_cast<qsizetype>(sheets.markers.size())),
                           counted_words("%n page", "%n pages", static_cast<qsizetype>(pages->size()))));
}

void MarkerDialog::save() {
  const QString title = QString::fromStdString(game_.title());
  const QString proposed =
      folder_for({}) + "/" + (title.isEmpty() ? tr("markers") : tr("%1 markers").arg(title)) + ".pdf";
  const QString path = ask_where_to_write(this, tr("Save the markers"), proposed, "*.pdf *.svg", {"pdf", "svg"});
  if (!path.isEmpty()) save_to(path);
}

void MarkerDialog::save_to(const QString& path) {
  const auto format = sheet_format_of(path.toStdString()).value_or(SheetFormat::pdf);
  const auto bytes = marker_bytes(markers_of(shown_), format, paper());
  const Result<void> saved = bytes ? save_file(path.toStdString(), bytes->toStdString()) : bytes.problem();
  words_->setText(saved ? tr("Saved to %1.").arg(path) : reason_text(saved.problem()));
  if (saved) keep_markers();
}

void MarkerDialog::keep_markers() {
  const auto is_bare = [](const std::shared_ptr<const Piece>& piece) { return !piece->marker; };
  const auto& pieces = game_.pieces();
  if (for_all_->isChecked() && std::any_of(pieces.begin(), pieces.end(), is_bare)) printed_ = shown_;
}

void MarkerDialog::print() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setDocName(tr("Markers"));
  QPrintDialog dialog(&printer, this);
  if (dialog.exec() != QDialog::Accepted) return;
  const auto printed = print_marker_sheets(markers_of(shown_), paper(), printer);
  words_->setText(printed ? tr("Printed. Check the ruler with a tape.") : reason_text(printed.problem()));
  if (printed) keep_markers();
}

Result<void> print_marker_sheets(const MarkerSheets& sheets, const std::string& paper, QPrinter& printer) {
  const auto size = sheet_paper(paper);
  if (!size) return size.problem();
  const auto pages = marker_pages(sheets, *size);
  if (!pages) return pages.problem();
  printer.setPageSize(*size);
  printer.setFullPage(true);
  QPainter painter;
  if (!painter.begin(&printer)) return Problem{"", "the printer does not answer"};
  for (std::size_t i = 0; i < pages->size(); ++i) {
    if (i > 0 && !printer.newPage()) return Problem{"", "the printer takes no further page"};
    paint_marker_page(painter, sheets, (*pages)[i], *size, printer.resolution());
  }
  if (!painter.end() || printer.printerState() == QPrinter::Error) return Problem{"", "the markers cannot be printed"};
  return {};
}

}  // namespace linesman
