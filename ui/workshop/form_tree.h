// A form made from the schema of charts: a row for each member that may stand there, with its value and its help.
#pragma once

#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <set>

#include "base/result.h"
#include "chart/shape.h"

namespace linesman {

class FormTree : public QTreeWidget {
  Q_OBJECT
 public:
  explicit FormTree(QWidget* parent = nullptr);

  /// Shows the place of the chart at a pointer. Members named in `without` are left out. Rows with a mistake are
  /// marked.
  void show_place(const Value& chart, const std::string& pointer, const chart::FormPlace& place,
                  const std::vector<Problem>& mistakes, const std::set<std::string>& without = {});
  /// Marks the row at a pointer, or the nearest one above it.
  void go_to(const std::string& pointer);
  /// Shows the parts of the value at a pointer from the next `show_place` on.
  void unfold(const std::string& pointer);
  /// The pointer of the marked row, if it holds a value that can be taken out; else empty.
  std::string removable() const;

 signals:
  /// The player gave the value at a pointer of the chart; null takes it out.
  void edited(const std::string& pointer, const linesman::Value& value);
  void refused(const QString& sentence);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  friend class FormDelegate;

  /// A row of the tree: one value of the chart, or the place for one more.
  struct Row {
    enum class Role { value, new_member, new_item };
    Role role = Role::value;
    std::string pointer;
    std::string name;
    chart::FormPlace place;
    Value value;
    bool required = false;
  };

  QTreeWidgetItem* add_row(QTreeWidgetItem* above, Row row, const QString& title);
  void add_members(QTreeWidgetItem* above, const chart::FormPlace& place, const Value& value,
                   const std::string& pointer);
  void add_value(QTreeWidgetItem* above, const chart::FormPlace& place, const std::string& name, const Value& value,
                 const std::string& pointer, bool required);
  void add_parts(QTreeWidgetItem* item, const chart::FormPlace& place, const Value& value, const std::string& pointer,
                 const std::string& name);
  void mark(const std::vector<Problem>& mistakes);
  const Row* row_of(const QTreeWidgetItem* item) const;
  void give(const Row& row, const Value& value);
  void give_soon(const Row& row, const Value& value);
  /// The player wants to fill in a row: opens its control, or begins a part that is put together.
  void begin(QTreeWidgetItem* item);

  Value chart_;
  std::string shown_;  ///< pointer
  std::set<std::string> without_;
  std::vector<Row> rows_;
  std::set<std::string> open_;  ///< pointers of rows that are unfolded
  std::string current_;
};

/// The control for a row's value: a list to choose from, in which words can be typed too, or a line.
class FormDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  explicit FormDelegate(FormTree& tree) : QStyledItemDelegate(&tree), tree_(tree) {}
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

 private:
  FormTree& tree_;
};

/// "Free within" for "free_within".
QString member_title(const std::string& name);

}  // namespace linesman
