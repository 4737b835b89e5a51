#include "ui/panels/widgets.h"

#include <QApplication>
#include <QEvent>
#include <QGroupBox>
#include <QIcon>
#include <QLayout>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringList>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <algorithm>
#include <cmath>

#include "drawing/picture/palette.h"

namespace linesman {

void show_as_past(QWidget& part, bool past) {
  constexpr float WASH = 0.16F;
  QPalette colours;
  if (past) {
    colours = QApplication::palette();
    const QColor wash = Palette::of(is_dark(colours)).marginal;
    const auto washed = [&](const QColor& ground) {
      const auto mixed = [](float a, float b) { return a * (1 - WASH) + b * WASH; };
      return QColor::fromRgbF(mixed(ground.redF(), wash.redF()), mixed(ground.greenF(), wash.greenF()),
                              mixed(ground.blueF(), wash.blueF()));
    };
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::AlternateBase})
      colours.setColor(role, washed(colours.color(role)));
  }
  part.setPalette(colours);
}

void ChoiceButton::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  QStyleOptionButton option;
  initStyleOption(&option);
  if (isChecked()) {
    option.palette.setBrush(QPalette::Button, option.palette.highlight());
    option.palette.setBrush(QPalette::ButtonText, option.palette.highlightedText());
    option.state.setFlag(QStyle::State_On, false);
    option.state.setFlag(QStyle::State_Raised, true);
  }
  painter.drawControl(QStyle::CE_PushButton, option);
}

void draw_cut(QPainter& painter, const QRect& room, const QString& text, const QString& tail,
              const QColor& tail_colour) {
  constexpr int GAP = 8;  // pixels before the tail
  const QFontMetrics metrics = painter.fontMetrics();
  const int step = metrics.lineSpacing();
  const int most = std::max(1, room.height() / step);
  const QString ending = metrics.elidedText(tail, Qt::ElideRight, room.width());
  const int tail_width = tail.isEmpty() ? 0 : metrics.horizontalAdvance(ending) + GAP;
  QTextLayout layout(text, painter.font());
  layout.beginLayout();
  QPoint at(room.left(), room.top() + metrics.ascent());
  int end = 0;  // of the last line, pixels from the left
  int line = 0;
  for (; line < most; ++line, at.ry() += step) {
    QTextLine row = layout.createLine();
    if (!row.isValid()) break;
    row.setLineWidth(room.width());
    const bool last = line == most - 1;
    const QString words = last ? text.mid(row.textStart()) : text.mid(row.textStart(), row.textLength()).trimmed();
    const int width = std::max(0, room.width() - (last ? tail_width : 0));
    const QString shown = metrics.elidedText(words, Qt::ElideRight, width);
    painter.drawText(at, shown);
    end = metrics.horizontalAdvance(shown);
  }
  layout.endLayout();
  if (tail.isEmpty()) return;
  const bool behind = line == most;
  if (behind) at.ry() -= step;
  painter.save();
  painter.setPen(tail_colour.isValid() ? QPen(tail_colour) : painter.pen());
  painter.drawText(at + QPoint(behind && end > 0 ? end + GAP : 0, 0), ending);
  painter.restore();
}

PlainLabel::PlainLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

PlainLabel::PlainLabel(const QString& text, QWidget* parent) : PlainLabel(parent) { setText(text); }

void PlainLabel::show_links(const std::vector<Link>& links, const QString& without) {
  QStringList shown;
  for (const Link& link : links)
    shown << QStringLiteral("<a href=\"%1\">%2</a>").arg(link.target.toHtmlEscaped(), link.words.toHtmlEscaped());
  setTextFormat(links.empty() ? Qt::PlainText : Qt::RichText);
  setText(links.empty() ? without : shown.join(QStringLiteral(", ")));
}

namespace {

constexpr int ROW_PAD = 5;  // pixels
constexpr int ICON = 18;    // pixels

QString row_text(const QModelIndex& index) {
  return index.data().toString().replace(QLatin1Char('\n'), QChar(QChar::LineSeparator));
}

/// How far in from the left the text begins: behind its icon, where there is one.
int indent_of(const QModelIndex& index) {
  return index.data(Qt::DecorationRole).isNull() ? ROW_PAD : ICON + 2 * ROW_PAD;
}

}  // namespace

qreal WholeRows::lay_out(QTextLayout& text, int indent) const {
  QTextOption wrapped;
  wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  text.setTextOption(wrapped);
  const int room = std::max(1, view_.viewport()->width() - indent - ROW_PAD);
  qreal height = 0;
  text.beginLayout();
  for (QTextLine line = text.createLine(); line.isValid(); line = text.createLine()) {
    line.setLineWidth(room);
    line.setPosition({0, height});
    height += line.height();
  }
  text.endLayout();
  return height;
}

QSize WholeRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem row = option;
  initStyleOption(&row, index);  // an item may have a font of its own
  QTextLayout text(row_text(index), row.font);
  const int height = static_cast<int>(std::ceil(lay_out(text, indent_of(index))));
  const bool has_icon = indent_of(index) > ROW_PAD;
  return {view_.viewport()->width(), std::max(height, has_icon ? ICON : 0) + 2 * ROW_PAD};
}

void WholeRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem row = option;
  initStyleOption(&row, index);
  QTextLayout text(row_text(index), row.font);
  lay_out(text, indent_of(index));
  const QIcon icon = row.icon;
  row.icon = {};
  row.text.clear();
  view_.style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, &view_);
  icon.paint(painter, QRect(option.rect.topLeft() + QPoint(ROW_PAD, ROW_PAD), QSize(ICON, ICON)));
  const bool selected = row.state & QStyle::State_Selected;
  const QPalette::ColorGroup group = row.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
  painter->save();
  painter->setPen(row.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
  text.draw(painter, option.rect.topLeft() + QPoint(indent_of(index), ROW_PAD));
  painter->restore();
}

TallScroll::TallScroll(QWidget* content, QWidget* parent) : QScrollArea(parent) {
  setWidget(content);
  setWidgetResizable(true);
  setFrameShape(NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize TallScroll::minimumSizeHint() const {
  const int bar = verticalScrollBar()->sizeHint().width();
  return {widget()->minimumSizeHint().width() + bar, QScrollArea::minimumSizeHint().height()};
}

bool TallScroll::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

namespace {

void collect(QWidget& widget, QWidgetList& found);

void collect(const QLayout& layout, QWidgetList& found) {
  for (int i = 0; i < layout.count(); ++i) {
    QLayoutItem* item = layout.itemAt(i);
    if (QWidget* widget = item->widget()) collect(*widget, found);
    if (const QLayout* inner = item->layout()) collect(*inner, found);
  }
}

// What takes the focus is a control of its own, whatever it is made of; only a box that can be ticked holds others.
void collect(QWidget& widget, QWidgetList& found) {
  const bool control = widget.focusPolicy() != Qt::NoFocus && widget.focusProxy() == nullptr;
  if (control) found << &widget;
  if (control && qobject_cast<QGroupBox*>(&widget) == nullptr) return;
  if (auto* scroll = qobject_cast<QScrollArea*>(&widget); scroll != nullptr && scroll->widget() != nullptr)
    return collect(*scroll->widget(), found);
  if (const QLayout* layout = widget.layout()) collect(*layout, found);
}

}  // namespace

QWidgetList controls_as_laid_out(QWidget& root) {
  QWidgetList found;
  if (const QLayout* layout = root.layout()) collect(*layout, found);
  return found;
}

void set_tab_order_as_laid_out(QWidget& root) {
  const QWidgetList controls = controls_as_laid_out(root);
  for (int i = 1; i < controls.size(); ++i) QWidget::setTabOrder(controls[i - 1], controls[i]);
}

QWidget* first_tab_stop(QWidget& root) {
  QWidgetList controls = controls_as_laid_out(root);
  if (root.focusProxy() != nullptr) controls.prepend(root.focusProxy());
  for (QWidget* control : controls)
    if (control->isVisible() && control->isEnabled() && (control->focusPolicy() & Qt::TabFocus) != 0) return control;
  return nullptr;
}

}  // namespace linesman
