// The clauses of the page by theme, one function each: they take the way of a piece and add to what is found. After
// them the order in which they are asked, and the price of a way beforehand.
#pragma once

#include "drill/meetings.h"
#include "drill/reading.h"
#include "drill/speed.h"
#include "rules/fare.h"
#include "rules/ruling.h"

namespace linesman::drill {

// acts.cpp
void who_moves(const Way& way, Findings& found);          // drill-1
void one_action_a_turn(const Way& way, Findings& found);  // drill-1
/// drill-2. `stopped`: drill-18, 22, 36, 37 or 39 stopped the piece.
void the_mounted_officer(const Way& way, bool stopped, Findings& found);
void stopping(const Way& way, Findings& found);                               // drill-3
void limbered_and_unlimbered(const Way& way, Findings& found);                // drill-6
void pay_for_act(const Way& way, Account& account, std::size_t step);         // drill-6
void pay_for_understood(const Way& way, Account& account, std::size_t step);  // drill-7: one act
void forming_on_the_move(const Way& way, Findings& found);                    // drill-16, 17
void forming_takes_the_turn(const Way& way, Findings& found);                 // drill-17, 40

// walk.cpp
/// drill-12: turns cost nothing.
bool turns_freely(OrderKind kind, Formation formation);
/// drill-10: the price of a turn that is not free, BD: for each angle of the table begun. `angle`: degrees.
double price_of_turn(const Tables& tables, double angle);
/// Pays for the whole path: every step, landscape, steeplechases and contours. Returns whether drill-22 stops the
/// piece.
bool walk(const Way& way, const Speed& speed, Account& account, Findings& found);

// terrain.cpp
/// drill-14, 15, 16, 18 and, on small roads, drill-27
void enter_landscape(const Way& way, const Speed& speed, const Meeting& meeting, Account& account, Findings& found);
/// drill-18: the feature that the Move order still leads on to. Returns whether that stops the piece.
bool leads_onto(const Way& way, const Speed& speed, Findings& found);
/// drill-19, with drill-16, 18 and 22, for a steeplechase that is rated passable. Returns whether the piece becomes a
/// Mob behind it.
bool take_steeplechase(const Way& way, const Speed& speed, const Meeting& meeting, Account& account, Findings& found);
/// drill-21: the centre of a piece may stand in such a stream.
bool may_stand_in(const Setting& setting, FeatureIndex steeplechase);
void square_to_it(const Way& way, Findings& found);       // drill-20
void no_standing_on_it(const Way& way, Findings& found);  // drill-21

// roads.cpp
void the_march(const Way& way, Findings& found);                // drill-24
void before_a_narrow_passage(const Way& way, Findings& found);  // drill-29
void passing(const Way& way, Findings& found);                  // drill-30
void one_unit_a_turn(const Way& way, Findings& found);          // drill-31
void room_beyond(const Way& way, Findings& found);              // drill-32
/// The first narrow passage on the path.
std::optional<FeatureIndex> passage_of(const Way& way);
/// drill-30: the places of a pass that decide it, inches along the path: where the centre leaves the passage, where the
/// base is clear of it, and where the piece is too far beyond. Empty where it does not leave a passage.
std::vector<double> limits_of_passing(const Way& way);

// friends.cpp
void through_friends(const Way& way, Findings& found);        // drill-33, 34
void not_in_anothers_place(const Way& way, Findings& found);  // drill-35

// enemies.cpp
/// drill-36 to 39: how near a piece may go to an enemy.
struct Approach {
  enum class Ends { in_contact, halted, free_to_charge };
  std::string_view rule;
  Ends ends = Ends::in_contact;
  std::optional<std::size_t> watch = {};  ///< of `Watches`; nothing: until the bases touch
  bool routed_too = false;                ///< it applies to routed enemies too
};
/// Nothing for artillery that is not limbered.
std::optional<Approach> approach_of(Arm arm, Formation formation);
/// drill-36 to 39, 41. Returns whether an enemy stops the piece.
bool enemies(const Way& way, Findings& found);
/// For pictures: the gaps to enemies at the end that are small enough to matter. A gap holds when no fault is about
/// that enemy.
std::vector<ShownGap> gaps_to_enemies(const Way& way, const Findings& found);

/// The judgement of one piece.
struct Judged {
  Speed speed;
  double spent = 0;             ///< BD
  bool spent_too_much = false;  ///< one of the faults is that it has spent more than its allowance
  Findings found;

  double left() const { return speed.total - spent; }
};

// judge.cpp
Judged judge(const Way& way);
/// The last point at which the path, cut there and judged again, has no fault; nothing when that is the very start.
/// `judged`: the judgement of the whole way.
std::optional<Furthest> furthest_of(const Way& way, const Judged& judged);

// fare.cpp
/// Fares of a move or march, in the formation that the acts at the beginning of the path give the piece. Empty for
/// other actions and for a formation that does not move.
Fares fares_of(const Setting& setting, const ReadOrder& order, const OrderedPiece& piece);
/// The free change to manoeuvre column (drill-16), limbering (drill-6), and for `form` every formation (drill-17).
std::vector<WayFrame> frames_of(const Setting& setting, const ReadOrder& order, const Troop& troop);

}  // namespace linesman::drill
