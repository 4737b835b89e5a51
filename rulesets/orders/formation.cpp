// orders-2 Formation: the chain of gaps that joins a unit.
#include "orders/formation.h"

#include <algorithm>
#include <numeric>

#include "base/tolerance.h"

namespace linesman::orders {

namespace {

/// Calls tell(piece, gap) for every gap between two models of the unit when the order is done.
template <class Tell>
void each_gap(const Move& move, Tell tell) {
  for (const ModelAtEnd& model : models_at_end(move))
    for (const Gap& gap : *model.gaps)
      if (same_unit(move.game, model.piece, gap.piece)) tell(model.piece, gap);
}

/// The same for when it begins.
template <class Tell>
void each_gap_at_start(const Move& move, Tell tell) {
  const auto in_unit = [&](PieceIndex piece, const Gap& gap) { return same_unit(move.game, piece, gap.piece); };
  for (const Journey& journey : move.journeys)
    for (const Gap& gap : journey.trace->start.gaps)
      if (in_unit(journey.model.piece, gap)) tell(journey.model.piece, gap);
  for (const Standing& standing : move.trace.standing)
    for (const Gap& gap : standing.gaps)  // to those who stand as well: where the movers end is no matter here
      if (in_unit(standing.piece, gap) && !move.journey_of(gap.piece)) tell(standing.piece, gap);
}

bool holds(const Group& group, PieceIndex piece) { return std::binary_search(group.begin(), group.end(), piece); }

/// A link is told once for two models, however many of them tell of it.
void show_links(const std::vector<Link>& links, Shown& shown) {
  for (const Link& link : links) {
    const auto is_same = [&](const ShownGap& told) {
      return std::minmax(told.piece, told.other) == std::minmax(link.piece, link.other);
    };
    if (std::none_of(shown.links.begin(), shown.links.end(), is_same))
      shown.links.push_back({link.piece, link.other, link.gap, true});
  }
}

}  // namespace

Group unit_on_table(const Move& move) {
  Group models;
  for (const ModelAtEnd& model : models_at_end(move)) models.push_back(model.piece);
  return models;
}

std::vector<Link> links_at_end(const Move& move, std::optional<PieceIndex> except) {
  std::vector<Link> links;
  each_gap(move, [&](PieceIndex piece, const Gap& gap) {
    if (piece == except || gap.piece == except) return;
    if (within_limit(gap.distance, move.figure("formation_gap"))) links.push_back({piece, gap.piece, gap.distance});
  });
  return links;
}

std::vector<Group> groups(const Group& models, const std::vector<Link>& links) {
  const auto place = [&](PieceIndex p) {
    return static_cast<std::size_t>(std::lower_bound(models.begin(), models.end(), p) - models.begin());
  };
  std::vector<std::size_t> head(models.size());
  std::iota(head.begin(), head.end(), std::size_t{0});
  const auto top = [&](std::size_t i) {
    while (head[i] != i) i = head[i] = head[head[i]];
    return i;
  };
  for (const Link& link : links) {
    const std::size_t one = top(place(link.piece));
    const std::size_t two = top(place(link.other));
    head[std::max(one, two)] = std::min(one, two);
  }
  std::vector<Group> all(models.size());
  for (std::size_t i = 0; i < models.size(); ++i) all[top(i)].push_back(models[i]);
  std::erase_if(all, [](const auto& group) { return group.empty(); });
  const auto largest =
      std::max_element(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
  if (largest != all.end()) std::rotate(all.begin(), largest, largest + 1);
  return all;
}

std::map<PieceIndex, double> stragglers_at_start(const Move& move) {
  std::map<PieceIndex, double> stragglers;
  if (move.coming_on()) return stragglers;
  std::vector<Link> links;
  each_gap_at_start(move, [&](PieceIndex piece, const Gap& gap) {
    if (within_limit(gap.distance, move.figure("formation_gap"))) links.push_back({piece, gap.piece, gap.distance});
  });
  const Group models = unit_on_table(move);
  const std::vector<Group> then = groups(models, links);
  if (then.size() <= 1) return stragglers;
  for (const PieceIndex piece : models)
    if (!holds(then.front(), piece)) stragglers.emplace(piece, HUGE_VAL);
  each_gap_at_start(move, [&](PieceIndex piece, const Gap& gap) {
    for (const auto& [one, other] : {std::pair(piece, gap.piece), std::pair(gap.piece, piece)})
      if (holds(then.front(), other))
        if (const auto it = stragglers.find(one); it != stragglers.end())
          it->second = std::min(it->second, gap.distance);
  });
  return stragglers;
}

bool closes_up(const std::map<PieceIndex, double>& stragglers, const Group& group, const Group& formation,
               const IsNear& is_near) {
  double then = HUGE_VAL;
  for (const PieceIndex piece : group) {
    const auto straggler = stragglers.find(piece);
    if (straggler == stragglers.end()) return false;
    then = std::min(then, straggler->second);
  }
  return is_near(group, formation, then);
}

ShownGap least_gap_at_end(const Move& move, const Group& group, const Group& others, std::optional<PieceIndex> except) {
  ShownGap least{group.front(), group.front(), HUGE_VAL, false};
  each_gap(move, [&](PieceIndex piece, const Gap& gap) {
    if (piece == except || gap.piece == except || gap.distance >= least.distance) return;
    if ((holds(group, piece) && holds(others, gap.piece)) || (holds(others, piece) && holds(group, gap.piece)))
      least = {piece, gap.piece, gap.distance, false};
  });
  return least;
}

void formation(const Move& move, RulingBuilder& ruling) {
  const Group models = unit_on_table(move);
  const std::vector<Link> links = links_at_end(move);
  const std::vector<Group> all = groups(models, links);
  Shown& shown = ruling.shown();
  show_links(links, shown);
  if (all.size() <= 1) return;
  const auto stragglers = stragglers_at_start(move);
  const IsNear is_near = [&](const Group& group, const Group& formation, double reach) {
    return within_limit(least_gap_at_end(move, group, formation).distance, reach);
  };
  for (std::size_t i = 1; i < all.size(); ++i) {
    Group rest;
    std::set_difference(models.begin(), models.end(), all[i].begin(), all[i].end(), std::back_inserter(rest));
    ShownGap apart = least_gap_at_end(move, all[i], rest);
    apart.holds = closes_up(stragglers, all[i], all.front(), is_near);
    shown.links.push_back(apart);
    if (apart.holds) continue;
    const PieceIndex first = all[i].front();
    const Journey* journey = move.journey_of(first);
    const PathPoint end = journey ? place_at(*journey, journey->length) : PathPoint{};
    ruling.fault("orders-2", first, end.step, end.s, apart.distance - move.figure("formation_gap"),
                 {{"gap", apart.distance}});
    shown.strays.insert(shown.strays.end(), all[i].begin(), all[i].end());
  }
}

}  // namespace linesman::orders
