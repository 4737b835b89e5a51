#include "files/orders/cases_tried.h"

#include "files/documents/document.h"
#include "files/orders/expectation.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"

namespace linesman {

namespace {

/// The ruling on a case, or the sentence of a refusal.
Value answer_to_case(const Value& one, const std::string& ruleset, const Referee& referee) {
  const auto refused = [](const Problem& problem) { return Value(Value::Object{{"error", problem.sentence()}}); };
  const auto document = read_document(game_of_case(one, ruleset), "");
  if (!document) return refused(document.problem());
  const auto order = read_order(one["order"], "");
  if (!order) return refused(order.problem());
  const auto hearing = referee.open(document->game);
  if (!hearing) return refused(hearing.problem());
  const auto judged = hearing->judge(*order);
  if (!judged) return refused(judged.problem());
  return write_ruling(judged->ruling, hearing->game());
}

}  // namespace

std::vector<TriedCase> try_cases(const Value& suite, const std::string& ruleset, const Referee& referee) {
  std::vector<TriedCase> tried;
  for (const Value& one : suite["cases"].items()) {
    TriedCase each{
        std::string(one["name"].text().value_or("a case without a name")), {}, answer_to_case(one, ruleset, referee)};
    each.differences = differences(one["expect"], each.answer);
    tried.push_back(std::move(each));
  }
  return tried;
}

}  // namespace linesman
