// The arrow keys of the table as buttons: turn left, on, back, turn right. On a grid by hexes and hexsides.
#pragma once

#include <QToolButton>

namespace linesman {

class StepPad : public QWidget {
  Q_OBJECT
 public:
  explicit StepPad(QWidget* parent = nullptr);

  void show_grid(bool grid);

 signals:
  /// Do what this arrow key does on the table.
  void asked(Qt::Key key);

 private:
  QToolButton* add(const char* icon, Qt::Key key);
  QToolButton* left_;
  QToolButton* on_;
  QToolButton* back_;
  QToolButton* right_;
};

}  // namespace linesman
