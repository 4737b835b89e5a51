// A table on which everything lies a little off its place. Inside `referee` only.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "referee/measuring_error.h"
#include "referee/referee.h"

namespace linesman {

/// Things that one error shifts together.
struct LooseGroup {
  bool terrain = false;
  std::vector<std::size_t> members;  ///< places in the game's list of features or pieces
  Vec middle;                        ///< features turn about it; a piece turns about its own origin
  MeasuringError error;
};

struct Shift {
  Vec by;           ///< inches
  double turn = 0;  ///< degrees, clockwise
};

/// Makes tables from a game, with an order that means the same on them.
///
/// - Each piece and feature is shifted along both axes, and turned, by independent normal errors.
/// - Bases that touch are seen to touch: they are shifted together and not turned. Features of one class that touch
///   are shifted and turned together, so that a road has no gap at its joints.
/// - A feature is turned so little that its far corners are hardly farther off than its middle.
/// - Things farther than FAR_FROM_WAY from the way stay where they are, unless the order names them.
/// - A step that goes straight to a point, without a turn, stays straight: a piece that begins with it is taken to face
///   the point. A point about which pieces turn goes along with the first of them.
/// - A piece that is put down by the order (`start`) is put down exactly there.
class LooseTable {
 public:
  /// Both outlive the object. The order can be judged.
  LooseTable(const Hearing& hearing, const Order& order, const MeasuringError& error);

  const std::vector<LooseGroup>& groups() const { return groups_; }

  /// The errors of one sample, by group.
  std::vector<Shift> shifts(std::uint64_t seed, std::size_t sample) const;

  std::pair<Game, Order> sample(const std::vector<Shift>& shifts) const;

 private:
  /// A point to which the first movement of a piece leads straight.
  struct Aim {
    Vec point;
    double offset = 0;  ///< the heading to the point less the facing at the start, degrees
  };
  /// The way of a piece as the order means it.
  struct MeantWay {
    PieceIndex piece{};
    Footprint base;
    Path path;
    std::vector<bool> straight;  ///< by step
    std::optional<Aim> aim;
  };

  void find_ways();
  void add_pieces(const Box& near);
  void add_features(const Box& near);
  Box near_the_way() const;
  std::optional<MeantWay> meant_way(PieceIndex piece, const Path& path) const;
  Path loose_path(const MeantWay& way, Pose pose) const;

  const Hearing& hearing_;
  const Order& order_;
  MeasuringError error_;
  std::vector<PieceIndex> ordered_;
  std::vector<MeantWay> ways_;
  std::vector<LooseGroup> groups_;
};

inline constexpr double FAR_FROM_WAY = 12;  // inches

}  // namespace linesman
