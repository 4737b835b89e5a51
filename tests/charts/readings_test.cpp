// Sentences of the page of charts, each with an order and the answer that follows from it: files in `readings`.
#include <gmock/gmock.h>

#include <cmath>

#include "charts/chart_folders.h"
#include "charts/random_play.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/expectation.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "support/cases.h"

namespace linesman::charts_test {
namespace {

/// The chart of a case: its rules, a clause each, over the words that all of these cases share.
Value chart_of(const Value& one) {
  static const Value skeleton = load_json(in_project("tests/charts/readings/skeleton.json")).value();
  Value::Array clauses;
  for (const Value& rule : one["rules"].items()) {
    const std::string number = std::to_string(clauses.size() + 1);
    clauses.push_back(Value::Object{
        {"id", "reading-" + number}, {"title", "Rule " + number}, {"text", "As it stands."}, {"rule", rule}});
  }
  const Value chart = skeleton.with("clauses", clauses);
  return one.find("inches") ? chart.with("inches", one["inches"]) : chart;
}

Value answer(const Value& one, const Value& chart) {
  const auto refused = [](const Problem& problem) { return Value(Value::Object{{"error", problem.sentence()}}); };
  const auto document = read_document(game_of_case(one, "reading"), "");
  if (!document) return refused(document.problem());
  const auto order = read_order(one["order"], "");
  if (!order) return refused(order.problem());
  const auto hearing = Hearing::open(document->game, made(chart));
  if (!hearing) return refused(hearing.problem());
  const auto judged = hearing->judge(*order);
  if (!judged) return refused(judged.problem());
  return write_ruling(judged->ruling, hearing->game());
}

bool is_same(const Value& wanted, const Value& got) {
  constexpr double SLACK = 1e-4;
  if (wanted.is_number() && got.is_number()) return std::abs(*wanted.number() - *got.number()) < SLACK;
  return wanted == got;
}

/// `places` of a case are its faults in their order: rule, step, s, and if wanted excess and with.
std::string wrong_places(const Value& wanted, const Value& faults) {
  static const std::vector<const char*> MEMBERS{"rule", "step", "s", "excess", "with"};
  if (wanted.size() != faults.size()) return "there are " + std::to_string(faults.size()) + " faults";
  for (std::size_t i = 0; i < wanted.size(); ++i)
    for (std::size_t k = 0; k < wanted[i].size(); ++k)
      if (!is_same(wanted[i][k], faults[i][MEMBERS[k]]))
        return std::string(MEMBERS[k]) + " of fault " + std::to_string(i) + " is " + write_json(faults[i][MEMBERS[k]]);
  return {};
}

class Readings : public ::testing::TestWithParam<std::string> {};

TEST_P(Readings, AreRuledAsThePageSays) {
  const Value file = load_json(GetParam()).value();
  EXPECT_GT(file["cases"].size(), 0u);
  for (const Value& one : file["cases"].items()) {
    const Value chart = chart_of(one);
    ASSERT_TRUE(chart::chart_mistakes(chart).empty())
        << *one["name"].text() << ": " << chart::chart_mistakes(chart).front().sentence();
    const Value ruling = answer(one, chart);
    for (const std::string& said : differences(one["expect"].without("places"), ruling))
      ADD_FAILURE() << *one["name"].text() << ": " << said << "\n" << write_json(ruling, 2);
    if (!one["expect"].find("places")) continue;
    const std::string wrong = wrong_places(one["expect"]["places"], ruling["faults"]);
    EXPECT_EQ(wrong, "") << *one["name"].text() << "\n" << write_json(ruling, 2);
  }
}

std::vector<std::string> files_of_readings() {
  std::vector<std::string> files = files_ending("tests/charts/readings", ".json");
  std::erase_if(files, [](const std::string& file) { return file.ends_with("skeleton.json"); });
  return files;
}

std::string name_of_file(const ::testing::TestParamInfo<std::string>& tested) {
  const std::size_t from = tested.param.rfind('/') + 1;
  return tested.param.substr(from, tested.param.rfind('.') - from);
}

INSTANTIATE_TEST_SUITE_P(Of, Readings, ::testing::ValuesIn(files_of_readings()), name_of_file);

}  // namespace
}  // namespace linesman::charts_test
