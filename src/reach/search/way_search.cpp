#include "reach/search/way_search.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <queue>
#include <utility>

#include "base/heading.h"
#include "base/side_by_side.h"
#include "base/tolerance.h"
#include "reach/effort.h"
#include "reach/search/bends.h"

namespace linesman {

namespace {

constexpr double TIGHT = 1e-7;  // of a price that is held against a limit without being judged

Lattice lattice_of(const WayTrial& trial, const Fare& fare, double step) {
  double cheapest = fare.inch;
  for (const WayFare& way : fare.ways) cheapest = std::min(cheapest, way.factor * fare.inch);
  for (const GroundFare& ground : fare.grounds)
    if (!ground.barred) cheapest = std::min(cheapest, least_factor(fare, ground) * fare.inch);
  const Table& table = trial.hearing().game().table();
  const double across = table.width + table.depth;
  const double inches = cheapest > 0 ? std::min(across, std::max(0.0, fare.allowance - fare.spent) / cheapest) : across;
  return lattice_round(table, trial.start().pose.at, inches, step, fare.keeps_on_table);
}

/// Inches that the frame climbs, before it goes and after.
double climbed(const WayTrial& trial) {
  double inches = 0;
  for (const Path* path : {&trial.frame().first, &trial.frame().last})
    for (const Step& step : *path)
      if (const auto* climb = std::get_if<ClimbStep>(&step)) inches += std::abs(climb->height);
  return inches;
}

/// The fare with what is spent on every way: for its climbs, and once for ground that it stands on. Of one kind the
/// dearest is paid at least: what it stands on may be sections of one thing.
Fare fare_after_start(const WayTrial& trial, Fare fare) {
  const Stand& start = trial.start();
  fare.spent += fare.climb * (climbed(trial) + fare.rise);
  std::map<Kind, double> once;
  for (GroundFare& ground : fare.grounds) {
    if (std::find(start.ground.begin(), start.ground.end(), ground.feature) == start.ground.end()) continue;
    const Feature& feature = trial.hearing().game().feature(ground.feature);
    if (ground.barred || !counts_from(start, ground, feature)) continue;
    double& paid = once[feature.kind];
    paid = std::max(paid, ground.once);
  }
  for (GroundFare& ground : fare.grounds)
    if (once.contains(trial.hearing().game().feature(ground.feature).kind)) ground.once = 0;
  for (const auto& [kind, paid] : once) fare.spent += paid;
  return fare;
}

std::pair<int, int> square_inch(Vec p) {
  return {static_cast<int>(std::floor(p.x)), static_cast<int>(std::floor(p.y))};
}

}  // namespace

std::uint64_t WaySearch::looks_to_lay_out(const WayTrial& trial, const Fare& fare, double step) {
  return looks_of_map(trial.hearing().game(), radii_of(trial.base()).outer, fare, lattice_of(trial, fare, step));
}

WaySearch::Base::Base(const WayTrial& trial, const Fare& fare, double step)
    : on_table(trial.start_on_table(), fare_after_start(trial, fare)),
      bounds(on_table, lattice_of(trial, fare, step), trial.hearing().game().tolerance()) {}

WaySearch::WaySearch(const WayTrial& trial, const Fare& fare, double step, const std::stop_token& stop, double fineness,
                     std::uint64_t looks, Begin begin)
    : trial_(trial),
      fineness_(fineness),
      level_(effort::level_of(fineness)),
      base_(std::make_shared<Base>(trial, fare, step)),
      stop_(stop),
      labels_(trial, base_->bounds, stop),
      work_(looks) {
  work_.spend(looks_to_lay_out(trial_, this->fare(), lattice().step));
  if (begin == Begin::settled)
    lay_out_and_settle();
  else
    make_fields();
}

WaySearch::WaySearch(const WaySearch& like, double fineness, std::uint64_t looks)
    : trial_(like.trial_),
      fineness_(fineness),
      level_(effort::level_of(fineness)),
      base_(like.base_),
      stop_(like.stop_),
      labels_(trial_, base_->bounds, stop_),
      work_(looks) {
  settle();
}

/// A coarse search has no field for ways of legs alone unless it needs one.
bool WaySearch::settles_by_legs() const {
  const bool few = level_ != effort::Level::coarse && trial_.fares().size() < effort::MANY_FARES;
  return few || bounds().misses_turns();
}

void WaySearch::lay_out_and_settle() {
  if (bound_only()) return make_fields();
  settled_ = true;
  // Searches of many fares are made side by side, and a coarse one is too little for two threads.
  if (level_ != effort::Level::coarse && trial_.fares().size() < effort::MANY_FARES)
    return side_by_side(2, [&](std::size_t i) {
      if (i == 0) return base_->bounds.make_field();
      settle_by(base_->bounds.make_field_by_legs());
    });
  make_fields();
  settle_by(settles_by_legs() ? bounds().field_by_legs() : bounds().field());
}

void WaySearch::make_fields() {
  base_->bounds.make_field();
  if (!bound_only() && settles_by_legs()) base_->bounds.make_field_by_legs();
}

void WaySearch::settle() {
  if (settled_ || bound_only()) return;
  settled_ = true;
  settle_by(settles_by_legs() ? bounds().field_by_legs() : bounds().field());
}

void WaySearch::settle_by(const LowerField& field) {
  labels_.settle(places_to_bend(bounds(), field, fineness_), fineness_, work_);
}

/// `only_the_end` counts judged ways of which nothing but their end is illegal.
std::optional<Witness> WaySearch::judge_path(const Path& path, WorkLeft& work, TraceMemory* memory,
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
  if (!bends_anywhere() || bounds().closed_to_legs(goal) || !bounds().in_bound(goal, Going::by_legs))
    return std::nullopt;
  struct Detour {
    double price;
    std::size_t label;
    Vec bend;
  };
  const std::size_t count = labels_.all().size();
  std::vector<Detour> detours;
  for (const double inches : {0.25, 0.5, 1.0, 2.0})
    for (int d = 0; d < effort::BENDS_ROUND && !ended(work); ++d) {
      const Vec bend = goal + direction(d * 360.0 / effort::BENDS_ROUND) * inches;
      if (!lattice().holds(bend)) continue;
      const double last = bounds().map().along(bend, goal, fare().allowance).price * *fare().manners.forward;
      if (fare().spent + last > fare().allowance) continue;
      work.spend(count);
      for (std::size_t label = 0; label < count; ++label)
        if (const auto there = labels_.extended(label, bend, Manner::forward, fare().allowance - last))
          detours.push_back({there->spent + last, label, bend});
    }
  const auto cheaper = [](const Detour& a, const Detour& b) { return a.price < b.price; };
  std::sort(detours.begin(), detours.end(), cheaper);
  for (const Detour& detour : detours) {
    if (tries-- <= 0 || ended(work)) break;
    Path path = labels_.path_to(detour.label, detour.bend, Manner::forward, std::nullopt);
    path.push_back(ToStep{goal});
    turn_to(facing, heading_of(goal - detour.bend), path);
    if (auto witness = judge_path(path, work)) return polished(*std::move(witness), facing, work);
  }
  return std::nullopt;
}

/// Where the price of the last leg is sure, a ruling on the whole way says what was left before that leg.
void WaySearch::note(const WayLabel& label, const Witness& witness, KnownReach& known) const {
  const WayProofs& proofs = labels_.proofs();
  known.labels.resize(labels_.all().size());
  known.last = label.parent;
  const auto left = proofs.left_of(witness.judgement.ruling, label);
  if (!trial_.alone() || !left || proofs.binds_at_end(label.parent)) return;
  KnownReach::LabelEvidence& evidence = known.labels[label.parent];
  const double turn = turn_between(labels_.all()[label.parent].facing, label.facing);
  evidence.rightmost = std::max(evidence.rightmost, turn);
  evidence.leftmost = std::min(evidence.leftmost, turn);
  const auto last = proofs.sure_price(label);
  if (!last || *left + *last <= evidence.left) return;
  evidence.left = *left + *last;
  evidence.manner = label.manner;
}

bool WaySearch::steps_from_label(Vec goal, const KnownReach& known) const {
  if (known.last >= known.labels.size() || (fare().turns.steering && !fare().turns.steering->exact)) return false;
  const KnownReach::LabelEvidence& evidence = known.labels[known.last];
  if (evidence.left <= 0) return false;
  const WayProofs& proofs = labels_.proofs();
  // What a fare does not tell may be otherwise in another manner.
  const std::vector<Manner> ways = fare().exact.empty() ? std::vector<Manner>{evidence.manner} : labels_.manners();
  return std::any_of(ways.begin(), ways.end(), [&](Manner manner) {
    const auto label = labels_.extended(known.last, goal, manner, HUGE_VAL);
    if (!label || label->least - labels_.all()[label->parent].least > evidence.left) return false;
    const auto price = proofs.sure_price(*label);
    return price && *price <= evidence.left - TIGHT && bounds().closed_places().surely_ends({goal, label->facing}) &&
           proofs.surely_turns_to(*label, evidence.leftmost, evidence.rightmost) && proofs.surely_passes(*label);
  });
}

bool WaySearch::steps_from_place(Vec goal, const KnownReach& known) const {
  const auto it = known.places.find(square_inch(goal));
  if (it == known.places.end()) return false;
  const auto& all = it->second;
  const auto newest = std::min<std::ptrdiff_t>(std::ssize(all), effort::MAX_FOOTHOLDS);
  return std::any_of(all.rbegin(), all.rbegin() + newest, [&](const KnownReach::JudgedPlace& judged) {
    const double most = (judged.left - TIGHT) / *fare().manners.forward;
    const GroundMap::Along way = bounds().map().along(judged.at, goal, most * effort::DOUBT);
    if (way.doubt == 0) return way.price <= most;
    return way.least <= most && !bounds().map().borders.changes_along(judged.at, goal, BorderEffect::clearance) &&
           labels_.proofs().leg_price().of_ground({{judged.at, 0}, goal}, Manner::forward) <= most;
  });
}

bool WaySearch::leads_to(Vec goal, std::optional<double> facing, int tries, KnownReach& known) const {
  if (labels_.all().empty() || bounds().closed_to_legs(goal)) return false;
  const bool bends =
      !facing && bends_anywhere() && !bounds().map().borders.changes_within(goal, EPS, BorderEffect::clearance);
  if (bends && steps_from_place(goal, known)) return true;
  if (!facing && steps_from_label(goal, known)) return true;
  if (ended(known.work)) return false;
  const auto witness = search(goal, facing, tries, known.work, &known);
  if (witness && bends)
    if (const auto left = labels_.proofs().left_of(witness->judgement.ruling))
      known.places[square_inch(goal)].push_back({goal, *left});
  return witness.has_value();
}

std::optional<Witness> WaySearch::to(Vec goal, std::optional<double> facing, int tries, WorkLeft* given) const {
  WorkLeft& work = given ? *given : work_;
  auto found = search(goal, facing, tries, work, nullptr);
  return found ? polished(*std::move(found), facing, work) : std::nullopt;
}

std::optional<Witness> WaySearch::any_to(Vec goal, std::optional<double> facing, int tries, WorkLeft& work) const {
  return search(goal, facing, tries, work, nullptr);
}

std::optional<Witness> WaySearch::polished(Witness found, std::optional<double> facing, WorkLeft& work) const {
  if (auto shorter = without_detours(found.order, facing, work)) found = *std::move(shorter);
  auto judged = trial_.hearing().judge(found.order);
  if (!judged) return std::nullopt;
  return Witness{std::move(found.order), *std::move(judged)};
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
  const Pose& start = trial_.start().pose;
  for (const Manner manner : labels_.manners())
    if (auto witness = judge_path(path_of(start, {{manner, legs.back().second}}, facing), work)) return witness;
  std::optional<Witness> shorter;
  for (std::size_t i = 0; i + 1 < legs.size() && legs.size() > 2;) {
    std::vector<PlannedLeg> fewer = legs;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    auto witness = judge_path(path_of(start, fewer, facing), work);
    if (!witness) {
      ++i;
      continue;
    }
    legs = std::move(fewer);
    shorter = std::move(witness);
  }
  return shorter;
}

/// One search for a way to a place: ways are judged in order of their price by fare.
class WaySearch::Answer {
 public:
  Answer(const WaySearch& search, Vec goal, std::optional<double> facing, int tries, WorkLeft& work, KnownReach* known)
      : search_(search),
        labels_(search.labels_),
        goal_(goal),
        facing_(facing),
        most_(search.fare().allowance * effort::DOUBT),
        tries_(tries),
        // Ways are looked at more often than judged: most of those that fail are seen to fail.
        looks_(tries * effort::of(search.level_, turns_freely(search.fare())).looks),
        // Another way to a place where it may not end does not help, unless it may face otherwise there.
        max_ends_(search.bounds().round() ? 1 : std::max(3, tries / 2)),
        work_(work),
        known_(known) {}

  std::optional<Witness> found() {
    if (auto witness = from_last_label()) return witness;
    const std::vector<Manner>& ways = labels_.manners();
    auto labels = labels_.by_bound(goal_);
    work_.spend(labels_.all().size() / effort::LABELS_A_LOOK);
    while (!labels.empty()) {
      const auto [least, label] = labels.front();
      std::pop_heap(labels.begin(), labels.end(), std::greater<>());
      labels.pop_back();
      if (auto witness = next_ready(least)) return witness;
      if (tries_ <= 0 || looks_ <= 0 || ends_ >= max_ends_ || search_.ended(work_)) return std::nullopt;
      work_.spend(effort::LOOKS_OF_A_LEG * ways.size());
      for (const Manner manner : ways)
        if (const auto there = labels_.extended(label, goal_, manner, most_);
            there && labels_.proofs().worth_trying(*there))
          ready_.push({*there});
    }
    return next_ready(HUGE_VAL);
  }

 private:
  /// Tried as soon as no other way can be cheaper.
  struct Ready {
    WayLabel label;
    bool operator<(const Ready& other) const { return label.spent > other.label.spent; }
  };

  bool may_serve(const WayLabel& label) const {
    const Pose end{goal_, facing_.value_or(label.facing)};
    const WayBounds& bounds = search_.bounds();
    return !labels_.proofs().passes_what_is_closed(label) &&
           (bounds.round() || !bounds.closed_places().ends_too_near(end)) &&
           labels_.proofs().least_of(label) <= search_.fare().allowance + EPS;
  }

  std::optional<Witness> judged(const WayLabel& label, int* only_the_end) {
    TraceMemory* const memory = known_ ? &known_->memory : nullptr;
    auto witness =
        search_.judge_path(labels_.path_to(label.parent, goal_, label.manner, facing_), work_, memory, only_the_end);
    if (witness && known_) search_.note(label, *witness, *known_);
    return witness;
  }

  /// By the label that served last, mostly for a place nearby.
  std::optional<Witness> from_last_label() {
    if (!known_ || known_->last >= labels_.all().size()) return std::nullopt;
    for (const Manner manner : labels_.manners())
      if (const auto label = labels_.extended(known_->last, goal_, manner, most_);
          label && labels_.proofs().worth_trying(*label) && may_serve(*label))
        if (auto witness = judged(*label, nullptr)) return witness;
    return std::nullopt;
  }

  std::optional<Witness> next_ready(double least) {
    while (!ready_.empty() && ready_.top().label.spent <= least && ends_ < max_ends_ && tries_ > 0 && looks_ > 0 &&
           !search_.ended(work_)) {
      const WayLabel next = ready_.top().label;
      ready_.pop();
      --looks_;
      if (!may_serve(next)) continue;
      --tries_;
      if (auto witness = judged(next, &ends_)) return witness;
    }
    return std::nullopt;
  }

  const WaySearch& search_;
  const WayLabels& labels_;
  Vec goal_;
  std::optional<double> facing_;
  double most_;
  int tries_;
  int looks_;
  int max_ends_;
  int ends_ = 0;  ///< judged ways of which nothing but their end is illegal
  WorkLeft& work_;
  KnownReach* known_;
  std::priority_queue<Ready> ready_;
};

std::optional<Witness> WaySearch::search(Vec goal, std::optional<double> facing, int tries, WorkLeft& work,
                                         KnownReach* known) const {
  if (labels_.all().empty() || bounds().closed_to_legs(goal) || !bounds().in_bound(goal, Going::by_legs))
    return std::nullopt;
  return Answer(*this, goal, facing, tries, work, known).found();
}

std::optional<double> WaySearch::price_to(Vec goal) const {
  if (labels_.all().empty() || bounds().closed_to_legs(goal)) return std::nullopt;
  double least = fare().allowance * effort::DOUBT;
  bool found = false;
  auto labels = labels_.by_bound(goal);
  while (!labels.empty() && labels.front().first <= least) {
    const std::size_t label = labels.front().second;
    std::pop_heap(labels.begin(), labels.end(), std::greater<>());
    labels.pop_back();
    for (const Manner manner : labels_.manners())
      if (const auto there = labels_.extended(label, goal, manner, least);
          there && there->spent <= least && !labels_.proofs().passes_what_is_closed(*there)) {
        least = there->spent;
        found = true;
      }
  }
  return found ? std::optional(least) : std::nullopt;
}

std::optional<Path> WaySearch::cheapest(Vec goal, std::optional<double> facing) const {
  if (labels_.all().empty()) return std::nullopt;
  std::optional<WayLabel> best;
  for (std::size_t i = 0; i < labels_.all().size(); ++i)
    for (const Manner manner : labels_.manners())
      if (const auto label = labels_.extended(i, goal, manner, HUGE_VAL);
          label && (!best || label->spent < best->spent))
        best = label;
  if (best) return labels_.path_to(best->parent, goal, best->manner, facing);
  if (labels_.manners().empty()) return std::nullopt;
  return labels_.path_to(0, goal, labels_.manners().front(), facing);
}

}  // namespace linesman
