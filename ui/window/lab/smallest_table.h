// The smallest table on which two rules differ: its picture, both rulings, and the way into the tests of a ruleset.
#pragma once

#include <QLabel>
#include <QPushButton>

#include "lab/differ.h"
#include "lab/experiment.h"
#include "ui/table/table_view.h"
#include "ui/window/commands/command.h"
#include "ui/window/lab/both_rulings.h"

namespace linesman {

class SmallestTable : public QWidget {
  Q_OBJECT
 public:
  /// A window of its own; it goes when it is closed.
  SmallestTable(CommandContext& at, const lab::Experiment& experiment, const lab::Witness& witness, QWidget* parent);

  QPushButton& keep_button() { return *keep_; }
  QPushButton& open_button() { return *open_; }
  BothRulings& rulings() { return *rulings_; }
  const QLabel& state() const { return *state_; }

 private:
  void show_table();
  void keep_as_cases();
  void open_table();

  CommandContext& at_;
  lab::RulesSide a_;
  lab::RulesSide b_;
  lab::Witness witness_;
  TableView* table_;
  BothRulings* rulings_;
  QLabel* state_;
  QPushButton* keep_;
  QPushButton* open_;
};

/// A case for each of the two rules that is the player's own: the move with the answer that these rules give. Gives
/// the files that have them, none when neither is; a Problem for one that cannot be written.
Result<QStringList> keep_as_tests(const lab::RulesSide& a, const lab::RulesSide& b, const lab::Witness& witness,
                                  const std::string& own_rulesets);

}  // namespace linesman
