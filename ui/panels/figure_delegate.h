// The control for one figure of a table, by the type of its value.
#pragma once

#include <QStyledItemDelegate>
#include <QTreeWidgetItem>

#include "rules/terms.h"

namespace linesman {

class FigureDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  /// The number of the figure, of items that hold one.
  static constexpr int FIGURE = Qt::UserRole;

  using QStyledItemDelegate::QStyledItemDelegate;

  /// What an item's control begins with, and the words that it offers, if any. `field` gives them titles.
  static void set_figure(QTreeWidgetItem& item, int column, const Value& value, const std::vector<std::string>& choices,
                         const Field* field);

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

 signals:
  void given(std::size_t figure, const linesman::Value& value) const;
  void refused(const QString& sentence) const;
};

}  // namespace linesman
