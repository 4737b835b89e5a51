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

}  // namespace linesman
