// One order as the clauses look at it: every model's way, measured from its trace.
#pragma once

#include "orders/bases.h"
#include "orders/options.h"
#include "orders/troops.h"
#include "rules/ruling_builder.h"

namespace linesman::orders {

/// Where on its way a model goes off the table, and its unit with it.
struct Departure {
  PathPoint place;  ///< `s` in degrees in a turn
  double gone = 0;  ///< inches that its centre has gone there
};

/// The way of one model.
struct Journey {
  Model model;
  const PieceTrace* trace = nullptr;
  std::vector<double> before;       ///< inches that the centre has gone before each step
  double length = 0;                ///< inches that the centre goes in all: legs and arcs
  bool goes = false;                ///< has a leg or a turn
  bool drives = false;              ///< has a leg
  bool may_leave = false;           ///< its unit, or it by itself, may leave the table
  std::optional<Departure> leaves;  ///< over an edge that its unit may leave by

  /// Inches gone at a place of its path.
  double gone_at(PathPoint place) const;
  /// Inches that are judged: up to where it leaves.
  double spent() const { return leaves ? leaves->gone : length; }
  /// `s` up to which a step is judged; 0 where nothing of it is.
  double judged_to(std::size_t step) const;
  /// The place up to which its path is judged.
  PathPoint judged_end() const;
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
  std::vector<Journey> journeys;
  std::vector<std::uint32_t> journey_numbers;  ///< by piece of the game: its place in `journeys` and 1, or 0
  Budget& budget;

  bool leaves() const;
  const Journey* journey_of(PieceIndex piece) const;
  bool coming_on() const { return comes_on_at.has_value(); }
};

/// The ways of all movers; `models` are theirs, in the order of the trace.
std::vector<Journey> journeys_of(const Game& game, const Trace& trace, const std::vector<Model>& models,
                                 bool coming_on);

/// As `Move::journey_numbers` has them.
std::vector<std::uint32_t> journey_numbers(const Game& game, const std::vector<Journey>& journeys);

/// The place where so many inches are gone: of two steps that meet there, in the earlier.
PathPoint place_at(const Journey& journey, double gone);

// The clauses, by theme. Those about a way add to its findings; those about the end add to the ruling.

// terrain.cpp: orders-9, 12, 15 to 20. What is `spared` orders-15 to 19 do not bar on a leg.
void terrain(const Move& move, const Journey& journey, const FeatureSet& spared, Findings& found);
void demolished_buildings(const Move& move, RulingBuilder& ruling);

// others.cpp: orders-3, 6, 7, 25, 26
void passing(const Move& move, const Journey& journey, Findings& found);
Result<void> troops_of_friends_touched(const Move& move);
/// orders-6, orders-7: whom a model may move through.
bool may_pass(const Move& move, const Model& model, PieceIndex other);
/// orders-3: a unit that is not assaulted is kept away from.
bool keeps_away(const Move& move, PieceIndex piece, PieceIndex other);
/// orders-25: models of one unit do not stand on one another.
bool may_share_place(const Move& move, PieceIndex piece, PieceIndex other);
/// orders-3: every model of a unit that moves, moved or not.
void space_between_units(const Move& move, RulingBuilder& ruling);
void one_place_one_model(const Move& move, RulingBuilder& ruling);
/// Two models of the unit overlap at the end, this one left out.
bool others_overlap(const Move& move, PieceIndex without);
void assaults(const Move& move, RulingBuilder& ruling);

// distance.cpp: orders-1, 4, 5, 21
double allowance(const Move& move, const Journey& journey);
/// The allowance of a model that stops when so many inches are gone.
double allowance_up_to(const Move& move, const Journey& journey, double gone);
/// Inches up to which all legs of the model are along a road; of one that comes on what its centre goes off the table
/// is overlooked.
double road_length(const Move& move, const Journey& journey);
void how_far(const Move& move, const Journey& journey, Findings& found);
void costs_and_allowance(const Move& move, RulingBuilder& ruling);

// table_edge.cpp: orders-22 to 24, 27, 28
void before_the_move(const Move& move, RulingBuilder& ruling);
void moving_off(const Move& move, const Journey& journey, Findings& found);
void wholly_on(const Move& move, RulingBuilder& ruling);
void reserve_and_leaving(const Move& move, RulingBuilder& ruling);
/// orders-28, the effect
void one_move_a_turn(const Move& move, RulingBuilder& ruling);

/// A model of the unit that is on the table when the order is done.
struct ModelAtEnd {
  PieceIndex piece{};
  const std::vector<Gap>* gaps = nullptr;  ///< to the others then
  const Journey* journey = nullptr;        ///< of one that the order moves
  /// Where a fault of its end stands.
  PathPoint end() const { return journey ? place_at(*journey, journey->length) : PathPoint{}; }
};

/// In document order.
std::vector<ModelAtEnd> models_at_end(const Move& move);

}  // namespace linesman::orders
