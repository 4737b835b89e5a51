// Ways from where a piece stands to wherever it is asked: found by fare, told only when they are judged legal.
#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include "reach/lower_field.h"
#include "reach/turning_bound.h"
#include "reach/way_trial.h"

namespace linesman {

/// Set by whoever no longer wants the answer.
using StopFlag = std::atomic<bool>;

/// A judged way.
struct Witness {
  Order order;
  Judgement judgement;
};

class WaySearch {
 public:
  /// `step`: inches between what is told apart on the ground. Both outlive it.
  WaySearch(const WayTrial& trial, const Fare& fare, double step, const StopFlag* stop = nullptr);

  const Fare& fare() const { return fare_; }
  const Lattice& lattice() const { return map_.lattice; }

  /// No legal order of this fare that ends anywhere in `box` costs less; infinity where none ends. The box is a point,
  /// or lies in the lattice as `LowerField::least_in` wants it.
  double bound(const Box& box) const;
  double bound(Vec goal) const { return bound(Box{goal, goal}); }

  /// No inch that may be gone costs more.
  double dearest() const;

  /// Nothing begins or ends in it, or close to it, that a base could meet.
  bool even_in(const Box& box) const;

  /// A legal order that ends there, after at most so many tries; with `facing`, facing that way. `hint` is a label that
  /// served for a place nearby, and is set to the one that serves here.
  std::optional<Witness> to(Vec goal, std::optional<double> facing, int tries, std::size_t* hint = nullptr) const;

  /// The cheapest way there by fare however illegal; nothing where the search has found none.
  std::optional<Path> cheapest(Vec goal, std::optional<double> facing) const;

 private:
  enum class Move { forward, reverse, sideways };
  /// A place on the way, with how it was come to.
  struct Label {
    Vec at;
    double facing = 0;
    double spent = 0;
    double gone = 0;    ///< inches
    double credit = 0;  ///< degrees that it may turn there, with steering
    std::size_t parent = 0;
    Move move = Move::forward;
  };

  void settle(const std::vector<Vec>& bends);
  std::vector<Vec> places() const;
  std::optional<Label> led(std::size_t from, Vec to, Move move, double most) const;
  std::size_t bin_of(double facing) const;
  std::vector<std::pair<double, std::size_t>> by_bound(Vec goal) const;
  Path path_to(std::size_t label, Vec goal, Move move, std::optional<double> facing) const;
  std::optional<Witness> tried(std::size_t label, Vec goal, Move move, std::optional<double> facing,
                               int* only_the_end = nullptr) const;
  std::vector<Move> moves() const;

  const WayTrial& trial_;
  const Fare& fare_;
  BaseRadii base_;
  GroundMap map_;
  std::unique_ptr<LowerField> field_;
  TurningBound turning_;
  std::vector<Label> labels_;  ///< by price
  const StopFlag* stop_;
};

}  // namespace linesman
