// The table for who reads it with a screen reader: a canvas whose children are the models.
#pragma once

#include <QAccessibleWidget>
#include <map>

#include "ui/table/table_view.h"

namespace linesman {

/// Child n is the piece n of the document; one that is not on the table is there, but invisible.
class TableAccessible : public QAccessibleWidget {
 public:
  explicit TableAccessible(TableView& view);
  ~TableAccessible() override;

  /// For QAccessible::installFactory: of a TableView; nullptr of anything else.
  static QAccessibleInterface* make(const QString& class_name, QObject* object);

  int childCount() const override;
  QAccessibleInterface* child(int index) const override;
  int indexOfChild(const QAccessibleInterface* child) const override;
  QAccessibleInterface* childAt(int x, int y) const override;
  QAccessibleInterface* focusChild() const override;

 private:
  TableView& view_;
  mutable std::map<int, QAccessible::Id> made_;
};

}  // namespace linesman
