// A piece as these rules see it, and the formation in which it carries an order out.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "drill/tables.h"
#include "movement/trace.h"
#include "table/game.h"

namespace linesman::drill {

/// A piece whose `troop` is infantry, cavalry or artillery; other pieces are not seen.
struct Troop {
  PieceIndex piece{};
  Arm arm = Arm::infantry;
  double drill = 0;  ///< 0 when it has none
  Battery battery = Battery::none;
  bool dense = false;
  Formation formation = Formation::none;
  StandingOrder order = StandingOrder::none;  ///< its own, else its brigade's
  bool moving = false;                        ///< the mounted officer stands on its front
  bool musician = false;
  ContactState contact = ContactState::none;
  std::optional<std::int64_t> contact_turn;  ///< the turn in which it came into that contact
  std::optional<std::int64_t> acted;         ///< the turn of its last move, march, pass or form
  bool charged = false;
  bool routed = false;

  bool is_mob() const { return formation == Formation::mob; }
};

/// Nothing for a piece that these rules do not see.
std::optional<Troop> troop_of(const Game& game, PieceIndex piece);

/// The troop of a piece that is ordered. Refused when these rules do not see it, or when it lacks a trait or status
/// that an ordered piece needs.
Result<Troop> ordered_troop(const Tables& tables, const Game& game, PieceIndex piece);

/// drill-4: the cell of the speed table for a formation of its arm, `limbered` included.
const Rate& rate_of(const Tables& tables, const Troop& troop, Formation formation);

/// The speed by a cell of the table, with the Drill value where the cell adds it, BD.
double figure_of(const Rate& rate, const Troop& troop);

/// The names of the formations of an arm that a player may form, sorted.
std::vector<std::string> formations_to_form(const Tables& tables, Arm arm);

/// Refused: a formation that its arm does not have.
Result<void> check_formation(const Tables& tables, const Game& game, PieceIndex piece);

enum class StepKind { leg, turn, act };

/// A step of a path, as far as it decides in which formation the piece moves.
struct PlanStep {
  StepKind kind = StepKind::leg;
  std::optional<ActKind> act = {};        ///< of an act
  Formation formation = Formation::none;  ///< taken by a `form`
  double length = 0;                      ///< of a leg, BD
};
using Plan = std::vector<PlanStep>;

/// `bd`: inches of a base distance. A leg to a point counts as long.
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
  bool turns_in_place = false;            ///< drill-7: it turns and goes less than 1 BD
  bool limber_understood = false;         ///< drill-7: the act is left out of the path
  bool unlimber_understood = false;
};

Manoeuvre manoeuvre_of(const Troop& troop, OrderKind kind, const Plan& plan);

/// The formation of the piece after its acts, allowed or not.
Formation formation_after(const Troop& troop, const Manoeuvre& manoeuvre, const Plan& plan);

}  // namespace linesman::drill
