// The tour of a first start: five steps over an example game, each beside the thing that it is about.
#pragma once

#include <QFrame>
#include <QPushButton>

#include "ui/panels/widgets.h"
#include "ui/window/commands/command.h"

namespace linesman {

/// The tour was neither ended nor skipped yet.
bool tour_is_due();

class Tour : public QFrame {
  Q_OBJECT
 public:
  /// Lies over `window`, whose parts it points at, and goes when it is ended or skipped. Right, Left and Escape do
  /// what its buttons do.
  explicit Tour(QWidget& window);

  int step() const { return step_; }
  static int steps();

 public slots:
  void go_on();
  void go_back();
  void skip();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void show_step();
  void place();

  QWidget& window_;
  int step_ = 0;
  PlainLabel* title_;
  PlainLabel* words_;
  QPushButton* back_;
  QPushButton* on_;
  QFrame* ring_;  ///< round the part that a step is about
};

/// Opens the first example where no game is open, and begins the tour.
void begin_tour(CommandContext& at);

}  // namespace linesman
