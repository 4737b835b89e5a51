#include "reach/turns.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "reach/rolls.h"
#include "referee/cut_order.h"

namespace linesman {

namespace {

/// Where the piece of an order that was carried out stands then.
std::optional<Hearing> after(const Hearing& hearing, const Witness& witness) {
  const auto carried = applied(hearing.game(), witness.judgement.ruling);
  if (!carried) return std::nullopt;
  auto next = hearing.on(carried->with_turn(carried->turn() + 1));
  if (!next) return std::nullopt;
  return std::move(next).value();
}

/// As far as it may go of the cheapest way; else to the nearest legal place.
std::optional<Witness> as_far_as_it_goes(const Hearing& hearing, const Could& could) {
  if (could.would) {
    const auto cut = cut_at_furthest(hearing.game(), could.would->order, could.would->judgement);
    if (cut) {
      auto judged = hearing.judge(*cut);
      if (judged && is_allowed(judged->ruling)) return Witness{*cut, std::move(judged).value()};
    }
  }
  return could.nearest;
}

double off(const Witness& witness, Vec place) {
  return distance(witness.judgement.trace.pieces.front().end.pose.at, place);
}

Result<TurnsTo> by_roll(Hearing hearing, const Order& order, PieceIndex piece, const EndWish& end, double within,
                        const NamedRoll& roll, const StopFlag* stop) {
  TurnsTo told{roll.name, {}, 1, {}};
  Order asked = order;
  asked.dice = roll.dice.front();
  const std::string id = hearing.game().piece(piece).id;
  double last = HUGE_VAL;
  for (int turn = 1; turn <= MOST_TURNS && !(stop && *stop); ++turn) {
    const auto could = could_reach(hearing, asked, {{id, end}}, within, stop);
    if (!could) {
      if (turn == 1) return could.problem();
      return told;
    }
    // What several turns cost at least does not add up: ground and friends may be left behind.
    if (turn == 1 && could->answer == CouldAnswer::no) told.at_least = 2;
    const auto witness = could->answer == CouldAnswer::yes ? could->witness : as_far_as_it_goes(hearing, *could);
    if (!witness) return told;
    told.orders.push_back(witness->order);
    if (could->answer == CouldAnswer::yes) {
      told.turns = turn;
      return told;
    }
    if (off(*witness, end.at) > last - within) return told;
    last = off(*witness, end.at);
    auto next = after(hearing, *witness);
    if (!next) return told;
    hearing = *std::move(next);
  }
  return told;
}

}  // namespace

Result<std::vector<TurnsTo>> turns_to(const Hearing& hearing, const Order& order, const EndWish& end, double within,
                                      const StopFlag* stop) {
  const auto pieces = ordered_pieces(hearing.game(), order);
  if (!pieces) return pieces.problem();
  if (pieces->size() != 1) return Problem{"", "turns are counted for one piece, and this names several"};
  std::vector<TurnsTo> all;
  for (const NamedRoll& roll : named_rolls(hearing, order)) {
    if (roll.name == "p10" || roll.name == "p90") continue;
    auto told = by_roll(hearing, order, pieces->front(), end, within, roll, stop);
    if (!told) return told.problem();
    all.push_back(*std::move(told));
  }
  return all;
}

}  // namespace linesman
