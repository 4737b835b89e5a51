// A number typed as text: empty means that it is not given.
#pragma once

#include <QGroupBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <optional>

#include "base/lengths.h"

namespace linesman {

/// Up and Down step it by one (with Shift by a tenth, unless whole). Never locale-dependent.
class NumberEdit : public QLineEdit {
  Q_OBJECT
 public:
  explicit NumberEdit(QWidget* parent = nullptr);

  void set_whole(bool whole) { whole_ = whole; }
  void set_range(std::optional<double> least, std::optional<double> most);

  /// A length: the number given and taken is inches, what stands there is in that unit.
  void set_length_unit(LengthUnit unit);

  /// Does not emit. The number is shown with at most `decimals` decimals.
  void set_number(std::optional<double> number, int decimals = 6);
  /// The number that stands there; where there is none, `holds_text_that_is_none` tells a mistake from emptiness.
  std::optional<double> number() const;
  bool holds_text_that_is_none() const;

 signals:
  /// Editing has ended with another content than before.
  void committed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void commit();
  void step(double by);
  QString shown(double number, int decimals) const;

  bool whole_ = false;
  std::optional<LengthUnit> length_;
  std::optional<double> least_;
  std::optional<double> most_;
  QString committed_;
  std::optional<double> number_;  ///< as it was set
  int decimals_ = 6;
};

// The parts that the forms of panels are put together from.

/// A field for a number; `name` is what a screen reader and the tooltip say.
NumberEdit* figure_edit(const QString& name, QWidget* parent);

/// Two in a row, for one label.
QHBoxLayout* side_by_side(QWidget* first, QWidget* second);

/// A titled box round `content`.
QGroupBox* boxed(const QString& title, QWidget* content, QWidget* parent);

}  // namespace linesman
