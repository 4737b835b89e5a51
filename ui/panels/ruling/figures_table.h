// The figures, ratings and defaults that house rules may change, as a table: name, usual, ours, unit, where it is said.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QTreeWidgetItem>

#include "rules/agreed_figures.h"
#include "rules/terms.h"

namespace linesman {

/// The control for one figure of a table, by the type of its value.
class FigureDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  /// The number of the figure, of items that hold one.
  static constexpr int FIGURE = Qt::UserRole;

  using QStyledItemDelegate::QStyledItemDelegate;

  /// Sets the value that an item's control begins with, and the words that it offers, if any. `field` gives them
  /// titles.
  static void set_figure(QTreeWidgetItem& item, int column, const Value& value, const std::vector<std::string>& choices,
                         const Field* field);

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;
  void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

 signals:
  void given(std::size_t figure, const linesman::Value& value) const;
  void refused(const QString& sentence) const;
};

class FiguresTable : public QWidget {
  Q_OBJECT
 public:
  explicit FiguresTable(QWidget* parent = nullptr);

  /// `usual` without house rules, under which they are known to be in order. It outlives the table.
  void show_figures(const RulesetData& usual, const Value& house_rules);
  const Value& house_rules() const { return house_rules_; }

 signals:
  /// The player changed a figure.
  void edited(const linesman::Value& house_rules);
  /// The player typed a value that the figure may not have: a sentence.
  void refused(const QString& sentence);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void edit(QTreeWidgetItem* item);
  void fill();
  void show_figure(QTreeWidgetItem& item);
  void search();
  void agree(std::size_t figure, const Value& ours);
  void reset_marked();
  void reset_all();
  void show_buttons();

  const RulesetData* usual_ = nullptr;
  Value house_rules_ = Value::empty_object();
  std::vector<AgreedFigure> figures_;
  std::vector<QTreeWidgetItem*> items_;  ///< of each figure
  QLineEdit* search_;
  QTreeWidget* tree_;
  QPushButton* reset_;
  QPushButton* reset_all_;
};

}  // namespace linesman
