#include "referee/hex_search.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <queue>
#include <set>
#include <tuple>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

constexpr int SIDES = 6;
constexpr double DEGREES = 60;
constexpr std::size_t ITSELF = std::numeric_limits<std::size_t>::max();

int sides_between(double from, double to) { return static_cast<int>(std::lround(angle_between(from, to) / DEGREES)); }

/// The hex and the facings (-1 when they do not matter). The price of the rest of the way depends on nothing else.
using State = std::pair<Hex, std::vector<int>>;

State state_of(const HexLabel& label, const HexFares& fares) {
  State state{label.hex, {}};
  for (std::size_t i = 0; i < fares.size(); ++i)
    state.second.push_back(fares[i].hexes->faces ? static_cast<int>(std::lround(label.facings[i])) : -1);
  return state;
}

}  // namespace

double HexLabel::price() const { return std::accumulate(spent.begin(), spent.end(), 0.0); }

HexFares HexFares::of(const Hearing& hearing, const Order& order) {
  auto read = std::make_shared<Read>(Read{order, nullptr});
  auto prepared = hearing.prepare(read->order);
  if (!prepared) return {};
  HexFares all;
  for (const Mover& mover : (*prepared)->request().movers) {
    Fares fares = (*prepared)->fares(mover.piece);
    if (fares.empty() || !fares.front().hexes) return {};
    all.fares_.push_back(std::move(fares.front()));
  }
  read->prepared = std::move(prepared).value();
  all.read_ = std::move(read);
  return all;
}

HexFares HexFares::alone(std::size_t i) const {
  HexFares one;
  one.read_ = read_;
  one.fares_ = {fares_[i]};
  return one;
}

HexSearch::HexSearch(const Hearing& hearing, HexFares fares, const HexStart& start, std::optional<bool> rear)
    : HexSearch(hearing, std::move(fares), std::vector<HexStart>{start}, rear) {}

HexSearch::HexSearch(const Hearing& hearing, HexFares fares, const std::vector<HexStart>& starts,
                     std::optional<bool> rear, std::set<Hex> closed)
    : game_(hearing.game()),
      grid_(*game_.table().hex),
      survey_(game_.terrain_ptr()),
      map_(*game_.table().hex, survey_),
      fares_(std::move(fares)),
      rear_(rear),
      closed_(std::move(closed)) {
  if (fares_.empty()) return;
  for (const auto& piece : game_.pieces())
    if (piece->hex && piece->on_table() && piece->side != game_.piece(fares_.front().piece).side)
      enemies_[*piece->hex] = true;
  settle(starts);
}

const HexEntry& HexSearch::entry(Hex from, int side, bool rear) {
  const auto [it, first] = entries_.try_emplace({from, side, rear});
  if (!first) return it->second;
  HexEntry& entry = it->second;
  entry.from = from;
  entry.to = grid_.across(from, side);
  entry.side = side;
  entry.manner = rear ? Manner::reverse : Manner::forward;
  map_.describe(entry, fares_.order().request().labels);
  return entry;
}

/// One piece's share of the next hex; false where it cannot go in, or has not enough left.
bool HexSearch::pay(const HexEntry& entry, std::size_t piece, double facing, HexLabel& label) const {
  const Fare& fare = fares_[piece];
  const int sides = fare.hexes->faces ? sides_between(label.facings[piece], facing) : 0;
  double& spent = label.spent[piece];
  const auto price = fares_.order().entry_price({fare.piece, entry, sides, spent, label.hexes == 1});
  if (!price) return false;
  label.facings[piece] = facing;
  spent += price->amount;
  label.minimum |= price->is_last;
  return true;
}

std::optional<HexLabel> HexSearch::led(const HexLabel& from, std::size_t parent, int side, bool rear) {
  const Hex to = grid_.across(from.hex, side);
  if (!grid_.contains(to) || closed_.contains(to)) return std::nullopt;
  const HexEntry& into = entry(from.hex, side, rear);
  HexLabel label = from;
  label.hex = into.to;
  label.parent = parent;
  label.rear = rear;
  ++label.hexes;
  label.met_enemy = enemies_.contains(into.to);
  const double facing = normalised(grid_.heading_of_side(side) + (rear ? 180 : 0));
  for (std::size_t i = 0; i < fares_.size(); ++i)
    if ((label.met_enemy && !fares_[i].hexes->meets_enemies) || !pay(into, i, facing, label)) return std::nullopt;
  return label;
}

void HexSearch::settle(const std::vector<HexStart>& starts) {
  // Among equal prices fewer hexes come first, then the label that was found earlier.
  struct QueuedHex {
    HexLabel label;
    std::size_t number;
    bool operator<(const QueuedHex& other) const {
      return std::tuple(label.price(), label.hexes, number) >
             std::tuple(other.label.price(), other.label.hexes, other.number);
    }
  };
  std::priority_queue<QueuedHex> open;
  std::size_t found = 0;
  for (const HexStart& start : starts) {
    HexLabel first{start.hex, start.facings, start.spent};
    first.hexes = start.entered ? 1 : 0;
    first.parent = ITSELF;
    open.push({std::move(first), found++});
  }
  std::set<State> settled;
  const bool faces = std::any_of(fares_.begin(), fares_.end(), [](const Fare& f) { return f.hexes->faces; });
  while (!open.empty()) {
    HexLabel label = open.top().label;
    open.pop();
    if (!settled.insert(state_of(label, fares_)).second) continue;
    const std::size_t index = labels_.size();
    by_hex_[label.hex].push_back(index);
    if (label.parent == ITSELF) label.parent = index;
    labels_.push_back(std::move(label));
    if (labels_[index].met_enemy || labels_[index].minimum) continue;
    for (int side = 0; side < SIDES; ++side)
      for (const bool rear : {false, true}) {
        if (rear_ ? rear != *rear_ : rear && !faces) continue;
        if (auto next = led(labels_[index], index, side, rear)) open.push({std::move(*next), found++});
      }
  }
}

std::vector<std::size_t> HexSearch::to(Hex hex) const {
  const auto found = by_hex_.find(hex);
  return found == by_hex_.end() ? std::vector<std::size_t>{} : found->second;
}

Path HexSearch::path_to(std::size_t label) const {
  Path path;
  for (; label != labels_[label].parent; label = labels_[label].parent)
    path.push_back(HexStep{labels_[label].hex, labels_[label].rear});
  std::reverse(path.begin(), path.end());
  return path;
}

std::size_t HexSearch::start_of(std::size_t label) const {
  while (label != labels_[label].parent) label = labels_[label].parent;
  return label;
}

}  // namespace linesman
