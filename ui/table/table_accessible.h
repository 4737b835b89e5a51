// The table for a screen reader: a canvas whose children are the models, the terrain and the proposed way.
#pragma once

#include <QAccessibleWidget>
#include <map>
#include <optional>
#include <utility>

#include "ui/table/table_view.h"

namespace linesman {

/// First the pieces of the document, then its features, then the proposed way if there is one. A piece that is not on
/// the table is there, but invisible.
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
  enum class Child { model, terrain, way };
  std::optional<std::pair<Child, int>> child_at(int index) const;

  mutable std::map<std::pair<Child, int>, QAccessible::Id> made_;
};

}  // namespace linesman
