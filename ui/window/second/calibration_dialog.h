// Measures how many pixels of a screen an inch has, with a bank card held against it.
#pragma once

#include <QDialog>
#include <QSlider>

namespace linesman {

class CalibrationDialog : public QDialog {
  Q_OBJECT
 public:
  /// For the screen on which `parent` is; begins with what is known of it.
  explicit CalibrationDialog(QWidget* parent);

  double pixels_an_inch() const;

 private:
  QSlider* width_;
};

}  // namespace linesman
