// orders-2 Formation: the chain of gaps that joins a unit.
#include <algorithm>
#include <numeric>

#include "base/tolerance.h"
#include "orders/move.h"

namespace linesman::orders {

namespace {

/// Every gap between two models of the unit when the order is done.
template <class Tell>
void each_gap(const Move& move, Tell tell) {
  const PieceIndex any = move.journeys.front().model.piece;
  const auto tell_all = [&](PieceIndex piece, const std::vector<Gap>& gaps) {
    for (const Gap& gap : gaps)
      if (same_unit(move.game, any, gap.piece)) tell(piece, gap);
  };
  for (const Journey& journey : move.journeys) tell_all(journey.model.piece, journey.trace->end.gaps);
  for (const Standing& standing : move.trace.standing) tell_all(standing.piece, standing.gaps);
}

/// The shortest gap from the models of a group to one that is not of it.
ShownGap gap_to_rest(const Move& move, const std::vector<PieceIndex>& group) {
  const auto in_group = [&](PieceIndex p) { return std::find(group.begin(), group.end(), p) != group.end(); };
  ShownGap least{group.front(), group.front(), HUGE_VAL, false};
  each_gap(move, [&](PieceIndex piece, const Gap& gap) {
    if (in_group(piece) != in_group(gap.piece) && gap.distance < least.distance)
      least = {piece, gap.piece, gap.distance, false};
  });
  return least;
}

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

std::vector<PieceIndex> unit_on_table(const Move& move) {
  std::vector<PieceIndex> models;
  for (const Journey& journey : move.journeys) models.push_back(journey.model.piece);
  for (const Standing& standing : move.trace.standing) models.push_back(standing.piece);
  std::sort(models.begin(), models.end());
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

std::vector<std::vector<PieceIndex>> groups(const std::vector<PieceIndex>& models, const std::vector<Link>& links) {
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
  std::vector<std::vector<PieceIndex>> all(models.size());
  for (std::size_t i = 0; i < models.size(); ++i) all[top(i)].push_back(models[i]);
  std::erase_if(all, [](const auto& group) { return group.empty(); });
  const auto largest =
      std::max_element(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
  if (largest != all.end()) std::rotate(all.begin(), largest, largest + 1);
  return all;
}

bool hang_together(const std::vector<PieceIndex>& models, const std::vector<Link>& links) {
  return groups(models, links).size() <= 1;
}

void formation(const Move& move, RulingBuilder& ruling) {
  const std::vector<Link> links = links_at_end(move);
  const auto all = groups(unit_on_table(move), links);
  Shown& shown = ruling.shown();
  show_links(links, shown);
  for (std::size_t i = 1; i < all.size(); ++i) {
    const PieceIndex first = all[i].front();
    const Journey* journey = move.journey_of(first);
    const PathPoint end = journey ? place_at(*journey, journey->length) : PathPoint{};
    const ShownGap apart = gap_to_rest(move, all[i]);
    ruling.fault("orders-2", first, end.step, end.s, apart.distance - move.figure("formation_gap"),
                 {{"gap", apart.distance}});
    shown.links.push_back(apart);
    shown.strays.insert(shown.strays.end(), all[i].begin(), all[i].end());
  }
}

}  // namespace linesman::orders
