// What a player wants to do (protocol section 3).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "table/game.h"

namespace linesman {

// The steps as they are written. Distances in inches, above 0 unless said otherwise; angles in degrees, right positive.
struct ForwardStep {
  double distance;
};
struct ReverseStep {
  double distance;
};
struct SidewaysStep {
  double distance;
};  ///< to the right; below 0 to the left; never 0
struct ToStep {
  Vec point;
};  ///< pivot to face the point, then forward to it
struct ReverseToStep {
  Vec point;
};  ///< pivot so that the rear faces it, then reverse to it
struct SlideStep {
  Vec point;
};  ///< the centre straight there, facing kept
struct PivotStep {
  double angle;
  std::optional<Vec> about = std::nullopt;
};  ///< in [-180, 180]; about the centre unless given
struct WheelStep {
  double angle;
};  ///< in [-180, 180], about the front corner on the inside
struct ClimbStep {
  double height;
};  ///< below 0 to descend
struct HexStep {
  Hex hex;
  bool rear = false;
};  ///< enter that neighbour, with `rear` rear first
struct TurnStep {
  int sides;
};  ///< hexsides clockwise, -3 to 3
struct ActStep {
  std::string name;
  Value members;
};  ///< `members`: the whole step, `act` included

using Step = std::variant<ForwardStep, ReverseStep, SidewaysStep, ToStep, ReverseToStep, SlideStep, PivotStep,
                          WheelStep, ClimbStep, HexStep, TurnStep, ActStep>;

/// The key of a step in documents: "reverse_to".
std::string_view name_of(const Step& step);

using Path = std::vector<Step>;

/// Where a path begins when it is not where the piece stands.
struct StartPose {
  Vec at;
  std::optional<double> facing;
  std::optional<double> altitude;
};

struct Order {
  // Who: exactly one of these three is given.
  std::string piece;
  std::string unit;
  std::vector<std::string> pieces;

  std::string action;                               ///< empty when left out
  std::optional<Path> path;                         ///< followed by every piece named
  std::map<std::string, Path> paths;                ///< by piece id; where given, in place of `path`
  std::map<std::string, std::vector<double>> dice;  ///< faces by purpose, in the order rolled
  std::optional<StartPose> start;
  std::map<std::string, StartPose> starts;  ///< by piece id
  Value members = Value::empty_object();    ///< what the ruleset defines besides (`toward`, `assault`…)

  /// The path of one piece: its own in `paths`, else the common one; nullptr when it has none.
  const Path* path_of(const std::string& piece_id) const;
};

/// The pieces that an order names, in document order, or a Problem (with the pointer into the order) when it names
/// somebody unknown, twice, or nobody.
Result<std::vector<PieceIndex>> ordered_pieces(const Game& game, const Order& order);

}  // namespace linesman
