// The paths of an order for several pieces, cut at one length for all of them.
//
// Each path is cut after that many inches of its legs (on a grid: hexes entered); a shorter path is kept whole. Turns,
// climbs and acts have no length: those before the cut are made, and of those that stand exactly at it the first few of
// each path. The ways of centres in turns are no inches of it.
#pragma once

#include "referee/referee.h"

namespace linesman {

/// The greater of two cuts has the greater length, then the greater `then`. Both 0: no cut.
struct CommonCut {
  double length = 0;     ///< inches, or hexes; a multiple of LENGTH_UNIT when it is written
  std::size_t then = 0;  ///< steps without a length that each path makes where they stand exactly at `length`
  friend auto operator<=>(const CommonCut&, const CommonCut&) = default;
};

/// Inches. Lengths are written with six decimals.
inline constexpr double LENGTH_UNIT = 1e-6;

/// It refers to its arguments. `trace` is that of the whole paths (`Trace::ordered` where events ended ways).
class CommonPaths {
 public:
  CommonPaths(const Hearing& hearing, const Order& order, const Trace& trace);

  const Trace& trace() const { return trace_; }
  bool on_grid() const { return grid_; }
  /// The length of the longest path.
  double longest() const { return longest_; }
  /// The whole way of all.
  CommonCut whole() const { return {longest_, steps_at(longest_)}; }
  /// The greatest number of steps of one path that stand exactly at a length.
  std::size_t steps_at(double length) const;

  /// Where the path of a member ends, by its number in the trace; nothing where it has not begun.
  std::optional<PathPoint> end_of(std::size_t member, const CommonCut& cut) const;
  double length_of(std::size_t member) const;
  /// The length at which a member comes to a place on its path.
  double length_to(std::size_t member, PathPoint place) const;
  bool same(const CommonCut& a, const CommonCut& b) const;

  /// The order that is cut there, with the numbers of shortened steps in six decimals. What befalls pieces beyond the
  /// cut is left out, and so are members of the order about hexes beyond it. A common path that is cut alike for all
  /// stays a common path.
  Order order_at(const CommonCut& cut) const;
  /// The order with each member at a place of its own; nothing: it does not begin.
  Order order_to(const std::vector<std::optional<PathPoint>>& ends) const;

  /// The lengths at which a fact of some path begins or ends, a step stands, or the gap between two members passes a
  /// limit; in no order.
  std::vector<double> places() const;

 private:
  /// A step of a path, with the length before it. Steps without a length have none.
  struct Stretch {
    double before = 0;
    std::optional<double> length;
    bool with_next = false;  ///< the automatic turn of a hex step belongs to its entry
  };
  struct Motion {
    Pose pose;
    Vec velocity;  ///< of the centre for each inch of the cut
  };

  Motion motion_at(std::size_t member, double length) const;
  void add_gaps(std::size_t one, std::size_t other, const std::vector<double>& limits,
                std::vector<double>& places) const;
  void leave_out_events(const std::vector<std::optional<PathPoint>>& ends, Order& cut) const;

  const Hearing& hearing_;
  const Order& order_;
  const Trace& trace_;
  std::vector<std::vector<Stretch>> members_;
  double longest_ = 0;
  bool grid_ = false;
};

}  // namespace linesman
