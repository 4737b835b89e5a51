// How sure is a verdict? An order judged again and again on tables on which everything lies a little off its place.
//
//   const auto found = certainty_of(hearing, order, {.error = {0.05, 2}});
//   found->same;      // 0.62: in 62 of 100 tables the verdict is that of the game
//   found->measure;   // the things to measure again, the most telling first
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "referee/measuring_error.h"
#include "referee/referee.h"

namespace linesman {

struct CertaintyRequest {
  MeasuringError error{};
  std::size_t samples = 1000;  ///< at least 1, at most MAX_SAMPLES
  std::uint64_t seed = 1;
  bool all = false;  ///< all samples are judged even if the first SAMPLES_TO_AGREE agree
};

inline constexpr std::size_t MAX_SAMPLES = 100'000;

/// A clause on which another verdict rests. When that verdict is legal, a clause that the game's own ruling cites and
/// that is kept there.
struct DecidingClause {
  std::string rule;
  std::string with;  ///< the piece or feature concerned, or empty
  double share = 0;  ///< of all samples
};

/// A verdict besides that of the game.
struct OtherVerdict {
  Verdict verdict = Verdict::illegal;
  double share = 0;                       ///< of all samples
  std::vector<DecidingClause> clauses{};  ///< the most frequent first
};

/// Ids of two things whose distance is worth measuring again, or of one whose place is.
struct WorthMeasuring {
  std::vector<std::string> between;
  double share = 0;  ///< of all samples: those with another verdict that hang on it
};

struct Certainty {
  Verdict verdict = Verdict::legal;       ///< of the game as it is
  double same = 1;                        ///< the share of samples with this verdict
  std::size_t samples = 0;                ///< that were judged
  std::vector<OtherVerdict> otherwise{};  ///< the most frequent first
  std::vector<WorthMeasuring> measure{};  ///< the most telling first, at most MAX_MEASURED
};

inline constexpr std::size_t MAX_MEASURED = 5;

/// The samples after which it stops if all of them agree with the game.
inline constexpr std::size_t SAMPLES_TO_AGREE = 200;

/// Judges the order on `samples` tables. On each of them every piece and every feature near the way lies off its place;
/// loose_table.h says how. A piece with an error of its own (`Piece::error`) has that in place of the request's. On a
/// hex grid everything stands in its hex, and nothing is off its place. The same request gives the same answer on any
/// number of cores. A Problem when the order cannot be judged on the game itself, or when a stop is requested.
Result<Certainty> certainty_of(const Hearing& hearing, const Order& order, const CertaintyRequest& request = {},
                               const std::stop_token& stop = {});

}  // namespace linesman
