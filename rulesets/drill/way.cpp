#include "drill/way.h"

#include <algorithm>

namespace linesman::drill {

namespace {

template <class Set, class Item>
bool holds(const Set& set, Item item) {
  return std::find(set.begin(), set.end(), item) != set.end();
}

}  // namespace

bool OrderGroup::contains(PieceIndex piece) const { return holds(pieces, piece); }

Way::Way(const Setting& of, const OrderGroup& with, const OrderedPiece& piece, const PieceTrace& traced,
         std::vector<FeatureIndex> passages_taken, std::optional<FeatureIndex> goes_on_to)
    : setting(of),
      group(with),
      ordered(piece),
      troop(piece.troop),
      trace(traced),
      taken(std::move(passages_taken)),
      onto(goes_on_to),
      kind(with.kind),
      manoeuvre(manoeuvre_of(piece.troop, with.kind, plan_of(traced.steps))) {
  for (std::size_t i = 0; i < traced.steps.size(); ++i) {
    if (const Leg* leg = facts_of<Leg>(traced.steps[i])) {
      legs_.push_back({i, leg, length_});
      length_ += leg->length;
    }
    if (facts_of<Turn>(traced.steps[i])) turns_ = true;
  }
}

bool Way::overlapped_at_start(FeatureIndex f) const { return holds(trace.start.ground, f); }
bool Way::overlapped_at_start(PieceIndex p) const { return holds(trace.start.contacts, p); }

PathPoint Way::end() const {
  if (steps().empty()) return {};
  const TracedStep& last = steps().back();
  return {steps().size() - 1, told_s(last, extent_of(last))};
}

PathPoint Way::point_at(double inches, bool later) const {
  for (const WayLeg& l : legs_) {
    if (later ? exceeds(l.end(), inches) : !exceeds(inches, l.end()))
      return {l.step, std::clamp(inches - l.before, 0.0, l.leg->length)};
  }
  return legs_.empty() ? PathPoint{} : PathPoint{legs_.back().step, legs_.back().leg->length};
}

StatusChange status(std::string_view rule, const std::string& on, std::string key, Value value) {
  StatusChange change{.rule = rule, .on = on};
  change.set.emplace_back(std::move(key), std::move(value));
  return change;
}

}  // namespace linesman::drill
