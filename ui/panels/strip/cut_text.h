// Text of a fixed place: whatever is too long ends in an ellipsis, and is whole in the tool tip.
#pragma once

#include <QAbstractButton>

namespace linesman {

/// A click asks for more.
class CutText : public QAbstractButton {
  Q_OBJECT
 public:
  explicit CutText(QWidget* parent = nullptr);

  void show_words(const QString& words);
  const QString& words() const { return words_; }
  /// Of the words; an invalid one: as other text.
  void set_colour(const QColor& colour);
  QSize sizeHint() const override { return {120, 2 * fontMetrics().lineSpacing()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString words_;
  QColor colour_;
};

}  // namespace linesman
