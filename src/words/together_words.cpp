#include "words/together_words.h"

#include <algorithm>

#include "base/contains.h"
#include "base/tolerance.h"
#include "rules/argument_of.h"
#include "rules/figure_words.h"

namespace linesman {

namespace {

Argument name_of_piece(PieceIndex piece, const Game& game) { return argument_of(game, game.piece(piece).id); }

/// The member with the least left to spend; of equals the first.
std::optional<PieceIndex> last_of(const Ruling& ruling) {
  const PieceAllowance* last = nullptr;
  for (const PieceAllowance& each : ruling.shown.allowances)
    if (each.total && each.spent && (!last || exceeds(*last->total - *last->spent, *each.total - *each.spent)))
      last = &each;
  return last ? std::optional(last->piece) : std::nullopt;
}

Sentence legal(const CommonStop& stop, const Game& game, const Terms& terms) {
  const Allowance& allowance = stop.judgement.ruling.allowance;
  const auto last = last_of(stop.judgement.ruling);
  if (!last || !allowance.spent || !allowance.total) return said<"Legal.">();
  if (allowance.currency == "inch")
    return said<"Legal. {a} of {b} inches, {piece} is last.">(*allowance.spent, *allowance.total,
                                                              name_of_piece(*last, game));
  return said<"Legal. {a} of {b}, {piece} is last.">(amount_in(terms, *allowance.spent),
                                                     amount_in(terms, *allowance.total), name_of_piece(*last, game));
}

/// Why they go no farther; empty where all have no more.
Sentence reason(const CommonStop& stop, const Game& game) {
  const std::vector<PieceIndex> who = who_decide(stop);
  if (who.empty()) return {};
  if (!contains(stop.spent, who.front())) return stop.by.front().text.as_part();
  if (who.size() == stop.stops.size()) return {};
  return who.size() == 1 ? said<"{piece} has no more">(name_of_piece(who.front(), game))
                         : said<"{list} have no more">(names_of(who, game));
}

Sentence shortened(const CommonStop& stop, const Game& game) {
  const Sentence why = reason(stop, game);
  const double after = stop.cut.length;
  if (game.table().hex)
    return why.empty() ? said<"All may stop after {n} of {m} hexes.">(after, stop.whole)
                       : said<"All may stop after {n} of {m} hexes: {why}.">(after, stop.whole, why);
  return why.empty() ? said<"All may stop after {n} of {m} inches.">(after, stop.whole)
                     : said<"All may stop after {n} of {m} inches: {why}.">(after, stop.whole, why);
}

Sentence for_all(const CommonStop& stop, const Game& game, LengthUnit unit) {
  if (game.table().hex) return said<"{n} of {m} hexes for all">(stop.cut.length, stop.whole);
  return said<"{a} of {b} for all">(word(length_words(stop.cut.length, unit)), word(length_words(stop.whole, unit)));
}

Sentence with_the_last(const CommonStop& stop, const Game& game, const Terms& terms, LengthUnit unit) {
  const Allowance& allowance = stop.judgement.ruling.allowance;
  const auto last = last_of(stop.judgement.ruling);
  if (!last || !allowance.spent || !allowance.total) return {};
  const auto amount = [&](double x) {
    return allowance.currency == "inch" ? Argument(word(length_words(x, unit))) : amount_in(terms, x);
  };
  return said<"{a} of {b}, {piece} is last">(amount(*allowance.spent), amount(*allowance.total),
                                             name_of_piece(*last, game));
}

}  // namespace

Argument names_of(const std::vector<PieceIndex>& pieces, const Game& game) {
  constexpr std::size_t MOST_NAMED = 3;
  Several names{{}, "and"};
  const std::size_t named = pieces.size() > MOST_NAMED ? MOST_NAMED - 1 : pieces.size();
  for (std::size_t i = 0; i < named; ++i) names.items.push_back(name_of_piece(pieces[i], game));
  if (named < pieces.size()) names.items.emplace_back(said<"{n} others">(pieces.size() - named));
  return names;
}

TogetherBrief together_brief(const Together& together, const Game& game, const Terms& terms, LengthUnit unit) {
  if (!together.stop) return {together.first_fault ? said<"Together nowhere on this way">() : Sentence(), {}};
  const CommonStop& stop = *together.stop;
  if (stop.by.empty()) return {with_the_last(stop, game, terms, unit), {}};
  const std::vector<PieceIndex> who = who_decide(stop);
  TogetherBrief brief{for_all(stop, game, unit), {}};
  if (who.size() == 1)
    brief.who = said<"{piece} holds the others back">(name_of_piece(who.front(), game));
  else if (who.size() < stop.stops.size())
    brief.who = said<"{list} hold the others back">(names_of(who, game));
  return brief;
}

Sentence together_sentence(const Together& together, const Game& game, const Terms& terms) {
  if (!together.stop)
    return together.first_fault
               ? said<"They can stop together nowhere on this way: {why}.">(together.first_fault->text.as_part())
               : Sentence();
  if (together.stop->by.empty()) return legal(*together.stop, game, terms);
  return shortened(*together.stop, game);
}

}  // namespace linesman
