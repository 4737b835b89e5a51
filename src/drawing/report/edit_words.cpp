#include "drawing/report/edit_words.h"

#include <algorithm>

#include "base/text.h"
#include "drawing/report/field_words.h"
#include "drawing/report/words.h"
#include "rules/conditions.h"

namespace linesman {
namespace {

using report::tr;

QString words_of(const Value& value) { return QString::fromStdString(std::string(value.text().value_or(""))); }

QString figures(const Value& list) {
  QStringList words;
  for (const Value& figure : list.items()) words << QString::fromStdString(number_text(figure.number().value_or(0), 3));
  return words.join(", ");
}

QString place_words(const Value& at, LengthUnit unit) {
  QStringList words;
  for (const Value& x : at.items()) words << QString::fromStdString(length_words(x.number().value_or(0), unit, 3));
  return words.join(", ");
}

/// "pinned", "no longer pinned", "Pace: rapid": a trait or status as it became.
QString field_change(const std::string& key, const Value& was, const Value& value, const Terms* terms) {
  Field unknown;
  unknown.key = key;
  const Field* status = terms != nullptr ? terms->status_field(key) : nullptr;
  const Field* known = status != nullptr || terms == nullptr ? status : terms->trait(key);
  const Field& field = known != nullptr ? *known : unknown;
  const QString title = title_of(field);
  if (const auto truth = value.boolean()) return *truth ? title.toLower() : tr("no longer %1").arg(title.toLower());
  if (was.is_null()) return tr("%1: %2").arg(title, text_for_person(field, value));
  return tr("%1: %2 → %3").arg(title, text_for_person(field, was), text_for_person(field, value));
}

QStringList field_changes(const Value& before, const Value& after, const Terms* terms) {
  QStringList changes;
  for (const auto& [key, value] : after.members())
    if (before[key] != value) changes << field_change(key, before[key], value, terms);
  for (const auto& [key, value] : before.members())
    if (after.find(key) == nullptr)
      changes << field_change(key, value, value.boolean() ? Value(!*value.boolean()) : Value(), terms);
  return changes;
}

/// What differs between a piece or unit as it was and as it became.
QStringList thing_changes(const Value& before, const Value& after, const Terms* terms, LengthUnit unit) {
  if (!before.is_object())  // it was not there
    return {after["at"].is_array() ? tr("put at %1").arg(place_words(after["at"], unit)) : tr("added")};
  QStringList changes;
  const auto differs = [&](const char* key) { return before[key] != after[key]; };
  if (differs("name")) changes << tr("name %1 → %2").arg(words_of(before["name"]), words_of(after["name"]));
  if (differs("side")) changes << tr("side %1 → %2").arg(words_of(before["side"]), words_of(after["side"]));
  if (differs("hex"))
    changes << tr("moved from hex %1 to %2").arg(figures(before["hex"]), figures(after["hex"]));
  else if (differs("at"))
    changes << tr("moved from %1 to %2").arg(place_words(before["at"], unit), place_words(after["at"], unit));
  const auto degrees = [](const Value& thing) {
    return QString::fromStdString(number_text(thing["facing"].number().value_or(0), 2));
  };
  const auto height = [&](const Value& thing) {
    return QString::fromStdString(length_words(thing["altitude"].number().value_or(0), unit));
  };
  if (differs("facing")) changes << tr("facing %1° → %2°").arg(degrees(before), degrees(after));
  if (differs("altitude")) changes << tr("altitude %1 → %2").arg(height(before), height(after));
  changes << field_changes(before["status"], after["status"], terms);
  changes << field_changes(before["traits"], after["traits"], terms);
  return changes;
}

const Value& with_id(const Value& list, const Value& id) {
  static const Value none;
  for (const Value& thing : list.items())
    if (thing["id"] == id) return thing;
  return none;
}

QString thing_line(const Value& before, const Value& after, const Game& game, const Terms* terms, LengthUnit unit) {
  const QString who = QString::fromStdString(label_of(game, after["id"].text().value_or("")));
  const QStringList changes = thing_changes(before, after, terms, unit);
  return changes.isEmpty() ? tr("%1, by hand").arg(who) : tr("%1, by hand: %2").arg(who, changes.join("; "));
}

/// What was agreed otherwise, with the old values; where nothing can be said of it, that it was.
QStringList agreement_lines(const Value& entry, const RulesetData* usual) {
  QStringList lines;
  if (usual != nullptr && entry["edit"].find("ruleset") == nullptr)
    for (const std::string& change : agreement_changes(*usual, entry["before"], entry["edit"]))
      lines << QString::fromStdString(change);
  return lines.isEmpty() ? QStringList{tr("options")} : lines;
}

/// Warnings of the check that are kept quiet, with the reasons, or heard again.
QStringList silences(const Value& before, const Value& after) {
  QStringList lines;
  const auto holds = [](const Value& lint, const Value& silence) {
    const auto& all = lint["silenced"].items();
    return std::find(all.begin(), all.end(), silence) != all.end();
  };
  for (const Value& silence : after["silenced"].items())
    if (!holds(before, silence)) lines << tr("a silenced warning (%1)").arg(words_of(silence["reason"]));
  for (const Value& silence : before["silenced"].items())
    if (!holds(after, silence)) lines << tr("a warning heard again (%1)").arg(words_of(silence["reason"]));
  return lines;
}

}  // namespace

QString edit_text(const Value& entry, const Game& game, const Terms* terms, const RulesetData* usual, LengthUnit unit) {
  QStringList agreed;
  QStringList lines;
  for (const auto& [key, value] : entry["edit"].members()) {
    if (key == "turn")
      agreed << tr("turn %1 → %2").arg(entry["before"][key].whole().value_or(1)).arg(value.whole().value_or(0));
    if (key == "ruleset") agreed << tr("ruleset %1 → %2").arg(words_of(entry["before"][key]), words_of(value));
    if (key == "notes") agreed << tr("the plan");
    if (key == "lint") agreed << silences(entry["before"][key], value);
    if (key == "options" || key == "house_rules" || key == "tolerance") agreed << agreement_lines(entry, usual);
    if (key != "pieces" && key != "units") continue;
    for (const Value& thing : value.items())
      lines << thing_line(with_id(entry["before"][key], thing["id"]), thing, game, terms, unit);
  }
  agreed.removeDuplicates();
  if (!agreed.isEmpty()) lines.prepend(tr("By hand: %1").arg(agreed.join(", ")));
  return lines.isEmpty() ? tr("Changed by hand") : lines.join(". ");
}

}  // namespace linesman
