#include "words/certainty_words.h"

#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

bool is_sure(const Certainty& certainty) { return certainty.otherwise.empty(); }

/// Of a hundred. A verdict that is not sure is never the same in all of them.
int of_hundred(const Certainty& certainty) {
  return std::clamp(static_cast<int>(std::lround(100 * certainty.same)), 1, 99);
}

std::string name_of_thing(const Game& game, const std::string& id) {
  if (const auto piece = game.find_piece(id)) return label(game.piece(*piece));
  if (const auto feature = game.find_feature(id)) return label(game.feature(*feature));
  return id;
}

/// The sentence with the advice what to measure, if anything is worth it.
Sentence with_measure(const Sentence& sentence, const Certainty& certainty, const Game& game) {
  if (certainty.measure.empty() || certainty.measure.front().between.empty()) return sentence;
  const std::vector<std::string>& between = certainty.measure.front().between;
  const std::string first = name_of_thing(game, between.front());
  const Sentence measure = between.size() == 1
                               ? said<"Measure where {a} stands.">(first)
                               : said<"Measure {a} to {b}.">(first, name_of_thing(game, between.back()));
  return said<"{a} {b}">(sentence, measure);
}

}  // namespace

Sentence certainty_share(const Certainty& certainty) {
  return is_sure(certainty) ? said<"sure">() : said<"{n} in 100">(of_hundred(certainty));
}

Sentence certainty_words(const Certainty& certainty, const Game& game) {
  if (is_sure(certainty)) return {};
  if (certainty.measure.empty() || certainty.measure.front().between.empty())
    return said<"Very close: the same in {n} of 100.">(of_hundred(certainty));
  const std::vector<std::string>& between = certainty.measure.front().between;
  const std::string first = name_of_thing(game, between.front());
  if (between.size() == 1) return said<"Very close: measure again where {a} stands.">(first);
  return said<"Very close: measure {a} to {b} again.">(first, name_of_thing(game, between.back()));
}

Sentence certainty_sentence(const Certainty& certainty, const Game& game, const MeasuringError& error,
                            LengthUnit unit) {
  const Word off = word(length_words(error.distance, unit));
  if (is_sure(certainty)) return said<"Sure: the verdict stays the same with everything {length} off its place.">(off);
  return with_measure(
      said<"Close: with everything {length} off its place it is the same in {n} of 100.">(off, of_hundred(certainty)),
      certainty, game);
}

}  // namespace linesman
