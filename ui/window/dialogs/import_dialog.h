// Shows what would come of a file of another program before it does: a picture of the table, and what had no place. A
// word for a kind of terrain that no table knows is asked for, with what is called so drawn in the picture; the answer
// is remembered for every later file.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTreeWidget>

#include "exchange/exchange.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/session/session.h"

namespace linesman {

class ImportDialog : public QDialog {
  Q_OBJECT
 public:
  /// Reads the file again whenever an option changes.
  ImportDialog(const QString& path, const Session& session, QWidget* parent = nullptr);

  /// The game that would be imported; a Problem while the file or an option cannot be used.
  const Result<Imported>& imported() const { return imported_; }
  /// Whether it goes into the open game.
  bool into_open_game() const { return into_->isChecked(); }

  /// The widgets that tests and readers of screens look for.
  QTreeWidget& report() { return *report_; }
  QPushButton& import_button() { return *import_; }
  QRadioButton& into_choice() { return *into_; }
  NumberEdit& inches() { return *inches_; }
  QLineEdit& scale() { return *scale_; }
  QTreeWidget& words() { return *words_; }
  /// The choice of a meaning for the word of that row; its items' data are names of kinds, "open" for nothing, empty
  /// while unanswered.
  QComboBox& meaning_of(int row);

 protected:
  void done(int result) override;

 private:
  QWidget* options_form();
  void begin();
  void refresh();
  void show_picture();
  void show_report(const ImportReport& report);
  void ask_for(const std::vector<UnknownWord>& words);
  void answer(const std::string& word, const QString& meaning);
  ImportOptions options() const;

  QString path_;
  const Session& session_;
  Result<Imported> imported_;
  QLabel* picture_;
  QLabel* summary_;
  QTreeWidget* report_;
  QRadioButton* new_game_;
  QRadioButton* into_;
  NumberEdit* inches_;
  QComboBox* ruleset_;
  QLineEdit* side_;
  QLineEdit* scale_;
  QTreeWidget* words_;
  QPushButton* import_;
  KindTable kinds_;                   ///< that were answered, now or in earlier imports
  std::vector<UnknownWord> unknown_;  ///< that were asked for here, in the order of the rows
};

}  // namespace linesman
