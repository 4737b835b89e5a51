// One order as the clauses look at it: the way of each model, measured from its trace, and bases at the edge of the
// table.
#pragma once

#include <cstddef>

#include "movement/measured_way.h"
#include "orders/tables.h"
#include "rules/ruling_builder.h"
#include "table/game.h"

namespace linesman::orders {

/// The distance from a base to the nearest edge of the table, inches; below 0 by as much as it sticks out.
double edge_gap(const Table& table, const Footprint& base, const Pose& pose);

/// The place on the table's edge at which a unit comes on.
struct EdgePlace {
  Vec point;       ///< as the order gives it
  double off = 0;  ///< inches from there to the nearest edge
  Vec inward;      ///< the unit vector at right angles to that edge, on to the table
};

/// Of two edges as near, at a corner, the first of south, north, west and east counts.
EdgePlace edge_place(const Table& table, Vec point);

/// The centre of a base that touches the edge from outside with its foremost point on the place. The foremost point is
/// the one farthest inward; of a side along the edge its middle.
Vec centre_outside(const EdgePlace& place, const Footprint& base, double facing);

// Distances that the trace watches, by place in `TraceRequest::near`.
inline constexpr std::size_t SPACE_WATCH = 0;      ///< gaps too small between units, orders-3
inline constexpr std::size_t FORMATION_WATCH = 1;  ///< gaps that link the models of a unit, orders-2
inline constexpr std::size_t LINK_WATCH =
    2;  ///< a little more than that, so that a gap of exactly the limit is within it

/// The place where a model goes off the table, and its unit with it.
struct Departure {
  PathPoint place;  ///< `s` in degrees in a turn
  double gone = 0;  ///< inches that its centre has gone up to there
};

/// The way of one model.
struct Journey {
  Model model;
  const PieceTrace* trace = nullptr;
  MeasuredWay way;
  bool goes = false;                ///< it has a leg or a turn
  bool drives = false;              ///< it has a leg
  bool may_leave = false;           ///< its unit, or it by itself, may leave the table
  std::optional<Departure> leaves;  ///< it goes off the table, which its unit may leave

  /// Inches that the centre goes in all: legs and arcs.
  double length() const { return way.length(); }
  /// The end of its path, as rulings show it.
  PathPoint end() const { return place_after(length()); }
  /// The place after that many inches, as rulings show it: in a turn its beginning.
  PathPoint place_after(double inches) const;
  /// Inches that are judged: up to the place where it leaves the table.
  double spent() const { return leaves ? leaves->gone : length(); }
  /// `s` up to which a step is judged; 0 for a step that is not judged.
  double judged_to(std::size_t step) const;
  /// The place up to which its path is judged.
  PathPoint judged_end() const;
  /// orders-24: a path that ends there has gone off the table.
  bool has_left_at(PathPoint end) const;
};

struct Move {
  const RulesetData& data;
  const Tables& tables;
  const Game& game;
  const Trace& trace;
  Options options;
  bool run = false;
  std::optional<EdgePlace> comes_on_at;
  std::string assault;  ///< id of the unit (or piece without one) that is assaulted, or empty
  std::string action;
  std::vector<Journey> journeys;
  std::vector<std::uint32_t> journey_numbers;  ///< by piece of the game: its place in `journeys` plus 1, or 0
  Budget& budget;

  bool leaves() const;
  const Journey* journey_of(PieceIndex piece) const;
  bool coming_on() const { return comes_on_at.has_value(); }
};

/// The ways of all movers. `models`: of the movers, in the order of the trace.
std::vector<Journey> journeys_of(const Game& game, const Trace& trace, const std::vector<Model>& models,
                                 bool coming_on);

/// As `Move::journey_numbers` has them.
std::vector<std::uint32_t> journey_numbers(const Game& game, const std::vector<Journey>& journeys);

/// orders-24: the scenario lets the unit of the piece leave the table.
bool may_leave(const Game& game, PieceIndex piece);

/// A model of the unit on the table at the end of the order.
struct ModelAtEnd {
  PieceIndex piece{};
  const std::vector<Gap>* gaps = nullptr;  ///< to other pieces then
  const Journey* journey = nullptr;        ///< nullptr for a model that stands
  /// The place of a fault at its end.
  PathPoint end() const { return journey ? journey->end() : PathPoint{}; }
};

/// In document order.
std::vector<ModelAtEnd> models_at_end(const Move& move);

}  // namespace linesman::orders
