// How a piece carries an order out: the formation that it moves in, and what its acts make of it.
#pragma once

#include <vector>

#include "drill/troop.h"
#include "movement/trace.h"

namespace linesman::drill {

enum class StepKind { leg, turn, act };

/// A step, as far as the manner of moving depends on it.
struct PlanStep {
  StepKind kind = StepKind::leg;
  std::optional<ActKind> act = {};        ///< of an act
  Formation formation = Formation::none;  ///< that a `form` takes
  double length = 0;                      ///< of a leg, BD
};
using Plan = std::vector<PlanStep>;

/// `bd`: inches of one. A leg to a point counts as long.
Plan plan_of(const Path& path, double bd);
Plan plan_of(const std::vector<TracedStep>& steps, double bd);

/// The act of a traced step; nothing for other steps.
std::optional<ActKind> act_of(const TracedStep& step);
bool is_limbering(std::optional<ActKind> act);  ///< limbers or unlimbers
/// The formation that a `form` takes; `none` for other steps.
Formation formed_by(const TracedStep& step);

struct Manoeuvre {
  Formation formation = Formation::none;  ///< in which it moves, and has its base for the whole order
  bool changed_to_column = false;         ///< drill-16: a free change before every leg and turn
  bool turns_in_place = false;            ///< drill-7, with next to no way besides
  bool limber_understood = false;         ///< drill-7: the act is left out of the path
  bool unlimber_understood = false;
};

Manoeuvre manoeuvre_of(const Troop& troop, OrderKind kind, const Plan& plan);

/// The formation that a piece is to have when its acts are done, allowed or not.
Formation formation_after(const Troop& troop, const Manoeuvre& manoeuvre, const Plan& plan);

}  // namespace linesman::drill
