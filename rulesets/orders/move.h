// One order as the clauses look at it: every model's way, measured from its trace.
#pragma once

#include "orders/troops.h"
#include "rules/ruling_builder.h"

namespace linesman::orders {

struct Options {
  bool buildings_impassable = false;
  bool centre_on_obstacles = false;  ///< infantry meets obstacles with its centre only
  bool artillery_passes = false;
  bool road_clears = true;
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
  std::optional<double> leaves_at;  ///< inches gone when its base touches an edge that its unit may leave by

  /// Inches gone at a place of its path.
  double gone_at(PathPoint place) const;
  /// Inches that are judged: up to where it leaves.
  double spent() const { return leaves_at ? std::min(*leaves_at, length) : length; }
  /// Of a leg the part that is judged, inches along it.
  double judged_to(std::size_t step, const Leg& leg) const {
    return leaves_at ? std::min(*leaves_at - before[step], leg.length) : leg.length;
  }
};

struct Move {
  const RulesetData& data;
  const Game& game;
  const Trace& trace;
  Options options;
  bool run = false;
  bool coming_on = false;
  std::optional<Vec> enter_at;
  std::string assault;  ///< id of the unit (or piece without one) that is assaulted, or empty
  std::vector<Journey> journeys;

  bool leaves() const;
  const Journey* journey_of(PieceIndex piece) const;
  double figure(std::string_view name) const { return data.figures[name].number().value_or(0); }
};

Options read_options(const RulesetData& data, const Game& game);

/// The ways of all movers; `models` are theirs, in the order of the trace.
std::vector<Journey> journeys_of(const Game& game, const Trace& trace, const std::vector<Model>& models,
                                 bool coming_on);

/// The place where so many inches are gone: of two steps that meet there, in the earlier.
PathPoint place_at(const Journey& journey, double gone);

// The clauses, by theme. Those about a way add to its findings; those about the end add to the ruling.

// terrain.cpp: orders-9, 12, 15 to 20
void terrain(const Move& move, const Journey& journey, Findings& found);
void demolished_buildings(const Move& move, RulingBuilder& ruling);

// others.cpp: orders-3, 6, 7, 25, 26
void passing(const Move& move, const Journey& journey, Findings& found);
Result<void> troops_of_friends_touched(const Move& move);
/// orders-3: a unit that is not assaulted is kept away from.
bool keeps_away(const Move& move, PieceIndex piece, PieceIndex other);
/// orders-25: models of one unit do not stand on one another.
bool may_share_place(const Move& move, PieceIndex piece, PieceIndex other);
void space_between_units(const Move& move, RulingBuilder& ruling);
void one_place_one_model(const Move& move, RulingBuilder& ruling);
/// Two models of the unit overlap at the end, this one left out.
bool others_overlap(const Move& move, PieceIndex without);
void assaults(const Move& move, RulingBuilder& ruling);

// distance.cpp: orders-1, 4, 5, 21
double allowance(const Move& move, const Journey& journey);
/// The allowance of a model that stops when so many inches are gone.
double allowance_up_to(const Move& move, const Journey& journey, double gone);
/// Inches up to which all legs of the model are along a road.
double road_length(const Move& move, const Journey& journey);
void how_far(const Move& move, const Journey& journey, Findings& found);
void costs_and_allowance(const Move& move, RulingBuilder& ruling);

// table_edge.cpp: orders-22 to 24, 27
void before_the_move(const Move& move, RulingBuilder& ruling);
void moving_off(const Move& move, const Journey& journey, Findings& found);
void wholly_on(const Move& move, RulingBuilder& ruling);
void reserve_and_leaving(const Move& move, RulingBuilder& ruling);

// formation.cpp: orders-2
void formation(const Move& move, RulingBuilder& ruling);

/// A link between two models of the unit: their gap is small enough.
struct Link {
  PieceIndex piece{};
  PieceIndex other{};
  double gap = 0;  ///< inches
};
/// The models of the unit that are on the table when the order is done, in document order.
std::vector<PieceIndex> unit_on_table(const Move& move);
/// All links at the end, those of `except` left out.
std::vector<Link> links_at_end(const Move& move, std::optional<PieceIndex> except = {});
/// orders-2: the links join all of the models.
bool hang_together(const std::vector<PieceIndex>& models, const std::vector<Link>& links);
/// The models in groups that hang together, the formation first.
std::vector<std::vector<PieceIndex>> groups(const std::vector<PieceIndex>& models, const std::vector<Link>& links);

}  // namespace linesman::orders
