#include "ui/panels/unit_row.h"

#include <QHBoxLayout>
#include <QInputDialog>

#include "ui/commands/gestures.h"

namespace linesman {

namespace {

// The first rows of the box; the units come between them.
constexpr int NONE = 0;

}  // namespace

UnitRow::UnitRow(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), box_(new QComboBox(this)), rename_(new QToolButton(this)) {
  box_->setAccessibleName(tr("Unit"));
  box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box_->setMinimumContentsLength(6);
  box_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  rename_->setText(tr("Rename…"));
  rename_->setToolTip(tr("Gives the unit another name"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(box_);
  layout->addWidget(rename_);
  setFocusProxy(box_);
  connect(box_, &QComboBox::activated, this, &UnitRow::choose);
  connect(rename_, &QToolButton::clicked, this, &UnitRow::rename);
}

void UnitRow::show_unit(std::optional<UnitIndex> unit) {
  shown_ = unit;
  box_->clear();
  box_->addItem(tr("none"));
  for (const Unit& known : session_.game().units()) box_->addItem(QString::fromStdString(label(known)));
  box_->addItem(tr("New unit…"));
  box_->setCurrentIndex(unit ? static_cast<int>(*unit) + 1 : NONE);
  rename_->setVisible(unit.has_value());
}

std::vector<PieceIndex> UnitRow::pieces() const {
  std::vector<PieceIndex> found;
  for (const std::string& id : session_.selection())
    if (const auto piece = session_.game().find_piece(id)) found.push_back(*piece);
  return found;
}

QString UnitRow::ask_name(const QString& title, const QString& now) {
  bool given = false;
  const QString name = QInputDialog::getText(this, title, tr("Name of the unit:"), QLineEdit::Normal, now, &given);
  return given ? name.trimmed() : QString();
}

void UnitRow::choose(int index) {
  const std::vector<PieceIndex> chosen = pieces();
  if (chosen.empty()) return;
  if (index == NONE) return change_unit(session_, chosen, {});
  if (index < box_->count() - 1) return change_unit(session_, chosen, static_cast<UnitIndex>(index - 1));
  const QString name = ask_name(tr("New unit"), tr("New unit"));
  if (name.isEmpty()) return show_unit(shown_);
  make_unit(session_, chosen, name.toStdString());
}

void UnitRow::rename() {
  if (!shown_) return;
  const QString name = ask_name(tr("Rename the unit"), QString::fromStdString(label(session_.game().unit(*shown_))));
  if (!name.isEmpty()) rename_unit(session_, *shown_, name.toStdString());
}

}  // namespace linesman
