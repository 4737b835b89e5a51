// orders-2 Formation: the chain of gaps that joins a unit.
#include "orders/formation.h"

#include <algorithm>
#include <numeric>

#include "base/disjoint_sets.h"
#include "base/tolerance.h"

namespace linesman::orders {

namespace {

/// Calls take(piece, gap) for every gap between two models of the unit at the end of the order.
template <class Take>
void each_gap(const Move& move, Take take) {
  for (const ModelAtEnd& model : models_at_end(move))
    for (const Gap& gap : *model.gaps)
      if (same_unit(move.game, model.piece, gap.piece)) take(model.piece, gap);
}

/// Calls take(piece, gap) for every gap between two models of the unit at its beginning.
template <class Take>
void each_gap_at_start(const Move& move, Take take) {
  const auto in_unit = [&](PieceIndex piece, const Gap& gap) { return same_unit(move.game, piece, gap.piece); };
  for (const Journey& journey : move.journeys)
    for (const Gap& gap : journey.trace->start.gaps)
      if (in_unit(journey.model.piece, gap)) take(journey.model.piece, gap);
  for (const StandingPiece& standing : move.trace.standing)
    for (const Gap& gap : standing.gaps)  // gaps to movers are those at their ends
      if (in_unit(standing.piece, gap) && !move.journey_of(gap.piece)) take(standing.piece, gap);
}

bool group_holds(const Group& group, PieceIndex piece) { return std::binary_search(group.begin(), group.end(), piece); }

std::size_t place_in(const Group& models, PieceIndex piece) {
  return static_cast<std::size_t>(std::lower_bound(models.begin(), models.end(), piece) - models.begin());
}

/// As `place_in`, for many models of one unit.
class Places {
 public:
  explicit Places(const Group& models) : count_(models.size()) {
    for (std::size_t i = 0; i < models.size(); ++i) places_.resize(static_cast<std::size_t>(models[i]) + 1, i);
  }
  std::size_t of(PieceIndex model) const {
    const auto number = static_cast<std::size_t>(model);
    return number < places_.size() ? places_[number] : count_;
  }

 private:
  std::size_t count_;
  std::vector<std::size_t> places_;  ///< by number of a piece, up to the last model
};

/// Shows each link once, even if the trace has it for both models.
void show_links(const UnitAtEnd& unit, Shown& shown) {
  const Places places(unit.models);
  const std::size_t count = unit.models.size();
  std::vector<bool> shown_links(count * count);
  for (const Link& link : unit.links) {
    const auto [low, high] = std::minmax({places.of(link.piece), places.of(link.other)});
    auto is_shown = shown_links[low * count + high];
    if (!is_shown) shown.links.push_back({link.piece, link.other, link.gap, true});
    is_shown = true;
  }
}

}  // namespace

std::vector<Group> groups(const Group& models, const std::vector<Link>& links) {
  const Places places(models);
  DisjointSets sets(models.size());
  for (const Link& link : links) sets.join(places.of(link.piece), places.of(link.other));
  std::vector<Group> all(models.size());
  for (std::size_t i = 0; i < models.size(); ++i) all[sets.least_of(i)].push_back(models[i]);
  std::erase_if(all, [](const auto& group) { return group.empty(); });
  const auto largest =
      std::max_element(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
  if (largest != all.end()) std::rotate(all.begin(), largest, largest + 1);
  return all;
}

namespace {

std::map<PieceIndex, double> stragglers_at_start(const Move& move, const Group& models) {
  std::map<PieceIndex, double> stragglers;
  if (move.coming_on()) return stragglers;
  const double reach = move.tables.formation_gap;
  std::vector<Link> links;
  each_gap_at_start(move, [&](PieceIndex piece, const Gap& gap) {
    if (within_limit(gap.distance, reach)) links.push_back({piece, gap.piece, gap.distance});
  });
  const std::vector<Group> then = groups(models, links);
  if (then.size() <= 1) return stragglers;
  for (const PieceIndex piece : models)
    if (!group_holds(then.front(), piece)) stragglers.emplace(piece, HUGE_VAL);
  each_gap_at_start(move, [&](PieceIndex piece, const Gap& gap) {
    for (const auto& [one, other] : {std::pair(piece, gap.piece), std::pair(gap.piece, piece)})
      if (group_holds(then.front(), other))
        if (const auto it = stragglers.find(one); it != stragglers.end())
          it->second = std::min(it->second, gap.distance);
  });
  return stragglers;
}

std::vector<std::vector<std::size_t>> linked_places(const UnitAtEnd& unit) {
  std::vector<std::vector<std::size_t>> linked(unit.models.size());
  const Places places(unit.models);
  for (const Link& link : unit.links) {
    const std::size_t one = places.of(link.piece);
    const std::size_t other = places.of(link.other);
    linked[one].push_back(other);
    linked[other].push_back(one);
  }
  return linked;
}

}  // namespace

UnitAtEnd unit_at_end(const Move& move) {
  UnitAtEnd unit;
  for (const ModelAtEnd& model : models_at_end(move)) unit.models.push_back(model.piece);
  const double reach = move.tables.formation_gap;
  each_gap(move, [&](PieceIndex piece, const Gap& gap) {
    unit.gaps.push_back({piece, gap.piece, gap.distance});
    if (within_limit(gap.distance, reach)) unit.links.push_back(unit.gaps.back());
  });
  unit.groups = groups(unit.models, unit.links);
  unit.linked = linked_places(unit);
  unit.stragglers = stragglers_at_start(move, unit.models);
  return unit;
}

GroupsOfOthers groups_without(const UnitAtEnd& unit, PieceIndex piece) {
  const std::size_t without = place_in(unit.models, piece);
  GroupsOfOthers groups{std::vector<std::optional<std::size_t>>(unit.models.size())};
  std::vector<std::size_t> open;
  const auto add = [&](std::size_t place) {
    if (place == without || groups.of[place]) return;
    groups.of[place] = groups.count;
    open.push_back(place);
  };
  for (std::size_t first = 0; first < unit.models.size(); ++first) {
    add(first);
    if (open.empty()) continue;
    while (!open.empty()) {
      const std::size_t place = open.back();
      open.pop_back();
      for (const std::size_t other : unit.linked[place]) add(other);
    }
    ++groups.count;
  }
  return groups;
}

std::optional<std::size_t> place_of(const UnitAtEnd& unit, PieceIndex piece) {
  const std::size_t place = place_in(unit.models, piece);
  return place < unit.models.size() && unit.models[place] == piece ? std::optional(place) : std::nullopt;
}

namespace {

/// The least gap of a group at the end: to all other models, and to the formation in inches.
struct Apart {
  ShownGap rest;
  double formation = HUGE_VAL;
};

/// For each group. Gaps of `except` are left out.
std::vector<Apart> apart_at_end(const UnitAtEnd& unit, const std::vector<Group>& groups,
                                std::optional<PieceIndex> except) {
  std::vector<Apart> all;
  const Places places(unit.models);
  std::vector<std::size_t> group_of(unit.models.size());
  for (std::size_t i = 0; i < groups.size(); ++i) {
    all.push_back({{groups[i].front(), groups[i].front(), HUGE_VAL, false}});
    for (const PieceIndex piece : groups[i]) group_of[places.of(piece)] = i;
  }
  for (const Link& gap : unit.gaps) {
    if (gap.piece == except || gap.other == except) continue;
    const std::size_t one = group_of[places.of(gap.piece)];
    const std::size_t other = group_of[places.of(gap.other)];
    if (one == other) continue;
    for (const std::size_t group : {one, other}) {
      if (gap.gap < all[group].rest.distance) all[group].rest = {gap.piece, gap.other, gap.gap, false};
      if (one == 0 || other == 0) all[group].formation = std::min(all[group].formation, gap.gap);
    }
  }
  return all;
}

}  // namespace

std::optional<double> must_be_within(const UnitAtEnd& unit, const Group& group) {
  double then = HUGE_VAL;
  for (const PieceIndex piece : group) {
    const auto straggler = unit.stragglers.find(piece);
    if (straggler == unit.stragglers.end()) return std::nullopt;
    then = std::min(then, straggler->second);
  }
  return then;
}

std::vector<OutsideGroup> outside_formation(const UnitAtEnd& unit, const std::vector<Group>& groups,
                                            std::optional<PieceIndex> except) {
  std::vector<OutsideGroup> outside;
  if (groups.size() <= 1) return outside;
  const std::vector<Apart> apart = apart_at_end(unit, groups, except);
  for (std::size_t i = 1; i < groups.size(); ++i) {
    const auto reach = must_be_within(unit, groups[i]);
    outside.push_back({groups[i], apart[i].rest});
    outside.back().gap.holds = reach && within_limit(apart[i].formation, *reach);
  }
  return outside;
}

void formation(const Move& move, const UnitAtEnd& unit, RulingBuilder& ruling) {
  Shown& shown = ruling.shown();
  show_links(unit, shown);
  for (const auto& [group, gap] : outside_formation(unit, unit.groups)) {
    shown.links.push_back(gap);
    if (gap.holds) continue;
    const PieceIndex first = group.front();
    const Journey* journey = move.journey_of(first);
    const PathPoint end = journey ? journey->end() : PathPoint{};
    ruling.fault(first, {.rule = "orders-2",
                         .place = end,
                         .excess = gap.distance - move.tables.formation_gap,
                         .figures = {{"gap", gap.distance}},
                         .stage = Stage::at_end,
                         .chosen = true});
    shown.strays.insert(shown.strays.end(), group.begin(), group.end());
  }
}

}  // namespace linesman::orders
