// A ruling in words: the sentences of every layout of it. The terminal, panels, sheets and the ear say them in their
// reader's language.
//
//   const RulingWords words(ruling, &ruleset.terms(), &game);
//   std::cout << say(words.allowance(), reader);   // "7.5″ of 9″ spent, 1.5″ left"
#pragma once

#include <string>
#include <string_view>

#include "rules/figure_words.h"
#include "state/statuses.h"

namespace linesman {

/// "until the end of turn 3"
Sentence until_words(const state::Until& until);

/// The words of one ruling. It refers to its three arguments. `terms` belong to the ruleset that judged; without them
/// (nullptr) ids and keys stand in place of titles. `game` is the judged one; without it (nullptr) ids stand in place
/// of names, and there is nothing about options and house rules.
class RulingWords {
 public:
  RulingWords(const Ruling& ruling, const Terms* terms, const Game* game = nullptr)
      : ruling_(ruling), terms_(terms), game_(game), context_(terms ? context_of(*terms) : ruling.ruleset) {}

  /// A number in words with the sign of the currency: "4.5″", "3 MP".
  Sentence amount(const std::string& number) const;
  Sentence amount(double x) const;

  /// "7.5″ of 9″ spent, 1.5″ left". While dice are missing it names the known figures; empty when there are none.
  Sentence allowance() const;

  /// `cited` for a clause that this ruling names by its id.
  Sentence clause(std::string_view rule) const;

  /// The options of an optional clause that the game has otherwise than usual: "Weather: wet". Empty for other clauses.
  Sentence option(std::string_view rule) const;

  /// The title of the purpose of dice: "Movement dice".
  std::string purpose(const DiceNeed& need) const;
  /// "3d6 rolled 4, 2, 5" or "3d6 still to be rolled".
  Sentence dice(const DiceNeed& need) const;

  /// An effect of the order in words: "Moved becomes yes, no longer Hidden".
  Sentence change(const Effect& effect) const;

  /// The context of the words of its ruleset.
  const std::string& context() const { return context_; }

 private:
  const Clause* known(std::string_view rule) const;
  Sentence amount_of(Argument number) const;
  Argument status_title(const std::string& key) const;
  Argument status_value(const std::string& key, const Value& value) const;

  const Ruling& ruling_;
  const Terms* terms_;
  const Game* game_;
  std::string context_;
};

}  // namespace linesman
