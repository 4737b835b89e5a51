// Asks what a new game begins with: a bare table of some size or a hex map, a ruleset, sides; or a template.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include "ui/panels/fields/number_edit.h"
#include "ui/session/session.h"

namespace linesman {

class NewGameDialog : public QDialog {
  Q_OBJECT
 public:
  /// `templates` are files of games; the first entry of the list is the bare table. `last_game` is the file of the game
  /// that was played last: its start is offered second. Empty: there is none.
  NewGameDialog(const RulesetSource& rulesets, const QStringList& templates, const QString& last_game = {},
                QWidget* parent = nullptr);

  /// The table that is asked for; nothing while a figure is missing or out of range, which `reason` says.
  std::optional<Table> table() const;
  QString reason() const;

  /// The game that is asked for; a Problem when its template cannot be read.
  Result<Document> document() const;

 private:
  void add_beginning(const QString& words, const QString& path);
  QWidget* table_form();
  QWidget* make_size_form();
  QWidget* make_hex_form();
  void choose_size(int row);
  void choose_ruleset();
  /// `before`: inches of the unit in which width and depth stand.
  void choose_unit(double before);
  void refresh();
  bool on_hexes() const;
  /// Of a field, inches; nothing when it is no length that a table may have.
  std::optional<double> length_in(const NumberEdit& field) const;

  const RulesetSource& rulesets_;
  QListWidget* beginnings_;
  QLineEdit* title_;
  QComboBox* ruleset_;
  QLabel* summary_;
  QLineEdit* sides_;
  QComboBox* size_;
  QWidget* size_form_;
  QWidget* hex_form_;
  NumberEdit* width_;
  NumberEdit* depth_;
  QComboBox* unit_;
  QSpinBox* columns_;
  QSpinBox* rows_;
  NumberEdit* hex_size_;
  QComboBox* orientation_;
  QWidget* bare_;
  QLabel* wrong_;
  QPushButton* begin_;
};

}  // namespace linesman
