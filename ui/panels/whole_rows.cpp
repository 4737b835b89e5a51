#include "ui/panels/whole_rows.h"

#include <QIcon>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace linesman {

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
  QTextLayout text(row_text(index), option.font);
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

}  // namespace linesman
