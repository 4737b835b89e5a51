#include "ui/panels/models/base_form.h"

#include <QHBoxLayout>
#include <QSettings>
#include <QVBoxLayout>
#include <vector>

#include "base/lengths.h"
#include "drawing/picture/plain_text.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

const char* const UNIT_KEY = "base_unit";  // of settings
enum BaseShape { RECTANGLE, ROUND, POLYGON };
enum BaseUnit { INCHES, MILLIMETRES };

/// The base in another width and length, of the same shape; a circle takes its width.
Footprint resized(const Footprint& base, double width, double length) {
  if (std::holds_alternative<CircleBase>(base)) return CircleBase{width};
  if (std::holds_alternative<RectangleBase>(base)) return RectangleBase{width, length};
  const Box box = frame_box(base);
  PolygonBase polygon = std::get<PolygonBase>(base);
  for (Vec& p : polygon.points) p = {p.x * width / (box.max.x - box.min.x), p.y * length / (box.max.y - box.min.y)};
  return polygon;
}

}  // namespace

BaseForm::BaseForm(QWidget* parent)
    : QWidget(parent),
      shape_(new QComboBox(this)),
      width_(new NumberEdit(this)),
      times_(new PlainLabel(QStringLiteral("×"), this)),
      length_(new NumberEdit(this)),
      unit_(new QComboBox(this)) {
  shape_->addItems({tr("Rectangle"), tr("Round")});
  shape_->setAccessibleName(tr("Shape of the base"));
  unit_->addItems({tr("in"), tr("mm")});
  unit_->setAccessibleName(tr("Unit of the base"));
  unit_->setCurrentIndex(QSettings().value(UNIT_KEY).toString() == "mm" ? MILLIMETRES : INCHES);
  for (QComboBox* box : {shape_, unit_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(box == unit_ ? 2 : 5);
  }
  // Two rows: beside one another they would make the panels wide at the table's cost.
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  for (const auto& widgets : {std::vector<QWidget*>{shape_, unit_}, std::vector<QWidget*>{width_, times_, length_}}) {
    auto* row = new QHBoxLayout;
    for (QWidget* widget : widgets) row->addWidget(widget);
    layout->addLayout(row);
  }
  connect(shape_, &QComboBox::activated, this, &BaseForm::change_shape);
  connect(unit_, &QComboBox::activated, this, [this](int unit) {
    QSettings().setValue(UNIT_KEY, unit == MILLIMETRES ? "mm" : "inch");
    refresh();
  });
  for (NumberEdit* edit : {width_, length_}) connect(edit, &NumberEdit::committed, this, &BaseForm::change_size);
}

double BaseForm::per_inch() const { return unit_->currentIndex() == MILLIMETRES ? MILLIMETRES_IN_AN_INCH : 1; }

void BaseForm::show_base(const Footprint& base) {
  base_ = base;
  refresh();
}

void BaseForm::refresh() {
  const bool round = std::holds_alternative<CircleBase>(base_);
  const bool polygon = std::holds_alternative<PolygonBase>(base_);
  while (shape_->count() > POLYGON) shape_->removeItem(POLYGON);
  if (polygon) shape_->addItem(tr("Polygon"));
  shape_->setCurrentIndex(polygon ? POLYGON : round ? ROUND : RECTANGLE);
  const Box box = frame_box(base_);
  const int decimals = unit_->currentIndex() == MILLIMETRES ? 1 : 3;
  width_->set_number((box.max.x - box.min.x) * per_inch(), decimals);
  length_->set_number((box.max.y - box.min.y) * per_inch(), decimals);
  width_->setAccessibleName(round ? tr("Diameter of the base") : tr("Width of the base"));
  width_->setToolTip(as_plain(round ? tr("Diameter") : tr("Width, across the facing")));
  length_->setAccessibleName(tr("Length of the base"));
  length_->setToolTip(tr("Length, along the facing"));
  times_->setVisible(!round);
  length_->setVisible(!round);
}

void BaseForm::change_shape() {
  const Box box = frame_box(base_);
  const double width = box.max.x - box.min.x;
  if (shape_->currentIndex() == ROUND)
    base_ = CircleBase{width};
  else if (shape_->currentIndex() == RECTANGLE)
    base_ = RectangleBase{width, box.max.y - box.min.y};
  refresh();
  emit edited(base_);
}

// Only the figure that was typed changes: the other is shown rounded.
void BaseForm::change_size() {
  const Box box = frame_box(base_);
  const auto typed = [&](const NumberEdit* edit, double now) {
    return sender() == edit ? edit->number().value_or(0) / per_inch() : now;
  };
  const double width = typed(width_, box.max.x - box.min.x);
  const double length = typed(length_, box.max.y - box.min.y);
  if (width <= 0 || length <= 0) return refresh();
  base_ = resized(base_, width, length);
  emit edited(base_);
}

}  // namespace linesman
