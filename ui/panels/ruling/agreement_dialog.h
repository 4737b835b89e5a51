// The dialog for the agreement of the players: the ruleset's options, the measuring tolerance, house rules.
#pragma once

#include <QBoxLayout>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <functional>

#include "ui/panels/fields/field_form.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/panels/ruling/figures_table.h"
#include "ui/session/session.h"

namespace linesman {

/// Keeps house rules as a ruleset of the player's own under that title; gives the sentence that says where.
using KeepRuleset = std::function<Result<QString>(const QString& title, const Value& house_rules)>;

class AgreementDialog : public QDialog {
  Q_OBJECT
 public:
  /// With an empty `keep` no ruleset can be made of the house rules.
  explicit AgreementDialog(Session& session, KeepRuleset keep = {}, QWidget* parent = nullptr);

  void show_house_rules();
  /// Changes the game, as one command; false (and the sentence shown) when the ruleset does not know something.
  bool apply();

 private:
  QWidget* options_page();
  void show_options(QBoxLayout& page, const RulesetData& ruleset);
  QWidget* house_rules_page();
  QWidget* json_page();
  void take_json();
  void take_figures(const Value& house_rules);
  void complain(const QString& sentence);
  void keep_as_ruleset();
  Result<Value> house_rules() const;

  Session& session_;
  KeepRuleset keep_;
  std::shared_ptr<const Ruleset> usual_;  ///< without house rules; nullptr when there is no such ruleset
  Value options_;
  QTabWidget* tabs_;
  FieldForm* fields_;  ///< the options that players dispute, and those that this game has otherwise
  FieldForm* others_;  ///< the other options, shown when asked for
  NumberEdit* tolerance_;
  FiguresTable* figures_;
  QPlainTextEdit* json_;  ///< the house rules; what the table changes is written here
  QPushButton* keep_button_;
  QLabel* complaint_;
  QDialogButtonBox* buttons_;
};

}  // namespace linesman
