// Rows of a list that show all of their text, however long: wrapped, beside their icon if they have one.
#pragma once

#include <QListView>
#include <QStyledItemDelegate>
#include <QTextLayout>

namespace linesman {

/// A style's own rows elide a line that is a fraction of a pixel too high for them.
class WholeRows : public QStyledItemDelegate {
 public:
  /// Of a view in which words wrap.
  explicit WholeRows(QListView* view) : QStyledItemDelegate(view), view_(*view) {}

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  /// Breaks the text into lines as wide as the view lets them be behind an indent; their height together.
  qreal lay_out(QTextLayout& text, int indent) const;

  const QListView& view_;
};

}  // namespace linesman
