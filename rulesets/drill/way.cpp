#include "drill/way.h"

#include <algorithm>

namespace linesman::drill {

namespace {

template <class Set, class Item>
bool holds(const Set& set, Item item) {
  return std::find(set.begin(), set.end(), item) != set.end();
}

}  // namespace

double Watches::distance(const Tables& tables, std::size_t watch) {
  switch (watch) {
    case infantry_limit: return tables.infantry_limit;
    case battle_contact: return tables.battle_contact;
    case halt_limit: return tables.halt_limit;
    default: return tables.halt;
  }
}

bool OrderGroup::contains(PieceIndex piece) const { return holds(pieces, piece); }

Way::Way(const Setting& of, const OrderGroup& with, const OrderedPiece& piece, const PieceTrace& traced,
         std::vector<FeatureIndex> passages_taken, std::optional<FeatureIndex> goes_on_to)
    : setting(of),
      group(with),
      ordered(piece),
      troop(piece.troop),
      trace(traced),
      whole(*this),
      taken(std::move(passages_taken)),
      onto(goes_on_to),
      kind(with.kind),
      manoeuvre(manoeuvre_of(piece.troop, with.kind, plan_of(traced.steps, of.options.bd))) {
  measure();
}

Way::Way(const Way& longer, const PieceTrace& cut)
    : setting(longer.setting),
      group(longer.group),
      ordered(longer.ordered),
      troop(longer.troop),
      trace(cut),
      whole(longer),
      taken(longer.taken),
      kind(longer.kind),
      manoeuvre(manoeuvre_of(longer.troop, longer.kind, plan_of(cut.steps, longer.setting.options.bd))) {
  measure();
}

void Way::measure() {
  for (std::size_t i = 0; i < steps().size(); ++i) {
    const TracedStep& step = steps()[i];
    const Leg* leg = facts_of<Leg>(step);
    const Turn* turn = facts_of<Turn>(step);
    if (!leg && !turn) continue;
    parts_.push_back({i, length_, leg ? leg->length : turn->centre_arc, extent_of(step)});
    length_ += parts_.back().length;
    goes_ |= leg != nullptr;
  }
}

const WayPart& Way::part_of(std::size_t step) const {
  return *std::find_if(parts_.begin(), parts_.end(), [&](const WayPart& p) { return p.step == step; });
}

bool Way::overlapped_at_start(FeatureIndex f) const {
  return std::any_of(trace.start.ground.begin(), trace.start.ground.end(),
                     [&](FeatureIndex under) { return are_one(under, f); });
}
bool Way::overlapped_at_start(PieceIndex p) const { return holds(trace.start.contacts, p); }

PathPoint Way::end() const {
  if (steps().empty()) return {};
  return reported({steps().size() - 1, extent_of(steps().back())});
}

PathPoint Way::point_at(double inches, bool later) const {
  const WayPart* last = nullptr;
  for (const WayPart& p : parts_) {
    if (p.length <= 0) continue;
    last = &p;
    if (later ? exceeds(p.end(), inches) : !exceeds(inches, p.end()))
      return {p.step, std::clamp((inches - p.before) / p.length, 0.0, 1.0) * p.extent};
  }
  return last ? PathPoint{last->step, last->extent} : PathPoint{};
}

const std::vector<Span>& spans_of(const TracedStep& step) {
  static const std::vector<Span> NONE;
  if (const Leg* leg = facts_of<Leg>(step)) return leg->spans;
  const Turn* turn = facts_of<Turn>(step);
  return turn ? turn->spans : NONE;
}

const std::vector<Crossing>& crossings_of(const TracedStep& step) {
  static const std::vector<Crossing> NONE;
  if (const Leg* leg = facts_of<Leg>(step)) return leg->crossings;
  const Turn* turn = facts_of<Turn>(step);
  return turn ? turn->crossings : NONE;
}

std::optional<FeatureIndex> surface_on(const TracedStep& step, const Span& span) {
  const Turn* turn = facts_of<Turn>(step);
  return turn && turn->on_the_spot ? turn->surface : span.surface;
}

StatusChange status(std::string_view rule, const std::string& on, std::string key, Value value) {
  StatusChange change{.rule = rule, .on = on};
  change.set.emplace_back(std::move(key), std::move(value));
  return change;
}

}  // namespace linesman::drill
