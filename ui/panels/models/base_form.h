// The base of a model: its shape and size, typed in inches or millimetres.
#pragma once

#include <QComboBox>
#include <QLabel>

#include "table/footprint.h"
#include "ui/panels/fields/number_edit.h"

namespace linesman {

class BaseForm : public QWidget {
  Q_OBJECT
 public:
  explicit BaseForm(QWidget* parent = nullptr);
  /// Does not emit.
  void show_base(const Footprint& base);

 signals:
  void edited(const linesman::Footprint& base);

 private:
  void refresh();
  void change_shape();
  void change_size();
  double per_inch() const;

  Footprint base_;
  QComboBox* shape_;
  NumberEdit* width_;
  QLabel* times_;
  NumberEdit* length_;
  QComboBox* unit_;
};

}  // namespace linesman
