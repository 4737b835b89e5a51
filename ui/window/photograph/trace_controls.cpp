#include "ui/window/photograph/trace_controls.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "base/tolerance.h"
#include "editing/brush.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr int COLUMN = 336;  // width, pixels
constexpr int LINES_OF_WORDS = 5;
constexpr int LIST_HEIGHT = 120;    // at least, pixels
constexpr double USUAL_BASE = 0.1;  // inches

constexpr PinnedThing THINGS[]{{QT_TR_NOOP("The corners of the table"), 0, 0},
                               {QT_TR_NOOP("A sheet of A4, upright"), 8.268, 11.693},
                               {QT_TR_NOOP("A sheet of Letter, upright"), 8.5, 11},
                               {QT_TR_NOOP("A tile of 12 by 12 inches"), 12, 12},
                               {QT_TR_NOOP("A tile of 24 by 24 inches"), 24, 24}};

QFormLayout* form_in(QWidget* part) {
  auto* form = new QFormLayout(part);
  form->setContentsMargins(0, 0, 0, 0);
  return form;
}

}  // namespace

TraceControls::TraceControls(LengthUnit unit, QWidget* parent)
    : QWidget(parent),
      words(new PlainLabel(tr("The photograph is being read…"))),
      thing(new QComboBox),
      east(new NumberEdit),
      north(new NumberEdit),
      models(new QListWidget),
      height(new NumberEdit),
      kind(new QComboBox),
      outline(new QComboBox),
      count(new PlainLabel),
      under(new QCheckBox(tr("&Lay it under the terrain too"))),
      unit_(unit) {
  words->setWordWrap(true);
  words->setMinimumHeight(LINES_OF_WORDS * words->fontMetrics().lineSpacing());
  words->setAlignment(Qt::AlignTop);
  count->setWordWrap(true);
  parts_ = {pin_part(), model_part(), terrain_part()};
  auto* column = new QVBoxLayout(this);
  column->addWidget(step_row());
  column->addWidget(words);
  for (QWidget* part : parts_) column->addWidget(part, part == parts_[1] ? 1 : 0);
  column->addStretch();
  column->addWidget(count);
  column->addWidget(under);
  column->addWidget(button_row());
  setFixedWidth(COLUMN);
}

const PinnedThing& TraceControls::pinned_thing() const { return THINGS[thing->currentIndex()]; }

void TraceControls::show_step(TraceStep step) {
  button(step).setChecked(true);
  for (std::size_t i = 0; i < parts_.size(); ++i) parts_[i]->setVisible(i == static_cast<std::size_t>(step));
}

QWidget* TraceControls::step_row() {
  const QString titles[]{tr("&1 Pins"), tr("&2 Models"), tr("&3 Terrain")};
  auto* row = new QWidget;
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    steps[i] = new QPushButton(titles[i]);
    steps[i]->setCheckable(true);
    steps[i]->setAutoExclusive(true);
    steps[i]->setAutoDefault(false);
    layout->addWidget(steps[i]);
  }
  return row;
}

QWidget* TraceControls::button_row() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  cancel = buttons->button(QDialogButtonBox::Cancel);
  take = buttons->addButton(tr("&Take them over"), QDialogButtonBox::AcceptRole);
  // Enter belongs to the photograph.
  cancel->setAutoDefault(false);
  take->setAutoDefault(false);
  return buttons;
}

QWidget* TraceControls::pin_part() {
  for (const PinnedThing& each : THINGS) thing->addItem(tr(each.words));
  for (NumberEdit* length : {east, north}) {
    length->set_length_unit(unit_);
    length->set_range(-FARTHEST_COORDINATE, FARTHEST_COORDINATE);
  }
  auto* part = new QWidget;
  QFormLayout* form = form_in(part);
  form->addRow(tr("Pins &mark"), thing);
  form->addRow(tr("From the w&est edge"), east);
  form->addRow(tr("From the &south edge"), north);
  return part;
}

QWidget* TraceControls::model_part() {
  models->setAccessibleName(tr("Units and models"));
  models->setMinimumHeight(LIST_HEIGHT);
  height->set_length_unit(unit_);
  height->set_range(0, FARTHEST_COORDINATE);
  height->set_number(USUAL_BASE);
  height->setToolTip(tr("The thickness of the base, with the hill under it"));
  auto* part = new QWidget;
  auto* layout = new QVBoxLayout(part);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(models, 1);
  auto* form = new QFormLayout;
  form->addRow(tr("&Height of the base"), height);
  layout->addLayout(form);
  return part;
}

QWidget* TraceControls::terrain_part() {
  for (const Kind each : all_kinds()) kind->addItem(words_for_kind(each), static_cast<int>(each));
  kind->setCurrentIndex(kind->findData(static_cast<int>(Kind::wood)));
  const std::pair<OutlineShape, QString> outlines[]{{OutlineShape::polygon, tr("Polygon: click its corners")},
                                                    {OutlineShape::rectangle, tr("Rectangle: drag it")},
                                                    {OutlineShape::circle, tr("Circle: drag from its middle")},
                                                    {OutlineShape::strip, tr("Strip: click its points")},
                                                    {OutlineShape::freehand, tr("Freehand: one stroke")}};
  for (const auto& [each, title] : outlines) outline->addItem(title, static_cast<int>(each));
  auto* part = new QWidget;
  QFormLayout* form = form_in(part);
  form->addRow(tr("&Kind"), kind);
  form->addRow(tr("Sha&pe"), outline);
  return part;
}

}  // namespace linesman
