#include "ui/window/dialogs/new_game_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <utility>

#include "base/lengths.h"
#include "drawing/picture/plain_text.h"
#include "ui/panels/widgets.h"
#include "ui/window/dialogs/new_game.h"
#include "ui/window/own_rulesets.h"
#include "ui/window/preferences/preferences.h"

namespace linesman {

namespace {

constexpr double INCHES_IN_A_FOOT = 12;
constexpr double INCHES_IN_A_CENTIMETRE = inches_of(1, LengthUnit::centimetre);
constexpr double SMALLEST_SIDE = 1;    // inches
constexpr double LARGEST_SIDE = 1200;  // inches
constexpr double SMALLEST_HEX = 0.25;  // inches
constexpr double LARGEST_HEX = 100;    // inches
constexpr int MAX_HEXES_IN_A_ROW = 500;
constexpr int OWN_SIZE = -1;
constexpr int HEX_MAP = -2;

QSpinBox* hex_count(int value) {
  auto* box = new QSpinBox;
  box->setRange(1, MAX_HEXES_IN_A_ROW);
  box->setValue(value);
  return box;
}

}  // namespace

NewGameDialog::NewGameDialog(const RulesetSource& rulesets, const QStringList& templates, const QString& last_game,
                             QWidget* parent)
    : QDialog(parent),
      rulesets_(rulesets),
      beginnings_(new QListWidget),
      title_(new QLineEdit),
      ruleset_(new QComboBox),
      summary_(new PlainLabel),
      sides_(new QLineEdit(tr("Red, Blue"))),
      size_(new QComboBox),
      width_(new NumberEdit),
      depth_(new NumberEdit),
      unit_(new QComboBox),
      columns_(hex_count(24)),
      rows_(hex_count(16)),
      hex_size_(new NumberEdit),
      orientation_(new QComboBox),
      wrong_(new PlainLabel) {
  setWindowTitle(tr("New game"));
  beginnings_->setAccessibleName(tr("Begin with"));
  beginnings_->addItem(tr("An empty table"));
  if (!last_game.isEmpty()) add_beginning(tr("Last game: %1").arg(QFileInfo(last_game).completeBaseName()), last_game);
  for (const QString& path : templates) add_beginning(QFileInfo(path).completeBaseName(), path);
  beginnings_->setCurrentRow(0);
  beginnings_->setVisible(beginnings_->count() > 1);
  beginnings_->setMaximumWidth(220);
  bare_ = table_form();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  begin_ = buttons->addButton(tr("Begin"), QDialogButtonBox::AcceptRole);
  auto* middle = new QHBoxLayout;
  middle->addWidget(beginnings_);
  middle->addWidget(bare_, 1);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(middle);
  layout->addWidget(wrong_);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(beginnings_, &QListWidget::currentRowChanged, this, &NewGameDialog::refresh);
  connect(beginnings_, &QListWidget::itemActivated, this, &QDialog::accept);
  choose_size(0);
  choose_ruleset();
  begin_->setDefault(true);
  title_->setFocus();
}

void NewGameDialog::add_beginning(const QString& words, const QString& path) {
  auto* item = new QListWidgetItem(words, beginnings_);
  item->setData(Qt::UserRole, path);
  item->setToolTip(as_plain(path));
}

QWidget* NewGameDialog::table_form() {
  add_rulesets(*ruleset_, rulesets_);
  choose_usual_ruleset(*ruleset_, QString::fromStdString(kept_preferences().ruleset));
  summary_->setWordWrap(true);
  summary_->setMinimumWidth(360);
  summary_->setForegroundRole(QPalette::PlaceholderText);
  for (const TableSize& size : table_sizes())
    size_->addItem(QCoreApplication::translate("NewGame", size.title), static_cast<int>(&size - table_sizes().data()));
  size_->addItem(tr("Another size"), OWN_SIZE);
  size_->addItem(tr("Hex map"), HEX_MAP);
  auto* measures = new QVBoxLayout;
  size_form_ = make_size_form();
  hex_form_ = make_hex_form();
  for (QWidget* measured : {size_form_, hex_form_}) measures->addWidget(measured);
  sides_->setToolTip(tr("Names with commas between them"));
  auto* form = new QWidget;
  auto* layout = new QFormLayout(form);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addRow(tr("&Title"), title_);
  layout->addRow(tr("&Ruleset"), ruleset_);
  layout->addRow(QString(), summary_);
  layout->addRow(tr("Ta&ble"), size_);
  layout->addRow(QString(), measures);
  layout->addRow(tr("&Sides"), sides_);
  connect(ruleset_, &QComboBox::currentIndexChanged, this, &NewGameDialog::choose_ruleset);
  connect(size_, &QComboBox::activated, this, &NewGameDialog::choose_size);
  return form;
}

QWidget* NewGameDialog::make_size_form() {
  width_->setAccessibleName(tr("Width, west to east"));
  depth_->setAccessibleName(tr("Depth, south to north"));
  unit_->setAccessibleName(tr("Unit of the table's size"));
  unit_->addItem(tr("inches"), 1.0);
  unit_->addItem(tr("cm"), INCHES_IN_A_CENTIMETRE);
  unit_->addItem(tr("feet"), INCHES_IN_A_FOOT);
  const Preferences preferences = kept_preferences();
  // Indices of the list above.
  unit_->setCurrentIndex(preferences.tables_in_feet ? 2 : preferences.unit == LengthUnit::centimetre ? 1 : 0);
  auto* form = new QWidget;
  auto* row = new QHBoxLayout(form);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(width_);
  row->addWidget(new PlainLabel(QStringLiteral("×")));
  row->addWidget(depth_);
  row->addWidget(unit_);
  for (NumberEdit* edit : {width_, depth_})
    connect(edit, &QLineEdit::textEdited, this, [this] {
      size_->setCurrentIndex(size_->findData(OWN_SIZE));
      refresh();
    });
  connect(unit_, &QComboBox::activated, this, [this, before = unit_->currentData().toDouble()]() mutable {
    choose_unit(std::exchange(before, unit_->currentData().toDouble()));
  });
  return form;
}

QWidget* NewGameDialog::make_hex_form() {
  hex_size_->set_number(2);
  orientation_->addItem(tr("Columns stand straight (flat tops)"), static_cast<int>(HexOrientation::flat));
  orientation_->addItem(tr("Rows lie straight (pointed tops)"), static_cast<int>(HexOrientation::pointy));
  auto* form = new QWidget;
  auto* layout = new QFormLayout(form);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addRow(tr("&Columns"), columns_);
  layout->addRow(tr("R&ows"), rows_);
  layout->addRow(tr("&Hex, inches from side to side"), hex_size_);
  layout->addRow(tr("&Lie"), orientation_);
  for (QSpinBox* count : {columns_, rows_}) connect(count, &QSpinBox::valueChanged, this, &NewGameDialog::refresh);
  connect(hex_size_, &QLineEdit::textEdited, this, &NewGameDialog::refresh);
  return form;
}

bool NewGameDialog::on_hexes() const { return size_->currentData().toInt() == HEX_MAP; }

void NewGameDialog::choose_size(int row) {
  size_->setCurrentIndex(row);
  size_form_->setVisible(!on_hexes());
  hex_form_->setVisible(on_hexes());
  if (const int preset = size_->currentData().toInt(); preset >= 0) {
    const TableSize& size = table_sizes()[static_cast<std::size_t>(preset)];
    const double unit = unit_->currentData().toDouble();
    width_->set_number(size.width / unit, 2);
    depth_->set_number(size.depth / unit, 2);
  }
  refresh();
}

void NewGameDialog::choose_ruleset() {
  const auto ruleset = rulesets_.ruleset(ruleset_->currentData().toString().toStdString(), Value::empty_object());
  if (!ruleset) return summary_->clear();
  summary_->setText(QString::fromStdString((*ruleset)->terms().summary));
  if ((*ruleset)->terms().grid != on_hexes()) choose_size((*ruleset)->terms().grid ? size_->findData(HEX_MAP) : 0);
}

// What stands in the fields stays the same length.
void NewGameDialog::choose_unit(double before) {
  const double now = unit_->currentData().toDouble();
  for (NumberEdit* edit : {width_, depth_})
    if (const auto length = edit->number()) edit->set_number(*length * before / now, 2);
  choose_size(size_->currentIndex());  // a usual size exactly
}

std::optional<double> NewGameDialog::length_in(const NumberEdit& field) const {
  const auto number = field.number();
  if (!number) return std::nullopt;
  const double inches = *number * unit_->currentData().toDouble();
  return inches >= SMALLEST_SIDE && inches <= LARGEST_SIDE ? std::optional(inches) : std::nullopt;
}

std::optional<Table> NewGameDialog::table() const {
  if (!on_hexes()) {
    const int preset = size_->currentData().toInt();
    if (preset >= 0) {
      const TableSize& size = table_sizes()[static_cast<std::size_t>(preset)];
      return Table{size.width, size.depth, {}};
    }
    const auto width = length_in(*width_);
    const auto depth = length_in(*depth_);
    return width && depth ? std::optional(Table{*width, *depth, {}}) : std::nullopt;
  }
  const auto size = hex_size_->number();
  if (!size || *size < SMALLEST_HEX || *size > LARGEST_HEX) return std::nullopt;
  const Table table = table_of({static_cast<HexOrientation>(orientation_->currentData().toInt()), *size,
                                columns_->value(), rows_->value(), HexShift::odd});
  return std::max(table.width, table.depth) <= LARGEST_SIDE ? std::optional(table) : std::nullopt;
}

QString NewGameDialog::reason() const {
  if (beginnings_->currentRow() > 0 || table()) return {};
  if (!on_hexes()) return tr("A side of the table is 1 to 1200 inches.");
  return tr("A hex is 0.25 to 100 inches, and a map at most 1200.");
}

Result<Document> NewGameDialog::document() const {
  if (beginnings_->currentRow() > 0) {
    const auto loaded = load_document(beginnings_->currentItem()->data(Qt::UserRole).toString().toStdString());
    return loaded ? Result<Document>(at_its_start(*loaded)) : loaded;
  }
  const auto chosen = table();
  if (!chosen) return Problem{{}, reason().toStdString()};
  return Document{bare_game(title_->text().trimmed().toStdString(), ruleset_->currentData().toString().toStdString(),
                            *chosen, sides_named(sides_->text()), kept_preferences().tolerance),
                  Value()};
}

void NewGameDialog::refresh() {
  bare_->setEnabled(beginnings_->currentRow() <= 0);
  const QString wrong = reason();
  wrong_->setText(wrong);
  wrong_->setVisible(!wrong.isEmpty());
  begin_->setEnabled(wrong.isEmpty());
}

}  // namespace linesman
