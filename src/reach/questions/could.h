// Whether a piece could have got to where it stands, by which way, or why not.
//
//   const EndRequest end{.at = {24, 18}};
//   const Result<Could> could = could_reach(hearing, order, {{"tank-1", end}}, usual_slack(hearing.game()));
#pragma once

#include <map>
#include <string>

#include "reach/questions/answers.h"

namespace linesman {

/// `ends`: by id, of pieces that `order` names; its path, and what it tells of one, is left out. `within`: inches
/// forgiven at the end. Refused: what the ruleset refuses, an end for a piece that the order does not name or none for
/// one that it does. It costs `work`, by default what a question may; where that does not last the answer is unknown.
Result<Could> could_reach(const Hearing& hearing, const Order& order, const std::map<std::string, EndRequest>& ends,
                          double within, const std::stop_token& stop = {}, WorkLeft* work = nullptr);

/// The answer without `nearest` and `would`, which cost as much again.
Result<Could> could_verdict(const Hearing& hearing, const Order& order, const std::map<std::string, EndRequest>& ends,
                            double within, const std::stop_token& stop, WorkLeft& work);

/// An answer, and the action of the ruleset for which it is given.
struct CouldByAction {
  std::string action;
  Could could;
};

/// The answer for the first action with which the piece could get there; else for an action that is not refused, with
/// "unknown" before "no". Without any such action the answer is unknown.
CouldByAction could_by_any_action(const Hearing& hearing, const std::string& piece, const EndRequest& end,
                                  double within, const std::stop_token& stop = {});

/// The same for a piece that is seen standing there, its place known to within `known_to` inches: as much is forgiven
/// at the end, and never less than `usual_slack`.
CouldByAction could_stand_there(const Hearing& hearing, const std::string& piece, const Pose& pose, double known_to,
                                const std::stop_token& stop = {});

/// Inches forgiven at the end where nothing else is said.
double usual_slack(const Game& game);

}  // namespace linesman
