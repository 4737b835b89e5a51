#include "referee/cheapest_walk.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/tolerance.h"
#include "referee/cut_order.h"

namespace linesman {

namespace {

constexpr int MAX_JUDGED = 40'000;  // orders; about half a second

std::size_t length_of(const Order& order, const std::string& id) {
  const Path* path = order.paths.of(id);
  return path ? path->size() : 0;
}

/// Whether the fault is in the last written step. A further step may still mend it.
bool in_last_step(const Judgement& judged, const Game& game, const Order& order, const Fault& fault) {
  const PieceTrace* moved = judged.trace.of(fault.place.piece);
  if (!moved || fault.place.step >= moved->steps.size()) return false;
  return moved->steps[fault.place.step].written + 1 == length_of(order, game.piece(fault.place.piece).id);
}

/// The sum over all pieces of the order.
double spent_in(const Ruling& ruling) {
  if (ruling.shown.allowances.empty()) return ruling.allowance.spent.value_or(0);
  double sum = 0;
  for (const PieceAllowance& piece : ruling.shown.allowances) sum += piece.spent.value_or(0);
  return sum;
}

bool used_up(const Allowance& allowance) { return allowance.left && !exceeds(*allowance.left, 0); }

}  // namespace

bool CheapestWalk::Dearer::operator()(std::size_t a, std::size_t b) const {
  const auto key = [this](std::size_t i) { return std::tuple(ways[i].spent, ways[i].hexes, i); };
  return key(a) > key(b);
}

CheapestWalk::CheapestWalk(Hearing hearing, Order order, bool rear)
    : hearing_(std::move(hearing)),
      grid_(*hearing_.game().table().hex),
      order_(std::move(order)),
      rear_(rear),
      open_(Dearer{ways_}) {
  Order begun = order_;
  leave_out_beyond(begun, hearing_.ruleset().terms());
  const auto judged = hearing_.judge(begun);
  if (!judged || judged->trace.pieces.empty() || !judged->trace.pieces.front().end.hex) return;
  Way first;
  first.state.hex = *judged->trace.pieces.front().end.hex;
  for (const PieceTrace& piece : judged->trace.pieces) first.state.facings.push_back(piece.end.pose.facing);
  first.spent = spent_in(judged->ruling);
  ways_.push_back(std::move(first));
  open_.push(0);
  search_by_fare(begun, *judged);
}

void CheapestWalk::search_by_fare(const Order& begun, const Judgement& judged) {
  HexStart start{ways_.front().state.hex, ways_.front().state.facings, {}, false};
  for (const PieceAllowance& piece : judged.ruling.shown.allowances) start.spent.push_back(piece.spent.value_or(0));
  for (const PieceTrace& piece : judged.trace.pieces) {
    start.entered |= !piece.steps.empty();
    if (piece.end.hex != start.hex) return;
  }
  auto fares = HexFares::of(hearing_, begun);
  if (fares.empty() || fares.size() != start.spent.size() || fares.size() != start.facings.size()) return;
  search_ = std::make_unique<const HexSearch>(hearing_, std::move(fares), std::move(start), rear_);
}

/// The label of the hex nearest to the goal; of several labels the cheapest.
std::optional<std::size_t> CheapestWalk::nearest_by_fare(Hex goal) const {
  std::optional<std::size_t> nearest;
  const auto off = [&](std::size_t i) { return distance(grid_.centre(search_->labels()[i].hex), grid_.centre(goal)); };
  for (std::size_t i = 0; i < search_->labels().size(); ++i)
    if (!nearest || off(i) < off(*nearest) - EPS) nearest = i;
  return nearest;
}

/// The order to `goal` by fare; nothing when its ruling does not confirm it.
std::optional<Order> CheapestWalk::by_fare(Hex goal) const {
  if (!search_) return std::nullopt;
  const std::vector<std::size_t> ways = search_->to(goal);
  const auto label = ways.empty() ? nearest_by_fare(goal) : ways.front();
  if (!label) return std::nullopt;
  std::vector<Hex> hexes;
  for (const Step& step : search_->path_to(*label)) hexes.push_back(std::get<HexStep>(step).hex);
  const auto judged = hearing_.judge(extended(hexes));
  if (!judged || !judged->ruling.faults.empty()) return std::nullopt;
  if (ways.empty())
    for (const Hex hex : grid_.straight(hexes.empty() ? ways_.front().state.hex : hexes.back(), goal))
      hexes.push_back(hex);
  return extended(hexes);
}

Order CheapestWalk::extended(const std::vector<Hex>& hexes) const {
  Order order = order_;
  if (order.paths.empty()) order.paths.set_all({});
  order.paths.change_each([&](Path& path) {
    for (const Hex hex : hexes) path.push_back(HexStep{hex, rear_});
  });
  leave_out_beyond(order, hearing_.ruleset().terms());
  return order;
}

std::vector<Hex> CheapestWalk::hexes_of(std::size_t way) const {
  std::vector<Hex> hexes;
  for (; way != 0; way = ways_[way].parent) hexes.push_back(ways_[way].state.hex);
  std::reverse(hexes.begin(), hexes.end());
  return hexes;
}

/// The way with one more hex, judged. Nothing when it breaks a rule before its last step, as no further step mends
/// that.
std::optional<CheapestWalk::Way> CheapestWalk::judged_way(std::size_t from, Hex next) {
  std::vector<Hex> hexes = hexes_of(from);
  hexes.push_back(next);
  const Order order = extended(hexes);
  ++judged_;
  const auto judged = hearing_.judge(order);
  if (!judged || judged->trace.pieces.empty()) return std::nullopt;
  Way way;
  for (const Fault& fault : judged->ruling.faults) {
    if (!in_last_step(*judged, hearing_.game(), order, fault)) return std::nullopt;
    way.faulty = true;
  }
  const auto& pieces = judged->trace.pieces;
  if (pieces.front().end.hex != next) return std::nullopt;
  way.state.hex = next;
  for (const PieceTrace& piece : pieces) way.state.facings.push_back(piece.end.pose.facing);
  way.spent = spent_in(judged->ruling);
  way.hexes = hexes.size();
  way.parent = from;
  way.used_up = used_up(judged->ruling.allowance);
  return way;
}

void CheapestWalk::expand(std::size_t way) {
  for (int side = 0; side < 6; ++side) {
    const Hex next = grid_.across(ways_[way].state.hex, side);
    if (!grid_.contains(next)) continue;
    if (auto found = judged_way(way, next)) {
      ways_.push_back(std::move(*found));
      open_.push(ways_.size() - 1);
    }
  }
}

// A faulty way is settled beside a clean one, because pieces may go through a hex in which they may not stop.
void CheapestWalk::settle_next() {
  const std::size_t way = open_.top();
  open_.pop();
  const auto [known, first] = clean_.try_emplace(ways_[way].state, !ways_[way].faulty);
  if (!first && (known->second || ways_[way].faulty)) return;
  known->second = !ways_[way].faulty;
  settled_[ways_[way].state.hex].push_back(way);
  if (!ways_[way].used_up) expand(way);
}

std::optional<std::size_t> CheapestWalk::best_to(Hex goal) const {
  const auto found = settled_.find(goal);
  if (found == settled_.end()) return std::nullopt;
  const auto clean = [&](std::size_t way) { return !ways_[way].faulty; };
  const auto best = std::find_if(found->second.begin(), found->second.end(), clean);
  return best == found->second.end() ? found->second.front() : *best;
}

std::size_t CheapestWalk::nearest_to(Hex goal) const {
  std::size_t nearest = 0;
  const auto off = [&](Hex hex) { return distance(grid_.centre(hex), grid_.centre(goal)); };
  for (const auto& [hex, ways] : settled_) {
    const std::size_t way = *best_to(hex);
    const double nearer = off(ways_[nearest].state.hex) - off(hex);
    const bool cheaper = nearer > -EPS && ways_[way].spent < ways_[nearest].spent;
    if (!ways_[way].faulty && (nearer > EPS || cheaper)) nearest = way;
  }
  return nearest;
}

Order CheapestWalk::to(Hex goal) {
  if (ways_.empty() || !grid_.contains(goal) || goal == ways_.front().state.hex) return order_;
  if (auto found = by_fare(goal)) return *std::move(found);
  auto best = best_to(goal);
  while ((!best || ways_[*best].faulty) && !open_.empty() && judged_ < MAX_JUDGED) {
    settle_next();
    best = best_to(goal);
  }
  std::vector<Hex> hexes = hexes_of(best.value_or(nearest_to(goal)));
  if (!best) {
    const Hex last = hexes.empty() ? ways_.front().state.hex : hexes.back();
    for (const Hex hex : grid_.straight(last, goal)) hexes.push_back(hex);
  }
  return extended(hexes);
}

}  // namespace linesman
