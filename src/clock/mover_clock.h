// One mover over the turns of a clock: when it is at a goal, and where it can be by each turn.
#pragma once

#include <memory>

#include "clock/answer.h"
#include "clock/long_ways.h"
#include "clock/mover_at.h"
#include "clock/rolled_games.h"
#include "reach/bounds/raster.h"

namespace linesman {

class MoverClock {
 public:
  /// In space. `rolls`: the names that are asked, the shortest first; `middle`: that by which ways are found. All
  /// outlive it. `looks`: of all that it finds (WorkLeft). `zones`: it may begin anywhere in these, and stands at one
  /// of the places now.
  MoverClock(const Hearing& hearing, const ClockMover& mover, const std::vector<std::string>& rolls, std::string middle,
             int turns, std::uint64_t looks, const std::stop_token& stop, std::vector<Ring> zones = {});

  /// `games`: that are rolled where its chances cannot be counted.
  MoverAt at(const Goal& goal, const GamesAsked& games = {});
  /// With the least turns that it takes by any way. No way is looked for.
  MoverAt bounds_at(const Goal& goal);
  /// Its dice change more than how far it goes, so that its chances may have to be sampled.
  bool may_be_sampled();

  /// Where it can be by the end of that turn with a roll, each place by judged orders. `looks`: of this region alone.
  /// `goes_on`: the next turn will be asked too, with the same roll.
  Raster inner(const std::string& roll, int turn, std::uint64_t looks, bool goes_on);
  const TurnBound& bound(const std::string& roll);
  const ClockMover& mover() const { return mover_; }
  /// The most that it may spend in a turn with a roll, in the currency.
  double allowance(const std::string& roll) const;
  /// Not all that there is was looked at.
  bool ran_out() const { return ran_out_; }
  bool is_stopped() const { return stop_.stop_requested(); }

 private:
  /// How far ways are looked for: as far as the middle rolls of all turns pay for, or the highest.
  enum class Luck { middle, highest };
  const LongWays& ways(Luck luck);
  /// Those that only luck pays for are looked for where there are no others.
  std::vector<LongWay> ways_to(const Goal& goal);
  bool begins_in_zones() const;
  bool is_there(const Goal& goal) const;
  MoverAt with_bounds(const Goal& goal);
  MoverAt unknown(MoverAt found);
  void find_chains(const Goal& goal, const std::vector<LongWay>& ways, MoverAt& found);
  std::optional<Chain> with_roll(const Chain& chain, const std::string& roll, const Goal& goal) const;
  bool counts_chances(const Goal& goal, MoverAt& found);
  void roll_games(const Goal& goal, const std::vector<LongWay>& ways, const GamesAsked& games, MoverAt& found);
  bool rolls_dice() const;
  void tell_most(double least_turns, MoverAt& found);
  double allowance_of(const ClockAction& action, const std::string& roll) const;
  bool changes_by_itself() const;
  const std::vector<std::vector<TurnRolls>>& turn_rolls();
  Raster region(const Hearing& hearing, const ClockAction& action, const std::string& roll, std::uint64_t looks,
                bool goes_on);
  std::vector<const ClockAction*> farthest_first(const std::string& roll) const;
  bool may_gain(const Hearing& from, const ClockAction& action, const std::string& roll, int turn, const Raster& known);
  Raster region_from_footholds(const std::string& roll, int turn, std::uint64_t looks, bool goes_on);
  void keep_footholds(const Hearing& hearing, const std::vector<std::unique_ptr<WaySearch>>& searches,
                      const Raster& inner, std::uint64_t looks);
  std::vector<Hearing> outermost(std::vector<Hearing> standing) const;

  const Hearing& hearing_;
  const ClockMover& mover_;
  const std::vector<std::string>& rolls_;
  std::string middle_;
  int turns_;
  WorkLeft work_;
  std::stop_token stop_;
  std::vector<Ring> zones_;
  std::map<Luck, std::unique_ptr<LongWays>> ways_;
  std::map<std::string, std::unique_ptr<TurnBound>> bounds_;
  std::optional<std::vector<std::vector<TurnRolls>>> turn_rolls_;  ///< by action; empty: not known
  bool ran_out_ = false;
  double cell_ = 0;  ///< inches along the cells of its regions: those of all movers have the same, as they are joined
  std::vector<Hearing> found_footholds_;  ///< of the regions that are being looked for
  /// By roll: the tables after each turn on which the mover stands at some of the outermost places.
  std::map<std::string, std::vector<std::vector<Hearing>>> footholds_;
  std::map<std::string, Raster> so_far_;  ///< by roll: where it can be by the turn that was asked last
};

}  // namespace linesman
