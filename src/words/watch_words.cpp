#include "words/watch_words.h"

#include <cmath>

#include "rules/figure_words.h"
#include "rules/terms.h"

namespace linesman {

namespace {

constexpr double MM_TO_THE_INCH = 25.4;

/// One decimal, or two where one would be nothing.
Number short_number(double x) {
  constexpr double LEAST = 0.095;
  return {x, std::abs(x) < LEAST ? 2 : 1};
}

}  // namespace

Sentence legal_words(const std::string& who, std::optional<double> spent, std::optional<double> total) {
  if (!spent || !total) return said<"{model}, legal.">(who);
  return said<"{model}, legal, {a} of {b}.">(who, Number{*spent, 1}, Number{*total, 1});
}

Sentence illegal_words(const std::string& who, const Row& row, const Terms& terms) {
  switch (row.by) {
    case Refusal::far: break;
    case Refusal::closed: return said<"{model}: nothing leads there.">(who);
    case Refusal::barred: return said<"{model} cannot stand there.">(who);
    case Refusal::held: return said<"{model} may not move.">(who);
    case Refusal::rules: return said<"{model}: the rules forbid that way.">(who);
  }
  if (!row.short_by || *row.short_by <= 0) return said<"{model}, too far.">(who);
  if (terms.currency_symbol == "″") return said<"{model}, {n} inches too far.">(who, short_number(*row.short_by));
  return said<"{model}, {amount} too far.">(who, amount_in(terms, *row.short_by));
}

Sentence close_words(const std::string& who, const std::string& own, const Certainty* certainty, const Game& game) {
  if (certainty != nullptr && !certainty->measure.empty())
    for (const std::string& id : certainty->measure.front().between)
      if (const std::string other = label_of(game, id); other != who && id != own)
        return said<"{model}, too close: measure to {other}.">(who, other);
  return said<"{model}, too close: measure it again.">(who);
}

Sentence not_judged_words(const std::string& who, NotJudged why) {
  switch (why) {
    case NotJudged::no_way: return said<"{model}: no way found.">(who);
    case NotJudged::dice: return said<"{model}: the dice decide, and none are rolled.">(who);
    case NotJudged::wants: return said<"{model}: say what it does.">(who);
    case NotJudged::coarse: return said<"{model}'s marker is too small here.">(who);
    case NotJudged::covered: return said<"{model}: a covered model may be in its way.">(who);
  }
  return {};
}

Sentence coarse_words(const std::string& who, double needed, double has) {
  return said<"{model}'s marker is too small here: {n} mm are needed, it has {m}.">(
      who, Number{std::ceil(needed * MM_TO_THE_INCH), 0}, Number{has * MM_TO_THE_INCH, 0});
}

}  // namespace linesman
