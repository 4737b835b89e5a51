#include "ui/window/import_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/panels/plain_label.h"
#include "ui/picture/picture.h"
#include "ui/picture/plain_text.h"
#include "ui/window/ruleset_choices.h"

namespace linesman {

namespace {

constexpr QSize PICTURE{440, 320};

QString fate_text(Fate fate) {
  switch (fate) {
    case Fate::mended: return ImportDialog::tr("mended");
    case Fate::noted: return ImportDialog::tr("filled in");
    case Fate::left_out: return ImportDialog::tr("left out");
  }
  return {};
}

}  // namespace

ImportDialog::ImportDialog(const QString& path, const Session& session, QWidget* parent)
    : QDialog(parent),
      path_(path),
      session_(session),
      imported_(Problem{path.toStdString(), "", "is not read yet"}),
      picture_(new PlainLabel),
      summary_(new PlainLabel),
      report_(new QTreeWidget),
      new_game_(new QRadioButton(tr("As a &new game"))),
      into_(new QRadioButton(tr("Into the &open game"))),
      inches_(new NumberEdit),
      ruleset_(new QComboBox),
      side_(new QLineEdit(QString::fromStdString(ImportWishes{}.side))) {
  setWindowTitle(as_title(tr("Import %1").arg(QFileInfo(path).fileName())));
  picture_->setMinimumSize(PICTURE);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setAccessibleName(tr("Picture of what comes of the file"));
  summary_->setWordWrap(true);
  report_->setAccessibleName(tr("What was not simply taken"));
  report_->setHeaderLabels({tr("What"), tr("Where"), tr("Why")});
  report_->setRootIsDecorated(false);
  report_->setMinimumHeight(140);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  import_ = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
  import_->setDefault(true);
  auto* upper = new QHBoxLayout;
  upper->addWidget(picture_, 1);
  upper->addWidget(wishes_form());
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(upper);
  layout->addWidget(summary_);
  layout->addWidget(report_, 1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  refresh();
  import_->setFocus();
}

QWidget* ImportDialog::wishes_form() {
  inches_->set_number(1);
  inches_->set_range(0.01, 100);
  inches_->setToolTip(tr("Of one grid square, hex, tile or unit of the file"));
  add_rulesets(*ruleset_, session_.rulesets());
  const std::string usual = session_.has_game() ? session_.game().ruleset() : ImportWishes{}.ruleset;
  ruleset_->setCurrentIndex(std::max(0, ruleset_->findData(QString::fromStdString(usual))));
  side_->setToolTip(tr("Of pieces that name none"));
  const bool roster = exchange_format_of(path_.toStdString()) == ExchangeFormat::roster;
  into_->setEnabled(session_.has_game());
  (session_.has_game() && roster ? into_ : new_game_)->setChecked(true);
  auto* form = new QWidget;
  auto* layout = new QFormLayout(form);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addRow(new_game_);
  layout->addRow(into_);
  layout->addRow(tr("&Inches of a square"), inches_);
  layout->addRow(tr("&Ruleset"), ruleset_);
  layout->addRow(tr("&Side"), side_);
  connect(into_, &QRadioButton::toggled, this, &ImportDialog::refresh);
  connect(inches_, &NumberEdit::committed, this, &ImportDialog::refresh);
  connect(ruleset_, &QComboBox::currentIndexChanged, this, &ImportDialog::refresh);
  connect(side_, &QLineEdit::editingFinished, this, &ImportDialog::refresh);
  return form;
}

ImportWishes ImportDialog::wishes() const {
  ImportWishes wishes;
  wishes.inches = inches_->number().value_or(0);
  if (ruleset_->count() > 0) wishes.ruleset = ruleset_->currentData().toString().toStdString();
  wishes.side = side_->text().trimmed().toStdString();
  return wishes;
}

void ImportDialog::refresh() {
  ruleset_->setEnabled(!into_->isChecked());
  imported_ = import_file(path_.toStdString(), wishes(), into_->isChecked() ? &session_.game() : nullptr);
  import_->setEnabled(imported_.ok());
  report_->clear();
  picture_->clear();
  if (!imported_) {
    summary_->setText(QString::fromStdString(imported_.problem().sentence()));
    return;
  }
  Look look;
  look.dark = palette().window().color().lightness() < 128;
  QPixmap pixmap = QPixmap::fromImage(thumbnail(imported_->game, PICTURE * devicePixelRatio(), look));
  pixmap.setDevicePixelRatio(devicePixelRatio());
  picture_->setPixmap(pixmap);
  show_report(imported_->report);
}

void ImportDialog::show_report(const ImportReport& report) {
  const auto number = [](std::size_t n) { return QString::number(n); };
  summary_->setText(tr("Taken: %1 of terrain, %2 units, %3 pieces. Left out: %4. Mended: %5.")
                        .arg(number(report.features), number(report.units), number(report.pieces),
                             number(report.count(Fate::left_out) + report.more), number(report.count(Fate::mended))));
  for (const ReportLine& line : report.lines) {
    const QStringList cells{fate_text(line.fate), QString::fromStdString(line.place),
                            QString::fromStdString(line.reason)};
    auto* item = new QTreeWidgetItem(report_, cells);
    item->setToolTip(2, as_plain(cells[2]));
  }
  for (int column = 0; column < 2; ++column) report_->resizeColumnToContents(column);
}

}  // namespace linesman
