#include "ui/panels/step_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

#include "base/heading.h"
#include "base/text.h"
#include "files/json.h"
#include "files/order_json.h"
#include "ui/panels/field_editor.h"
#include "ui/report/ruling_lines.h"

namespace linesman {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Steps", text); }

QString figure(double x) { return QString::fromStdString(number_text(x, 3)); }
QString exact(double x) { return QString::fromStdString(number_text(x)); }

QString turn_text(double angle) {
  return angle < 0 ? tr("%1° left").arg(figure(-angle)) : tr("%1° right").arg(figure(angle));
}

bool names_thing(FieldType type) {
  return type == FieldType::id || type == FieldType::piece || type == FieldType::unit || type == FieldType::feature;
}

struct Reader {
  const Terms* terms;
  const Game* game;
  LengthUnit unit;
  QString words(double inches) const { return QString::fromStdString(length_words(inches, unit, 3)); }
  QString point_text(Vec p) const {
    const auto coordinate = [this](double x) { return QString::fromStdString(length_figure(x, unit, 3)); };
    return QString("(%1, %2)").arg(coordinate(p.x), coordinate(p.y));
  }
  QString operator()(const ForwardStep& s) const { return tr("Forward %1").arg(words(s.distance)); }
  QString operator()(const ReverseStep& s) const { return tr("Reverse %1").arg(words(s.distance)); }
  QString operator()(const SidewaysStep& s) const {
    return s.distance < 0 ? tr("Sideways %1 left").arg(words(-s.distance))
                          : tr("Sideways %1 right").arg(words(s.distance));
  }
  QString operator()(const ToStep& s) const { return tr("To %1").arg(point_text(s.point)); }
  QString operator()(const ReverseToStep& s) const { return tr("Reverse to %1").arg(point_text(s.point)); }
  QString operator()(const SlideStep& s) const { return tr("Slide to %1").arg(point_text(s.point)); }
  QString operator()(const PivotStep& s) const {
    const QString turn = tr("Pivot %1").arg(turn_text(s.angle));
    return s.about ? tr("%1 about %2").arg(turn, point_text(*s.about)) : turn;
  }
  QString operator()(const WheelStep& s) const { return tr("Wheel %1").arg(turn_text(s.angle)); }
  QString operator()(const ClimbStep& s) const {
    return s.height < 0 ? tr("Descend %1").arg(words(-s.height)) : tr("Climb %1").arg(words(s.height));
  }
  QString operator()(const HexStep& s) const {
    const QString hex = tr("Hex %1, %2").arg(s.hex.column).arg(s.hex.row);
    return s.rear ? tr("%1, rear first").arg(hex) : hex;
  }
  QString operator()(const TurnStep& s) const {
    return s.sides < 0 ? tr("Turn left by %1").arg(-s.sides) : tr("Turn right by %1").arg(s.sides);
  }
  QString operator()(const ActStep& s) const {
    const ActTerm* act = terms != nullptr ? terms->act(s.name) : nullptr;
    QStringList details;
    for (const auto& [key, value] : s.members.members())
      if (key != "act") details << detail(act, key, value);
    const QString title = QString::fromStdString(act != nullptr ? act->title : s.name);
    return details.isEmpty() ? title : title + ": " + details.join(", ");
  }
  QString detail(const ActTerm* act, const std::string& key, const Value& value) const {
    const bool names = value.is_text() && game != nullptr;
    if (act != nullptr)
      for (const Field& field : act->members)
        if (field.key == key && !(names && names_thing(field.type))) return text_for_person(field, value);
    if (names) return QString::fromStdString(label_of(*game, *value.text()));
    return QString::fromStdString(value.is_text() ? std::string(*value.text()) : write_json(value));
  }
};

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

QString step_text(const Step& step, const Terms* terms, const Game* game, LengthUnit unit) {
  return std::visit(Reader{terms, game, unit}, step);
}

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

QString step_title(const std::string& key) {
  const auto kind = std::find_if(STEP_KINDS.begin(), STEP_KINDS.end(), [&](const StepKind& k) { return k.key == key; });
  return kind == STEP_KINDS.end() ? QString::fromStdString(key) : tr(kind->title.data());
}

}  // namespace linesman
