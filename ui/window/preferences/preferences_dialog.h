// The dialog of preferences: pages of language and look, units, new games, keys.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QKeySequenceEdit>
#include <QSpinBox>
#include <QTabWidget>
#include <QTreeWidget>

#include "referee/referee.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/panels/widgets.h"
#include "ui/window/preferences/preferences.h"

namespace linesman {

class PreferencesDialog : public QDialog {
  Q_OBJECT
 public:
  /// `commands` outlive the dialog.
  PreferencesDialog(const Preferences& now, const RulesetSource& rulesets, std::span<const Command> commands,
                    QWidget* parent);

  /// As they are set in the dialog.
  Preferences preferences() const;

 private:
  QWidget* look_page();
  QWidget* units_page();
  QWidget* games_page(const RulesetSource& rulesets);
  QWidget* keys_page();
  void show_keys();
  void choose_command();
  void change_keys(const QString& keys);
  const Command* chosen_command() const;
  const Command& command_of(const QTreeWidgetItem& row) const;

  Preferences now_;
  std::span<const Command> all_commands_;
  QComboBox* language_;
  QComboBox* appearance_;
  QComboBox* colours_;
  QSpinBox* text_;
  QComboBox* unit_;
  QComboBox* bases_;
  QComboBox* tables_;
  QComboBox* ruleset_;
  NumberEdit* tolerance_;
  QSpinBox* autosave_;
  QComboBox* at_start_;
  QTreeWidget* commands_;
  QKeySequenceEdit* keys_;
  PlainLabel* conflict_;
};

}  // namespace linesman
