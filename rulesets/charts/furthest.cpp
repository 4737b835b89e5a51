// The furthest place at which a model could stop: its way cut there and judged as an order of its own.
#include <algorithm>

#include "base/tolerance.h"
#include "charts/judge.h"

namespace linesman::charts {

namespace {

using chart::Kind;

bool any_with_way(const Scene& scene, std::initializer_list<Kind> kinds) {
  return std::any_of(kinds.begin(), kinds.end(), [&](Kind kind) {
    const auto& rules = scene.chart().of(kind);
    return std::any_of(rules.begin(), rules.end(), [](const Rule* rule) { return rule->way.has_value(); });
  });
}

/// Inches before a limit that is not legal itself.
constexpr double JUST_BEFORE = 1e-6;

class Cutter {
 public:
  Cutter(const OrderWays& order, std::size_t model, const Faults& found)
      : order_(order), model_(model), way_(order.ways()[model]) {
    const Scene& scene = order.scene();
    prices_vary_ =
        any_with_way(scene, {Kind::allowance, Kind::price, Kind::toll, Kind::turn, Kind::climb, Kind::clears});
    ground_varies_ = any_with_way(scene, {Kind::clears});
    rolls_vary_ = any_with_way(scene, {Kind::dice});
    for (const Found& fault : found) take(fault);
  }

  std::optional<Furthest> find() {
    if (never_) return std::nullopt;
    for (std::size_t i = way_.count; i-- > 0;) {
      if (i > limit_.step) continue;
      const std::optional<double> s = way_.step(i).leg ? on_leg(i) : at_step(i);
      if (s) return point({i, *s});
    }
    return std::nullopt;
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
    if (fault.stage == Stage::before_move) never_ = true;
    // A turn or climb with a fault is not made: the way ends before it.
    if (fault.place.step < way_.count && !way_.step(fault.place.step).leg) {
      if (fault.place.step == 0)
        never_ = true;
      else
        limit_ = std::min(limit_, PathPoint{fault.place.step - 1, way_.step(fault.place.step - 1).extent});
      return;
    }
    limit_ = std::min(limit_, fault.place);
  }

  bool is_legal(PathPoint end) const {
    const Ways ways = order_.with_cut(model_, end);
    for (const auto& [purpose, roll] : order_.scene().rolls)
      if (roll.missing) return false;
    Faults together;
    coherency(ways, together);
    dice_faults(ways, together);
    return together.empty() && is_faultless(ways, model_);
  }

  std::optional<double> at_step(std::size_t i) const {
    const double extent = way_.extent(i);
    return is_legal({i, extent}) ? std::optional(extent) : std::nullopt;
  }

  std::optional<double> on_leg(std::size_t i) const {
    const double most = i == limit_.step ? std::min(limit_.s, way_.extent(i)) : way_.extent(i);
    std::vector<double> stops = stops_on_leg(order_.ways(), model_, i);
    stops.push_back(most);
    add_ends_of_allowance(i, stops);
    std::sort(stops.begin(), stops.end());
    // What lies within EPS of the beginning is the end of the step before.
    std::erase_if(stops, [&](double s) { return !exceeds(s, 0) || s > most; });
    for (std::size_t k = stops.size(); k-- > 0;) {
      if (k + 1 < stops.size() && stops[k + 1] - stops[k] < JUST_BEFORE / 8) continue;
      const double before = k == 0 ? 0 : stops[k - 1];
      for (const double s : {stops[k], stops[k] - JUST_BEFORE})
        if (s > std::max(before, EPS) && is_legal({i, s})) return s;
      const double middle = (before + stops[k]) / 2;
      if (prices_vary_ && stops[k] - before > 4 * JUST_BEFORE && is_legal({i, middle}))
        return halved(i, middle, stops[k]);
      if (stops[k] - before <= JUST_BEFORE && before > 0 && is_legal({i, before})) return before;
    }
    return std::nullopt;
  }

  /// Where the total is spent, for each total that a stop on the leg would have.
  void add_ends_of_allowance(std::size_t i, std::vector<double>& stops) const {
    if (!prices_vary_) return;
    std::vector<double> all = stops;
    for (const double stop : all) {
      const Ways ways = order_.with_cut(model_, {i, stop});
      const Total total = total_of(ways, model_);
      const auto place = place_of_passing(ways[model_], bill_of(ways, model_, total), total.amount);
      if (place && place->step == i) stops.push_back(place->s);
    }
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
  PathPoint limit_{SIZE_MAX, HUGE_VAL};
  bool never_ = false;
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
