// What the players agree on: the ruleset's options, the measuring tolerance, house rules.
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>

#include "ui/panels/field_form.h"
#include "ui/panels/number_edit.h"
#include "ui/session/session.h"

namespace linesman {

class AgreementDialog : public QDialog {
  Q_OBJECT
 public:
  explicit AgreementDialog(Session& session, QWidget* parent = nullptr);

  /// Changes the game, as one command; false (and the sentence shown) when the ruleset does not know something.
  bool apply();

 private:
  QWidget* options_page();
  QWidget* house_rules_page();
  void validate();
  std::optional<Value> house_rules();

  Session& session_;
  Value options_;
  FieldForm* fields_;
  NumberEdit* tolerance_;
  QPlainTextEdit* rules_;
  QPlainTextEdit* figures_;
  QLabel* complaint_;
  QDialogButtonBox* buttons_;
};

}  // namespace linesman
