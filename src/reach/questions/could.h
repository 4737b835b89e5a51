// Whether a piece could have got to where it stands, by which way, or why not.
//
//   const EndRequest end{.at = {24, 18}};
//   const Result<Could> could = could_reach(hearing, order, {{"tank-1", end}}, usual_slack(hearing.game()));
#pragma once

#include <map>
#include <string>

#include "reach/questions/answers.h"
#include "reach/questions/place_rolls.h"
#include "reach/search/way_finder.h"

namespace linesman {

/// `ends`: by id, of pieces that `order` names; its path, and what it tells of one, is left out. `within`: inches
/// forgiven at the end. Refused: what the ruleset refuses, an end for a piece that the order does not name or none for
/// one that it does. It costs `work`, by default what a question may; where that does not last the answer is unknown.
Result<Could> could_reach(const Hearing& hearing, const Order& order, const std::map<std::string, EndRequest>& ends,
                          double within, const std::stop_token& stop = {}, WorkLeft* work = nullptr);

/// The answer without `nearest` and `would`, which cost as much again.
Result<Could> could_verdict(const Hearing& hearing, const Order& order, const std::map<std::string, EndRequest>& ends,
                            double within, const std::stop_token& stop, WorkLeft& work);

/// The answer for pieces of an order without a path, each with its end; which are held is not asked. With dice missing
/// by all their rolls.
Result<Could> could_of(const PlaceQuestion& question, CouldDetail detail, const std::stop_token& stop, WorkLeft& work);

/// No, of a piece that is held, and why.
Could could_of_held(const std::string& why);
/// No, where one of the pieces is held and would have to go.
std::optional<Could> held_answer(const PlaceQuestion& question);

/// The work for one action of a question: all actions by which models go share the work of one. It is the same whether
/// the action was said or not, so that their answers are.
std::uint64_t work_of_action(const Hearing& hearing);

/// The roll for which a reach is given (`NamedRoll::name`), the shortest that is enough with such a chance; without
/// one, that of every roll.
std::string roll_name(const std::optional<Chance>& chance);

/// Inches forgiven at the end where nothing else is said.
double usual_slack(const Game& game);

}  // namespace linesman
