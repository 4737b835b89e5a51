// A number typed as text: empty means that it is not given.
#pragma once

#include <QLineEdit>
#include <optional>

namespace linesman {

/// Up and Down step it by one (with Shift by a tenth, unless whole). Never locale-dependent.
class NumberEdit : public QLineEdit {
  Q_OBJECT
 public:
  explicit NumberEdit(QWidget* parent = nullptr);

  void set_whole(bool whole) { whole_ = whole; }
  void set_range(std::optional<double> least, std::optional<double> most);

  /// Does not emit. Shown with at most so many decimals.
  void set_number(std::optional<double> number, int decimals = 6);
  /// What stands there, if it is a number; `holds_text_that_is_none` otherwise tells a mistake from emptiness.
  std::optional<double> number() const;
  bool holds_text_that_is_none() const;

 signals:
  /// Editing has ended with another content than before.
  void committed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void commit();
  void step(double by);

  bool whole_ = false;
  std::optional<double> least_;
  std::optional<double> most_;
  QString committed_;
};

}  // namespace linesman
