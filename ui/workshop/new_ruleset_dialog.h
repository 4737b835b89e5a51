// Asks with what a new ruleset begins: one of the charts that are found, or next to nothing.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "plugins/library.h"
#include "ui/workshop/chart_draft.h"

namespace linesman {

class NewRulesetDialog : public QDialog {
  Q_OBJECT
 public:
  explicit NewRulesetDialog(const RulesetLibrary& library, QWidget* parent = nullptr);

  QLineEdit& title_field() { return *title_; }
  QComboBox& beginnings() { return *beginnings_; }

  /// The new chart under a free id; a Problem when the file of the one to copy cannot be read.
  Result<std::unique_ptr<ChartDraft>> draft() const;

 private:
  void refresh();

  const RulesetLibrary& library_;
  QLineEdit* title_;
  QComboBox* beginnings_;
  QLabel* summary_;
  QPushButton* begin_;
};

/// The charts of a library, by id. A variant of a chart is none.
std::vector<std::string> chart_ids(const RulesetLibrary& library);

/// The chart of a file of the player's own, to be changed there.
Result<std::unique_ptr<ChartDraft>> own_draft(const ChartFile& file);

}  // namespace linesman
