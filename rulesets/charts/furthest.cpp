// The furthest place at which a model could stop: its way cut there and judged as an order of its own.
#include <algorithm>

#include "base/tolerance.h"
#include "charts/judge.h"
#include "rules/furthest_search.h"

namespace linesman::charts {

namespace {

using chart::Kind;

/// Inches before a limit that is not legal itself.
constexpr double JUST_BEFORE = 1e-6;

class Cutter {
 public:
  Cutter(const OrderWays& order, std::size_t model, const Faults& found)
      : order_(order), model_(model), way_(order.ways()[model]), cut_(order.ways()) {
    const Scene& scene = order.scene();
    prices_vary_ = any_with_way(
        scene, {Kind::allowance, Kind::price, Kind::toll, Kind::turn, Kind::climb, Kind::clears, Kind::dice});
    ground_varies_ = any_with_way(scene, {Kind::clears});
    rolls_vary_ = any_with_way(scene, {Kind::dice});
    for (const Found& fault : found) take(fault);
  }

  std::optional<Furthest> find() {
    const auto end = last_legal_place(way_.count, limit_, *this);
    return end ? std::optional(point(*end)) : std::nullopt;
  }

  std::vector<double> places_on(std::size_t i) const {
    if (!way_.step(i).leg) return {way_.extent(i)};
    double most = i == limit_.last.step ? std::min(limit_.last.s, way_.extent(i)) : way_.extent(i);
    // A cut may change who else has left the table, if these depend on ways: then links do, too.
    if (!order_.others_vary()) most = std::min(most, last_linked(order_.ways(), model_, i) + JUST_BEFORE);
    std::vector<double> stops = stops_on_leg(order_.ways(), model_, i);
    stops.push_back(most);
    std::sort(stops.begin(), stops.end());
    // A place within EPS of the beginning is the end of the step before.
    std::erase_if(stops, [&](double s) { return !exceeds(s, 0) || s > most; });
    // Of stops that are hardly apart the last one stays.
    const auto first =
        std::unique(stops.rbegin(), stops.rend(), [](double later, double s) { return later - s < JUST_BEFORE / 8; });
    stops.erase(stops.begin(), first.base());
    return stops;
  }

  std::optional<PathPoint> legal_in(std::size_t i, double before, double stop) const {
    if (!way_.step(i).leg) return is_legal({i, stop}) ? std::optional(PathPoint{i, stop}) : std::nullopt;
    Verdict inside = Verdict::illegal;
    for (const double s : {stop, stop - JUST_BEFORE}) {
      if (s <= std::max(before, EPS)) continue;
      inside = judge({i, s});
      if (inside == Verdict::legal) return PathPoint{i, s};
    }
    // From stop to stop the same rules are broken, but for the allowance.
    if (inside != Verdict::too_dear || stop - before <= 4 * JUST_BEFORE) return std::nullopt;
    const auto s = between(i, before, stop);
    return s ? std::optional(PathPoint{i, *s}) : std::nullopt;
  }

 private:
  /// A fault that every cut which reaches its place has, too.
  bool is_steady(const Found& fault) const {
    if (fault.rule->way || rolls_vary_ || fault.stage == Stage::at_end) return false;
    switch (fault.rule->kind()) {
      case Kind::turn:
      case Kind::climb:
      case Kind::coherency:
      case Kind::forbids:
      case Kind::near: return fault.stage == Stage::before_move && !fault.rule->way;
      case Kind::allowance: return !prices_vary_ && way_.step(fault.place.step).leg;
      case Kind::barred: return !ground_varies_;
      case Kind::zone: return !fault.rule->as<chart::Zone>().allows_toward;
      default: return true;
    }
  }

  void take(const Found& fault) {
    if (way_.count == 0 || !is_steady(fault)) return;
    if (fault.stage == Stage::before_move) limit_.never = true;
    // A turn or climb with a fault is not made: the way ends before it.
    if (fault.place.step < way_.count && !way_.step(fault.place.step).leg) {
      if (fault.place.step == 0)
        limit_.never = true;
      else
        limit_.stay({fault.place.step - 1, way_.step(fault.place.step - 1).extent});
      return;
    }
    limit_.stay(fault.place);
  }

  bool is_legal(PathPoint end) const { return judge(end) == Verdict::legal; }

  Verdict judge(PathPoint end) const {
    order_.cut(cut_, model_, end);
    for (const auto& [purpose, roll] : order_.scene().asked.rolls)
      if (roll.missing) return Verdict::illegal;
    Faults together;
    coherency(cut_, together);
    dice_faults(cut_, together);
    return together.empty() ? verdict_of(cut_, model_) : Verdict::illegal;
  }

  /// The last legal place between two stops, if there is one. The same rules apply all along, so that it is where the
  /// total is spent, or anywhere that a count comes to its limit.
  std::optional<double> between(std::size_t i, double before, double stop) const {
    const double middle = (before + stop) / 2;
    std::optional<double> legal;
    if (is_legal({i, middle})) legal = middle;
    for (const double end : {stop - JUST_BEFORE, middle}) {
      const auto spent = end_of_allowance(i, end);
      if (!spent || *spent <= std::max(legal.value_or(before), EPS) || *spent >= stop || !is_legal({i, *spent}))
        continue;
      if (!is_legal({i, std::min(stop, *spent + 4 * JUST_BEFORE)})) return spent;
      legal = spent;
    }
    return legal ? std::optional(halved(i, *legal, stop)) : std::nullopt;
  }

  /// Where the total of a way that ends there is spent, on that leg.
  std::optional<double> end_of_allowance(std::size_t i, double end) const {
    order_.cut(cut_, model_, {i, end});
    const Total total = total_of(cut_, model_);
    const auto place = place_of_passing(cut_[model_], bill_of(cut_, model_, total), total.amount);
    return place && place->step == i ? std::optional(place->s) : std::nullopt;
  }

  /// The last legal place between one that is legal and one that is not.
  double halved(std::size_t i, double legal, double illegal) const {
    constexpr int HALVINGS = 40;
    for (int n = 0; n < HALVINGS; ++n) {
      const double middle = (legal + illegal) / 2;
      (is_legal({i, middle}) ? legal : illegal) = middle;
    }
    return legal;
  }

  Furthest point(PathPoint end) const {
    const WayStep& step = way_.step(end.step);
    return {way_.facts->mover().piece, end.step, step.leg ? end.s : 0, pose_at(*step.traced, end.s), {}};
  }

  const OrderWays& order_;
  std::size_t model_;
  const Way& way_;
  mutable Ways cut_;  ///< with the way of the model cut at the place that was judged last
  FurthestLimit limit_;
  bool prices_vary_ = false;
  bool ground_varies_ = false;
  bool rolls_vary_ = false;
};

}  // namespace

std::optional<Furthest> furthest_of(const OrderWays& order, std::size_t model, const Faults& found) {
  const Way& way = order.ways()[model];
  if (found.empty()) {
    if (way.count == 0) return std::nullopt;
    const PathPoint end = way.end_place();
    return Furthest{way.facts->mover().piece, end.step, end.s, way.end(), {}};
  }
  return Cutter(order, model, found).find();
}

}  // namespace linesman::charts
