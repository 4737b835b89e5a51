// The least cut by maximal flow (Ford and Fulkerson 1956), found by Boykov and Kolmogorov's algorithm of Boost.Graph.
#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boykov_kolmogorov_max_flow.hpp>
#include <cmath>
#include <queue>

#include "base/heading.h"
#include "base/tolerance.h"
#include "clock/gaps/gaps.h"
#include "geometry/shapes/area.h"
#include "geometry/shapes/convex.h"
#include "reach/bounds/raster.h"

namespace linesman {

namespace {

using Traits = boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>;
using Capacity = boost::property<boost::edge_capacity_t, long>;
using Residual = boost::property<boost::edge_residual_capacity_t, long, Capacity>;
using Reverse = boost::property<boost::edge_reverse_t, Traits::edge_descriptor, Residual>;
using Colour = boost::property<boost::vertex_color_t, boost::default_color_type>;
using Off = boost::property<boost::vertex_distance_t, long, Colour>;
using Before = boost::property<boost::vertex_predecessor_t, Traits::edge_descriptor, Off>;
using Network = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, Before, Reverse>;

constexpr double ROOM_CELL = 0.25;  // inches
constexpr double MOST_ROOM_CELLS = 200'000;
constexpr int NO_ROOM = -1;
constexpr long NO_LIMIT = 1'000'000;

/// The places that hang together when every gap is shut.
class Rooms {
 public:
  Rooms(const Table& table, const std::vector<ClosedThing>& things, const std::vector<GapOfSide>& gaps) {
    double step = ROOM_CELL;
    while (table.width * table.depth / (step * step) > MOST_ROOM_CELLS) step *= 2;
    const int columns = static_cast<int>(std::ceil(table.width / step - EPS));
    const int rows = static_cast<int>(std::ceil(table.depth / step - EPS));
    lattice_ = {{0, 0}, step, columns, rows};
    closed_.assign(lattice_.cells(), 0);
    for (const ClosedThing& thing : things) shut(thing.outline);
    for (const GapOfSide& gap : gaps) shut({Polyline{gap.from, gap.to}, 0});
    fill();
  }

  int count() const { return count_; }
  /// The room at a place, or within an inch or two of it; NO_ROOM where it is closed all round.
  int at(Vec place) const {
    for (const double off : {0.0, 1.0, 2.0})
      for (int i = 0; i < (off > 0 ? 8 : 1); ++i)
        if (const int room = exactly_at(place + direction(i * 45.0) * (off * lattice_.step * 2)); room != NO_ROOM)
          return room;
    return NO_ROOM;
  }
  /// The rooms on both sides of a gap.
  std::pair<int, int> beside(const GapOfSide& gap) const {
    const Vec middle = (gap.from + gap.to) * 0.5;
    const Vec along = (gap.to - gap.from) * (1 / gap.width);
    return {first_along(middle, Vec{-along.y, along.x}), first_along(middle, Vec{along.y, -along.x})};
  }

 private:
  int exactly_at(Vec place) const { return lattice_.holds(place) ? rooms_[lattice_.cell_at(place)] : NO_ROOM; }

  int first_along(Vec from, Vec along) const {
    for (int i = 1; i <= 16; ++i)
      if (const int room = exactly_at(from + along * (i * lattice_.step)); room != NO_ROOM) return room;
    return NO_ROOM;
  }

  void shut(const Measured& outline) {
    Area area;
    if (const auto* polygons = std::get_if<MultiPolygon>(&outline.shape)) area = Area(*polygons);
    const double near = outline.radius + lattice_.step * M_SQRT1_2;
    Box box;
    if (const auto* line = std::get_if<Polyline>(&outline.shape))
      for (const Vec p : *line) box.include(p);
    if (const auto* point = std::get_if<Vec>(&outline.shape)) box.include(*point);
    if (std::holds_alternative<MultiPolygon>(outline.shape)) box = area.box();
    if (box.empty()) return;
    for_cells_in(lattice_, box.grown(near), [&](std::size_t cell, Vec middle) {
      if (!closed_[cell] && off(outline, area, middle) < near) closed_[cell] = 1;
    });
  }

  static double off(const Measured& outline, const Area& area, Vec place) {
    if (const auto* point = std::get_if<Vec>(&outline.shape)) return distance(*point, place);
    const auto* line = std::get_if<Polyline>(&outline.shape);
    if (!line) return area.distance_from(place);
    double least = HUGE_VAL;
    for (std::size_t i = 1; i < line->size(); ++i)
      least = std::min(least, distance_to_segment(place, (*line)[i - 1], (*line)[i]));
    return least;
  }

  void fill() {
    rooms_.assign(lattice_.cells(), NO_ROOM);
    for (std::size_t first = 0; first < rooms_.size(); ++first) {
      if (closed_[first] || rooms_[first] != NO_ROOM) continue;
      std::queue<std::size_t> open;
      open.push(first);
      rooms_[first] = count_;
      while (!open.empty()) {
        const auto cell = static_cast<int>(open.front());
        open.pop();
        const int column = cell % lattice_.columns;
        const int row = cell / lattice_.columns;
        for (const auto& [c, r] : {std::pair(-1, 0), std::pair(1, 0), std::pair(0, -1), std::pair(0, 1)}) {
          if (column + c < 0 || column + c >= lattice_.columns || row + r < 0 || row + r >= lattice_.rows) continue;
          const std::size_t next = lattice_.cell(column + c, row + r);
          if (closed_[next] || rooms_[next] != NO_ROOM) continue;
          rooms_[next] = count_;
          open.push(next);
        }
      }
      ++count_;
    }
  }

  Lattice lattice_;
  Flags closed_;
  std::vector<int> rooms_;  ///< by cell
  int count_ = 0;
};

class Flow {
 public:
  explicit Flow(int rooms) : network_(static_cast<std::size_t>(rooms) + 2), source_(rooms), sink_(rooms + 1) {}

  void join(int a, int b, long there, long back) {
    const auto to = boost::add_edge(vertex(a), vertex(b), network_).first;
    const auto from = boost::add_edge(vertex(b), vertex(a), network_).first;
    boost::put(boost::edge_capacity, network_, to, there);
    boost::put(boost::edge_capacity, network_, from, back);
    boost::put(boost::edge_reverse, network_, to, from);
    boost::put(boost::edge_reverse, network_, from, to);
  }
  void begin_in(int room) { join(source_, room, NO_LIMIT, 0); }
  void end_in(int room) { join(room, sink_, NO_LIMIT, 0); }

  long most() { return boost::boykov_kolmogorov_max_flow(network_, vertex(source_), vertex(sink_)); }

  /// After `most`: rooms that are still come to when the cut is shut.
  std::vector<bool> left() const {
    std::vector<bool> reached(boost::num_vertices(network_), false);
    std::queue<std::size_t> open;
    open.push(vertex(source_));
    reached[vertex(source_)] = true;
    while (!open.empty()) {
      const std::size_t at = open.front();
      open.pop();
      for (auto [edge, last] = boost::out_edges(at, network_); edge != last; ++edge) {
        const std::size_t to = boost::target(*edge, network_);
        if (reached[to] || boost::get(boost::edge_residual_capacity, network_, *edge) <= 0) continue;
        reached[to] = true;
        open.push(to);
      }
    }
    return reached;
  }

 private:
  static std::size_t vertex(int room) { return static_cast<std::size_t>(room); }

  Network network_;
  int source_;
  int sink_;
};

}  // namespace

LeastCut least_cut(const Table& table, const std::vector<ClosedThing>& things, const std::vector<GapOfSide>& gaps,
                   const std::vector<Vec>& starts, const std::vector<Goal>& goals) {
  LeastCut least;
  if (gaps.empty() || starts.empty()) return least;
  const Rooms rooms(table, things, gaps);
  for (const Goal& goal : goals) {
    const int there = rooms.at(goal.at);
    bool begins = false;
    Flow flow(rooms.count());
    for (const Vec start : starts) {
      const int room = rooms.at(start);
      if (room == there) begins = false;
      if (room == there || room == NO_ROOM) break;
      flow.begin_in(room);
      begins = true;
    }
    const bool apart = std::none_of(starts.begin(), starts.end(), [&](Vec start) { return rooms.at(start) == there; });
    if (!begins || !apart || there == NO_ROOM) continue;
    flow.end_in(there);
    for (const GapOfSide& gap : gaps) {
      const auto [a, b] = rooms.beside(gap);
      if (a != NO_ROOM && b != NO_ROOM && a != b) flow.join(a, b, gap.lanes, gap.lanes);
    }
    const long lanes = flow.most();
    if (!least.goal.empty() && lanes >= least.lanes) continue;
    least.goal = goal.id;
    least.lanes = static_cast<int>(lanes);
    const std::vector<bool> left = flow.left();
    least.gaps.clear();
    for (const GapOfSide& gap : gaps) {
      const auto [a, b] = rooms.beside(gap);
      least.gaps.push_back(a != NO_ROOM && b != NO_ROOM && gap.lanes > 0 &&
                           left[static_cast<std::size_t>(a)] != left[static_cast<std::size_t>(b)]);
    }
  }
  return least;
}

}  // namespace linesman
