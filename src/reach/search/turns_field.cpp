#include "reach/search/turns_field.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "base/tolerance.h"
#include "reach/effort.h"
#include "reach/search/same_fare.h"

namespace linesman {

namespace {

/// Fine enough that what closes a place to the base is some cells thick.
double step_for(const BaseRadii& base, const Table& table) {
  double step = std::clamp(base.inner / 2, 0.125, 0.5);
  while (table.width * table.depth / (step * step) > effort::MAX_TURNS_CELLS) step *= 1.25;
  return step;
}

/// The part of a turn that an inch takes by one fare.
double rate_of(const Fare& fare) { return fare.inch / fare.allowance; }

/// By what each fare says of a feature, nullptr where it says nothing.
template <class Entry>
std::map<FeatureIndex, std::vector<const Entry*>> by_feature(const std::vector<const Fare*>& fares,
                                                             std::vector<Entry> Fare::*entries) {
  std::map<FeatureIndex, std::vector<const Entry*>> all;
  for (std::size_t i = 0; i < fares.size(); ++i)
    for (const Entry& entry : fares[i]->*entries) {
      auto& found = all[entry.feature];
      found.resize(fares.size(), nullptr);
      found[i] = &entry;
    }
  return all;
}

class FareMerger {
 public:
  explicit FareMerger(const Fares& fares) {
    for (const Fare& fare : fares) {
      bounded_ = bounded_ && (fare.allowance <= 0 || fare.inch > 0);
      if (fare.allowance > 0 && fare.inch > 0 && !fare.hexes) fares_.push_back(&fare);
    }
  }

  std::optional<Fare> merged() {
    if (fares_.empty() || !bounded_) return std::nullopt;
    all_keep_to_ways_ = true;
    for (const Fare* fare : fares_) all_keep_to_ways_ &= fare->keeps_to_ways;
    rate_ = HUGE_VAL;
    for (const Fare* fare : fares_)
      if (all_keep_to_ways_ || !fare->keeps_to_ways) rate_ = std::min(rate_, rate_of(*fare));
    Fare fare;
    fare.piece = fares_.front()->piece;
    fare.allowance = 1;
    fare.inch = rate_;
    fare.keeps_to_ways = all_keep_to_ways_;
    fare.keeps_on_table = std::all_of(fares_.begin(), fares_.end(), [](const Fare* f) { return f->keeps_on_table; });
    for (const auto& [feature, said] : by_feature(fares_, &Fare::grounds)) fare.grounds.push_back(ground(said));
    for (const auto& [feature, said] : by_feature(fares_, &Fare::ways)) fare.ways.push_back(way(feature, said));
    add_pieces(fare);
    return fare;
  }

 private:
  /// Times the price of an inch without entries. A fare that keeps to ways is cheap on them, not on this ground.
  double times(std::size_t i) const {
    return fares_[i]->keeps_to_ways && !all_keep_to_ways_ ? 1 : rate_of(*fares_[i]) / rate_;
  }

  GroundFare ground(const std::vector<const GroundFare*>& said) const {
    GroundFare merged{.barred = true, .left_free = false};
    double factor = HUGE_VAL;
    merged.once = HUGE_VAL;
    for (std::size_t i = 0; i < said.size(); ++i) {
      const GroundFare* one = said[i];
      merged.barred &= one && one->barred;
      merged.open_to_turns |= one && one->open_to_turns;
      if (!one) {
        factor = std::min(factor, times(i));
        merged.once = 0;
        continue;
      }
      merged.feature = one->feature;
      merged.by_centre |= one->by_centre;
      merged.led_through |= one->led_through;
      merged.under_ways |= one->under_ways;
      merged.left_free |= one->left_free;
      if (one->barred) continue;
      factor = std::min(factor, least_factor(*fares_[i], *one) * times(i));
      merged.once = std::min(merged.once, one->once / fares_[i]->allowance);
    }
    if (merged.barred) merged.once = 0;
    // What was entered in one turn is begun on in the next.
    merged.factor = merged.left_free ? std::min(1.0, factor) : factor;
    return merged;
  }

  WayFare way(FeatureIndex feature, const std::vector<const WayFare*>& said) const {
    WayFare merged{.feature = feature, .factor = HUGE_VAL};
    for (std::size_t i = 0; i < said.size(); ++i) {
      const WayFare* one = said[i];
      const Fare& fare = *fares_[i];
      if (one) merged.leads_through |= one->leads_through;
      if (one) merged.holds_to |= one->holds_to;
      if (fare.keeps_to_ways && !(one && one->holds_to)) continue;
      merged.factor = std::min(merged.factor, (one ? one->factor : 1) * rate_of(fare) / rate_);
    }
    if (std::isinf(merged.factor)) merged.factor = 1;
    return merged;
  }

  void add_pieces(Fare& fare) const {
    for (PieceFare other : fares_.front()->pieces) {
      bool by_all = true;
      for (const Fare* one : fares_) {
        const auto same = std::find_if(one->pieces.begin(), one->pieces.end(),
                                       [&](const PieceFare& p) { return p.piece == other.piece; });
        by_all = by_all && same != one->pieces.end();
        if (!by_all) break;
        other.passed |= same->passed;
      }
      // Where a turn ends between is no matter of the whole way.
      other.apart.reset();
      if (by_all) fare.pieces.push_back(other);
    }
  }

  std::vector<const Fare*> fares_;
  bool bounded_ = true;  ///< no fare has inches that cost nothing
  bool all_keep_to_ways_ = false;
  double rate_ = 0;
};

}  // namespace

std::optional<Fare> fare_of_every_turn(const Fares& fares) { return FareMerger(fares).merged(); }

Fares fares_of_all(const std::vector<std::unique_ptr<WayTrial>>& trials) {
  Fares all;
  for (const auto& trial : trials) all.insert(all.end(), trial->fares().begin(), trial->fares().end());
  return all;
}

std::optional<TurnsField> TurnsField::to(const std::vector<std::unique_ptr<WayTrial>>& trials, Vec goal) {
  Fares fares = fares_of_all(trials);
  auto fare = fare_of_every_turn(fares);
  if (!fare) return std::nullopt;
  const WayTrial& trial = *trials.front();
  StartOnTable start = trial.start_on_table();
  for (const auto& each : trials) {
    const BaseRadii radii = radii_of(each->base());
    start.radii = {std::min(start.radii.inner, radii.inner), std::max(start.radii.outer, radii.outer)};
  }
  TurnsField made;
  made.fares_ = std::move(fares);
  const FareOnTable on_table(std::move(start), *std::move(fare));
  const Fare& merged = on_table.fare;
  made.inch_ = merged.inch;
  const BaseRadii& base = on_table.radii();
  const Game& game = trial.hearing().game();
  const Table& table = game.table();
  double step = step_for(base, table);
  const auto lattice_of_step = [&] {
    return lattice_round(table, trial.start().pose.at, table.width + table.depth, step, merged.keeps_on_table);
  };
  const auto looks = [&] { return looks_of_map(game, radii_of(trial.base()).outer, merged, lattice_of_step()); };
  while (step < effort::GREATEST_TURNS_STEP && looks() > effort::MAX_TURNS_LAID_OUT) step *= 1.5;
  made.looks_ = looks();
  const ClosedPlaces closed(on_table);
  made.map_ = std::make_shared<const GroundMap>(map_of(on_table, closed, lattice_of_step()));
  made.field_ = std::make_shared<const LowerField>(*made.map_, goal);
  made.dearest_ = made.map_->dearest();
  return made;
}

std::optional<TurnsField> TurnsField::with(const Fares& fares) const {
  if (fares_.empty() || !same_but_for_allowance(fares_, fares)) return std::nullopt;
  double scale = 0;
  for (std::size_t i = 0; i < fares.size(); ++i) {
    if ((fares[i].allowance > 0) != (fares_[i].allowance > 0)) return std::nullopt;
    if (fares[i].allowance <= 0) continue;
    const double by = fares_[i].allowance / fares[i].allowance;
    if (scale > 0 && std::abs(by - scale) > EPS) return std::nullopt;
    scale = by;
  }
  TurnsField other = *this;
  other.scale_ = scale;
  return other;
}

double TurnsField::from(Vec place, double slack) const {
  return std::max(0.0, field_->least_in(Box{place, place}) - slack * dearest_) * scale_;
}

double TurnsField::inch_at(Vec place) const {
  return static_cast<double>(map_->least[map_->lattice.cell_at(place)]) * scale_;
}

}  // namespace linesman
