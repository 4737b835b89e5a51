// The clauses by theme, one function each: they take a piece on its way and add to what is found. After them the order
// of judging, and the price of a way beforehand.
#pragma once

#include "mobility/progress.h"
#include "rules/fare.h"
#include "rules/ruling.h"

namespace linesman::mobility {

// state.cpp
/// mobility-1: the first entry of the account is for what earlier orders of the turn have spent.
void carry_over(const Way& way, Account& account);

/// mobility-7
void judge_weapon(const Way& way, Findings& found);
/// mobility-6: a weapon on a fixed chassis may turn and be loaded, but not go.
void judge_chassis(const Way& way, Findings& found);
/// mobility-38
void judge_mobility(const Way& way, Findings& found);
/// mobility-56
void judge_return(const Way& way, Findings& found);

/// mobility-1: the fault of spending more than the allowance.
void judge_allowance(const Way& way, const Account& account, Findings& found);

/// mobility-1, mobility-33, mobility-48: remembers what the piece has spent and done in this turn.
void change_status_of_spent(const Way& way, const Account& account, Findings& found);

/// mobility-36 and 49, at a `fire`. `account`: up to there.
void note_fire(const Way& way, std::size_t step, const Account& account, Findings& found);

/// mobility-33 to 35, when all is spent.
void note_speed(const Way& way, const Account& account, Findings& found);
/// mobility-37
void note_turning_on_the_spot(const Way& way, Findings& found);

// boarding.cpp
/// Getting in or out, as far as the path and the state before the move decide it.
struct Boarding {
  const Model* carrier = nullptr;
  bool in = false;        ///< it gets in; else out
  std::size_t step = 0;   ///< the step of the act; 0 for getting out
  bool eligible = true;   ///< the carrier may be boarded
  double most = 0;        ///< inches that the carrier may have moved before
  bool too_late() const;  ///< the carrier has moved more: nothing is charged
  bool is_charged() const { return eligible && !too_late(); }
};

/// Getting out before getting in.
std::vector<Boarding> boardings_of(const Way& way);

/// mobility-50: the part of a transport's allowance that is gone when the piece is in or out, inches.
struct CarrierShare {
  const Model* carrier = nullptr;
  double spent = 0;
};

/// mobility-50 to 54, before the move: faults of the state of the piece and its transport.
void judge_boarding_before(const Way& way, const std::vector<Boarding>& boardings, Findings& found);
/// mobility-50, before the path: pays for waiting until the transport has come, and for getting out.
void pay_before_path(const Way& way, const std::vector<Boarding>& boardings, Account& account,
                     std::vector<CarrierShare>& shares);
/// mobility-51: at the end of the path.
void judge_getting_in(const Way& way, const std::vector<Boarding>& boardings, Account& account,
                      std::vector<CarrierShare>& shares, Findings& found);
/// The status that getting in or out changes on the piece.
void change_status_of_passenger(const Way& way, const std::vector<Boarding>& boardings, Findings& found);

// entry.cpp
/// mobility-57 to 61 and 63, before the move.
void judge_coming_on(const Way& way, Findings& found);
/// mobility-58: pays for the inches made off the table in this turn.
void pay_for_off_board(const Way& way, Account& account);
/// mobility-57 without `entry_free`: pays for the depth of the base, measured from the edge.
void pay_for_entry(const Way& way, Account& account);
/// mobility-60
void announce_off_board(const Way& way, Findings& found);
/// mobility-62: the altitude at which a landing ends.
void judge_set_down(const Way& way, Findings& found);
/// mobility-57: the piece is on the table now.
void change_status_of_reserve(const Way& way, Findings& found);

/// mobility-55: the fault where the base first passes the edge, unless the path leaves the table on purpose. `passed`
/// remembers that it has passed it.
void pass_edge_at_start(const Way& way, bool& passed, Findings& found);
void pass_edge_on_leg(const Way& way, std::size_t step, const Leg& leg, bool& passed, Findings& found);
void pass_edge_in_turn(const Way& way, std::size_t step, const Turn& turn, bool& passed, Findings& found);

/// mobility-55: the act of leaving, at the end of the path.
void finish_leaving(const Way& way, bool passed, Findings& found);

// motion.cpp
/// A stretch of a leg on which the same ground counts: a span of the trace, cut where the water begins or ends to count
/// (mobility-21).
struct GroundStretch {
  double from = 0;  ///< inches along the leg
  double to = 0;
  GroundUnderBase place;
};

/// The stretches of a whole leg, ascending and without gaps.
std::vector<GroundStretch> stretches_of(const Way& way, std::size_t step, const Leg& leg);

/// The factor for the direction of a leg, and the clause that sets it (empty: the factor is 1).
struct MannerFigure {
  double value = 1;
  std::string_view rule;
};
MannerFigure manner_figure(const Setting& setting, const Model& model, Manner manner);

/// mobility-12: the model cannot go sideways at all.
bool cannot_go_sideways(const Model& model);

/// mobility-12
void judge_direction(const Way& way, std::size_t step, const Leg& leg, Findings& found);

/// All charges of a leg, in the order of the way.
void pay_for_leg(const Way& way, std::size_t step, const Leg& leg, const std::vector<GroundStretch>& stretches,
                 Progress& progress, Findings& found);

/// mobility-13, mobility-39: the price of a turn by `angle` degrees at a current rate, inches.
double price_of_turn(const Tables& tables, TurnBands bands, double rate, double angle);

/// mobility-13: infantry pays for turns by the option only.
bool pays_for_turns(const Setting& setting, const Model& model);

/// The charges of a turn step: trees that it fells, and at the last pivot of a turn the price of the turn.
void pay_for_turn(const Way& way, std::size_t step, const Turn& turn, Progress& progress, Findings& found);

// altitude.cpp
/// mobility-41 at a start and on each step. The fault is added by `judge_altitude` at the end.
void keep_altitude_at_start(const Way& way, std::optional<AltitudeBreach>& breach);
void keep_altitude_on_leg(const Way& way, std::size_t step, const Leg& leg, std::optional<AltitudeBreach>& breach);
void keep_altitude_in_turn(const Way& way, std::size_t step, const Turn& turn, std::optional<AltitudeBreach>& breach);
void keep_altitude_in_climb(const Way& way, std::size_t step, const Climb& climb,
                            std::optional<AltitudeBreach>& breach);
void judge_altitude(const Way& way, const std::optional<AltitudeBreach>& breach, Findings& found);

/// mobility-40, with the stairs and ladders of mobility-31 and 32.
void pay_for_climb(const Way& way, std::size_t step, const Climb& climb, Account& account, OtherBases& bases);

/// mobility-48: a `fire` between a climb up and a climb down, stairs and ladders aside.
bool is_pop_up(const Way& way, std::size_t fire);
void judge_pop_up(const Way& way, std::size_t fire, Findings& found);
/// mobility-48: no descent after rising and firing in earlier orders of the turn.
void judge_dropping_back(const Way& way, Findings& found);

/// mobility-48: remembered of a piece that may not pop up.
struct PopUpStatus {
  bool rose = false;    ///< by this order
  bool popped = false;  ///< fired by this order, after rising in this turn
};
PopUpStatus pop_up_status(const Way& way);

// barriers.cpp
/// Faults at ground that the piece may not touch: where a `start` puts it down, on legs, in turns and climbs.
void touch_ground_at_start(const Way& way, Findings& found);
void touch_ground_on_leg(const Way& way, std::size_t step, const std::vector<GroundStretch>& stretches,
                         Findings& found);
void touch_ground_in_turn(const Way& way, std::size_t step, const Turn& turn, Findings& found);
void touch_ground_in_climb(const Way& way, std::size_t step, const Climb& climb, Findings& found);

/// mobility-26: fells the trees of a place that still stand and pays for each. `figure`: the figure of the ground
/// there. Returns the inches paid.
double fell_trees(const Way& way, const GroundUnderBase& place, double figure, PathPoint at, FelledTrees& felled,
                  Account& account, Findings& found);

// bases.cpp
/// mobility-42
void meet_bases_at_start(const Way& way, OtherBases& bases, Findings& found);
/// mobility-42, and the touches of mobility-46, on any step that moves the piece.
void meet_bases_on_step(const Way& way, std::size_t step, OtherBases& bases, Findings& found);
/// mobility-42 and 46 where the path ends.
void stand_clear_at_end(const Way& way, OtherBases& bases, Findings& found);

/// mobility-43: an armoured vehicle may run down enemy infantry, crewed weapons and armoured vehicles, by an option all
/// vehicles.
bool may_run_down(const Setting& setting, const Model& model, const OverrunTarget& target);
/// mobility-44: by size classes. Of pieces without a size class any may be run down.
bool is_small_enough(const Tables& tables, const std::optional<double>& own, const std::optional<double>& target);
/// mobility-43 and 44, at the declaration.
void declare_overrun(const Way& way, std::size_t step, const Act& act, OtherBases& bases, Findings& found);
/// mobility-45 with `overrun_price` `target`: pays for the targets that are first touched on this stretch of a leg.
/// `manner`: the factor for the direction of the leg.
void pay_for_targets(const Way& way, PathPoint from, double to, double manner, Progress& progress);
/// mobility-46 and 47: the fate of the targets.
void finish_overruns(const Way& way, OtherBases& bases, Findings& found);

// judge.cpp
/// The judgement of one piece.
struct Judged {
  Account account;  ///< its charges are the costs of the piece
  Findings found;
  std::vector<CarrierShare> shares;  ///< of its transports' allowances
  bool stopped = false;              ///< a fault before the move without an excess: the path is not judged
};

Judged judged(const Way& way);

/// The last point at which the path, cut there, has no fault; nothing when that is the very start, or nowhere. `whole`:
/// the judgement of the whole path.
std::optional<Furthest> furthest_of(const Way& way, const Judged& whole);

// fare.cpp
/// The first fare is for ways that go and turn. Empty for a pod, a landing and a piece that may not move.
Fares fares_of(const Setting& setting, const MobilityOrder& order, const Model& model);

// fare_besides.cpp
/// Fares of ways that also climb, run enemies down, get aboard or leave the table. They are bounds alone. `plain`: the
/// fare of ways that go and turn.
Fares fares_besides(const Setting& setting, const MobilityOrder& order, const Model& model, const Fare& plain);

/// Frames that declare overruns of all that the piece may run down, that climb to altitudes with less in the way, and
/// that leave the table.
std::vector<WayFrame> frames_of(const Setting& setting, const MobilityOrder& order, const Model& model,
                                const Fare& plain);

/// The least price of an inch up or down.
double least_price_of_climb(const Setting& setting, const Model& model);
/// mobility-40: it climbs up to its limit for nothing.
bool soars(const Setting& setting, const Model& model);

}  // namespace linesman::mobility
