// The sheet of the players' own words: what the ruleset calls a thing, and what they call it.
#pragma once

#include <QDialog>
#include <QLineEdit>
#include <QTreeWidget>

#include "rules/own_words.h"

namespace linesman {

class WordsDialog : public QDialog {
  Q_OBJECT
 public:
  /// `usual`: the ruleset without house rules. `words` as in the house rules of a game; null: none yet.
  WordsDialog(const RulesetData& usual, const Value& words, QWidget* parent = nullptr);

  /// Titles by part and name, without those that are the ruleset's own.
  Value words() const;
  QTreeWidget& sheet() { return *sheet_; }

 private:
  void search(const QString& words);

  std::vector<NamedThing> things_;
  QLineEdit* search_;
  QTreeWidget* sheet_;
};

}  // namespace linesman
