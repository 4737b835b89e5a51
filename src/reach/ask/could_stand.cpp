#include "reach/ask/could_stand.h"

#include <algorithm>

#include "reach/ask/ask.h"

namespace linesman {

CouldByAction could_stand_there(const Hearing& hearing, const std::string& piece, const Pose& pose, double known_to,
                                const std::stop_token& stop) {
  const double within = std::max(usual_slack(hearing.game()), known_to);
  Question question;
  question.who = {piece};
  question.to = PlaceAsked{ends_at({pose.at, {}, pose.facing, pose.altitude}), within};
  auto answer = ask(hearing, question, stop);
  if (!answer) return {"", Could{.reason = answer.problem().reason.as_part()}};
  Row row = (*std::move(answer)).rows.front();
  CouldByAction found{row.action, {}};
  if (row.is_yes() && row.witness) {
    found.could.answer = CouldAnswer::yes;
    found.could.roll = row.answer == RowAnswer::yes && row.witness->order.dice.empty() ? "" : roll_name(row.chance);
    found.could.witness = std::move(row.witness);
    return found;
  }
  Order order;
  order.who = OnePiece{piece};
  order.action = row.action;
  auto could = could_reach(hearing, order, {{piece, EndRequest{pose.at, pose.facing, pose.altitude}}}, within, stop);
  if (could && could->answer != CouldAnswer::yes)
    found.could = *std::move(could);
  else
    found.could.reason = row.reason.as_part();
  return found;
}

}  // namespace linesman
