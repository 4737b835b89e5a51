// The furthest point at which a model could stop.
#include <algorithm>
#include <limits>
#include <set>

#include "base/tolerance.h"
#include "movement/leg_gaps.h"
#include "orders/clauses.h"
#include "rules/furthest_search.h"

namespace linesman::orders {

namespace {

/// Inches. A gap of exactly a limit is within the limit and this; a gap that is larger by EPS is not.
constexpr double SLACK = EPS / 2;

/// A stop on the way of one model: a place of a leg.
struct Stop {
  std::size_t step = 0;
  const Leg* leg = nullptr;
  double s = 0;     ///< inches along the leg
  double gone = 0;  ///< inches along the whole way
};

/// The stop lies in a stretch without its ends. An end of the stretch at an end of the leg does belong to it, as there
/// it goes on beyond the leg.
template <class Stretch>
bool inside(const Stretch& stretch, const Stop& stop) {
  const bool to_the_end = !exceeds(stop.leg->length, stretch.to);
  const bool after = exceeds(stop.s, stretch.from) || (stretch.from <= 0 && stop.s <= 0);
  return after && (stop.s < stretch.to || to_the_end);
}

/// The stop lies in a stretch with its ends.
template <class Stretch>
bool touching(const Stretch& stretch, const Stop& stop) {
  return !exceeds(stretch.from, stop.s) && !exceeds(stop.s, stretch.to);
}

class Cutter {
 public:
  Cutter(const Move& move, const UnitAtEnd& unit, const Journey& journey, const std::vector<Leavable>& ground,
         const Findings& found)
      : move_(move),
        unit_(unit),
        journey_(journey),
        ground_(ground),
        allowance_(allowance_by_road(move, journey)),
        others_leave_(std::any_of(move.journeys.begin(), move.journeys.end(),
                                  [&](const Journey& other) { return &other != &journey && other.leaves; })),
        others_overlap_(orders::others_overlap(move, piece())) {
    for (const Finding& f : found.faults) {
      if (f.stage == Stage::at_end) continue;
      limit_ = std::min(limit_, journey.way.gone_at(f.place));
      const auto& steps = journey.trace->steps;
      const bool turns = f.place.step < steps.size() && facts_of<Turn>(steps[f.place.step]);
      if (turns) last_step_ = std::min(last_step_, f.place.step);
    }
  }

  std::optional<Furthest> furthest() const {
    const auto end = last_legal_place(journey_.trace->steps.size(), {}, *this);
    return end ? std::optional(point_at(*end)) : std::nullopt;
  }

  /// The beginning of a leg is a place of its own unless the leg before it ends after the same inches: then it is tried
  /// after the end of that leg.
  std::vector<double> places_on(std::size_t step) const {
    const Leg* leg = leg_at(step);
    if (!leg) return {};
    std::vector<double> stops;
    add_stops(step, *leg, stops);
    std::sort(stops.begin(), stops.end());
    stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
    if (follows_leg(step) && !stops.empty() && stops.front() <= 0) stops.erase(stops.begin());
    return stops;
  }

  std::optional<PathPoint> legal_in(std::size_t step, double, double place) const {
    const Leg* leg = leg_at(step);
    for (const double back : {0.0, EPS})  // where a limit itself is not legal the place EPS before it is
      if (const auto end = legal_at(step, place - back)) return end;
    if (place < leg->length) return std::nullopt;
    for (std::size_t next = step + 1; next < journey_.way.steps().size(); ++next)
      if (leg_at(next)) return follows_leg(next) ? legal_at(next, 0) : std::nullopt;
    return std::nullopt;
  }

 private:
  PieceIndex piece() const { return journey_.model.piece; }
  const Leg* leg_at(std::size_t step) const { return facts_of<Leg>(journey_.trace->steps[step]); }

  /// An earlier leg ends after as many inches as this one begins.
  bool follows_leg(std::size_t step) const {
    for (std::size_t i = step; i-- > 0;)
      if (leg_at(i)) return journey_.way[i].end() >= journey_.way[step].before;
    return false;
  }

  std::optional<PathPoint> legal_at(std::size_t step, double s) const {
    const Stop here{step, leg_at(step), s, journey_.way[step].before + s};
    if (!exceeds(here.gone, 0) || here.s < 0 || !legal(here)) return std::nullopt;
    return PathPoint{step, s};
  }

  /// Adds every place of a leg where a clause may begin or cease to hold.
  void add_stops(std::size_t step, const Leg& leg, std::vector<double>& stops) const {
    const double before = journey_.way[step].before;
    const auto add = [&](double s) {
      if (s >= 0 && s <= leg.length) stops.push_back(s);
    };
    const auto add_ends = [&](const auto& stretches) {
      for (const auto& x : stretches) {
        add(x.from);
        add(x.to);
      }
    };
    add(leg.length);
    add(limit_ - before);
    add(allowance_.road_length - before);
    for (const double allowance : {allowance_.along, allowance_.at(journey_.length())}) add(allowance - before);
    add_ends(leg.met.contacts);
    add_ends_of_near(leg.met.near, add);
    add_ends(leg.met.contacts_at_ends);
    add_ends_of_near(leg.met.near_at_ends, add);
    if (leg.on_table) add_ends(std::vector<Part>{*leg.on_table});
    for (const Leavable& ground : ground_)
      for (const PathPoint place : {ground.barred, ground.off, ground.again.value_or(ground.off)})
        if (place.step == step) add(place.s);
    if (!unit_.stragglers.empty()) add_closing_up(step, leg, add);
  }

  /// For a unit that was broken: adds the places where a gap is as large as one at the start, and where a link just
  /// ends.
  template <class Add>
  void add_closing_up(std::size_t step, const Leg& leg, Add&& add) const {
    constexpr std::uint64_t A_PART = 4;  // steps of the budget to measure one model along a leg
    move_.budget.spend(A_PART * unit_.models.size() * unit_.stragglers.size());
    const auto add_part = [&](const Part& part) {
      add(part.from);
      add(part.to);
    };
    for (const PieceIndex other : unit_.models) {
      if (const auto part = part_within(step, leg, other, move_.tables.formation_gap + 2 * EPS)) add_part(*part);
      for (const auto& [straggler, gap] : unit_.stragglers)
        if (const auto part = part_within(step, leg, other, gap))
          add_part(*part);
        else if (const auto point = part_within(step, leg, other, gap + SLACK))
          add((point->from + point->to) / 2);
    }
  }

  /// A link ends where the exact gap does, not where LINK_WATCH does.
  template <class Add>
  void add_ends_of_near(const std::vector<Near>& near, Add&& add) const {
    for (const Near& n : near) {
      const bool fellow = same_unit(move_.game, piece(), n.piece);
      if (n.watch != (fellow ? FORMATION_WATCH : SPACE_WATCH)) continue;
      add(n.from);
      add(n.to);
    }
  }

  bool legal(const Stop& stop) const {
    if (journey_.has_left_at({stop.step, stop.s}))
      return before_faults(journey_.leaves->gone) && leaves_ground(journey_.leaves->place);
    if (stop.step > last_step_ || !before_faults(stop.gone) || !leaves_ground({stop.step, stop.s}) || !on_table(stop))
      return false;
    return others_leave_ || (apart(stop) && alone(stop) && joined(stop));
  }

  /// orders-10, 11
  bool leaves_ground(PathPoint end) const {
    return std::none_of(ground_.begin(), ground_.end(), [&](const Leavable& g) { return bars_end(g, end); });
  }

  /// orders-1, orders-4, and the faults along the way.
  bool before_faults(double gone) const {
    return within_limit(gone, limit_) && within_limit(gone, allowance_.at(gone));
  }

  /// orders-22
  bool on_table(const Stop& stop) const {
    return !ends_wholly_on(move_) || (stop.leg->on_table && touching(*stop.leg->on_table, stop));
  }

  /// orders-3
  bool apart(const Stop& stop) const {
    return std::none_of(stop.leg->met.near.begin(), stop.leg->met.near.end(), [&](const Near& n) {
      return n.watch == SPACE_WATCH && keeps_away(move_, piece(), n.piece) && inside(n, stop);
    });
  }

  /// orders-25
  bool alone(const Stop& stop) const {
    const auto on_one = [&](const Contact& c) { return !may_share_place(move_, piece(), c.piece) && inside(c, stop); };
    const Encounters& met = stop.leg->met;
    return !others_overlap_ && std::none_of(met.contacts.begin(), met.contacts.end(), on_one) &&
           std::none_of(met.contacts_at_ends.begin(), met.contacts_at_ends.end(), on_one);
  }

  /// orders-2. At the end of the whole way the gaps are known exactly.
  bool joined(const Stop& stop) const {
    const bool at_end = stop.step + 1 == journey_.trace->steps.size() && stop.s >= stop.leg->length;
    if (!unit_.stragglers.empty()) return joined_or_closing_up(stop, at_end);
    if (at_end) return unit_.groups.size() <= 1;
    std::set<std::size_t> reached;
    for (const Link& link : own_links_at(stop))
      if (const auto group = group_of(link.other)) reached.insert(*group);
    return reached.size() == groups_of_others().count;
  }

  bool joined_or_closing_up(const Stop& stop, bool at_end) const {
    move_.budget.spend(unit_.gaps.size());
    std::vector<Link> links = at_end ? unit_.links : links_of_others();
    if (!at_end)
      for (const Link& own : own_links_at(stop)) links.push_back(own);
    const std::vector<Group> all = groups(unit_.models, links);
    const auto outside = outside_formation(unit_, all, at_end ? std::nullopt : std::optional(piece()));
    return std::all_of(outside.begin(), outside.end(), [&](const OutsideGroup& group) {
      if (group.gap.holds) return true;
      const auto reach = must_be_within(unit_, group.models);
      return !at_end && reach && is_near_itself(stop, group.models, all.front(), *reach);
    });
  }

  std::vector<Link> links_of_others() const {
    std::vector<Link> links = unit_.links;
    std::erase_if(links, [&](const Link& link) { return link.piece == piece() || link.other == piece(); });
    return links;
  }

  /// Found at the first call.
  const GroupsOfOthers& groups_of_others() const {
    if (groups_of_others_) return *groups_of_others_;
    move_.budget.spend(unit_.links.size());
    return groups_of_others_.emplace(groups_without(unit_, piece()));
  }

  std::optional<std::size_t> group_of(PieceIndex other) const {
    const auto place = place_of(unit_, other);
    return place ? groups_of_others().of[*place] : std::nullopt;
  }

  std::vector<Link> own_links_at(const Stop& stop) const {
    std::vector<Link> links;
    if (!unit_.stragglers.empty()) {
      for (const PieceIndex other : unit_.models)
        if (is_within(stop, other, move_.tables.formation_gap)) links.push_back({piece(), other, 0});
      return links;
    }
    for (const auto* list : {&stop.leg->met.near, &stop.leg->met.near_at_ends})
      for (const Near& n : *list)
        if (n.watch == LINK_WATCH && same_unit(move_.game, piece(), n.piece) && touching(n, stop))
          links.push_back({piece(), n.piece, n.threshold});
    return links;
  }

  bool is_within(const Stop& stop, PieceIndex other, double reach) const {
    const auto part = part_within(stop.step, *stop.leg, other, reach + SLACK);
    return part && part->from <= stop.s && stop.s <= part->to;
  }

  /// The model is of one of the two groups, and within reach of a model of the other.
  bool is_near_itself(const Stop& stop, const Group& group, const Group& formation, double reach) const {
    const bool in_group = std::binary_search(group.begin(), group.end(), piece());
    if (!in_group && !std::binary_search(formation.begin(), formation.end(), piece())) return false;
    const Group& others = in_group ? formation : group;
    return std::any_of(others.begin(), others.end(), [&](PieceIndex other) { return is_within(stop, other, reach); });
  }

  /// The part of a leg on which its gap to another model, which is at its own end, is at most `reach`.
  std::optional<Part> part_within(std::size_t step, const Leg& leg, PieceIndex other, double reach) const {
    if (other == piece()) return std::nullopt;
    const BaseAt own{journey_.trace->footprint, journey_.trace->steps[step].before};
    const Journey* moved = move_.journey_of(other);
    const Piece& there = move_.game.piece(other);
    return part_of_leg_within(
        leg, own, moved ? BaseAt{moved->trace->footprint, moved->trace->end.pose} : BaseAt{there.base, there.pose},
        reach);
  }

  Furthest point_at(PathPoint end) const {
    return {piece(), end.step, end.s, pose_at(journey_.trace->steps[end.step], end.s), {}};
  }

  const Move& move_;
  const UnitAtEnd& unit_;
  const Journey& journey_;
  const std::vector<Leavable>& ground_;
  const AllowanceByRoad allowance_;
  const bool others_leave_;
  mutable std::optional<GroupsOfOthers> groups_of_others_;
  bool others_overlap_ = false;
  double limit_ = HUGE_VAL;  ///< inches gone at the first fault that every longer way has, too
  std::size_t last_step_ = std::numeric_limits<std::size_t>::max();  ///< the first turn that is a fault
};

}  // namespace

std::optional<Furthest> furthest_of(const Move& move, const UnitAtEnd& unit, const Journey& journey,
                                    const std::vector<Leavable>& ground, const Findings& found, bool never_legal) {
  if (never_legal || !journey.drives) return std::nullopt;
  return Cutter(move, unit, journey, ground, found).furthest();
}

}  // namespace linesman::orders
