// Keys of traits and status that the protocol shares between rulesets, with their allowed words (section 2).
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace linesman {

inline constexpr std::array<std::string_view, 8> TROOPS{"infantry", "cavalry", "artillery", "gun",
                                                        "vehicle",  "leader",  "squad",     "half-squad"};
inline constexpr std::array<std::string_view, 8> DRIVES{"tracked", "half-tracked", "wheeled",  "walker",
                                                        "grav",    "hover",        "thruster", "helicopter"};
inline constexpr std::array<std::string_view, 4> GEARS{"foot", "gravpack", "jetpack", "powered-armour"};
inline constexpr std::array<std::string_view, 4> WEIGHTS{"light", "medium", "heavy", "super-heavy"};

/// A trait whose value is one of some words.
struct SharedTrait {
  std::string_view key;
  std::span<const std::string_view> words;
};
inline constexpr std::array<SharedTrait, 4> SHARED_TRAITS{
    {{"troop", TROOPS}, {"drive", DRIVES}, {"gear", GEARS}, {"weight", WEIGHTS}}};

// Keys of `Piece::status` for pieces that are not on the table.
inline constexpr std::string_view ABOARD = "aboard";    ///< the id of its carrier
inline constexpr std::string_view RESERVE = "reserve";  ///< true: not yet on the table
inline constexpr std::string_view LEFT = "left";        ///< true: off the table for good
inline constexpr std::array<std::string_view, 3> OFF_TABLE{ABOARD, RESERVE, LEFT};

/// The number of models that a tray has lost.
inline constexpr std::string_view LOSSES = "losses";

/// A status for which each ruleset has its own words.
inline constexpr std::string_view FORMATION = "formation";

/// Statuses with true or false.
inline constexpr std::array<std::string_view, 6> CONDITIONS{"immobilised", "pinned", "trapped",
                                                            "routed",      RESERVE,  LEFT};

}  // namespace linesman
