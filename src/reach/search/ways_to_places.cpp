// The ways of a search to places that are asked for.
#include <algorithm>
#include <cmath>
#include <queue>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/effort.h"
#include "reach/search/way_search.h"

namespace linesman {

namespace {

constexpr double LESS = 1e-3;   // of a price, than rounding may make it
constexpr double TIGHT = 1e-7;  // of a price that is held against a limit without being judged

std::pair<int, int> square_inch(Vec p) {
  return {static_cast<int>(std::floor(p.x)), static_cast<int>(std::floor(p.y))};
}

void turn_to(std::optional<double> facing, double faces, Path& path) {
  if (facing && angle_between(faces, *facing) > ANGLE_EPS) path.push_back(PivotStep{turn_between(faces, *facing)});
}

}  // namespace

Path WaySearch::path_of(const std::vector<PlannedLeg>& legs, std::optional<double> facing) const {
  Path path;
  Vec at = trial_.start().pose.at;
  double faces = trial_.start().pose.facing;
  for (const auto& [how, to] : legs) {
    if (distance(at, to) < EPS) continue;
    if (how == Manner::sideways)
      path.push_back(SlideStep{to});
    else if (how == Manner::reverse)
      path.push_back(ReverseToStep{to});
    else
      path.push_back(ToStep{to});
    if (how != Manner::sideways) faces = normalised(heading_of(to - at) + (how == Manner::reverse ? 180 : 0));
    at = to;
  }
  turn_to(facing, faces, path);
  return path;
}

Path WaySearch::path_to(std::size_t label, Vec goal, Manner manner, std::optional<double> facing) const {
  std::vector<PlannedLeg> legs{{manner, goal}};
  for (; label != 0; label = labels_[label].parent) legs.emplace_back(labels_[label].manner, labels_[label].at);
  std::reverse(legs.begin(), legs.end());
  return path_of(legs, facing);
}

/// Labels from which the goal may be within the allowance; a heap, that on top from which it can be cheapest.
std::vector<std::pair<double, std::size_t>> WaySearch::by_bound(Vec goal) const {
  std::vector<std::pair<double, std::size_t>> found;
  const std::vector<Manner> ways = manners();
  for (std::size_t i = 0; i < labels_.size(); ++i) {
    const Vec off = goal - nearby_[i].at;
    if (dot(off, off) > nearby_[i].square) continue;
    const double inches = length(off);
    const double least = labels_[i].spent + cheapest_ * inches;
    const auto may = [&](Manner manner) { return may_turn(labels_[i], off, inches, manner); };
    if (std::any_of(ways.begin(), ways.end(), may)) found.emplace_back(least, i);
  }
  std::make_heap(found.begin(), found.end(), std::greater<>());
  return found;
}

/// What is too dear is tried only where the ground leaves a doubt of the price.
bool WaySearch::worth_trying(const Label& label) const { return label.least <= fare_.allowance + EPS; }

/// The least that the way to it can cost, as far as its last leg is in doubt to the inch.
double WaySearch::least_of(const Label& label) const {
  if (label.doubt == 0) return label.least;
  const Label& before = labels_[label.parent];
  std::vector<StraightLeg> legs{{{before.at, label.facing}, label.at}};
  for (std::size_t i = label.parent; i != 0; i = labels_[i].parent)
    legs.push_back({{labels_[labels_[i].parent].at, labels_[i].facing}, labels_[i].at});
  std::reverse(legs.begin(), legs.end());
  const double inches = leg_price_.of_last(legs, label.manner) * *factor_of(fare_.manners, label.manner);
  return before.least + turning_to(label) + inches + closed_.price_of_lines(before.at, label.at);
}

/// The price of the turn before its last leg.
double WaySearch::turning_to(const Label& label) const {
  if (label.manner == Manner::sideways) return 0;
  return price_of_turning(fare_.turns, angle_between(labels_[label.parent].facing, label.facing));
}

/// Nothing is in the way of the turn before its last leg, nor of one by such degrees that is known to be free there,
/// clockwise above 0.
bool WaySearch::surely_turns_to(const Label& label, double leftmost, double rightmost) const {
  const Label& before = labels_[label.parent];
  const double turn = turn_between(before.facing, label.facing);
  if (std::abs(turn) <= ANGLE_EPS) return true;
  if (fare_.turns.steering && !fare_.turns.steering->told) return false;
  return base_.round() || (leftmost <= turn && turn <= rightmost) ||
         !map_.borders.changes_within(before.at, EPS, BorderEffect::clearance);
}

/// Nothing is in the way of its last leg, and nothing changes along it but prices.
bool WaySearch::surely_passes(const Label& label) const {
  const Label& before = labels_[label.parent];
  return label.doubt == 0 || (!map_.borders.changes_along(before.at, label.at, BorderEffect::ruling) &&
                              closed_.surely_passed({before.at, label.facing}, label.at));
}

/// What its last leg costs, with the turn before it, where nothing changes along it that no fare tells.
std::optional<double> WaySearch::sure_price(const Label& label) const {
  const Label& before = labels_[label.parent];
  // Of a ground that is dearer in one manner the map tells the cheaper.
  if (label.doubt == 0 && !by_manner_) return label.spent - before.spent;
  if (map_.borders.changes_along(before.at, label.at, BorderEffect::ruling)) return std::nullopt;
  const double inches = leg_price_.of_ground({{before.at, label.facing}, label.at}, label.manner);
  return turning_to(label) + inches * *factor_of(fare_.manners, label.manner);
}

/// Its last leg does, or the turn before it; of ground that is closed as far as places half a cell apart show.
bool WaySearch::passes_what_is_closed(const Label& label) const {
  if (label.doubt == 0) return false;
  const Vec from = labels_[label.parent].at;
  const Pose facing{from, label.facing};
  if (closed_.passes_line(facing, label.at) || closed_.blocked_on_leg(facing, label.at)) return true;
  const int parts = static_cast<int>(std::ceil(distance(from, label.at) / (map_.lattice.step / 2)));
  for (int i = parts; i > 0; --i) {
    const Vec place = from + (label.at - from) * (static_cast<double>(i) / parts);
    if (map_.borders.uneven[map_.lattice.cell_at(place)] && closed_.blocked_by_ground(place)) return true;
  }
  return !base_.round() && blocked_in_turn(label);
}

/// The base meets another while it turns to its last leg.
bool WaySearch::blocked_in_turn(const Label& label) const {
  const Label& before = labels_[label.parent];
  const double turn = turn_between(before.facing, label.facing);
  const int parts = static_cast<int>(std::ceil(std::abs(turn) / effort::POSES_APART));
  for (int i = 1; i <= parts; ++i)
    if (closed_.blocked_by_base({before.at, before.facing + turn * i / parts})) return true;
  return false;
}

bool WaySearch::closed(Vec goal) const {
  const std::size_t cell = map_.lattice.cell_at(goal);
  if (map_.no_end[cell]) return true;
  return border_in(cell) && closed_.closed(goal, 0, Going::by_legs);
}

/// `only_the_end` counts judged ways of which nothing but their end is illegal.
std::optional<Witness> WaySearch::tried(const Path& path, WorkLeft& work, TraceMemory* memory,
                                        int* only_the_end) const {
  if (path.empty()) return std::nullopt;
  auto judged = trial_.judged(path, stop_, Detail::verdict, memory, &work);
  if (!judged) return std::nullopt;
  if (trial_.accepts(judged->ruling)) return Witness{trial_.with_path(path), std::move(*judged)};
  const Allowance& allowance = judged->ruling.allowance;
  const bool paid = allowance.spent && allowance.total && !exceeds(*allowance.spent, *allowance.total);
  const auto at_end = [](const Fault& fault) { return fault.stage == Stage::at_end; };
  const auto& faults = judged->ruling.faults;
  if (only_the_end && paid && std::all_of(faults.begin(), faults.end(), at_end)) ++*only_the_end;
  return std::nullopt;
}

std::optional<Witness> WaySearch::round_about(Vec goal, std::optional<double> facing, int tries,
                                              WorkLeft* given) const {
  WorkLeft& work = given ? *given : work_;
  if (!bends_anywhere() || closed(goal) || !in_bound(goal, Going::by_legs)) return std::nullopt;
  struct Detour {
    double price;
    std::size_t label;
    Vec bend;
  };
  std::vector<Detour> detours;
  for (const double inches : {0.25, 0.5, 1.0, 2.0})
    for (int d = 0; d < effort::BENDS_ROUND && !ended(work); ++d) {
      const Vec bend = goal + direction(d * 360.0 / effort::BENDS_ROUND) * inches;
      if (!map_.lattice.holds(bend)) continue;
      const double last = map_.along(bend, goal, fare_.allowance).price * *fare_.manners.forward;
      if (fare_.spent + last > fare_.allowance) continue;
      work.spend(labels_.size());
      for (std::size_t label = 0; label < labels_.size(); ++label)
        if (const auto there = led(label, bend, Manner::forward, fare_.allowance - last))
          detours.push_back({there->spent + last, label, bend});
    }
  const auto cheaper = [](const Detour& a, const Detour& b) { return a.price < b.price; };
  std::sort(detours.begin(), detours.end(), cheaper);
  for (const Detour& detour : detours) {
    if (tries-- <= 0 || ended(work)) break;
    Path path = path_to(detour.label, detour.bend, Manner::forward, std::nullopt);
    path.push_back(ToStep{goal});
    turn_to(facing, heading_of(goal - detour.bend), path);
    if (auto witness = tried(path, work)) return whole(std::move(witness), facing, work);
  }
  return std::nullopt;
}

/// Where the price of its last leg is sure, what the judge says of the whole way says what was left before that leg.
void WaySearch::note(const Label& led, const Witness& witness, KnownReach& known) const {
  known.labels.resize(labels_.size());
  known.last = led.parent;
  const auto left = left_of(witness.judgement.ruling, led);
  if (!trial_.alone() || !left || binds_at_end(led.parent)) return;
  KnownReach::LabelEvidence& passed = known.labels[led.parent];
  const double turn = turn_between(labels_[led.parent].facing, led.facing);
  passed.rightmost = std::max(passed.rightmost, turn);
  passed.leftmost = std::min(passed.leftmost, turn);
  const auto last = sure_price(led);
  if (!last || *left + *last <= passed.left) return;
  passed.left = *left + *last;
  passed.manner = led.manner;
}

/// The way to a label has passed a line to which the piece has to face squarely in the end.
bool WaySearch::binds_at_end(std::size_t label) const {
  for (std::size_t i = label; i != 0; i = labels_[i].parent)
    if (closed_.passes_squarely(labels_[labels_[i].parent].at, labels_[i].at)) return true;
  return false;
}

bool WaySearch::only_reverses(const Label& label) const {
  if (label.manner != Manner::reverse) return false;
  for (std::size_t i = label.parent; i != 0; i = labels_[i].parent)
    if (labels_[i].manner != Manner::reverse) return false;
  return true;
}

/// Of the allowance of the fare; nothing where the ruling has another.
std::optional<double> WaySearch::left_of(const Ruling& ruling) const {
  const Allowance& allowance = ruling.allowance;
  if (!allowance.total || !allowance.spent || !same_length(*allowance.total, fare_.allowance)) return std::nullopt;
  return *allowance.total - *allowance.spent;
}

/// The same of the way to a label. One that leads backwards alone may have an allowance of its own, inch for inch. A
/// ruling that says less than the fare goes by another.
std::optional<double> WaySearch::left_of(const Ruling& ruling, const Label& led) const {
  const Allowance& allowance = ruling.allowance;
  if (!allowance.total || !allowance.spent) return std::nullopt;
  for (const double factor : {1.0, only_reverses(led) ? *fare_.manners.reverse : 1.0})
    if (same_length(*allowance.total * factor, fare_.allowance) && *allowance.spent * factor > led.least - LESS)
      return (*allowance.total - *allowance.spent) * factor;
  return std::nullopt;
}

bool WaySearch::steps_from_label(Vec goal, const KnownReach& known) const {
  if (known.last >= known.labels.size() || (fare_.turns.steering && !fare_.turns.steering->told)) return false;
  const KnownReach::LabelEvidence& passed = known.labels[known.last];
  if (passed.left <= 0) return false;
  // What a fare does not tell may be otherwise in another manner.
  const std::vector<Manner> ways = fare_.told.empty() ? std::vector<Manner>{passed.manner} : manners();
  return std::any_of(ways.begin(), ways.end(), [&](Manner manner) {
    const auto label = led(known.last, goal, manner, HUGE_VAL);
    if (!label || label->least - labels_[label->parent].least > passed.left) return false;
    const auto price = sure_price(*label);
    return price && *price <= passed.left - TIGHT && closed_.surely_ends({goal, label->facing}) &&
           surely_turns_to(*label, passed.leftmost, passed.rightmost) && surely_passes(*label);
  });
}

bool WaySearch::steps_from_foothold(Vec goal, const KnownReach& known) const {
  const auto it = known.places.find(square_inch(goal));
  if (it == known.places.end()) return false;
  const auto& all = it->second;
  const auto newest = std::min<std::ptrdiff_t>(std::ssize(all), effort::MAX_FOOTHOLDS);
  return std::any_of(all.rbegin(), all.rbegin() + newest, [&](const KnownReach::JudgedPlace& judged) {
    const double most = (judged.left - TIGHT) / *fare_.manners.forward;
    const GroundMap::Along way = map_.along(judged.at, goal, most * effort::DOUBT);
    if (way.doubt == 0) return way.price <= most;
    return way.least <= most && !map_.borders.changes_along(judged.at, goal, BorderEffect::clearance) &&
           leg_price_.of_ground({{judged.at, 0}, goal}, Manner::forward) <= most;
  });
}

bool WaySearch::leads_to(Vec goal, std::optional<double> facing, int tries, KnownReach& known) const {
  if (labels_.empty() || closed(goal)) return false;
  const bool bends = !facing && bends_anywhere() && !map_.borders.changes_within(goal, EPS, BorderEffect::clearance);
  if (bends && steps_from_foothold(goal, known)) return true;
  if (!facing && steps_from_label(goal, known)) return true;
  const auto witness = found(goal, facing, tries, known.work, &known);
  if (witness && bends)
    if (const auto left = left_of(witness->judgement.ruling)) known.places[square_inch(goal)].push_back({goal, *left});
  return witness.has_value();
}

std::optional<Witness> WaySearch::to(Vec goal, std::optional<double> facing, int tries, WorkLeft* given) const {
  WorkLeft& work = given ? *given : work_;
  return whole(found(goal, facing, tries, work, nullptr), facing, work);
}

/// What was judged for its verdict alone, with its words, and by no way round where there is none in the way.
std::optional<Witness> WaySearch::whole(std::optional<Witness> found, std::optional<double> facing,
                                        WorkLeft& work) const {
  if (!found) return std::nullopt;
  if (auto shorter = without_detours(found->order, facing, work)) found = std::move(shorter);
  auto judged = trial_.hearing().judge(found->order);
  if (!judged) return std::nullopt;
  return Witness{std::move(found->order), *std::move(judged)};
}

/// The straight way to the end of another, or else that way without the places that it need not come to; nothing where
/// it has none.
std::optional<Witness> WaySearch::without_detours(const Order& order, std::optional<double> facing,
                                                  WorkLeft& work) const {
  std::vector<PlannedLeg> legs;
  for (const Step& step : trial_.path_in(order)) {
    if (const auto* to = std::get_if<ToStep>(&step)) legs.emplace_back(Manner::forward, to->point);
    if (const auto* to = std::get_if<ReverseToStep>(&step)) legs.emplace_back(Manner::reverse, to->point);
    if (const auto* to = std::get_if<SlideStep>(&step)) legs.emplace_back(Manner::sideways, to->point);
  }
  if (legs.size() < 2) return std::nullopt;
  for (const Manner manner : manners())
    if (auto witness = tried(path_of({{manner, legs.back().second}}, facing), work)) return witness;
  std::optional<Witness> shorter;
  for (std::size_t i = 0; i + 1 < legs.size() && legs.size() > 2;) {
    std::vector<PlannedLeg> fewer = legs;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    auto witness = tried(path_of(fewer, facing), work);
    if (!witness) {
      ++i;
      continue;
    }
    legs = std::move(fewer);
    shorter = std::move(witness);
  }
  return shorter;
}

std::optional<Witness> WaySearch::found(Vec goal, std::optional<double> facing, int tries, WorkLeft& work,
                                        KnownReach* known) const {
  if (labels_.empty() || closed(goal) || !in_bound(goal, Going::by_legs)) return std::nullopt;
  const auto serves = [&](const Label& led_there, const Witness& witness) {
    if (known) note(led_there, witness, *known);
  };
  const auto may_serve = [&](const Label& led_there) {
    const Pose end{goal, facing.value_or(led_there.facing)};
    return !passes_what_is_closed(led_there) && (base_.round() || !closed_.ends_too_near(end)) &&
           least_of(led_there) <= fare_.allowance + EPS;
  };
  TraceMemory* const memory = known ? &known->memory : nullptr;
  if (known && known->last < labels_.size())
    for (const Manner manner : manners())
      if (const auto label = led(known->last, goal, manner, fare_.allowance * effort::DOUBT);
          label && worth_trying(*label) && may_serve(*label))
        if (auto witness = tried(path_to(known->last, goal, manner, facing), work, memory)) {
          serves(*label, *witness);
          return witness;
        }
  // A way is tried as soon as no other can be cheaper.
  struct Ready {
    Label label;
    bool operator<(const Ready& other) const { return label.spent > other.label.spent; }
  };
  std::priority_queue<Ready> ready;
  // Another way to a place where it may not end does not help, but that it may face otherwise there.
  const int most_ends = base_.round() ? 1 : std::max(3, tries / 2);
  int ends = 0;
  // Ways are looked at more often than judged: most of those that fail are seen to fail.
  int looks = tries * effort::of(level_, turns_freely(fare_)).looks;
  const auto next_ready = [&](double least) -> std::optional<Witness> {
    while (!ready.empty() && ready.top().label.spent <= least && ends < most_ends && tries > 0 && looks > 0 &&
           !ended(work)) {
      const Label next = ready.top().label;
      ready.pop();
      --looks;
      if (!may_serve(next)) continue;
      --tries;
      if (auto witness = tried(path_to(next.parent, goal, next.manner, facing), work, memory, &ends)) {
        serves(next, *witness);
        return witness;
      }
    }
    return std::nullopt;
  };
  const std::vector<Manner> ways = manners();
  auto labels = by_bound(goal);
  work.spend(labels_.size() / effort::LABELS_A_LOOK);
  while (!labels.empty()) {
    const auto [least, label] = labels.front();
    std::pop_heap(labels.begin(), labels.end(), std::greater<>());
    labels.pop_back();
    if (auto witness = next_ready(least)) return witness;
    if (tries <= 0 || looks <= 0 || ends >= most_ends || ended(work)) return std::nullopt;
    work.spend(effort::LOOKS_OF_A_LEG * ways.size());
    for (const Manner manner : ways)
      if (const auto led_there = led(label, goal, manner, fare_.allowance * effort::DOUBT);
          led_there && worth_trying(*led_there))
        ready.push({*led_there});
  }
  return next_ready(HUGE_VAL);
}

std::optional<Path> WaySearch::cheapest(Vec goal, std::optional<double> facing) const {
  if (labels_.empty()) return std::nullopt;
  std::optional<Label> best;
  for (std::size_t i = 0; i < labels_.size(); ++i)
    for (const Manner manner : manners())
      if (const auto label = led(i, goal, manner, HUGE_VAL); label && (!best || label->spent < best->spent))
        best = label;
  if (best) return path_to(best->parent, goal, best->manner, facing);
  const std::vector<Manner> ways = manners();
  if (ways.empty()) return std::nullopt;
  return path_to(0, goal, ways.front(), facing);
}

}  // namespace linesman
