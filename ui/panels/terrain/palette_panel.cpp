#include "ui/panels/terrain/palette_panel.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <span>

#include "drawing/picture/furniture.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/terrain_words.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/panels/icons.h"

namespace linesman {

LegendPanel::LegendPanel(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  setAccessibleName(tr("Legend"));
  for (const auto changed : {&Session::game_changed, &Session::ruleset_changed})
    connect(&session_, changed, this, [this] {
      setMinimumSize(sizeHint());
      update();
    });
}

// One column: the panel is as high as it takes, but not wide at the table's cost.
QSizeF LegendPanel::paint(QPainter* painter) const {
  const Palette& colours = Palette::of(is_dark(palette()));
  return paint_legend(painter, {6, 6}, session_.game(), colours, kind_ratings(session_.ruleset_data()), 1);
}

QSize LegendPanel::sizeHint() const { return paint(nullptr).toSize() + QSize(12, 12); }

void LegendPanel::paintEvent(QPaintEvent*) {
  if (!session_.has_game()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(&painter);
}

namespace {

constexpr QSize SWATCH{52, 34};
constexpr std::size_t MAX_RECENT = 6;
constexpr int TERRAIN_KIND = Qt::UserRole;

struct Choice {
  int id;
  const char* icon;
  const char* words;
};

constexpr Choice OUTLINES[]{
    {static_cast<int>(OutlineShape::polygon), "shape-polygon", QT_TR_NOOP("Polygon: click its corners")},
    {static_cast<int>(OutlineShape::rectangle), "shape-rectangle",
     QT_TR_NOOP("Rectangle: drag it, or click two corners")},
    {static_cast<int>(OutlineShape::circle), "shape-circle", QT_TR_NOOP("Circle: drag from its middle")},
    {static_cast<int>(OutlineShape::strip), "shape-strip", QT_TR_NOOP("Strip along a line: click its points")},
    {static_cast<int>(OutlineShape::freehand), "shape-freehand", QT_TR_NOOP("Freehand: draw it in one stroke")},
    {static_cast<int>(OutlineShape::hexes), "shape-hexes", QT_TR_NOOP("Hexes and hexsides: paint them")},
};

constexpr Choice USES[]{
    {static_cast<int>(ShapeUse::terrain), "draw", QT_TR_NOOP("New terrain")},
    {static_cast<int>(ShapeUse::hole), "cut-hole", QT_TR_NOOP("Cut a hole into the selected terrain")},
    {static_cast<int>(ShapeUse::cut), "split", QT_TR_NOOP("Split the selected terrain along a line")},
};

void add_choices(QButtonGroup* group, std::span<const Choice> choices, QWidget* parent) {
  for (const Choice& choice : choices) {
    auto* button = new QToolButton(parent);
    button->setIcon(icon_named(choice.icon));
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolTip(as_plain(PalettePanel::tr(choice.words)));
    button->setAccessibleName(PalettePanel::tr(choice.words));
    button->setFocusPolicy(Qt::TabFocus);
    group->addButton(button, choice.id);
  }
}

/// Of the words for kinds of terrain, which are wrapped between words only.
int widest_word(const QFontMetrics& metrics) {
  int wide = 0;
  for (const Kind kind : all_kinds())
    for (const QString& word : words_for_kind(kind).split(' ')) wide = std::max(wide, metrics.horizontalAdvance(word));
  return wide;
}

NumberEdit* measure(const QString& name, QWidget* parent) {
  NumberEdit* edit = figure_edit(name, parent);
  edit->set_range(0.0, 1000.0);
  return edit;
}

}  // namespace

PalettePanel::PalettePanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      filter_(new QLineEdit(this)),
      kinds_(new QListWidget(this)),
      outline_buttons_(new QButtonGroup(this)),
      use_buttons_(new QButtonGroup(this)),
      width_(measure(tr("Width of a strip, inches"), this)),
      height_(measure(tr("Height, inches"), this)),
      tolerance_(measure(tr("Inches by which freehand lines are simplified"), this)) {
  setAccessibleName(tr("Kinds of terrain to draw"));
  add_choices(outline_buttons_, OUTLINES, this);
  add_choices(use_buttons_, USES, this);
  for (const QString& name : QSettings().value("palette/recent").toStringList())
    if (const auto kind = kind_named(name.toStdString())) recent_.push_back(*kind);
  lay_out();
  connect(filter_, &QLineEdit::textChanged, this, &PalettePanel::fill);
  connect(filter_, &QLineEdit::returnPressed, this, [this] { choose(kinds_->currentItem()); });
  connect(kinds_, &QListWidget::itemClicked, this, &PalettePanel::choose);
  connect(kinds_, &QListWidget::itemActivated, this, &PalettePanel::choose);
  connect(outline_buttons_, &QButtonGroup::idClicked, this, [this](int id) {
    Brush brush = session_.brush();
    brush.outline = OutlineShape{id};
    session_.set_brush(brush);
    emit drawing_asked();
  });
  connect(use_buttons_, &QButtonGroup::idClicked, this, [this](int id) {
    Brush brush = session_.brush();
    brush.use = ShapeUse{id};
    session_.set_brush(brush);
    emit drawing_asked();
  });
  for (NumberEdit* edit : {width_, height_, tolerance_})
    connect(edit, &NumberEdit::committed, this, &PalettePanel::take_measures);
  connect(&session_, &Session::brush_changed, this, &PalettePanel::refresh);
  connect(&session_, &Session::game_changed, this, &PalettePanel::refresh);
  fill();
  refresh();
}

QWidget* PalettePanel::choice_row(QButtonGroup* group) {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  for (QAbstractButton* button : group->buttons()) layout->addWidget(button);
  layout->addStretch();
  return row;
}

void PalettePanel::lay_out() {
  filter_->setPlaceholderText(tr("Find a kind of terrain"));
  filter_->setAccessibleName(tr("Find a kind of terrain"));
  filter_->setClearButtonEnabled(true);
  filter_->installEventFilter(this);
  kinds_->setAccessibleName(tr("Kinds of terrain"));
  kinds_->setViewMode(QListView::IconMode);
  kinds_->setMovement(QListView::Static);
  kinds_->setResizeMode(QListView::Adjust);
  kinds_->setIconSize(SWATCH);
  kinds_->setGridSize({std::max(78, widest_word(kinds_->fontMetrics()) + 12),
                       SWATCH.height() + 2 * kinds_->fontMetrics().lineSpacing() + 12});  // two lines of words
  kinds_->setWordWrap(true);
  kinds_->setFrameShape(QFrame::NoFrame);
  kinds_->setMinimumHeight(130);
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  form->addRow(tr("Draws"), choice_row(use_buttons_));
  form->addRow(tr("Shape"), choice_row(outline_buttons_));
  form->addRow(tr("Width, height"), side_by_side(width_, height_));
  form->addRow(tr("Freehand ±"), tolerance_);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(filter_);
  layout->addWidget(kinds_, 1);
  layout->addLayout(form);
}

// What was used last comes first; the others in their usual order.
void PalettePanel::fill() {
  std::vector<Kind> kinds = recent_;
  for (const Kind kind : all_kinds())
    if (std::find(recent_.begin(), recent_.end(), kind) == recent_.end()) kinds.push_back(kind);
  kinds_->clear();
  for (const Kind kind : kinds) {
    const QString words = words_for_kind(kind);
    if (!words.contains(filter_->text().trimmed(), Qt::CaseInsensitive)) continue;
    auto* item = new QListWidgetItem(kind_icon(kind, SWATCH, palette()), words, kinds_);
    item->setData(TERRAIN_KIND, static_cast<int>(kind));
    item->setToolTip(as_plain(words));
    if (kind == session_.brush().kind) kinds_->setCurrentItem(item);
  }
  if (kinds_->currentItem() == nullptr && kinds_->count() > 0) kinds_->setCurrentRow(0);
}

void PalettePanel::refresh() {
  const Brush& brush = session_.brush();
  for (int row = 0; row < kinds_->count(); ++row)
    if (kinds_->item(row)->data(TERRAIN_KIND).toInt() == static_cast<int>(brush.kind)) kinds_->setCurrentRow(row);
  outline_buttons_->button(static_cast<int>(brush.outline))->setChecked(true);
  use_buttons_->button(static_cast<int>(brush.use))->setChecked(true);
  const bool grid = session_.game().table().hex.has_value();
  for (QAbstractButton* button : outline_buttons_->buttons()) {
    const OutlineShape outline{outline_buttons_->id(button)};
    button->setEnabled(suits(outline, brush.kind) && (grid || outline != OutlineShape::hexes));
  }
  width_->set_number(brush.width, 3);
  height_->set_number(brush.height, 3);
  tolerance_->set_number(brush.tolerance, 3);
}

void PalettePanel::choose(QListWidgetItem* item) {
  if (item == nullptr) return;
  const auto kind = static_cast<Kind>(item->data(TERRAIN_KIND).toInt());
  Brush brush = with_kind(session_.brush(), kind);
  brush.use = ShapeUse::terrain;
  remember(kind);
  session_.set_brush(brush);
  emit drawing_asked();
}

void PalettePanel::remember(Kind kind) {
  std::erase(recent_, kind);
  recent_.insert(recent_.begin(), kind);
  if (recent_.size() > MAX_RECENT) recent_.resize(MAX_RECENT);
  QStringList names;
  for (const Kind one : recent_) names << QString::fromUtf8(name_of(one).data());
  QSettings().setValue("palette/recent", names);
}

void PalettePanel::take_measures() {
  Brush brush = session_.brush();
  brush.width = width_->number().value_or(default_width(brush.kind));
  brush.height = height_->number().value_or(default_height(brush.kind));
  brush.tolerance = tolerance_->number().value_or(Brush().tolerance);
  session_.set_brush(brush);
  refresh();
}

// From the line of the filter, arrows go on into the list.
bool PalettePanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == filter_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Down || key == Qt::Key_Up) {
      kinds_->setFocus();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void PalettePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && kinds_ != nullptr) fill();
  QWidget::changeEvent(event);
}

}  // namespace linesman
