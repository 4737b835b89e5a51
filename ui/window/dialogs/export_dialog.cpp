#include "ui/window/dialogs/export_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>
#include <array>

#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr double TO_FIT = 0;
constexpr std::array<std::pair<const char*, double>, 7> SCALES{{{QT_TR_NOOP("As large as possible"), TO_FIT},
                                                                {QT_TR_NOOP("1:1, life size"), 1.0},
                                                                {"1:2", 1.0 / 2},
                                                                {"1:4", 1.0 / 4},
                                                                {"1:5", 1.0 / 5},
                                                                {"1:10", 1.0 / 10},
                                                                {"1:20", 1.0 / 20}}};

bool is_picture(const QString& ending) {
  return ending == QLatin1String("pdf") || ending == QLatin1String("png") || ending == QLatin1String("svg");
}

}  // namespace

ExportDialog::ExportDialog(const QString& title, QWidget* parent)
    : QDialog(parent),
      format_(new QComboBox),
      scale_(new QComboBox),
      paper_(new QComboBox),
      sheets_(new QCheckBox(tr("On several &sheets"))),
      dpi_(new NumberEdit),
      title_(new QLineEdit(title)),
      legend_(new QCheckBox(tr("&Legend beside the table"))),
      about_(new PlainLabel) {
  setWindowTitle(tr("Export"));
  format_->addItem(tr("Picture on paper (PDF)"), QStringLiteral("pdf"));
  format_->addItem(tr("Picture in pixels (PNG)"), QStringLiteral("png"));
  format_->addItem(tr("Picture in lines (SVG)"), QStringLiteral("svg"));
  format_->addItem(tr("Terrain and models (GeoJSON)"), QStringLiteral("geojson"));
  format_->addItem(tr("Map for a virtual table (Universal VTT)"), QStringLiteral("dd2vtt"));
  format_->addItem(tr("Roster of models (CSV)"), QStringLiteral("csv"));
  for (const auto& [name, scale] : SCALES) scale_->addItem(tr(name), scale);
  paper_->addItems({"A4", "A3", "A2", "A5", "Letter", "Legal", "Tabloid"});
  dpi_->set_number(150);
  dpi_->set_range(1, 2400);
  legend_->setChecked(true);
  about_->setWordWrap(true);
  about_->setMinimumWidth(340);
  about_->setForegroundRole(QPalette::PlaceholderText);
  auto* form = new QFormLayout;
  form->addRow(tr("&Format"), format_);
  form->addRow(QString(), about_);
  form->addRow(tr("S&cale"), scale_);
  form->addRow(tr("&Paper"), paper_);
  form->addRow(QString(), sheets_);
  form->addRow(tr("&Dots per inch"), dpi_);
  form->addRow(tr("&Title"), title_);
  form->addRow(QString(), legend_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole)->setDefault(true);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
  connect(scale_, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
  connect(sheets_, &QCheckBox::toggled, this, &ExportDialog::refresh);
  refresh();
  format_->setFocus();
}

void ExportDialog::refresh() {
  const QString kind = ending();
  const bool picture = is_picture(kind);
  const bool pdf = kind == QLatin1String("pdf");
  const bool to_scale = scale_->currentData().toDouble() > 0;
  scale_->setEnabled(picture);
  sheets_->setEnabled(pdf);
  paper_->setEnabled(pdf && (sheets_->isChecked() || !to_scale));
  dpi_->setEnabled((kind == QLatin1String("png") && to_scale) || kind == QLatin1String("dd2vtt"));
  title_->setEnabled(picture);
  legend_->setEnabled(picture && !(pdf && sheets_->isChecked()));
  if (kind == QLatin1String("geojson"))
    about_->setText(tr("Terrain and models for another import, without rules and history."));
  else if (kind == QLatin1String("dd2vtt"))
    about_->setText(tr("Obstacles and buildings as walls, with a picture of the table."));
  else if (kind == QLatin1String("csv"))
    about_->setText(tr("A line for each model, for spreadsheets."));
  else if (pdf && sheets_->isChecked())
    about_->setText(tr("An overview, then a sheet for each part, with cutting marks."));
  else
    about_->setText(tr("The table with its models as they stand."));
}

PictureSize ExportDialog::size() const {
  PictureSize size;
  if (!is_picture(ending())) return size;
  size.scale = scale_->currentData().toDouble();
  if (dpi_->isEnabled()) size.dpi = dpi_->number().value_or(0);
  if (paper_->isEnabled()) size.paper = paper_->currentText().toStdString();
  size.sheets = sheets_->isEnabled() && sheets_->isChecked();
  size.title = title_->text().trimmed().toStdString();
  return size;
}

}  // namespace linesman
