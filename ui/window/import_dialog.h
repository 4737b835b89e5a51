// Shows what would come of a file of another program before it does: a picture of the table, and what had no place.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTreeWidget>

#include "exchange/exchange.h"
#include "ui/panels/number_edit.h"
#include "ui/session/session.h"

namespace linesman {

class ImportDialog : public QDialog {
  Q_OBJECT
 public:
  /// Reads the file again whenever a wish changes.
  ImportDialog(const QString& path, const Session& session, QWidget* parent = nullptr);

  /// What would be imported; a Problem while the file or a wish cannot be used.
  const Result<Imported>& imported() const { return imported_; }
  /// Whether it goes into the open game.
  bool into_open_game() const { return into_->isChecked(); }

  /// The widgets that tests and readers of screens look for.
  QTreeWidget& report() { return *report_; }
  QPushButton& import_button() { return *import_; }
  QRadioButton& into_choice() { return *into_; }
  NumberEdit& inches() { return *inches_; }

 private:
  QWidget* wishes_form();
  void refresh();
  void show_report(const ImportReport& report);
  ImportWishes wishes() const;

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
  QPushButton* import_;
};

}  // namespace linesman
