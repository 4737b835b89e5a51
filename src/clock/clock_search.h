// The movers of a clock, and what is found of each: side by side, or in parts on several machines.
#pragma once

#include <memory>
#include <set>

#include "clock/clock_work.h"
#include "clock/mover_clock.h"
#include "rules/on_grid.h"

namespace linesman {

class ClockSearch {
 public:
  /// All outlive it.
  ClockSearch(const Hearing& hearing, const ClockRequest& request, const ClockWork& work)
      : hearing_(hearing), request_(request), work_(work) {}

  /// Sets what is asked; first of all. Refused as `clock_of`.
  Result<void> begin();

  const ClockMovers& movers() const { return movers_; }
  /// By mover, then by where it begins.
  const std::vector<std::unique_ptr<PlacedMover>>& going() const { return going_; }
  const MoverQuestions& asked() const { return asked_; }
  const std::vector<std::string>& sides() const { return sides_; }
  std::size_t side_of(const std::string& side) const;
  /// The side that moves first in each turn.
  const std::optional<std::size_t>& first() const { return first_; }
  bool on_grid() const { return linesman::on_grid(hearing_.ruleset().terms(), hearing_.game()); }
  bool has_objectives() const;
  /// No ways are looked for.
  bool is_of_bounds() const { return request_.budget <= 0; }

  /// The numbers of those whose chances may have to be sampled.
  std::set<std::size_t> sampled_movers() const;

  /// Of each that goes. Refused: what is known of another question.
  Result<std::vector<MoverFound>> all();
  Result<std::vector<MoverFound>> part(const ClockPart& part);

  /// The cells of an outer band of a side.
  Lattice outer_cells(std::size_t side) const;
  /// Turns until a mover is at a goal on another table; nothing: it does not come.
  std::optional<double> clock_on(const Game& game, std::size_t mover, const Goal& goal) const;

 private:
  Result<void> set_rolls();
  Result<void> set_up(std::size_t number);
  void ask();
  void add_middles_of_sides();
  int samples() const;
  std::uint64_t looks(double share) const;
  std::optional<MoverFound> known(const PlacedMover& going) const;
  MoverFound found(std::size_t going);

  const Hearing& hearing_;
  const ClockRequest& request_;
  const ClockWork& work_;
  ClockMovers movers_;
  std::vector<std::string> sides_;
  std::optional<std::size_t> first_;
  MoverQuestions asked_;
  std::vector<std::unique_ptr<PlacedMover>> going_;
  std::vector<std::unique_ptr<MoverClock>> clocks_;  ///< in space
};

}  // namespace linesman
