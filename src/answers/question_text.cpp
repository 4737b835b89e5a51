// Answers in lines for people.
#include "answers/questions.h"

#include <cmath>

#include "base/text.h"
#include "rules/conditions.h"

namespace linesman {

namespace {

std::string words(const Value& value) {
  if (value.text()) return std::string(*value.text());
  return value.number() ? number_text(*value.number(), 2) : "";
}

std::string could_text(const Value& answer, const std::string& who) {
  const std::string said = words(answer["answer"]);
  if (said == "yes") {
    const std::string roll = words(answer["roll"]);
    return who + "Yes" + (roll.empty() ? "" : ", with the roll \"" + roll + "\"") + ".\n";
  }
  std::string text = who + (said == "no" ? "No: " : "This is not certain: ") + words(answer["reason"]) + ".\n";
  if (!answer["nearest"].is_null())
    text += "  The nearest possible place is " + words(answer["nearest"]["short"]) + " inches away.\n";
  const Value& anyhow = said == "no" ? answer["would"] : answer["best"];
  if (const Value& faults = anyhow["ruling"]["faults"]; faults.is_array())
    for (const Value& fault : faults.items()) text += "  " + words(fault["rule"]) + ": " + words(fault["text"]) + "\n";
  return text;
}

std::string reach_text(const Value& answer) {
  std::string text;
  for (const auto& [roll, inches] : answer["allowance"].members())
    text += "Allowance (" + roll + "): " + words(inches) + ".\n";
  std::size_t hexes = 0;
  for (const Value& feature : answer["features"].items()) {
    const Value& properties = feature["properties"];
    if (properties["hex"].is_null()) continue;
    ++hexes;
    text += "[" + words(properties["hex"][0]) + ", " + words(properties["hex"][1]) + "]  " + words(properties["cost"]) +
            "\n";
  }
  if (hexes == 0) text += "The border may be " + words(answer["band"]) + " inches out.\n";
  return text;
}

std::string turns_text(const Value& answer) {
  std::string text;
  for (const Value& roll : answer["rolls"].items()) {
    const std::string found = words(roll["turns"]);
    const std::string least = words(roll["at_least"]);
    text += words(roll["roll"]) + ": ";
    if (found.empty())
      text += least.empty() ? "never: " + words(roll["why"]) : "no way was found: " + words(roll["why"]);
    else
      text += found + (found == "1" ? " turn" : " turns") + (found == least ? "" : ", at least " + least);
    text += ".\n";
  }
  return text;
}

/// "Crossing (on the obstacle / the whole move)", or with keys "crossing (while_on / roll)".
std::string option_text(const std::string& key, const Value& value, const Terms* terms, const AnswerWords& in) {
  const Field* option = terms == nullptr ? nullptr : terms->option(key);
  const auto said = [&](const Value& each) {
    const std::string title = option ? value_title(*option, each) : value_text(each);
    return in.said ? in.said(title) : title;
  };
  std::string values = value.is_array() ? "" : said(value);
  for (const Value& each : value.items()) values += (values.empty() ? "" : " / ") + said(each);
  return (option ? option->title : key) + " (" + values + ")";
}

std::string readings_text(const Value& answer, const AnswerWords& in) {
  std::string text;
  std::string ruleset;
  std::shared_ptr<const Ruleset> rules;
  for (const Value& reading : answer["readings"].items()) {
    const bool first = words(reading["ruleset"]) != ruleset;
    if (first && !text.empty()) text += "Under " + words(reading["ruleset"]) + ":\n";
    ruleset = words(reading["ruleset"]);
    if (first && in.rulesets != nullptr) {
      const auto found = in.rulesets->ruleset(ruleset, {});
      rules = found ? *found : nullptr;
    }
    std::string options;
    for (const auto& [key, value] : reading["options"].members())
      options += (options.empty() ? "" : ", ") + option_text(key, value, rules ? &rules->terms() : nullptr, in);
    text += (first ? "With the options of the game" + (options.empty() ? "" : ", or " + options) : "With " + options) +
            ": " + words(reading["verdict"]);
    if (const Value& faults = reading["faults"]; faults.is_array())
      for (const Value& fault : faults.items()) text += "; " + words(fault["rule"]);
    text += ".\n";
  }
  return text;
}

std::string mend_text(const Value& answer) {
  std::string text;
  for (const Value& mend : answer["mends"].items())
    text += words(mend["what"]) + " (" + words(mend["distance"]) + " inches from there)\n";
  return text.empty() ? "No legal alternative was found, or the move is legal.\n" : text;
}

std::string sure_text(const Value& answer, const Game& game) {
  std::string verdict = words(answer["verdict"]);
  if (!verdict.empty() && verdict[0] >= 'a' && verdict[0] <= 'z')
    verdict[0] = static_cast<char>(verdict[0] - 'a' + 'A');
  if (answer["otherwise"].size() == 0) return verdict + ", sure.\n";
  const double same = answer["same"].number().value_or(0);
  std::string text = verdict + ", but close: " + number_text(std::round(100 * same)) + " in 100";
  if (answer["measure"].size() > 0) {
    std::vector<std::string> between;
    for (const Value& id : answer["measure"][0]["between"].items()) between.push_back(label_of(game, words(id)));
    text += between.size() > 1 ? "; measure " + listed(between, " to ") : "; measure where " + between[0] + " stands";
  }
  text += ".\n";
  for (const Value& other : answer["otherwise"].items()) {
    text += "  " + words(other["verdict"]) + " in " + number_text(100 * other["share"].number().value_or(0), 1) +
            " of 100:";
    for (const Value& rule : other["rules"].items()) {
      text += " " + words(rule["rule"]);
      if (rule.find("with")) text += " (" + label_of(game, words(rule["with"])) + ")";
    }
    text += "\n";
  }
  return text;
}

}  // namespace

std::string answer_text(std::string_view what, const Value& answer, const Game& game, const AnswerWords& in) {
  if (what == "reach") return reach_text(answer);
  if (what == "turns") return turns_text(answer);
  if (what == "readings") return readings_text(answer, in);
  if (what == "mend") return mend_text(answer);
  if (what == "sure") return sure_text(answer, game);
  if (!answer["pieces"].is_array()) return could_text(answer, "");
  std::string text;
  for (const Value& piece : answer["pieces"].items()) text += could_text(piece, words(piece["piece"]) + ": ");
  return text.empty() ? "No model stands elsewhere.\n" : text;
}

}  // namespace linesman
