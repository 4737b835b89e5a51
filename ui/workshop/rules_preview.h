// Shows the rules that another player made, before they are taken.
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>

#include "sharing/rules_file.h"

namespace linesman {

class RulesPreview : public QDialog {
  Q_OBJECT
 public:
  /// `standing`: a sentence that says how they stand to the player's own.
  RulesPreview(const SharedRules& rules, const QString& standing, QWidget* parent = nullptr);

  /// A button that ends the dialog with that result.
  QPushButton* add_choice(const QString& text, int result);

  /// A row for each rule: its title, its text and what it says in words.
  QListWidget& list() { return *list_; }
  QString heading() const { return heading_->text(); }

 private:
  void fill(const Value& chart);

  QLabel* heading_;
  QListWidget* list_;
  QDialogButtonBox* buttons_;
};

}  // namespace linesman
