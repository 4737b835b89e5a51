#include "exchange/tiled/tile_outlines.h"

#include <algorithm>
#include <map>

#include "base/disjoint_sets.h"

namespace linesman::exchange {

namespace {

/// Neighbouring cells of a row, from `first` to `last`.
struct Run {
  std::int64_t row;
  std::int64_t first;
  std::int64_t last;
};

/// A side of an island, with the island on its right as it goes (down the lattice is right of along it).
struct Edge {
  std::size_t island;
  Cell from;
  Cell to;
};

std::vector<Run> runs_of(std::vector<Cell> cells) {
  std::sort(cells.begin(), cells.end(), [](Cell a, Cell b) { return a.j < b.j || (a.j == b.j && a.i < b.i); });
  std::vector<Run> runs;
  for (const Cell cell : cells)
    if (!runs.empty() && runs.back().row == cell.j && cell.i <= runs.back().last + 1)
      runs.back().last = cell.i;
    else
      runs.push_back({cell.j, cell.i, cell.i});
  return runs;
}

/// Calls `met(upper, lower)` for each two runs of neighbouring rows that have a side in common.
template <class Met>
void for_neighbours(const std::vector<Run>& runs, Met met) {
  std::size_t above = 0;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const auto before = [&](const Run& run) {
      return run.row < runs[i].row - 1 || (run.row == runs[i].row - 1 && run.last < runs[i].first);
    };
    while (above < i && before(runs[above])) ++above;
    for (std::size_t k = above; k < i && runs[k].row == runs[i].row - 1 && runs[k].first <= runs[i].last; ++k)
      met(k, i);
  }
}

/// The island of each run.
std::vector<std::size_t> islands_of_runs(const std::vector<Run>& runs) {
  DisjointSets joined(runs.size());
  for_neighbours(runs, [&](std::size_t upper, std::size_t lower) { joined.join(upper, lower); });
  std::vector<std::size_t> islands;
  for (std::size_t i = 0; i < runs.size(); ++i) islands.push_back(joined.least_of(i));
  return islands;
}

/// The parts of a run's upper or lower side that no neighbour covers.
class OpenSides {
 public:
  explicit OpenSides(std::size_t runs) : covered_(runs) {}
  void cover(std::size_t run, const Run& by) { covered_[run].push_back({by.row, by.first, by.last}); }
  /// Calls `open(from, to)` for each, by corners.
  template <class Open>
  void for_each(std::size_t i, const Run& run, Open open) const {
    std::int64_t from = run.first;
    for (const Run& by : covered_[i]) {
      if (by.first > from) open(from, by.first);
      from = std::max(from, by.last + 1);
    }
    if (from <= run.last) open(from, run.last + 1);
  }

 private:
  std::vector<std::vector<Run>> covered_;
};

std::vector<Edge> edges_of(const std::vector<Run>& runs) {
  const std::vector<std::size_t> islands = islands_of_runs(runs);
  OpenSides upper(runs.size());
  OpenSides lower(runs.size());
  for_neighbours(runs, [&](std::size_t above, std::size_t below) {
    upper.cover(below, runs[above]);
    lower.cover(above, runs[below]);
  });
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const Run& run = runs[i];
    const std::size_t island = islands[i];
    upper.for_each(i, run, [&](std::int64_t from, std::int64_t to) {
      edges.push_back({island, {from, run.row}, {to, run.row}});
    });
    lower.for_each(i, run, [&](std::int64_t from, std::int64_t to) {
      edges.push_back({island, {to, run.row + 1}, {from, run.row + 1}});
    });
    edges.push_back({island, {run.last + 1, run.row}, {run.last + 1, run.row + 1}});
    edges.push_back({island, {run.first, run.row + 1}, {run.first, run.row}});
  }
  std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) {
    return a.island < b.island || (a.island == b.island && a.from < b.from);
  });
  return edges;
}

Cell step_of(const Edge& edge) { return {edge.to.i - edge.from.i, edge.to.j - edge.from.j}; }

/// Twice the area with the sign of its direction: above 0 for a ring with its cells inside.
std::int64_t turns_round(const std::vector<Cell>& ring) {
  std::int64_t twice = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Cell a = ring[i];
    const Cell b = ring[i + 1 == ring.size() ? 0 : i + 1];
    twice += a.i * b.j - a.j * b.i;
  }
  return twice;
}

/// Follows the edges of one island from corner to corner.
class RingWalk {
 public:
  RingWalk(const std::vector<Edge>& edges, std::size_t begin, std::size_t end)
      : edges_(edges), begin_(begin), end_(end), used_(end - begin, false) {}

  Island island() {
    Island island;
    for (std::size_t i = begin_; i < end_; ++i) {
      if (used_[i - begin_]) continue;
      std::vector<Cell> ring = ring_from(i);
      if (turns_round(ring) > 0)
        island.outer = std::move(ring);
      else
        island.holes.push_back(std::move(ring));
    }
    return island;
  }

 private:
  std::vector<Cell> ring_from(std::size_t first) {
    std::vector<Cell> corners;
    std::size_t at = first;
    do {
      used_[at - begin_] = true;
      const std::size_t next = next_after(at);
      if (!straight_on(edges_[at], edges_[next])) corners.push_back(edges_[at].to);
      at = next;
    } while (at != first && !used_[at - begin_]);
    return corners;
  }

  static bool straight_on(const Edge& a, const Edge& b) {
    const Cell p = step_of(a);
    const Cell q = step_of(b);
    return p.i * q.j == p.j * q.i;
  }

  /// Where two cells touch in a corner only, two edges go on: the one to the left goes round the same empty cell, so
  /// that no ring comes to a corner twice.
  std::size_t next_after(std::size_t at) const {
    const Edge& edge = edges_[at];
    const auto begins_before = [](const Edge& e, Cell corner) { return e.from < corner; };
    const auto from = edges_.begin() + static_cast<std::ptrdiff_t>(begin_);
    const auto to = edges_.begin() + static_cast<std::ptrdiff_t>(end_);
    const auto found = std::lower_bound(from, to, edge.to, begins_before);
    std::size_t next = static_cast<std::size_t>(found - edges_.begin());
    const Cell step = step_of(edge);
    const auto is_left = [&](const Edge& e) {
      const Cell turn = step_of(e);
      return step.i * turn.j - step.j * turn.i < 0;
    };
    if (next + 1 < end_ && edges_[next + 1].from == edge.to && !is_left(edges_[next])) ++next;
    return next;
  }

  const std::vector<Edge>& edges_;
  std::size_t begin_;
  std::size_t end_;
  std::vector<bool> used_;
};

}  // namespace

std::vector<Island> islands_of(std::vector<Cell> cells) {
  const std::vector<Edge> edges = edges_of(runs_of(std::move(cells)));
  std::vector<Island> islands;
  for (std::size_t begin = 0; begin < edges.size();) {
    std::size_t end = begin;
    while (end < edges.size() && edges[end].island == edges[begin].island) ++end;
    islands.push_back(RingWalk(edges, begin, end).island());
    begin = end;
  }
  return islands;
}

}  // namespace linesman::exchange
