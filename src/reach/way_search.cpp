#include "reach/way_search.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <queue>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/bends.h"

namespace linesman {

namespace {

constexpr std::size_t MOST_BENDS = 240;
constexpr std::size_t MOST_LABELS = 3000;
constexpr std::size_t FACINGS = 16;
constexpr double PER_FACING = 360.0 / FACINGS;
constexpr double DOUBT = 1.02;  // what is likely may be dearer than what is judged

bool turns_freely(const Fare& fare) { return fare.manners.forward && fare.turns.bands.empty() && !fare.turns.steering; }

Lattice lattice_of(const WayTrial& trial, const Fare& fare, double step) {
  double cheapest = fare.inch;
  for (const WayFare& way : fare.ways) cheapest = std::min(cheapest, way.factor * fare.inch);
  for (const GroundFare& ground : fare.grounds)
    if (!ground.barred) cheapest = std::min(cheapest, ground.factor * fare.inch);
  const Table& table = trial.hearing().game().table();
  const double across = table.width + table.depth;
  const double inches = cheapest > 0 ? std::min(across, std::max(0.0, fare.allowance - fare.spent) / cheapest) : across;
  return lattice_round(table, trial.start().pose.at, inches, step, fare.keeps_on_table);
}

}  // namespace

WaySearch::WaySearch(const WayTrial& trial, const Fare& fare, double step, const StopFlag* stop)
    : trial_(trial),
      fare_(fare),
      base_(radii_of(trial.base())),
      map_(map_of(trial.hearing().game(), fare, base_, trial.start(), lattice_of(trial, fare, step))),
      field_(std::make_unique<LowerField>(map_, trial.start().pose.at)),
      turning_(fare, trial.start().pose.at, trial.start().pose.facing, field_->cheapest()),
      stop_(stop) {
  settle(places());
}

double WaySearch::bound(const Box& box) const {
  const Vec middle = (box.min + box.max) * 0.5;
  const std::size_t cell = map_.lattice.cell_at(middle);
  if (map_.no_end[cell] || std::isinf(map_.least[cell])) return HUGE_VAL;
  const double straight = field_->least_in(box) + static_cast<double>(map_.once[cell]);
  if (std::isinf(straight)) return HUGE_VAL;
  return fare_.spent + turning_.at(middle, distance(middle, box.max), straight);
}

double WaySearch::dearest() const {
  double most = fare_.inch;
  for (const float price : map_.least)
    if (!std::isinf(price)) most = std::max(most, static_cast<double>(price));
  return most;
}

bool WaySearch::even_in(const Box& box) const {
  const double step = map_.lattice.step;
  for (double y = box.min.y + step / 4; y < box.max.y; y += step / 2)
    for (double x = box.min.x + step / 4; x < box.max.x; x += step / 2)
      if (map_.uneven[map_.lattice.cell_at({x, y})]) return false;
  return true;
}

std::vector<Vec> WaySearch::places() const {
  const Stand& start = trial_.start();
  std::vector<Vec> all = bends_of(trial_.hearing().game(), fare_, base_, start, map_, MOST_BENDS);
  if (turns_freely(fare_)) return all;
  constexpr int RAYS = 16;
  const int rings = static_cast<int>(std::min(24.0, fare_.allowance / std::max(fare_.inch, EPS)));
  for (int ring = 1; ring <= rings; ++ring)
    for (int ray = 0; ray < RAYS; ++ray)
      all.push_back(start.pose.at + direction(start.pose.facing + ray * 360.0 / RAYS) * ring);
  return all;
}

std::vector<WaySearch::Move> WaySearch::moves() const {
  std::vector<Move> all;
  if (fare_.manners.forward) all.push_back(Move::forward);
  if (fare_.manners.sideways && !(turns_freely(fare_) && base_.round())) all.push_back(Move::sideways);
  if (fare_.manners.reverse && !turns_freely(fare_)) all.push_back(Move::reverse);
  return all;
}

std::size_t WaySearch::bin_of(double facing) const {
  if (turns_freely(fare_)) return 0;
  return static_cast<std::size_t>(normalised(facing) / PER_FACING) % FACINGS;
}

std::optional<WaySearch::Label> WaySearch::led(std::size_t from, Vec to, Move move, double most) const {
  const Label& label = labels_[from];
  const Vec off = to - label.at;
  const double inches = length(off);
  if (inches < EPS) return std::nullopt;
  Label next{to, label.facing, label.spent, label.gone + inches, label.credit, from, move};
  double factor = 1;
  if (move == Move::sideways) {
    factor = *fare_.manners.sideways;
  } else {
    const bool back = move == Move::reverse;
    factor = back ? *fare_.manners.reverse : *fare_.manners.forward;
    next.facing = normalised(heading_of(off) + (back ? 180 : 0));
    const double turn = angle_between(label.facing, next.facing);
    next.spent += price_of_turning(fare_.turns, turn);
    if (fare_.turns.steering && turn > label.credit + ANGLE_EPS) return std::nullopt;
    next.credit -= turn;
  }
  next.spent += map_.along(label.at, to, (most - next.spent) / factor) * factor;
  if (std::isinf(next.spent)) return std::nullopt;
  if (const auto& steering = fare_.turns.steering)
    next.credit = std::max(next.credit, std::min(steering->by_inch, next.credit + steering->by_inch * inches));
  return next;
}

/// Labels in order of their price (Dijkstra 1959), one for each place and facing.
void WaySearch::settle(const std::vector<Vec>& bends) {
  struct Waiting {
    Label label;
    std::size_t place;
    bool operator<(const Waiting& other) const { return label.spent > other.label.spent; }
  };
  std::priority_queue<Waiting> open;
  std::map<std::pair<std::size_t, std::size_t>, double> best;
  const double most = fare_.allowance * DOUBT;
  const Pose& pose = trial_.start().pose;
  const double credit = fare_.turns.steering ? fare_.turns.steering->at_start : 0;
  open.push({{pose.at, pose.facing, fare_.spent, 0, credit}, bends.size()});
  const std::vector<Move> ways = moves();
  while (!open.empty() && labels_.size() < MOST_LABELS && !(stop_ && *stop_)) {
    const Waiting next = open.top();
    open.pop();
    const auto key = std::pair(next.place, bin_of(next.label.facing));
    const auto known = best.find(key);
    if (known != best.end() && known->second < next.label.spent) continue;
    labels_.push_back(next.label);
    if (labels_.size() == 1) labels_.front().parent = 0;
    const std::size_t from = labels_.size() - 1;
    for (std::size_t place = 0; place < bends.size(); ++place) {
      const double least = next.label.spent + field_->cheapest() * distance(next.label.at, bends[place]);
      if (least > most) continue;
      if (turns_freely(fare_))
        if (const auto b = best.find({place, 0}); b != best.end() && b->second <= least) continue;
      for (const Move move : ways) {
        const auto label = led(from, bends[place], move, most);
        if (!label || label->spent > most) continue;
        const auto [it, first] = best.try_emplace({place, bin_of(label->facing)}, label->spent);
        if (!first && it->second <= label->spent) continue;
        it->second = label->spent;
        open.push({*label, place});
      }
    }
  }
}

Path WaySearch::path_to(std::size_t label, Vec goal, Move move, std::optional<double> facing) const {
  std::vector<std::pair<Move, Vec>> legs{{move, goal}};
  for (; label != 0; label = labels_[label].parent) legs.emplace_back(labels_[label].move, labels_[label].at);
  std::reverse(legs.begin(), legs.end());
  Path path;
  Vec at = labels_.front().at;
  double faces = labels_.front().facing;
  for (const auto& [how, to] : legs) {
    if (distance(at, to) < EPS) continue;
    if (how == Move::sideways)
      path.push_back(SlideStep{to});
    else if (how == Move::reverse)
      path.push_back(ReverseToStep{to});
    else
      path.push_back(ToStep{to});
    if (how != Move::sideways) faces = normalised(heading_of(to - at) + (how == Move::reverse ? 180 : 0));
    at = to;
  }
  if (facing && angle_between(faces, *facing) > ANGLE_EPS) path.push_back(PivotStep{turn_between(faces, *facing)});
  return path;
}

/// Labels from which the goal may be within the allowance, those first from which it can be cheapest.
std::vector<std::pair<double, std::size_t>> WaySearch::by_bound(Vec goal) const {
  std::vector<std::pair<double, std::size_t>> found;
  const double most = fare_.allowance * DOUBT + EPS;
  for (std::size_t i = 0; i < labels_.size(); ++i) {
    const double least = labels_[i].spent + field_->cheapest() * distance(labels_[i].at, goal);
    if (least <= most) found.emplace_back(least, i);
  }
  std::sort(found.begin(), found.end());
  return found;
}

/// `only_the_end` counts judged ways of which nothing but their end is illegal.
std::optional<Witness> WaySearch::tried(std::size_t label, Vec goal, Move move, std::optional<double> facing,
                                        int* only_the_end) const {
  const Path path = path_to(label, goal, move, facing);
  if (path.empty()) return std::nullopt;
  auto judged = trial_.judged(path);
  if (!judged) return std::nullopt;
  if (trial_.accepts(judged->ruling)) return Witness{trial_.with_path(path), std::move(*judged)};
  const Allowance& allowance = judged->ruling.allowance;
  const bool paid = allowance.spent && allowance.total && !exceeds(*allowance.spent, *allowance.total);
  const auto at_end = [](const Fault& fault) { return fault.stage == Stage::at_end; };
  const auto& faults = judged->ruling.faults;
  if (only_the_end && paid && std::all_of(faults.begin(), faults.end(), at_end)) ++*only_the_end;
  return std::nullopt;
}

std::optional<Witness> WaySearch::to(Vec goal, std::optional<double> facing, int tries, std::size_t* hint) const {
  if (labels_.empty() || bound(goal) > fare_.allowance + 1e-4) return std::nullopt;
  if (hint && *hint < labels_.size())
    for (const Move move : moves())
      if (const auto label = led(*hint, goal, move, fare_.allowance * DOUBT);
          label && label->spent <= fare_.allowance * DOUBT)
        if (auto witness = tried(*hint, goal, move, facing)) return witness;
  // A way is tried as soon as no other can be cheaper.
  struct Ready {
    double price;
    std::size_t label;
    Move move;
    bool operator<(const Ready& other) const { return price > other.price; }
  };
  std::priority_queue<Ready> ready;
  // Another way to a place where it may not end does not help, but that it may face otherwise there.
  const int most_ends = base_.round() ? 1 : 3;
  int ends = 0;
  const auto next_ready = [&](double least) -> std::optional<Witness> {
    while (!ready.empty() && ready.top().price <= least && ends < most_ends && tries-- > 0 && !(stop_ && *stop_)) {
      const Ready next = ready.top();
      ready.pop();
      if (auto witness = tried(next.label, goal, next.move, facing, &ends)) {
        if (hint) *hint = next.label;
        return witness;
      }
    }
    return std::nullopt;
  };
  const std::vector<Move> ways = moves();
  for (const auto& [least, label] : by_bound(goal)) {
    if (auto witness = next_ready(least)) return witness;
    if (tries <= 0 || ends >= most_ends) return std::nullopt;
    for (const Move move : ways)
      if (const auto led_there = led(label, goal, move, fare_.allowance * DOUBT);
          led_there && led_there->spent <= fare_.allowance * DOUBT)
        ready.push({led_there->spent, label, move});
  }
  return next_ready(HUGE_VAL);
}

std::optional<Path> WaySearch::cheapest(Vec goal, std::optional<double> facing) const {
  if (labels_.empty()) return std::nullopt;
  std::optional<Label> best;
  for (std::size_t i = 0; i < labels_.size(); ++i)
    for (const Move move : moves())
      if (const auto label = led(i, goal, move, HUGE_VAL); label && (!best || label->spent < best->spent)) best = label;
  if (best) return path_to(best->parent, goal, best->move, facing);
  const std::vector<Move> ways = moves();
  if (ways.empty()) return std::nullopt;
  return path_to(0, goal, ways.front(), facing);
}

}  // namespace linesman
