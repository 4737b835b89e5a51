// The slider of turns: Space plays them while it has the focus.
#pragma once

#include <QSlider>
#include <QTimer>

namespace linesman {

class TurnSlider : public QSlider {
  Q_OBJECT
 public:
  explicit TurnSlider(QWidget* parent = nullptr);

  /// From the first turn to the last; the last is shown.
  void show_turns(int turns);
  bool is_playing() const { return play_.isActive(); }

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void play();
  void step();

  QTimer play_;
};

}  // namespace linesman
