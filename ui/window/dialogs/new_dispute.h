// A dispute: a bare piece of ground with the two models that it is about.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QPushButton>

#include "catalogue/catalogue.h"
#include "files/documents/document.h"
#include "referee/referee.h"

namespace linesman {

/// 24 by 24 inches of open ground, or as much of a hex map, with one model of each of the sides Red and Blue: face to
/// face, 12 inches apart. A Problem where no such game may be (a model that the ruleset cannot place).
Result<Document> dispute_between(const CatalogueEntry& red, const CatalogueEntry& blue, const Ruleset& ruleset);

/// Asks for the ruleset and the two models.
class NewDisputeDialog : public QDialog {
  Q_OBJECT
 public:
  /// `rulesets` outlives the dialog.
  NewDisputeDialog(const RulesetSource& rulesets, std::vector<CatalogueEntry> catalogue, QWidget* parent = nullptr);

  Result<Document> document() const;

 private:
  void show_models();
  std::shared_ptr<const Ruleset> ruleset() const;
  const CatalogueEntry* chosen(const QComboBox& models) const;

  const RulesetSource& rulesets_;
  std::vector<CatalogueEntry> catalogue_;
  QComboBox* ruleset_;
  QComboBox* red_;
  QComboBox* blue_;
  QPushButton* begin_;
};

}  // namespace linesman
