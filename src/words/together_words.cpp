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

}  // namespace

std::vector<PieceIndex> who_decide(const CommonStop& stop) {
  std::vector<PieceIndex> who;
  for (const Fault& fault : stop.by)
    if (fault.rule == stop.by.front().rule && !contains(who, fault.place.piece)) who.push_back(fault.place.piece);
  return who;
}

Argument names_of(const std::vector<PieceIndex>& pieces, const Game& game) {
  constexpr std::size_t MOST_NAMED = 3;
  Several names{{}, "and"};
  const std::size_t named = pieces.size() > MOST_NAMED ? MOST_NAMED - 1 : pieces.size();
  for (std::size_t i = 0; i < named; ++i) names.items.push_back(name_of_piece(pieces[i], game));
  if (named < pieces.size()) names.items.emplace_back(said<"{n} others">(pieces.size() - named));
  return names;
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
