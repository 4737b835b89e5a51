// A squad in the window, and hands to draw its front.
#pragma once

#include "ui/window/table_controller.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {

struct SquadOf {
  int models = 10;
  int slow = -1;          ///< a model that may spend two inches less; below 0: none
  std::string terrain{};  ///< further features, as JSON with commas between them
  int in_rank = 5;
};

/// Men an inch wide, an inch and a half apart, from (10, 10) eastwards and in ranks southwards, facing north, on 40 by
/// 40 inches under orders.
std::string squad(const SquadOf& of);

class AUnit : public WindowTest {
 protected:
  static Vec member(int i, int in_rank = 5) { return {10 + 1.5 * (i % in_rank), 10 - 1.5 * (i / in_rank)}; }
  void select_all();
  /// The action of the selected models.
  void say(const std::string& action);
  TableController& controller();
  QString strip_answer();
  QString strip_reason();
  void shift_click(Vec at);
  /// There is a ring of the colour of what is not allowed round that place.
  bool has_ring(Vec at);

  // With the right button: press, two moves, and what goes on meanwhile, then release.
  void right_press(Vec at);
  void right_move(Vec to);
  void right_release(Vec at);
  void draw_front(Vec left, Vec right);
  void wheel(int steps);
  /// Where the models end by the order that stands, in document order.
  std::vector<Pose> ends();
};

}  // namespace linesman::testing_window
