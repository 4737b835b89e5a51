#include "files/orders/typed_steps.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "files/json.h"
#include "files/orders/order_json.h"

namespace linesman {

namespace {

using Words = std::vector<std::string>;

/// Whether the figures behind a key of a step are inches.
bool gives_lengths(std::string_view key) {
  return key != "pivot" && key != "wheel" && key != "turn" && key != "hex" && key != "act";
}

void add_figures(Words& words, const Value& value, const FigureStyle& style) {
  if (const auto x = value.number()) {
    words.push_back(number_text(in_unit(*x, style.unit)));
    std::replace(words.back().begin(), words.back().end(), '.', style.decimal);
  } else {
    for (const Value& item : value.items()) add_figures(words, item, style);
  }
}

Value in_inches(const Value& number, LengthUnit unit) {
  return unit != LengthUnit::inch && number.is_number() ? Value(inches_of(*number.number(), unit)) : number;
}

Value typed_number(const std::string& word) {
  const auto number = parse_number(word);
  if (!number) return Value(word);
  const auto whole = Value(*number).whole();
  return whole ? Value(*whole) : Value(*number);
}

bool is_figure(const std::string& word) { return parse_number(word).has_value(); }

bool is_digit(const std::string& text, std::size_t at) {
  return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// The words of a code in small letters, their figures with points. Blanks, commas that are no decimal sign, brackets
/// and the signs of units stand between them.
Words words_of(std::string code, char decimal) {
  for (std::size_t at = 1; at < code.size(); ++at)
    if (code[at] == decimal && is_digit(code, at - 1) && is_digit(code, at + 1)) code[at] = '.';
  for (const std::string_view sign : {"°", "″"})
    for (std::size_t at = code.find(sign); at != std::string::npos; at = code.find(sign, at))
      code.replace(at, sign.size(), " ");
  Words words{""};
  for (const char c : code) {
    if (std::string_view(" \t\r\n\v\f,;()[]\"").find(c) != std::string_view::npos)
      words.emplace_back();
    else
      words.back() += small_letter(c);
  }
  std::erase(words, "");
  return words;
}

/// "-24" over "climb 1" is "climb -24"; what stands behind the figures ("about 12 8") stays.
Words completed(const Words& figures, const Step& typed_over, LengthUnit unit) {
  const Words old = words_of(step_code(typed_over, {unit}), '.');
  Words words{old.front()};
  words.insert(words.end(), figures.begin(), figures.end());
  words.insert(words.end(), std::find_if_not(old.begin() + 1, old.end(), is_figure), old.end());
  return words;
}

}  // namespace

std::string step_code(const Step& step, const FigureStyle& style) {
  const Value json = write_step(step);
  if (std::holds_alternative<ActStep>(step)) return write_json(json);
  Words words;
  for (const auto& [key, value] : json.members()) {
    words.push_back(key);
    add_figures(words, value, gives_lengths(key) ? style : FigureStyle{LengthUnit::inch, style.decimal});
  }
  std::string code;
  for (const std::string& word : words) code += (code.empty() ? "" : " ") + word;
  return code;
}

Result<Step> parse_step(const std::string& code, const Step* typed_over, const FigureStyle& style) {
  const std::size_t begin = code.find_first_not_of(" \t\r\n");
  if (begin != std::string::npos && code[begin] == '{') {
    const auto json = parse_json(code, {});
    if (!json) return json.problem();
    return read_step(*json, {});
  }
  Words words = words_of(code, style.decimal);
  if (words.empty()) return Problem{{}, "A step begins with a word: forward, to, pivot…"};
  const bool act = typed_over != nullptr && std::holds_alternative<ActStep>(*typed_over);
  if (typed_over != nullptr && !act && std::all_of(words.begin(), words.end(), is_figure))
    words = completed(words, *typed_over, style.unit);
  Value::Array numbers;
  Value::Array about;
  Value::Array* into = &numbers;
  bool rear = false;
  const std::string& key = words.front();
  for (auto word = words.begin() + 1; word != words.end(); ++word) {
    const bool length = into == &about || gives_lengths(key);
    if (*word == "rear")
      rear = true;
    else if (*word == "about")
      into = &about;
    else
      into->push_back(in_inches(typed_number(*word), length ? style.unit : LengthUnit::inch));
  }
  Value::Object step;
  step.emplace_back(key, numbers.size() == 1 ? numbers.front() : Value(numbers));
  if (key == "act" && !numbers.empty()) step.back().second = numbers.front();
  if (!about.empty()) step.emplace_back("about", Value(about));
  if (rear) step.emplace_back("rear", true);
  return read_step(Value(step), {});
}

}  // namespace linesman
