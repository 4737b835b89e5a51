// Ways of a mover over all turns at once, by one search an action. They serve every goal, roll and turn: a way is cut
// into turns afterwards, each of which is judged.
#pragma once

#include <memory>
#include <vector>

#include "clock/chain.h"
#include "clock/turn_bound.h"

namespace linesman {

class LongWays {
 public:
  /// With the allowances of these turns. `roll`: by whose dice the ways are found. All outlive it.
  LongWays(const Hearing& hearing, const ClockMover& mover, const std::string& roll, int turns, std::uint64_t looks,
           const std::stop_token& stop);

  /// The likeliest ways to the goal, the cheapest of each action first; `bound` says where round it to look.
  std::vector<LongWay> to(const Goal& goal, const TurnBound& bound, WorkLeft& work) const;

  /// The number of the action by which each of them was found is its place here.
  std::size_t actions() const { return searches_.size(); }
  /// The cheapest way by that action alone.
  std::optional<LongWay> by_action(std::size_t action, const Goal& goal, const TurnBound& bound, WorkLeft& work) const;

 private:
  std::optional<LongWay> way_to(std::size_t action, Vec place, WorkLeft& work) const;
  LongWay cut_short(const LongWay& way, std::size_t action, const Goal& goal, WorkLeft& work) const;
  std::vector<Vec> places_at(const Goal& goal, const TurnBound& bound) const;

  Pose start_;
  Footprint base_;
  std::vector<std::unique_ptr<Hearing>> hearings_;     ///< by action
  std::vector<std::optional<RollSearches>> searches_;  ///< by action; nothing: none leads anywhere
};

}  // namespace linesman
