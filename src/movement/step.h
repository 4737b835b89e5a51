// The steps of a path as they are written (protocol section 3).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/value.h"
#include "table/game.h"

namespace linesman {

// Distances in inches, above 0 unless stated otherwise; angles in degrees, to the right positive.
struct ForwardStep {
  double distance;
};
struct ReverseStep {
  double distance;
};
struct SidewaysStep {
  double distance;
};  ///< to the right; to the left when below 0; never 0
struct ToStep {
  Vec point;
};  ///< pivot to face the point, then forward to it
struct ReverseToStep {
  Vec point;
};  ///< pivot so that the rear faces it, then reverse to it
struct SlideStep {
  Vec point;
};  ///< moves the centre straight there and keeps the facing
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
};  ///< enters that neighbour; with `rear` rear first
struct TurnStep {
  int sides;
};  ///< hexsides clockwise, -3 to 3
struct ActStep {
  std::string name;
  Value members;
};  ///< `members`: the whole step, `act` included

using Step = std::variant<ForwardStep, ReverseStep, SidewaysStep, ToStep, ReverseToStep, SlideStep, PivotStep,
                          WheelStep, ClimbStep, HexStep, TurnStep, ActStep>;

/// The words for one kind of step.
struct StepKind {
  std::string_view key;             ///< in documents, and as a player types it
  std::string_view title;           ///< on a button
  std::string_view companion = {};  ///< a member that may stand beside the key; empty: none
};

/// Every kind, in the order of Step's alternatives. The schemas of orders and rulesets list the same keys.
inline constexpr std::array<StepKind, 12> STEP_KINDS{{
    {"forward", "Forward"},
    {"reverse", "Reverse"},
    {"sideways", "Sideways"},
    {"to", "To a point"},
    {"reverse_to", "Reverse to a point"},
    {"slide", "Slide to a point"},
    {"pivot", "Pivot", "about"},
    {"wheel", "Wheel"},
    {"climb", "Climb"},
    {"hex", "Enter a hex", "rear"},
    {"turn", "Turn by hexsides"},
    {"act", "Act"},
}};
static_assert(STEP_KINDS.size() == std::variant_size_v<Step>);

/// The key of a step in documents: "reverse_to".
inline std::string_view name_of(const Step& step) { return STEP_KINDS[step.index()].key; }

/// A step of that kind with nothing filled in; nothing for an unknown key.
std::optional<Step> blank_step(std::string_view key);

using Path = std::vector<Step>;

}  // namespace linesman
