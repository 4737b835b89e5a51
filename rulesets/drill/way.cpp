#include "drill/way.h"

#include <algorithm>

namespace linesman::drill {

namespace {

template <class Set, class Item>
bool holds(const Set& set, Item item) {
  return std::find(set.begin(), set.end(), item) != set.end();
}

template <class Facts>
bool has(const PieceTrace& trace) {
  return std::any_of(trace.steps.begin(), trace.steps.end(), facts_of<Facts>);
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
      manoeuvre(manoeuvre_of(piece.troop, with.kind, plan_of(traced.steps, of.options.bd))),
      measured(traced.steps),
      goes_(has<Leg>(traced)),
      goes_or_turns_(goes_ || has<Turn>(traced)) {}

Way::Way(const Way& longer, const PieceTrace& cut)
    : setting(longer.setting),
      group(longer.group),
      ordered(longer.ordered),
      troop(longer.troop),
      trace(cut),
      whole(longer),
      taken(longer.taken),
      kind(longer.kind),
      manoeuvre(manoeuvre_of(longer.troop, longer.kind, plan_of(cut.steps, longer.setting.options.bd))),
      measured(cut.steps),
      goes_(has<Leg>(cut)),
      goes_or_turns_(goes_ || has<Turn>(cut)) {}

bool Way::overlapped_at_start(FeatureIndex f) const {
  return std::any_of(trace.start.ground.begin(), trace.start.ground.end(),
                     [&](FeatureIndex under) { return are_one(under, f); });
}
bool Way::overlapped_at_start(PieceIndex p) const { return holds(trace.start.contacts, p); }

PathPoint Way::end() const {
  if (steps().empty()) return {};
  return reported({steps().size() - 1, extent_of(steps().back())});
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
