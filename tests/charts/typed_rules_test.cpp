// Rules that are typed: what is printed is read back as the same rule.
#include <gmock/gmock.h>

#include "chart/chart.h"
#include "chart/sentences.h"
#include "charts/chart_folders.h"
#include "files/json.h"
#include "files/phrases.h"
#include "support/random_chart.h"
#include "support/tables_tried.h"

namespace linesman::charts_test {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;

/// What a member that is left out means, by the kinds that the design has it of. Where a later rule may take back what
/// an earlier one says (turn, climb, edge, enter), what is left out is no value and stands in no row here.
const Value& defaults() {
  static const Value ALL = parse_json(R"({
    "allowance": {"to": 1}, "price": {"group": "ground"}, "toll": {"once": false}, "barred": {"at": ["way"]},
    "clears": {"where": "centre"},
    "apart": {"gap": 0, "at": ["way", "end"], "more": false, "or_start_gap": false, "height": 1},
    "near": {"gap": 0, "at": ["end"], "every": false, "side": false, "height": 1},
    "coherency": {"others": 1, "chain": true, "among": "unit", "at": ["end"]},
    "zone": {"of": "enemies", "shape": "front"}, "dice": {"count": 1, "each": false},
    "effect": {"on": "piece", "note": false}})",
                                      "")
                               .value();
  return ALL;
}

/// One word alone for a list of it, but where only lists may stand.
Value plainly_written(const Value& value, const std::string& name = {}) {
  if (value.is_array()) {
    const bool is_list = name == "at" || name == "in" || name == "by" || name == "any" || name == "about" ||
                         name == "allows" || name == "over" || name == "edges" || name == "bands";
    if (value.size() == 1 && !is_list) return plainly_written(value[std::size_t{0}], name);
    Value::Array items;
    for (const Value& item : value.items()) items.push_back(name == "bands" ? item : plainly_written(item));
    return items;
  }
  if (!value.is_object()) return value;
  Value plain = Value::empty_object();
  for (const auto& [key, member] : value.members()) plain = plain.with(key, plainly_written(member, key));
  const bool of_who = plain.size() == 1 && plain.find("of");
  const bool of_ground = plain.size() == 1 && plain.find("rating");
  if (plain["by"].text() == "base") return plainly_written(plain.without("by"), name);
  if (plain["whose"].text() == "own") return plain.without("whose");
  return of_who ? plain["of"] : of_ground ? plain["rating"] : plain;
}

/// The rule as it is read again: without its own wordings, with nothing that is left out anyway.
Value as_read(const Value& rule) {
  Value plain = plainly_written(rule.without("says"));
  const Value& usual = defaults()[*rule["kind"].text()];
  for (const auto& [name, value] : usual.members())
    if (plain[name] == value) plain = plain.without(name);
  for (const char* condition : {"when", "way"}) {
    if (plain.find(condition) && plain[condition].size() == 0) plain = plain.without(condition);
  }
  return plain;
}

/// Empty where the sentence of a rule is read back as the same one.
std::string read_otherwise(const Value& rule, const Value& chart, const chart::InWords& in_words) {
  const std::string sentence = chart::sentence_of(rule, chart, in_words);
  const auto read = chart::rule_in(sentence, chart, in_words);
  const std::string about = "\n  " + sentence + "\n  " + write_json(as_read(rule)) + "\n  ";
  if (!read) return about + read.problem().sentence();
  return as_read(*read) == as_read(rule) ? std::string() : about + write_json(*read);
}

chart::InWords in_german(const Value& chart) {
  static const Phrasebook BOOK = load_phrases("de", std::string(LINESMAN_SOURCE_DIR) + "/resources",
                                              {std::string(LINESMAN_SOURCE_DIR) + "/rulesets"});
  static std::map<std::string, std::string> known;
  return [id = std::string(chart["id"].text_or(""))](const std::string& part) {
    auto found = known.find(id + " " + part);
    if (found == known.end()) found = known.emplace(id + " " + part, BOOK.said(part, id)).first;
    return found->second;
  };
}

class EverySentence : public ::testing::Test {
 protected:
  void holds(const std::function<chart::InWords(const Value& chart)>& language,
             const std::function<bool(const std::string& sentence)>& fits) {
    int wrong = 0;
    int rules = 0;
    const auto look = [&](const Value& rule, const Value& chart, bool is_random) {
      ++rules;
      const chart::InWords in_words = language(chart);
      const std::string other = read_otherwise(rule, chart, in_words);
      if (!other.empty() && ++wrong <= 12) ADD_FAILURE() << other;
      const std::string sentence = chart::sentence_of(rule, chart, in_words);
      if (is_random && !fits(sentence) && ++wrong <= 12) ADD_FAILURE() << sentence;
    };
    for (const std::string& id : chart_ids()) {
      const Value chart = chart_json(id);
      for (const Value& rule : rules_of(chart)) look(rule, chart, false);
    }
    EXPECT_GT(rules, 150);
    for (std::uint64_t seed = 0; seed < 400 * tables_tried(1); ++seed) {
      Random random(seed);
      const Value chart = random_chart(random, static_cast<chart::Kind>(seed % chart::KINDS));
      for (const Value& rule : rules_of(chart)) look(rule, chart, true);
    }
    EXPECT_GT(rules, 2400);
    EXPECT_EQ(wrong, 0) << "of " << rules;
  }
};

TEST_F(EverySentence, IsReadBackAsTheSameRule) {
  holds([](const Value&) { return chart::InWords(); },
        [](const std::string& sentence) { return sentence.ends_with("."); });
}

TEST_F(EverySentence, IsReadBackAsTheSameRuleInGerman) {
  // The words of the patterns, which no rule says without a translation.
  holds(in_german, [](const std::string& sentence) {
    for (const char* english : {" when ", " costs ", " is at ", "The ", "It ", " the ", " within ", " least "})
      if (sentence.find(english) != std::string::npos || sentence.starts_with(english)) return false;
    return true;
  });
}

const Value& ships() {
  static const Value FILE = parse_json(R"({
    "actions": [{"id": "cruise", "title": "Cruise"}, {"id": "full_burn", "title": "Full burn"}],
    "traits": [{"key": "thrust", "title": "Thrust", "type": "number", "on": ["piece"]},
               {"key": "class", "title": "Class", "type": "choice", "choices": ["fighter", "frigate"],
                "choice_titles": ["Fighter", "Frigate"], "on": ["piece"]}],
    "status": [{"key": "speed", "title": "Speed", "type": "number", "on": ["piece"]}],
    "figures": {"slow": 6},
    "ratings": {"scrub": "nebula", "broken": "asteroids"}})",
                                       "")
                                .value();
  return FILE;
}

Value read(const char* sentence) {
  const auto rule = chart::rule_in(sentence, ships());
  EXPECT_TRUE(rule) << sentence << ": " << (rule ? "" : rule.problem().sentence());
  return rule ? *rule : Value();
}

Value json(const char* text) { return parse_json(text, "").value(); }

TEST(ATypedRule, IsTheOneThatIsRead) {
  EXPECT_EQ(read("It moves at least its Speed less its Thrust."),
            json(R"({"kind": "course", "least": {"value": "speed", "plus": {"value": "thrust", "times": -1}}})"));
  EXPECT_EQ(read("Then its Speed is the distance it moved."),
            json(R"({"kind": "effect", "set": {"speed": {"gone": true}}})"));
  EXPECT_EQ(read("The allowance grows by half its Speed, when the action is Full burn"),
            json(R"({"kind": "allowance", "add": {"value": "speed", "times": 0.5}, "when": {"action": "full_burn"}})"));
  EXPECT_EQ(read("No model may be on asteroids (way), when it goes above 6 (slow)."),
            json(R"({"kind": "barred", "ground": "asteroids", "way": {"gone": {"above": {"figure": "slow"}}}})"));
  EXPECT_EQ(read("The allowance is at least twice its Thrust but at most 7"),
            json(R"({"kind": "allowance", "least": {"value": "thrust", "times": 2, "most": 7}})"));
}

TEST(ATypedRule, IsReadWhateverItsCapitalsBlanksAndOrder) {
  const Value turns =
      json(R"({"kind": "turn", "most_all": 90, "when": {"action": "cruise", "is": {"class": "fighter"}}})");
  EXPECT_EQ(read("All turns are at most 90 degrees, when the action is Cruise and Class is Fighter."), turns);
  EXPECT_EQ(read("  all turns are AT MOST 90 degrees,  when class is fighter and the action is cruise"), turns);
}

std::string complaint(const char* sentence) {
  const auto rule = chart::rule_in(sentence, ships());
  return rule ? "it was read" : rule.problem().sentence();
}

TEST(AWordThatIsNotUnderstood, IsNamedWithWhatWasExpected) {
  EXPECT_THAT(complaint("It moves at least its Thrusst."),
              AllOf(HasSubstr("“Thrusst” is not understood"), HasSubstr("the nearest is “Thrust”")));
  EXPECT_THAT(complaint("It moves at most 7."), AllOf(HasSubstr("“most” is not understood"), HasSubstr("least")));
  EXPECT_THAT(complaint("The allowance grows by its Speed, when the action is Glide."), HasSubstr("“Glide”"));
  EXPECT_THAT(complaint("The allowance grows by"), HasSubstr("is not finished"));
  EXPECT_THAT(complaint(""), HasSubstr("is not finished"));
  EXPECT_THAT(complaint("The allowance grows by 6 inches."), HasSubstr("“inches” is not understood"));
}

TEST(AWordThatIsNotUnderstood, EndsInOneSentenceWhateverIsTyped) {
  Random random(7);
  const std::vector<std::string> words{"(",
                                       ")",
                                       ",",
                                       "and",
                                       "or",
                                       "when",
                                       "its",
                                       "Speed",
                                       "less",
                                       "at least",
                                       "6",
                                       "the action is",
                                       "it is not so that",
                                       "either",
                                       "The allowance grows by",
                                       "\""};
  for (int i = 0; i < 300; ++i) {
    std::string typed = "The allowance grows by 1, when";
    for (std::size_t n = random.below(60); n > 0; --n) typed += " " + random.one_of(words);
    const auto rule = chart::rule_in(typed, ships());
    if (!rule) {
      EXPECT_GT(rule.problem().sentence().size(), 10u) << typed;
    }
  }
}

TEST(ASlot, IsTheStretchOfAValueInItsSentence) {
  const auto said = chart::said_rule(
      json(R"({"kind": "course", "least": {"value": "speed", "plus": {"value": "thrust", "times": -1}}})"), ships());
  std::vector<std::pair<std::string, std::string>> slots;
  for (const chart::SaidSlot& slot : said.places)
    slots.emplace_back(slot.pointer, said.text.substr(slot.begin, slot.end - slot.begin));
  EXPECT_THAT(slots,
              ::testing::IsSupersetOf({std::pair<std::string, std::string>{"/least", "its Speed less its Thrust"},
                                       {"/least/value", "Speed"},
                                       {"/least/plus", "its Thrust"}}));
}

TEST(TwoNamesThatAreAlike, SayTheirKeysBesides) {
  const Value file = json(R"({"traits": [{"key": "a", "title": "Speed", "type": "number", "on": ["piece"]},
                                         {"key": "b", "title": "Speed", "type": "number", "on": ["piece"]}]})");
  const Value rule = json(R"({"kind": "allowance", "add": {"value": "b"}})");
  EXPECT_EQ(chart::sentence_of(rule, file), "The allowance grows by its Speed (b).");
  EXPECT_EQ(*chart::rule_in("The allowance grows by its Speed (b).", file), rule);
}

}  // namespace
}  // namespace linesman::charts_test
