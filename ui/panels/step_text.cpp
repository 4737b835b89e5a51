#include "ui/panels/step_text.h"

#include <QRegularExpression>
#include <algorithm>

#include "base/heading.h"
#include "base/text.h"
#include "files/json.h"
#include "files/order_json.h"

namespace linesman {
namespace {

QString exact(double x) { return QString::fromStdString(number_text(x)); }

/// Whether the figures behind a key of a step are inches.
bool gives_lengths(std::string_view key) {
  return key != "pivot" && key != "wheel" && key != "turn" && key != "hex" && key != "act";
}

QStringList figures_of(const Value& value, LengthUnit unit) {
  if (const auto x = value.number()) return {exact(in_unit(*x, unit))};
  QStringList figures;
  for (const Value& item : value.items()) figures += figures_of(item, unit);
  return figures;
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

bool is_figure(const QString& word) { return parse_number(word.toStdString()).has_value(); }

/// "-24" over "climb 1" is "climb -24"; what stands behind the figures ("about 12 8") stays.
QStringList completed(const QStringList& figures, const Step& typed_over, LengthUnit unit) {
  const QStringList old = step_code(typed_over, unit).split(' ');
  QStringList words{old.front()};
  words += figures;
  const auto behind = std::find_if_not(old.begin() + 1, old.end(), is_figure);
  std::copy(behind, old.end(), std::back_inserter(words));
  return words;
}

}  // namespace

QString step_code(const Step& step, LengthUnit unit) {
  const Value json = write_step(step);
  if (std::holds_alternative<ActStep>(step)) return QString::fromStdString(write_json(json));
  QStringList words;
  for (const auto& [key, value] : json.members())
    words << QString::fromStdString(key) << figures_of(value, gives_lengths(key) ? unit : LengthUnit::inch);
  return words.join(' ');
}

Result<Step> parse_step(const QString& code, const Step* typed_over, LengthUnit unit) {
  const QString typed = code.trimmed();
  if (typed.startsWith('{')) {
    auto json = parse_json(typed.toStdString(), {});
    if (!json) return json.problem();
    return read_step(*json, {});
  }
  static const QRegularExpression between("[\\s,;()\\[\\]°″\"]+");
  QStringList words = typed.toLower().split(between, Qt::SkipEmptyParts);
  if (words.isEmpty()) return Problem{{}, "A step begins with what is done: forward, to, pivot…"};
  const bool act = typed_over != nullptr && std::holds_alternative<ActStep>(*typed_over);
  if (typed_over != nullptr && !act && std::all_of(words.begin(), words.end(), is_figure))
    words = completed(words, *typed_over, unit);
  Value::Array numbers;
  Value::Object step;
  Value::Array* into = &numbers;
  Value::Array about;
  bool rear = false;
  const std::string key = words.front().toStdString();
  for (const QString& word : words.mid(1)) {
    const bool length = into == &about || gives_lengths(key);
    if (word == "rear")
      rear = true;
    else if (word == "about")
      into = &about;
    else
      into->push_back(in_inches(typed_number(word.toStdString()), length ? unit : LengthUnit::inch));
  }
  step.emplace_back(key, numbers.size() == 1 ? numbers.front() : Value(numbers));
  if (key == "act" && !numbers.empty()) step.back().second = numbers.front();
  if (!about.empty()) step.emplace_back("about", Value(about));
  if (rear) step.emplace_back("rear", true);
  return read_step(Value(step), {});
}

Step new_step(const std::string& key, const Pose& pose, const std::optional<Hex>& hex) {
  const Vec ahead = pose.at + direction(pose.facing) * 2.0;
  const Vec behind = pose.at - direction(pose.facing) * 2.0;
  Step step = blank_step(key).value_or(ForwardStep{});
  std::visit(
      [&](auto& s) {
        if constexpr (requires { s.distance; }) s.distance = 1;
        if constexpr (requires { s.point; }) s.point = ahead;
        if constexpr (requires { s.angle; }) s.angle = 15;
        if constexpr (requires { s.height; }) s.height = 1;
        if constexpr (requires { s.hex; }) s.hex = hex.value_or(Hex{});
        if constexpr (requires { s.sides; }) s.sides = 1;
      },
      step);
  if (auto* reverse = std::get_if<ReverseToStep>(&step)) reverse->point = behind;
  return step;
}

}  // namespace linesman
