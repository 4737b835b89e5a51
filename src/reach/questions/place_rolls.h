// With which rolls pieces could get to a place.
//
//   const PlaceQuestion question{hearing, order, pieces, ends, within};
//   const SettledPlace settled = *settled_place(question, needs, space_of, true, RollsTried::all, stop, work);
//   const Chance chance = chance_of(settled.rolls.states);
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "reach/questions/answers.h"
#include "reach/questions/roll_space.h"

namespace linesman {

/// The answer about several pieces as one body, by an order with its dice. A yes has no witness where each goes by an
/// order of its own.
using AskedOfBody =
    std::function<Result<Could>(const Order& order, CouldDetail detail, const std::stop_token& stop, WorkLeft& work)>;

/// Pieces that are said to end somewhere, by an order without a path.
struct PlaceQuestion {
  const Hearing& hearing;
  const Order& order;                      ///< with the dice that are no part of the rolls
  std::vector<PieceIndex> pieces;          ///< in document order
  std::map<std::string, EndRequest> ends;  ///< by id, of each piece
  double within = 0;                       ///< inches forgiven at the end
  AskedOfBody of_body{};                   ///< in place of `ends`, where the pieces do not each have their own
};

struct PlaceRolls {
  RollStates states;                       ///< of each roll of the space
  std::vector<Dice> dice;                  ///< of each kind of rolls that are alike
  std::vector<std::optional<Order>> ways;  ///< of each kind that has one: an order that is legal with it
  std::vector<std::size_t> kind_of;        ///< of each roll
  Dice best_dice;                          ///< of the roll that leads farthest
  Could best;                              ///< its answer, without `nearest` and `would`
};

/// `straight`: only the straight way is judged, with the roll that leads farthest and then with all others. So it takes
/// some milliseconds, for a drag.
enum class RollsTried { all, straight };

/// The rolls of the number of dice with which the chance is greatest; of equals the most dice.
struct SettledPlace {
  RollSpace space;
  PlaceRolls rolls;
};

/// The space of the dice that are needed.
using SpaceOf = std::function<RollSpace(const std::vector<PurposeNeed>&)>;

/// Settles each roll by a way that was judged with it, or by the proof that there is none; what `work` does not last
/// for stays open. Of more than MOST_ROLLS_COUNTED rolls two are settled, the lowest and the highest. `fewer`: which
/// dice are rolled may depend on the way, so that fewer of the only purpose are tried too. Refused: what the ruleset
/// refuses of the order with dice.
Result<SettledPlace> settled_place(const PlaceQuestion& question, const std::vector<PurposeNeed>& needs,
                                   const SpaceOf& space_of, bool fewer, RollsTried tried, const std::stop_token& stop,
                                   WorkLeft& work);

/// The answer with the dice of the order, whether they are enough or not.
Result<Could> could_with_dice(const PlaceQuestion& question, const Order& order, CouldDetail detail,
                              const std::stop_token& stop, WorkLeft& work);

/// The ways of several pieces of one order, put together and judged. Where that is not allowed the answer is unknown
/// and says why.
Could put_together(const Hearing& hearing, Order order, const std::vector<Witness>& each);

/// Not even the straight way there can be paid by any fare, were nothing in the way. Not to be asked of a place where
/// the base hangs off the table: ways that leave it have fares of their own.
bool too_far_straight(const std::vector<std::unique_ptr<WayTrial>>& trials, const EndRequest& end, double within);

/// All pieces are said to end where they stand.
bool all_stay(const PlaceQuestion& question);

}  // namespace linesman
