// Keys of traits and status that the protocol shares between rulesets, and the words that they may have (section 2).
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

/// A trait that is one of some words.
struct SharedTrait {
  std::string_view key;
  std::span<const std::string_view> words;
};
inline constexpr std::array<SharedTrait, 4> SHARED_TRAITS{
    {{"troop", TROOPS}, {"drive", DRIVES}, {"gear", GEARS}, {"weight", WEIGHTS}}};

// The keys of `Piece::status` that say that it is not on the table.
inline constexpr std::string_view ABOARD = "aboard";    ///< the id of its carrier
inline constexpr std::string_view RESERVE = "reserve";  ///< true: not yet on the table
inline constexpr std::string_view LEFT = "left";        ///< true: off the table for good

/// A status whose words each ruleset has for itself.
inline constexpr std::string_view FORMATION = "formation";

/// Statuses that are true or false.
inline constexpr std::array<std::string_view, 6> CONDITIONS{"immobilised", "pinned", "trapped",
                                                            "routed",      RESERVE,  LEFT};

}  // namespace linesman
