// One function for each kind of rule that finds faults, and what several of its rules say together.
//
// Each takes the ways of all models and the number of the one that is judged. It reads the rules that apply and adds
// the faults of that model.
#pragma once

#include "charts/supposed.h"
#include "charts/way.h"

namespace linesman::charts {

struct Bill;
struct Total;

/// A fault, before it is put into words.
struct Found {
  const Rule* rule = nullptr;
  PieceIndex piece{};
  PathPoint place;
  std::optional<double> excess{};  ///< in the currency
  std::string with{};
  Stage stage = Stage::on_way;
  Figures figures{};
  std::string_view broken{};  ///< the member of the rule whose number is broken; empty: none in particular
};
using Faults = std::vector<Found>;

using Ways = std::vector<Way>;

// turning.cpp
struct TurningRules {
  chart::TurnCost cost = chart::TurnCost::way;
  const chart::TurnPrice* price = nullptr;
  const Rule* price_rule = nullptr;
  bool first_only = false;
  const std::vector<chart::TurnAbout>* about = nullptr;
  const Rule* about_rule = nullptr;
  std::optional<double> most;
  const Rule* most_rule = nullptr;
  std::optional<double> most_all;
  const Rule* most_all_rule = nullptr;
  std::optional<double> times;
  const Rule* times_rule = nullptr;
  std::optional<chart::TurnPlace> place;
  const Rule* place_rule = nullptr;
};
TurningRules turning_rules(const Ways& ways, std::size_t model);
/// Inches that the front corner goes which goes farthest; of bases without corners the farthest point.
double front_arc(const Footprint& base, const WayStep& step);
void turning(const Ways& ways, std::size_t model, Faults& faults);

// climbing.cpp
struct ClimbingRules {
  double times = 1;
  double free = 0;  ///< in the currency, as all here
  std::optional<double> begun;
  std::optional<double> most;
  const Rule* times_rule = nullptr;  ///< the last that applies; nullptr: none does
  const Rule* most_rule = nullptr;
  double price_of(const Scene& scene, const AskedOf& asked, double height) const;
};
ClimbingRules climbing_rules(const Ways& ways, std::size_t model, const ClimbGroup& group);
void climbing(const Ways& ways, std::size_t model, Faults& faults);

void barred(const Ways& ways, std::size_t model, Faults& faults);
void course(const Ways& ways, std::size_t model, Faults& faults);
void apart(const Ways& ways, std::size_t model, Faults& faults);
void near(const Ways& ways, std::size_t model, Faults& faults);
void zones(const Ways& ways, std::size_t model, Faults& faults);
void forbidden(const Ways& ways, std::size_t model, Faults& faults);
void allowances(const Ways& ways, std::size_t model, const Total& total, const Bill& bill, Faults& faults);
/// Of all units of the order, once each; the faults may be those of pieces that stay.
void coherency(const Ways& ways, Faults& faults);

// edges.cpp
/// Ends the ways where they leave the table, if a rule lets them.
void let_leave(Ways& ways);
/// The same for one model.
void let_leave(Ways& ways, std::size_t model);
/// The base passes the table's edge on the way.
bool passes_edge(const Way& way);
void edge(const Ways& ways, std::size_t model, Faults& faults);
/// The rule by which the model may leave, of a way that does; else nullptr.
const Rule* leaving_rule(const Ways& ways, std::size_t model);

// entering.cpp
/// The last rule by which the model comes on; nullptr for one that stands on the table, and where none applies.
const Rule* entering_rule(const Ways& ways, std::size_t model);
/// A Problem where no rule lets a piece in reserve or aboard come on, and none that may waits for dice.
Result<void> check_entering(const Ways& ways, std::size_t model);
void enter(const Ways& ways, std::size_t model, Faults& faults);

// rolls.cpp
/// Puts the rolls of an order into what the scene was asked.
void roll_dice(const Scene& scene, const Ways& ways);
/// The dice that a model needs while no ways are known. Those that it may need count as missing if they are not given.
void roll_beforehand(const Scene& scene, std::size_t model, const Supposed& supposed);
/// The least and the most of an amount, whatever the dice show that are missing, or without them. Nothing: that cannot
/// be tried.
struct Extremes {
  double least = 0;
  double most = 0;
};
std::optional<Extremes> extremes(const Scene& scene, const AskedOf& asked, const std::vector<std::string>& purposes,
                                 const chart::Amount& read);
void dice_faults(const Ways& ways, Faults& faults);

/// Inches above a least gap. A stretch with that gap, along a side, is found in spite of rounding; the place where a
/// gap is least between two discs is passed by hardly more than EPS.
inline constexpr double HARDLY_MORE = 1e-12;

/// The part of a step of a way on which a model is so near to another piece.
std::vector<Part> nearer_parts(const Way& way, std::size_t step, const PlacedShape& other, double reach);

}  // namespace linesman::charts
