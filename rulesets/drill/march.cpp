#include "drill/march.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"

namespace linesman::drill {

namespace {

template <class Set, class Item>
bool contains(const Set& set, Item item) {
  return std::find(set.begin(), set.end(), item) != set.end();
}

}  // namespace

March::March(const Setting& in, const Errand& going, const Party& with, const Path& path_as_written,
             const PieceTrace& traced, const Troop& who)
    : setting(in),
      errand(going),
      party(with),
      path(path_as_written),
      trace(traced),
      troop(who),
      manoeuvre(manoeuvre_of(who, going, beats_of(traced.steps))) {
  for (std::size_t i = 0; i < traced.steps.size(); ++i) {
    if (const Leg* leg = facts_of<Leg>(traced.steps[i])) {
      legs.push_back({i, leg, length});
      length += leg->length;
    }
    if (facts_of<Turn>(traced.steps[i])) turns = true;
  }
}

bool March::is_fellow(PieceIndex other) const { return contains(party.pieces, other); }
bool March::overlapped_at_start(FeatureIndex f) const { return contains(trace.start.ground, f); }
bool March::overlapped_at_start(PieceIndex p) const { return contains(trace.start.contacts, p); }

Spot March::end() const {
  if (steps().empty()) return {0, 0};
  const std::size_t last = steps().size() - 1;
  return {last, place_in(steps()[last], extent_of(steps()[last]))};
}

Spot March::spot_at(double inches, bool later) const {
  for (const WayLeg& l : legs) {
    if (later ? exceeds(l.end(), inches) : !exceeds(inches, l.end()))
      return {l.step, std::clamp(inches - l.before, 0.0, l.leg->length)};
  }
  return legs.empty() ? Spot{} : Spot{legs.back().step, legs.back().leg->length};
}

void March::note(std::string_view rule, Figures figures, std::string_view says) {
  figures.emplace_back("piece", Value(label(piece())));
  notes.push_back({rule, says, std::move(figures)});
}

void March::set(std::string_view rule, const std::string& on, std::string key, Value value) {
  changes.push_back({rule, on, std::move(key), std::move(value)});
}

void March::pay(Charge charge) {
  if (charge.amount <= 0) return;
  spent += charge.amount;
  if (!passed && exceeds(spent, total)) passed = charge.from;
  charges.push_back(std::move(charge));
}

void March::go(std::size_t step, double from, double to) {
  const double before = spent;
  spent += setting.bd(to - from);
  if (!passed && exceeds(spent, total)) passed = Spot{step, from + setting.inches(std::max(0.0, total - before))};
}

double place_in(const TracedStep& step, double s) { return facts_of<Leg>(step) ? s : 0; }

}  // namespace linesman::drill
