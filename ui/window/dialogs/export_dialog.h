// Asks in which format a game is to leave, and how large a picture is to be.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "drawing/picture/picture_file.h"
#include "ui/panels/fields/number_edit.h"

namespace linesman {

class ExportDialog : public QDialog {
  Q_OBJECT
 public:
  explicit ExportDialog(const QString& title, QWidget* parent = nullptr);

  /// The ending of the chosen format: "pdf", "geojson", ….
  QString ending() const { return format_->currentData().toString(); }
  PictureSize size() const;
  bool legend() const { return legend_->isChecked(); }

 private:
  void refresh();

  QComboBox* format_;
  QComboBox* scale_;
  QComboBox* paper_;
  QCheckBox* sheets_;
  NumberEdit* dpi_;
  QLineEdit* title_;
  QCheckBox* legend_;
  QLabel* about_;
};

}  // namespace linesman
