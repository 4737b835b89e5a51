#include "reach/could_on_grid.h"

#include <algorithm>
#include <utility>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "reach/altitude_bound.h"
#include "referee/cheapest_walk.h"
#include "referee/hex_search.h"

namespace linesman {

namespace {

/// Those who are ordered; nobody asks how their passengers face.
bool faces_so(const Judgement& judgement, const EndWish& end) {
  if (!end.facing) return true;
  const auto& pieces = judgement.trace.pieces;
  return std::all_of(pieces.begin(), pieces.end(), [&](const PieceTrace& each) {
    return angle_between(each.end.pose.facing, *end.facing) <= ANGLE_EPS;
  });
}

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
                                 const EndWish& end) {
  for (const std::size_t label : search.to(goal)) {
    Order tried = order;
    tried.paths.set_all(search.path_to(label));
    auto witness = judged(hearing, tried);
    if (witness && is_allowed(witness->judgement.ruling) && faces_so(witness->judgement, end)) return witness;
    for (const int sides : {1, -1, 2, -2, 3}) {
      if (!end.facing) break;
      Path path = search.path_to(label);
      path.push_back(TurnStep{sides});
      tried.paths.set_all(std::move(path));
      witness = judged(hearing, tried);
      if (witness && is_allowed(witness->judgement.ruling) && faces_so(witness->judgement, end)) return witness;
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

std::string reason_of(const Judgement& judgement) {
  const Allowance& allowance = judgement.ruling.allowance;
  if (allowance.spent && allowance.total && exceeds(*allowance.spent, *allowance.total))
    return "costs at least " + number_text(*allowance.spent, 2) + " of " + number_text(*allowance.total, 2);
  return judgement.ruling.faults.empty() ? "no way leads there" : as_part(judgement.ruling.faults.front().text);
}

}  // namespace

Result<AskedOnGrid> asked_on_grid(const Hearing& hearing, const Order& order, const EndWish& end) {
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

Result<Could> could_on_grid(const Hearing& hearing, const Order& order, const EndWish& end) {
  const auto asked = asked_on_grid(hearing, order, end);
  if (!asked) return asked.problem();
  const auto& [standing, judgement, goal, barred] = *asked;
  Could could;
  if (!barred.empty()) {
    could.answer = CouldAnswer::no;
    could.reason = barred;
    return could;
  }
  const HexStart start = start_of(judgement);
  if (goal == start.hex && faces_so(judgement, end) && is_allowed(judgement.ruling)) {
    could.answer = CouldAnswer::yes;
    could.witness = Witness{standing, judgement};
    return could;
  }
  const auto fares = hex_fares(hearing, standing);
  const HexSearch search(hearing, fares, start, std::nullopt);
  if (!fares.empty()) could.witness = confirmed(hearing, standing, search, goal, end);
  if (could.witness) {
    could.answer = CouldAnswer::yes;
    return could;
  }
  could.would = judged(hearing, CheapestWalk(hearing, standing).to(goal));
  if (could.would && is_allowed(could.would->judgement.ruling) && faces_so(could.would->judgement, end)) {
    could.answer = CouldAnswer::yes;
    could.witness = std::exchange(could.would, std::nullopt);
    return could;
  }
  if (!fares.empty()) find_nearest(hearing, standing, search, end.at, could);
  // Every way within the allowance has been searched: where none comes there, none does.
  const bool reached = !fares.empty() && !search.to(goal).empty();
  if (reached || !could.would || is_allowed(could.would->judgement.ruling)) return could;
  could.answer = CouldAnswer::no;
  could.reason = reason_of(could.would->judgement);
  const Allowance& allowance = could.would->judgement.ruling.allowance;
  if (allowance.spent && allowance.total && exceeds(*allowance.spent, *allowance.total)) could.bound = allowance.spent;
  return could;
}

}  // namespace linesman
