#include "drawing/report/words.h"

#include <QCoreApplication>
#include <algorithm>

#include "base/text.h"
#include "drawing/report/spoken.h"
#include "files/json.h"
#include "movement/step.h"
#include "words/way_place.h"

namespace linesman {

QString counted_words(const char* one, const char* many, qsizetype n) {
  const int number = static_cast<int>(n);
  const QString said = QCoreApplication::translate("Counts", many, nullptr, number);
  // English needs no file of translations.
  const bool english = said == QString::fromUtf8(many).replace("%n", QString::number(number));
  return english && number == 1 ? QString::fromUtf8(one).replace("%n", "1") : said;
}

QString title_of(const Field& field) {
  if (!field.title.empty()) return QString::fromStdString(field.title);
  QString title = QString::fromStdString(field.key).replace('_', ' ');
  if (!title.isEmpty()) title[0] = title[0].toUpper();
  return title;
}

QString text_for_person(const Field& field, const Value& value) {
  if (value.is_null()) return QCoreApplication::translate("linesman::FieldEditor", "not given");
  if (const auto truth = value.boolean())
    return *truth ? QCoreApplication::translate("linesman::FieldEditor", "yes")
                  : QCoreApplication::translate("linesman::FieldEditor", "no");
  if (const auto number = value.number()) return spoken(word(number_text(*number)));
  const std::string text(value.text().value_or(""));
  for (std::size_t i = 0; i < field.choices.size() && i < field.choice_titles.size(); ++i)
    if (field.choices[i] == text) return QString::fromStdString(field.choice_titles[i]);
  return QString::fromStdString(value.is_text() ? text : write_json(value));
}

namespace {

using report::tr;

QString figure(double x) { return spoken(word(number_text(x, 3))); }

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
  QString words(double inches) const { return spoken(word(length_words(inches, unit, 3))); }
  QString point_text(Vec p) const {
    constexpr int DECIMALS = 3;
    return spoken(point_figures(p, unit, DECIMALS));
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

}  // namespace

QString step_text(const Step& step, const Terms* terms, const Game* game, LengthUnit unit) {
  return std::visit(Reader{terms, game, unit}, step);
}

QString step_title(const std::string& key) {
  const auto kind = std::find_if(STEP_KINDS.begin(), STEP_KINDS.end(), [&](const StepKind& k) { return k.key == key; });
  return kind == STEP_KINDS.end() ? QString::fromStdString(key) : spoken(kind->title);
}

}  // namespace linesman
