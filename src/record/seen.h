// A move that a camera saw and the players let stand: the order that is its witness, and the models where they are
// seen.
//
//   const auto done = record_seen(hearing, seen);   // record/history.h
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/documents/record.h"
#include "movement/order.h"

namespace linesman {

struct SeenPlace {
  std::string piece;  ///< id
  Vec at;             ///< inches
  double facing = 0;
  double uncertainty = 0;  ///< inches: 95 of 100 times it stands no farther off
  double turn = 0;         ///< degrees, likewise
};

struct SeenMove {
  std::vector<SeenPlace> pieces;
  std::string frame;  ///< the SHA-256 of the picture that shows it
  double t = 0;       ///< seconds of the film
  std::string verdict;
  std::optional<double> same{};  ///< the share of tables a little off on which it is allowed
  Order order;                   ///< that leads there, to within the uncertainties
};

/// An end that is known better is held to this.
inline constexpr double LEAST_SEEN = 0.01;  // inches

/// The seen move of an entry. A Problem, with a pointer into the member `seen`, when it cannot be read.
Result<SeenMove> seen_of(const Entry& entry);

/// The game after the order of a seen move, with its models where they were seen. A Problem when one is not where the
/// order leads, to within its uncertainty.
Result<Game> with_models_seen(const Game& after, const SeenMove& seen);

}  // namespace linesman
