#include "ui/session/asked.h"

#include <algorithm>
#include <exception>

#include "ui/session/form_answer.h"

namespace linesman {

AskedPtr ask_now(const Hearing& hearing, const Question& question, RowEffort effort, const std::stop_token& stop) {
  auto asked = std::make_shared<Asked>(Asked{question, hearing});
  try {
    auto rows = AskedRows::of(hearing, question);
    if (!rows) {
      asked->problem = rows.problem();
      asked->settled = true;
      return asked;
    }
    Answer answer;
    for (std::size_t i = 0; i < rows->actions().size(); ++i) answer.rows.push_back(rows->row(i, effort, stop));
    std::stable_sort(answer.rows.begin(), answer.rows.end(), comes_before);
    asked->settled = effort == RowEffort::whole ||
                     std::none_of(answer.rows.begin(), answer.rows.end(), [](const Row& row) { return row.rough; });
    asked->answer = std::move(answer);
  } catch (const std::exception& mistake) {
    asked->problem = Problem{{}, mistake.what()};
    asked->settled = true;
  }
  return asked;
}

Question question_of(const Order& order, const AskedRoll& roll) {
  Question question;
  question.who = ids_of(order.who);
  question.to = WayAsked{order.paths};
  // Where its paths are written, they are what is asked about.
  question.how = {order.action, order.starts, has_form(order) ? order.members.without(FORM) : order.members};
  question.roll = roll;
  for (const auto& [purpose, faces] : asked_roll(order.dice)) question.roll[purpose] = faces;
  return question;
}

AskedRoll asked_roll(const Dice& dice) {
  AskedRoll roll;
  for (const auto& [purpose, faces] : dice)
    for (const double face : faces) roll[purpose].emplace_back(static_cast<int>(face));
  return roll;
}

Dice whole_throws(const AskedRoll& roll) {
  Dice dice;
  for (const auto& [purpose, faces] : roll) {
    if (faces.empty() || std::any_of(faces.begin(), faces.end(), [](const auto& face) { return !face; })) continue;
    for (const auto& face : faces) dice[purpose].push_back(*face);
  }
  return dice;
}

}  // namespace linesman
