// The turns of a game in a row: how many are played, and which it is.
#pragma once

#include <QWidget>

namespace linesman {

/// A click, or Left and Right, goes to a turn.
class TurnTrack : public QWidget {
  Q_OBJECT
 public:
  explicit TurnTrack(QWidget* parent = nullptr);

  /// `turns` 0: not said; then nothing is shown. Of very many the next two dozen are.
  void show_turns(int turns, int now);

  QSize sizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 signals:
  void turn_picked(int turn);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  int first() const;
  int count() const;
  int in_a_row(int width) const;
  QRect box_of(int place) const;

  int turns_ = 0;
  int now_ = 1;
};

}  // namespace linesman
