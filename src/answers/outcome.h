// An order judged, and carried out if it may be.
#pragma once

#include <optional>
#include <string>

#include "referee/referee.h"

namespace linesman {

/// An umpire's decision that an order may pass.
struct UmpireWord {
  std::string text;  ///< empty: there is none
  std::string by;
};

/// A ruling, and the game after the order when it is legal, marginal, or an umpire lets it pass.
struct Outcome {
  Judgement judgement;
  std::optional<Game> after;
};

/// Judges an order and carries it out if possible. `word` only counts when the order is not legal.
Result<Outcome> try_order(const Hearing& hearing, const Order& order, const UmpireWord& word = {});
Result<Outcome> try_order(const Hearing& hearing, const Order& order, const UmpireWord& word, Budget& budget);

/// The JSON of a ruling as it is answered. `carried_instead` (`judging_instead` of sharing/carried_rules.h) is its
/// member "carried", unless it is empty: the ruling names a ruleset that is installed, and carried rules made it. A
/// record keeps the ruling without it.
Value answered_ruling(Value ruling, const std::string& carried_instead);

}  // namespace linesman
