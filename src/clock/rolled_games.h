// Rolled games of one mover on its way to a goal: what is judged from one place with one roll serves all of them.
//
//   RolledGames games(hearing, mover, "p50", way, goal, 6, {.seed = 0, .to = 10'000});
//   const std::vector<int> turns = games.arrivals(work, stop);
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <tuple>
#include <vector>

#include "clock/chain.h"
#include "clock/turn_on_way.h"

namespace linesman {

/// Which games are rolled. The faces of a die depend on the seed, the game, the turn, the mover and the purpose alone.
struct GamesAsked {
  std::uint64_t seed = 0;
  int from = 0;
  int to = 0;  ///< behind the last
};

/// A face of a die, 1 to `faces`.
int rolled_face(std::uint64_t seed, int game, int turn, const std::string& mover, const std::string& purpose, int die,
                int faces);

class RolledGames {
 public:
  /// Each turn the mover chooses the action that leads farthest along the way with the roll `middle`, rolls for it, and
  /// goes as far along the way as it may. All outlive it.
  RolledGames(const Hearing& hearing, const ClockMover& mover, std::string middle, const LongWay& way, const Goal& goal,
              int turns, const GamesAsked& asked);
  ~RolledGames();

  /// By game the turn by whose end it is there, one more than the last where it does not come. They are fewer once the
  /// work is spent or the stop is set.
  std::vector<int> arrivals(WorkLeft& work, const std::stop_token& stop);

 private:
  struct Place;
  /// The dice of one game and turn.
  class TurnDice;
  int arrival(int game, WorkLeft& work);
  std::size_t after_turn(std::size_t place, const TurnDice& dice, WorkLeft& work);
  std::size_t stayed(std::size_t place);
  std::size_t kept(Place made);
  void choose(Place& place, WorkLeft& work) const;
  Vec at(const Place& place) const;

  const Hearing& hearing_;
  const ClockMover& mover_;
  std::string middle_;
  const LongWay& way_;
  const Goal& goal_;
  int turns_;
  GamesAsked asked_;
  std::vector<std::unique_ptr<Place>> places_;
  std::map<std::tuple<int, std::int64_t, std::int64_t, std::int64_t>, std::vector<std::size_t>> by_pose_;
};

}  // namespace linesman
