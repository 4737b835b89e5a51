// The way of the earliest mover to a place, turn by turn, to be shown.
//
//   const auto way = way_to_place(hearing, {.sides = {"red"}, .turns = 3}, {30, 20});
//   if (way) for (const StepOfWay& step : way->steps) show(step.turn, step.game, step.judgement);
#pragma once

#include <stop_token>

#include "clock/clock.h"

namespace linesman {

/// A turn in which it goes.
struct StepOfWay {
  int turn = 1;
  Game game;  ///< before the order
  Order order;
  Judgement judgement;
};

struct WayToPlace {
  std::string mover;
  int turn = 0;                  ///< by whose end it is there; 0: it is there now
  std::vector<StepOfWay> steps;  ///< turns in which it waits are left out
};

/// Of the movers that a request asks about, with its roll in every turn; where it names none, with the shortest that
/// brings one there. Its places and start zones are not heeded. On a grid the hex of the place. Nothing where no way is
/// found by the last turn, or it was stopped.
std::optional<WayToPlace> way_to_place(const Hearing& hearing, ClockRequest request, Vec place,
                                       const std::stop_token& stop = {});

}  // namespace linesman
