#include "casebook/case_tests.h"

#include <filesystem>

#include "base/text.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "rules/ruling.h"

namespace linesman {

namespace {

Value rules_of(const Value& faults) {
  Value::Array rules;
  for (const Value& fault : faults.items()) {
    const Value& rule = fault["rule"];
    bool is_new = true;
    for (const Value& known : rules) is_new = is_new && !(known == rule);
    if (is_new) rules.push_back(rule);
  }
  return rules;
}

Value expected(const FiledCase& one) {
  const Value& ruling = one.json["ruling"];
  if (!one.decision.upheld) return Value::Object{{"verdict", name_of(one.decision.verdict)}};
  return Value::Object{{"verdict", ruling["verdict"]},
                       {"faults", rules_of(ruling["faults"])},
                       {"total", ruling["allowance"]["total"]},
                       {"spent", ruling["allowance"]["spent"]}};
}

Value test_of(const FiledCase& one) {
  const bool is_place = one.json["asked"] == Value("could");
  Value test = Value::Object{{"name", "case " + one.hash.substr(0, 8)}};
  if (!one.decision.reason.empty()) test = test.with("why", one.decision.reason);
  return test.with("game", one.json["game"])
      .with("order", one.json[is_place ? "way" : "order"])
      .with("expect", expected(one));
}

}  // namespace

std::map<std::string, TestsOfRuleset> tests_of(const CaseBook& book) {
  struct Lists {
    Value::Array upheld;
    Value::Array overridden;
  };
  std::map<std::string, Lists> lists;
  for (const std::size_t i : book.in_order()) {
    const FiledCase& one = book.cases()[i];
    if (!book.counts(i) || one.json["game"].is_null()) continue;
    Lists& of = lists[one.ruleset];
    (one.decision.upheld ? of.upheld : of.overridden).push_back(test_of(one));
  }
  std::map<std::string, TestsOfRuleset> tests;
  for (auto& [ruleset, of] : lists)
    tests[ruleset] = {Value::Object{{"ruleset", ruleset}, {"cases", std::move(of.upheld)}},
                      Value::Object{{"ruleset", ruleset}, {"cases", std::move(of.overridden)}}};
  return tests;
}

Result<std::vector<WrittenTests>> write_tests(const CaseBook& book, const std::string& folder) {
  constexpr int SPACES = 2;  // of a step of JSON
  namespace fs = std::filesystem;
  std::vector<WrittenTests> written;
  for (const auto& [ruleset, tests] : tests_of(book)) {
    const fs::path own = fs::path(folder) / ruleset;
    std::error_code error;
    if (valid_id(ruleset)) fs::create_directories(own, error);
    if (error || !valid_id(ruleset)) return Problem{folder, "", said<"cannot be made for the tests of {id}">(ruleset)};
    for (const auto& [name, suite] :
         {std::pair("cases.json", &tests.upheld), std::pair("overridden.json", &tests.overridden)}) {
      const std::string file = (own / name).string();
      if (const auto saved = save_file(file, write_json(*suite, SPACES) + "\n"); !saved) return saved.problem();
      written.push_back({file, (*suite)["cases"].size()});
    }
  }
  return written;
}

}  // namespace linesman
