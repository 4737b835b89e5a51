// The one sign of a verdict, for widgets and lists; the table and paper paint the same (drawing/picture/marks.h).
#pragma once

#include <QIcon>
#include <QWidget>
#include <optional>

#include "rules/ruling.h"

namespace linesman {

/// The verdict's colour, to be read on the ground of `palette`.
QColor verdict_colour(Verdict verdict, const QPalette& palette);

/// The sign in `box`, in the colours of `palette`.
void paint_verdict_sign(QPainter& painter, const QRectF& box, Verdict verdict, const QPalette& palette);

/// For rows of lists. `side` in pixels; none: an empty icon of that size.
QIcon verdict_icon(std::optional<Verdict> verdict, int side, const QPalette& palette);

class VerdictSign : public QWidget {
  Q_OBJECT
 public:
  explicit VerdictSign(QWidget* parent = nullptr);

  /// None: the place stays empty.
  void show_verdict(std::optional<Verdict> verdict);
  std::optional<Verdict> verdict() const { return verdict_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::optional<Verdict> verdict_;
};

}  // namespace linesman
