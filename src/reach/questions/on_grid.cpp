#include "reach/questions/on_grid.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <utility>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "reach/questions/grid_turns.h"
#include "reach/search/way_trial.h"
#include "referee/cheapest_walk.h"
#include "referee/hex_search.h"

namespace linesman {

namespace {

/// What is said of the ends of the pieces of one order.
struct Ends {
  const Game& game;
  const std::map<std::string, EndRequest>& by_id;

  const EndRequest& of(PieceIndex piece) const { return by_id.at(game.piece(piece).id); }

  /// The pieces that are ordered face as asked; no question asks how their passengers face.
  bool faced(const Judgement& judgement) const {
    const auto& pieces = judgement.trace.pieces;
    return std::all_of(pieces.begin(), pieces.end(), [&](const PieceTrace& each) {
      const auto& facing = of(each.piece).facing;
      return !facing || angle_between(each.end.pose.facing, *facing) <= ANGLE_EPS;
    });
  }
  bool any_facing() const {
    return std::any_of(by_id.begin(), by_id.end(), [](const auto& each) { return each.second.facing.has_value(); });
  }
};

std::optional<Witness> judged(const Hearing& hearing, Order order) {
  auto judgement = hearing.judge(order);
  if (!judgement) return std::nullopt;
  return Witness{std::move(order), std::move(judgement).value()};
}

HexStart start_of(const Judgement& standing) {
  HexStart start;
  for (const PieceTrace& piece : standing.trace.pieces) {
    start.hex = piece.start.hex.value_or(Hex{});
    start.facings.push_back(piece.start.pose.facing);
    start.spent.push_back(0);
  }
  return start;
}

/// One of the ways by fare that the judge confirms, turned as is wanted in the end.
std::optional<Witness> confirmed(const Hearing& hearing, const Order& order, const HexSearch& search, Hex goal,
                                 const Ends& ends) {
  for (const std::size_t label : search.to(goal)) {
    Order tried = order;
    tried.paths.set_all(search.path_to(label));
    auto witness = judged(hearing, tried);
    if (witness && is_allowed(witness->judgement.ruling) && ends.faced(witness->judgement)) return witness;
    for (const int sides : {1, -1, 2, -2, 3}) {
      if (!ends.any_facing()) break;
      Path path = search.path_to(label);
      path.push_back(TurnStep{sides});
      tried.paths.set_all(std::move(path));
      witness = judged(hearing, tried);
      if (witness && is_allowed(witness->judgement.ruling) && ends.faced(witness->judgement)) return witness;
    }
  }
  return std::nullopt;
}

void find_nearest(const Hearing& hearing, const Order& order, const HexSearch& search, Vec goal, Could& could) {
  const HexGrid grid(*hearing.game().table().hex);
  std::vector<std::size_t> labels;
  for (std::size_t i = 1; i < search.labels().size(); ++i) labels.push_back(i);
  const auto off = [&](std::size_t i) { return distance(grid.centre(search.labels()[i].hex), goal); };
  std::stable_sort(labels.begin(), labels.end(), [&](std::size_t a, std::size_t b) { return off(a) < off(b); });
  for (const std::size_t label : labels) {
    Order tried = order;
    tried.paths.set_all(search.path_to(label));
    could.nearest = judged(hearing, tried);
    if (could.nearest && is_allowed(could.nearest->judgement.ruling)) {
      could.short_by = off(label);
      return;
    }
  }
  could.nearest.reset();
}

bool is_barred_before(const Ruling& ruling) {
  return std::any_of(ruling.faults.begin(), ruling.faults.end(),
                     [](const Fault& fault) { return fault.stage == Stage::before_move; });
}

/// The searches of the pieces of an order, each by itself; a piece in a stack has no more to spend than alone.
std::vector<std::unique_ptr<const HexSearch>> searches_alone(const Hearing& hearing, const HexFares& fares,
                                                             const HexStart& start) {
  std::vector<std::unique_ptr<const HexSearch>> all;
  for (std::size_t i = 0; i < fares.size(); ++i)
    all.push_back(std::make_unique<const HexSearch>(hearing, fares.alone(i),
                                                    HexStart{start.hex, {start.facings[i]}, {0}}, std::nullopt));
  return all;
}

/// Each by the way that is cheapest for it.
std::optional<Witness> by_ways_of_their_own(const Hearing& hearing, Order order, const std::vector<PieceIndex>& pieces,
                                            const std::vector<std::unique_ptr<const HexSearch>>& alone, Hex goal) {
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const auto labels = alone[i]->to(goal);
    if (labels.empty()) return std::nullopt;
    order.paths.set(hearing.game().piece(pieces[i]).id, alone[i]->path_to(labels.front()));
  }
  order.paths.drop_common();
  return judged(hearing, std::move(order));
}

Sentence reason_of(const Hearing& hearing, const Judgement& judgement) {
  const Allowance& allowance = judgement.ruling.allowance;
  if (allowance.spent && allowance.total && exceeds(*allowance.spent, *allowance.total))
    return costs_words(hearing, *allowance.spent, *allowance.total);
  return judgement.ruling.faults.empty() ? "no way leads there" : judgement.ruling.faults.front().text.as_part();
}

/// An order on a grid without its paths, the answer on it, and the hex in which an end lies.
struct AskedOnGrid {
  Order standing;
  Judgement judgement;
  Hex goal;
  std::string barred;  ///< why no piece ends so high, a part of a sentence; empty where one may
};

/// Refused: what the ruleset refuses of the order, and an end that lies in no hex.
Result<AskedOnGrid> asked_on_grid(const Hearing& hearing, const Order& order, const EndRequest& end) {
  Order standing = order;
  standing.paths.set_all({});
  auto judgement = hearing.judge(standing);
  if (!judgement) return judgement.problem();
  const auto goal = HexGrid(*hearing.game().table().hex).hex_at(end.at);
  if (!goal) return Problem{"/ends/at", "lies in no hex"};
  std::string barred;
  for (const PieceTrace& piece : judgement->trace.pieces)
    if (barred.empty()) barred = kept_level(hearing.ruleset().terms(), piece.start.pose.altitude, end);
  return AskedOnGrid{std::move(standing), *std::move(judgement), *goal, std::move(barred)};
}

}  // namespace

Result<Could> could_on_grid(const Hearing& hearing, const Order& order, const std::vector<PieceIndex>& pieces,
                            const std::map<std::string, EndRequest>& by_id) {
  const Ends ends{hearing.game(), by_id};
  const EndRequest& end = ends.of(pieces.front());
  const auto asked = asked_on_grid(hearing, order, end);
  if (!asked) return asked.problem();
  const auto& [standing, judgement, goal, barred] = *asked;
  Could could;
  if (!barred.empty()) {
    could.answer = CouldAnswer::no;
    could.by = Refusal::barred;
    could.reason = barred;
    return could;
  }
  const HexStart start = start_of(judgement);
  const HexFares fares = HexFares::of(hearing, standing);
  for (const PieceIndex piece : pieces)
    if (HexGrid(*hearing.game().table().hex).hex_at(ends.of(piece).at) != goal) {
      could.reason = "models that end in different hexes are not searched";
      return could;
    }
  if (goal == start.hex && ends.faced(judgement) && is_allowed(judgement.ruling)) {
    could.answer = CouldAnswer::yes;
    could.witness = Witness{standing, judgement};
    return could;
  }
  const HexSearch search(hearing, fares, start, std::nullopt);
  if (!fares.empty()) could.witness = confirmed(hearing, standing, search, goal, ends);
  if (could.witness) {
    could.answer = CouldAnswer::yes;
    return could;
  }
  const bool parts = fares.size() == pieces.size() && fares.size() > 1 && fares.front().hexes->parts;
  std::vector<std::unique_ptr<const HexSearch>> alone;
  if (parts) alone = searches_alone(hearing, fares, start);
  could.would = judged(hearing, CheapestWalk(hearing, standing).to(goal));
  if (!could.would || !is_allowed(could.would->judgement.ruling))
    if (auto parted = parts ? by_ways_of_their_own(hearing, standing, pieces, alone, goal) : std::nullopt)
      could.would = std::move(parted);
  if (could.would && is_allowed(could.would->judgement.ruling) && ends.faced(could.would->judgement)) {
    could.answer = CouldAnswer::yes;
    could.witness = std::exchange(could.would, std::nullopt);
    return could;
  }
  if (!fares.empty()) find_nearest(hearing, standing, search, end.at, could);
  // Every way within the allowance has been searched: where none comes there, none does.
  const auto reaches = [to = goal](const auto& each) { return !each->to(to).empty(); };
  const bool reached = !fares.empty() && !search.to(goal).empty();
  const bool parted = parts && std::all_of(alone.begin(), alone.end(), reaches);
  const bool searched = !fares.empty() || is_barred_before(judgement.ruling);
  if (reached || parted || !searched || !could.would || is_allowed(could.would->judgement.ruling)) {
    if (parted && !reached) could.reason = "each can go there alone, but no way together was found";
    return could;
  }
  could.answer = CouldAnswer::no;
  could.reason = reason_of(hearing, could.would->judgement);
  const Allowance& allowance = could.would->judgement.ruling.allowance;
  if (allowance.spent && allowance.total && exceeds(*allowance.spent, *allowance.total)) {
    could.by = Refusal::far;
    could.bound = allowance.spent;
    could.most = allowance.total;
  } else if (is_barred_before(could.would->judgement.ruling)) {
    could.by = Refusal::held;
  }
  return could;
}

Result<TurnsTo> turns_on_grid(const Hearing& hearing, const Order& order, const EndRequest& end,
                              const std::stop_token& stop) {
  const auto asked = asked_on_grid(hearing, order, end);
  if (!asked) return asked.problem();
  if (!asked->barred.empty()) return TurnsTo{"given", {}, {}, {}, asked->barred};
  return grid_turns_to(hearing, asked->standing, end, asked->goal, stop);
}

}  // namespace linesman
