#include "casebook/dispute.h"

#include <algorithm>

#include "files/documents/document.h"
#include "files/documents/record.h"
#include "files/orders/order_json.h"
#include "files/orders/question_json.h"
#include "reach/ask/ask.h"
#include "reach/questions/could.h"

namespace linesman {

namespace {

Problem of_input(const char* input, Problem problem) {
  problem.pointer = input + problem.pointer;
  return problem;
}

/// The question of an order that has ends in place of a path. Members of a question that such an order has beside its
/// own go where a question has them.
Value question_of(const Value& order) {
  Value::Array who;
  if (const auto unit = order["unit"].text()) who.emplace_back(*unit);
  if (const auto piece = order["piece"].text()) who.emplace_back(*piece);
  for (const Value& piece : order["pieces"].items()) who.push_back(piece);
  Value to = Value::Object{{"ends", order["ends"]}};
  if (const Value* within = order.find("within")) to = to.with("within", *within);
  Value::Object how;
  for (const auto& [name, value] : order.members())
    if (name != "unit" && name != "piece" && name != "pieces" && name != "ends" && name != "within" && name != "dice")
      how.emplace_back(name, value);
  Value question = Value::Object{{"who", std::move(who)}, {"to", to}, {"how", std::move(how)}};
  if (const Value* dice = order.find("dice")) question = question.with("roll", *dice);
  return question;
}

std::map<std::string, EndRequest> ends_of(const PlaceAsked& place, const Order& order, const Game& game) {
  std::map<std::string, EndRequest> ends;
  const auto pieces = ordered_pieces(game, order);
  if (!pieces) return ends;
  for (const PieceIndex piece : *pieces)
    if (const AskedEnd* end = place.ends.of(game.piece(piece).id))
      ends[game.piece(piece).id] = {end->at, end->facing, end->altitude};
  return ends;
}

/// The cheapest way to a place that no legal order reaches.
Result<Witness> cheapest_way(const Hearing& hearing, const Question& question, const std::string& action,
                             const Value& order) {
  const auto& place = std::get<PlaceAsked>(question.to);
  auto plain = read_order(order.without("ends").without("within").with("action", action), "");
  if (!plain) return plain.problem();
  const auto could = could_reach(hearing, *plain, ends_of(place, *plain, hearing.in_force()),
                                 place.within.value_or(usual_slack(hearing.game())));
  if (!could) return could.problem();
  if (could->witness) return *could->witness;
  if (could->would) return *could->would;
  return Problem{"", "No way there is known, so there is nothing to rule on."};
}

Result<HeardMove> heard_place(const Hearing& hearing, const Value& order) {
  const auto question = read_question(question_of(order), "");
  if (!question) return Problem{"", question.problem().reason};
  const auto answer = ask(hearing, *question);
  if (!answer) return Problem{"", answer.problem().reason};
  const Row& row = answer->rows.front();
  auto way = row.witness ? Result<Witness>(*row.witness) : cheapest_way(hearing, *question, row.action, order);
  if (!way) return way.problem();
  Witness found = std::move(way).value();
  return HeardMove{hearing, order, CaseAsked::could, std::move(found.order), std::move(found.judgement)};
}

}  // namespace

Value order_asked(const Question& question, const std::string& action, const Game& game) {
  if (!std::holds_alternative<PlaceAsked>(question.to) || question.who.empty()) return {};
  const Value asked = write_question(question);
  const bool is_unit = question.who.size() == 1 && !game.find_piece(question.who.front());
  Value order = asked["how"].is_object() ? asked["how"] : Value::empty_object();
  order = order.with("action", action);
  if (is_unit)
    order = order.with("unit", question.who.front());
  else if (question.who.size() == 1)
    order = order.with("piece", question.who.front());
  else
    order = order.with("pieces", asked["who"]);
  for (const char* member : {"ends", "within"})
    if (const Value* value = asked["to"].find(member)) order = order.with(member, *value);
  Value::Object dice;
  for (const auto& [purpose, faces] : question.roll) {
    Value::Array known;
    for (const auto& face : faces)
      if (face && *face > 0) known.emplace_back(static_cast<std::int64_t>(*face));
    const bool is_whole =
        std::all_of(faces.begin(), faces.end(), [](const std::optional<int>& face) { return face.has_value(); });
    if (is_whole && !known.empty()) dice.emplace_back(purpose, std::move(known));
  }
  return dice.empty() ? order : order.with("dice", std::move(dice));
}

Result<HeardMove> heard(const Value& game, const Value& order, const RulesetSource& rulesets) {
  const auto document = read_document(game, "");
  if (!document) return of_input("/game", document.problem());
  const auto ruleset = rulesets.ruleset(document->game.ruleset(), document->game.house_rules());
  if (!ruleset) {
    Problem problem = ruleset.problem();
    if (problem.pointer.empty()) problem.pointer = "/ruleset";
    return of_input("/game", std::move(problem));
  }
  const auto hearing = Hearing::open(without_record(document->game), *ruleset);
  if (!hearing) return of_input("/game", hearing.problem());
  if (!order.is_object()) return Problem{"/order", said<"an order must be an object, not {a}">(described(order))};
  if (order.find("ends")) {
    auto place = heard_place(*hearing, order);
    return place ? place : of_input("/order", place.problem());
  }
  auto read = read_order(order, "");
  if (!read) return of_input("/order", read.problem());
  auto judgement = hearing->judge(*read);
  if (!judgement) return of_input("/order", judgement.problem());
  return HeardMove{*hearing, order, CaseAsked::judge, std::move(read).value(), std::move(judgement).value()};
}

}  // namespace linesman
