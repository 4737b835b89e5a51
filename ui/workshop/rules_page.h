// The rules of a chart: their list, the form of one, and above it the sentence that it says now.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "ui/workshop/chart_draft.h"
#include "ui/workshop/form_tree.h"
#include "ui/workshop/sentence_edit.h"

namespace linesman {

class RulesPage : public QWidget {
  Q_OBJECT
 public:
  explicit RulesPage(ChartDraft& draft, QWidget* parent = nullptr);

  /// Shows the rule with the value at a pointer of the chart, and marks that value.
  void go_to(const std::string& pointer);

  QListWidget& list() { return *list_; }
  FormTree& form() { return *form_; }
  SentenceEdit& sentences() { return *sentences_; }
  /// Values for the slot that was clicked.
  QListWidget& choices() { return *choices_; }
  const QLabel& hint() const { return *hint_; }
  /// The tree behind *All parts*.
  void show_all_parts(bool shown);

 signals:
  void refused(const QString& sentence);

 private:
  QWidget* list_side();
  QWidget* form_side();
  void refresh();
  void turn_to(int row);
  void show_rule();
  void show_sentences();
  /// Reads what is typed. Nothing is lost where a word is not understood: it stays to be mended.
  void take_sentences();
  /// A sentence that cannot be read: the page stays at it until it is mended or given up with Escape.
  bool waits_for_a_sentence();
  void offer_choices(const std::string& pointer);
  void choose(const QListWidgetItem& item);
  std::string place_of_clause() const;
  void add_rule();
  void copy_rule();
  void delete_rule();
  void move_rule(int by);
  void replace_rules(const QString& words, Value::Array clauses, int marked);

  ChartDraft& draft_;
  QListWidget* list_;
  SentenceEdit* sentences_;
  QLabel* hint_;
  QListWidget* choices_;
  QPushButton* all_parts_;
  QWidget* parts_;
  FormTree* form_;
  QPushButton* remove_;
  std::string slot_;     ///< pointer of the value that is chosen
  std::string written_;  ///< pointer of the clause whose sentences stand in the field
  bool filling_ = false;
};

}  // namespace linesman
