// A ruling in words. The command line lays them in columns, the window in a list, paper in a table: the words are the
// same.
#pragma once

#include <string>
#include <string_view>

#include "rules/ruling.h"
#include "rules/terms.h"

namespace linesman {

/// At most two decimals, for people; more only where two would make zero of something.
std::string figure(double x);
/// `figure` with exactly that many decimals, for a column of figures.
std::string figure(double x, std::size_t decimals);
/// How many decimals `figure` gives to `x`.
std::size_t decimals_of(double x);

/// "Legal".
std::string_view title_of(Verdict verdict);

/// A clause as rulings cite it: "pips-22", with its source where it says one, and whether it says a figure that house
/// rules change: "pips-22 (option, house rule)".
std::string cited(const Clause& clause, const Value& house_rules = {});

/// The words of one ruling. It refers to all three. `terms` are those of the ruleset that judged, or nullptr when they
/// are not at hand: then ids and keys stand in place of titles. `game` is the one that was judged, or nullptr: then ids
/// stand in place of names, and nothing is said about options and house rules.
class RulingWords {
 public:
  RulingWords(const Ruling& ruling, const Terms* terms, const Game* game = nullptr)
      : ruling_(ruling), terms_(terms), game_(game) {}

  /// A figure that is counted already, with the sign of the currency: "4.5″", "3 MP".
  std::string amount(const std::string& number) const;
  std::string amount(double x) const { return amount(figure(x)); }

  /// "7.5″ of 9″ spent, 1.5″ left"; with dice missing what is known; empty when nothing is.
  std::string allowance() const;

  /// `cited`, of a clause that this ruling names by its id.
  std::string clause(std::string_view rule) const;

  /// Of an optional clause its options with their values in force: "Weather: dry"; of others empty.
  std::string option(std::string_view rule) const;

  /// "Movement dice": the title of what dice are for.
  std::string purpose(const DiceNeed& need) const;
  /// What was rolled or is to be: "3d6 rolled 4, 2, 5", "3d6 still to be rolled".
  std::string dice(const DiceNeed& need) const;

  /// What carrying the order out does to something: "Moved becomes yes, no longer Hidden".
  std::string change(const Effect& effect) const;

 private:
  const Clause* known(std::string_view rule) const;
  std::string status_title(const std::string& key) const;
  std::string status_value(const std::string& key, const Value& value) const;

  const Ruling& ruling_;
  const Terms* terms_;
  const Game* game_;
};

}  // namespace linesman
