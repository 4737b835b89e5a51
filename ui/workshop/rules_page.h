// The rules of a chart: their list, the form of one, and above it the sentence that it says now.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "ui/workshop/chart_draft.h"
#include "ui/workshop/form_tree.h"

namespace linesman {

class RulesPage : public QWidget {
  Q_OBJECT
 public:
  explicit RulesPage(ChartDraft& draft, QWidget* parent = nullptr);

  /// Shows the rule with the value at a pointer of the chart, and marks that value.
  void go_to(const std::string& pointer);

  QListWidget& list() { return *list_; }
  FormTree& form() { return *form_; }
  QLabel& sentence() { return *sentence_; }

 signals:
  void refused(const QString& sentence);

 private:
  QWidget* list_side();
  QWidget* form_side();
  void refresh();
  void turn_to(int row);
  void show_rule();
  void add_rule();
  void copy_rule();
  void delete_rule();
  void move_rule(int by);
  void replace_rules(const QString& words, Value::Array clauses, int marked);

  ChartDraft& draft_;
  QListWidget* list_;
  QLabel* sentence_;
  FormTree* form_;
  QPushButton* remove_;
  bool filling_ = false;
};

}  // namespace linesman
