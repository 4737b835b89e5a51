// Questions about moves, read and written.
#include <gtest/gtest.h>

#include "files/json.h"
#include "files/orders/question_json.h"
#include "support/documents.h"
#include "support/random.h"

namespace linesman::question_test {
namespace {

using files_test::json;

/// "pointer: reason"; "read" when there is none.
std::string refusal(const Value& question) {
  const auto read = read_question(question, "");
  return read ? "read" : read.problem().pointer + ": " + english(read.problem().reason);
}

std::string place_of_refusal(const std::string& question) {
  const auto read = read_question(json(question), "");
  return read ? "read" : read.problem().pointer;
}

const std::vector<std::string> QUESTIONS{
    R"({"who":["tank-1"],"to":{"path":[{"pivot":30},{"forward":4}]}})",
    R"({"who":["a","b"],"from":0,"to":{"paths":{"a":[{"to":[3,4]}],"b":[]}},"roll":{"movement":[6,null,0]}})",
    R"({"who":["troop-1"],"to":{"ends":{"at":[24,18.5],"facing":90,"altitude":2},"within":0.1}})",
    R"({"who":["a","b"],"to":{"ends":{"a":{"hex":[3,4]},"b":{"hex":[3,5],"facing":60}}},"how":{"action":"run"}})",
    R"({"who":["a"],"to":{"anywhere":true,"facing":180},"how":{"start":{"at":[0,3]},"toward":"wood"}})",
    R"({"who":["a"],"to":{"apart":{"from":"b","distance":6}},"under":{"options":{"weather":"dry"},"house":{}}})",
    R"({"who":["a"],"to":{"path":[]},"under":{"ruleset":"pips"}})",
};

TEST(AQuestion, IsWrittenAsItWasRead) {
  for (const std::string& text : QUESTIONS) {
    const auto read = read_question(json(text), "");
    ASSERT_TRUE(read) << text << read.problem().sentence();
    EXPECT_EQ(write_json(write_question(*read)), text);
  }
}

TEST(AQuestion, IsRefusedAtItsPlace) {
  EXPECT_EQ(place_of_refusal(R"({"to":{"path":[]}})"), "/who");
  EXPECT_EQ(place_of_refusal(R"({"who":[],"to":{"path":[]}})"), "/who");
  EXPECT_EQ(place_of_refusal(R"({"who":["a",3],"to":{"path":[]}})"), "/who/1");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"]})"), "/to");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{}})"), "/to");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"path":[],"anywhere":true}})"), "/to");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"path":[{"forward":-1}]}})"), "/to/path/0/forward");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"path":[],"within":1}})"), "/to/within");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"ends":{"at":[1]}}})"), "/to/ends/at");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"ends":[{"at":[1,2]},{"at":[1]}]}})"), "/to/ends/1/at");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"anywhere":false}})"), "/to/anywhere");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"form":{}}})"), "/to/form/shape");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"path":[]},"how":{"dice":{}}})"), "/how/dice");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"path":[]},"roll":{"movement":[1.5]}})"), "/roll/movement/0");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"path":[]},"from":-1})"), "/from");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"path":[]},"under":{"rules":"x"}})"), "/under/rules");
  EXPECT_EQ(place_of_refusal(R"({"who":["a"],"to":{"path":[]},"action":"run"})"), "/action");
}

/// Some value somewhere in it is another one, or is gone.
Value bent(const Value& value, Random& random) {
  static const std::vector<Value> ODD{Value(),        Value(true), Value(-1),  Value(1e300), Value("x"),
                                      Value("piece"), Value(2.5),  json("[]"), json("{}"),   json(R"({"at":[1,2]})")};
  if (value.size() == 0 || random.chance(0.25)) return random.one_of(ODD);
  const std::size_t changed = random.below(value.size());
  if (value.is_array()) {
    Value::Array items(value.items().begin(), value.items().end());
    items[changed] = bent(items[changed], random);
    return items;
  }
  Value::Object members;
  for (std::size_t i = 0; i < value.members().size(); ++i) {
    const auto& [key, member] = value.members()[i];
    if (i != changed)
      members.emplace_back(key, member);
    else if (random.chance(0.2))
      members.emplace_back(key + "s", member);
    else if (random.chance(0.8))
      members.emplace_back(key, bent(member, random));
  }
  return members;
}

TEST(ABentQuestion, IsReadOrRefusedWithOneSentenceAndItsPlace) {
  Random random(5);
  int refused = 0;
  for (int i = 0; i < 10'000; ++i) {
    const Value question = bent(json(random.one_of(QUESTIONS)), random);
    const auto read = read_question(question, "");
    if (read) continue;
    ++refused;
    const Problem& problem = read.problem();
    EXPECT_FALSE(problem.reason.empty());
    EXPECT_EQ(english(problem.reason).find('\n'), std::string::npos);
    EXPECT_TRUE(problem.pointer.empty() || problem.pointer.front() == '/') << refusal(question);
    if (question.is_object()) {
      EXPECT_FALSE(problem.pointer.empty()) << refusal(question) << write_json(question);
    }
  }
  EXPECT_GT(refused, 5000);
}

}  // namespace
}  // namespace linesman::question_test
