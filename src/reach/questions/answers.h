// The answers to "could it have got there?" and "in how many turns?".
//
//   const Could could = could_reach(hearing, order, {{"tank-1", end}}, usual_slack(game)).value();
//   if (could.answer == CouldAnswer::yes) show(could.witness->order);
//   if (could.answer == CouldAnswer::no) say(could.reason);
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/names.h"
#include "movement/order.h"
#include "reach/search/way_trial.h"
#include "rules/figure_words.h"

namespace linesman {

enum class CouldAnswer { yes, no, unknown };
constexpr Names<CouldAnswer::unknown> names_of(CouldAnswer) { return {"yes", "no", "unknown"}; }

/// How much of an answer is wanted: all of it; without `nearest` and `would`; or nothing but a yes, where every other
/// answer is an unknown without a reason.
enum class CouldDetail { whole, verdict, yes };

/// Why not: too far; nothing leads there; it cannot stand there; it may not go at all; or, of a way, the rules.
enum class Refusal { far, closed, barred, held, rules };
constexpr Names<Refusal::rules> names_of(Refusal) { return {"far", "closed", "barred", "held", "rules"}; }

struct Could {
  CouldAnswer answer = CouldAnswer::unknown;
  std::optional<Witness> witness{};  ///< of yes
  std::string roll{};                ///< of yes without dice: the shortest roll that is enough
  Sentence reason{};                 ///< of no and unknown, a part of a sentence: "it costs at least 7.42″ of 6″"
  Refusal by = Refusal::closed;      ///< of no
  std::string rule{};                ///< of no by `held`: the clause
  std::optional<double> bound{};     ///< of no, where the price is the reason: the least that it must spend
  std::optional<double> most{};      ///< of no: the most that it may spend, in the currency; nothing: not known
  std::vector<double> prices{};      ///< of one piece: by fare, no way there costs less; empty: not known
  std::optional<Witness> nearest{};  ///< of no and unknown: a legal order that ends near it
  double short_by = 0;               ///< inches from there to where it is said to end
  std::optional<Witness> would{};    ///< of no and unknown: the cheapest way there, however illegal
};

/// "it costs at least 7.42″ of 6″", in the currency of the rules.
inline Sentence costs_words(const Hearing& hearing, double price, double allowance) {
  const Terms& terms = hearing.ruleset().terms();
  return said<"it costs at least {price} of {allowance}">(amount_in(terms, price), amount_in(terms, allowance));
}

/// Why no way was found: that there is none is proved; the piece is held; it moves in no turn; or the work did not
/// last.
enum class NoWay { closed, held, none, effort };
constexpr Names<NoWay::effort> names_of(NoWay) { return {"closed", "held", "none", "effort"}; }

/// An order of a lower roll that a rule refuses with a higher one.
struct Refused {
  int turn = 0;
  std::string rule{};
};

/// Turns to a place, each with the same action and the same roll.
struct TurnsTo {
  std::string roll;                 ///< as `NamedRoll::name`
  std::optional<int> turns{};       ///< in which it gets there by `orders`; nothing where no way was found
  std::optional<int> at_least{1};   ///< in fewer it cannot; nothing: in no number of turns
  std::vector<Order> orders;        ///< one for each turn; where it does not get there, as near as was found
  Sentence why{};                   ///< without `turns`: a part of a sentence, why no way was found
  NoWay by = NoWay::effort;         ///< likewise
  double nearest = 0;               ///< likewise: inches from the place after `orders`
  std::string slowest{};            ///< of several: who needs most turns alone
  std::optional<Refused> unless{};  ///< why a lower roll may need fewer turns
};

inline constexpr int MOST_TURNS = 12;

}  // namespace linesman
