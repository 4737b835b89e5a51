#include "drawing/report/entry_words.h"

#include <algorithm>

#include "base/text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "rules/conditions.h"
#include "rules/figure_words.h"
#include "state/keys.h"
#include "state/statuses.h"
#include "words/state_words.h"

namespace linesman {

namespace {

using report::tr;

QString words_of(const Value& value) { return QString::fromStdString(std::string(value.text().value_or(""))); }

QString figures(const Value& list) {
  QStringList words;
  for (const Value& figure : list.items()) words << spoken(word(number_text(figure.number().value_or(0), 3)));
  return words.join(", ");
}

QString place_words(const Value& at, LengthUnit unit) {
  QStringList words;
  for (const Value& x : at.items()) words << spoken(word(length_words(x.number().value_or(0), unit, 3)));
  return words.join(writes_decimal_comma() ? "; " : ", ");
}

/// The new value of a trait or status: "pinned", "no longer pinned", "Pace: rapid".
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

/// The value of a status that may have an end.
Value value_of(const std::string& key, const Value& value) {
  return state::in_force(Value(Value::Object{{key, value}}), {})[key];
}

/// Holds and modifiers in words; empty for any other status.
QStringList words_of_state(const std::string& key, const Value& was, const Value& value, const Terms* terms) {
  QStringList words;
  for (const Sentence& sentence : words_of_status(key, value, terms)) words << spoken(sentence);
  if (words.isEmpty() && value.is_null() && !words_of_status(key, was, terms).empty())
    words << (key == state::HELD ? tr("no longer held") : tr("no modifier any more"));
  return words;
}

QStringList field_changes(const Value& before, const Value& after, const Terms* terms) {
  QStringList changes;
  const auto add = [&](const std::string& key, const Value& was, const Value& value) {
    const QStringList states = words_of_state(key, was, value, terms);
    if (!states.isEmpty()) return void(changes << states);
    const Value is = value_of(key, value);
    const Value now = was.is_null() || !is.is_null() ? is : value_of(key, was).boolean() ? Value(false) : Value();
    changes << field_change(key, value_of(key, was), now, terms);
  };
  for (const auto& [key, value] : after.members())
    if (before[key] != value) add(key, before[key], value);
  for (const auto& [key, value] : before.members())
    if (after.find(key) == nullptr) add(key, value, Value());
  return changes;
}

/// The differences between a piece or unit before and after.
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
    return spoken(word(number_text(thing["facing"].number().value_or(0), 2)));
  };
  const auto height = [&](const Value& thing) {
    return spoken(word(length_words(thing["altitude"].number().value_or(0), unit)));
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

/// The changed agreements with the old values; without the ruleset, only that there are some.
QStringList agreement_lines(const Value& entry, const RulesetData* usual) {
  QStringList lines;
  if (usual != nullptr && entry["edit"].find("ruleset") == nullptr)
    for (const Sentence& change : agreement_changes(*usual, entry["before"], entry["edit"])) lines << spoken(change);
  return lines.isEmpty() ? QStringList{tr("options")} : lines;
}

/// Warnings of the check that were silenced, with the reasons, or are heard again.
QStringList silences(const Value& before, const Value& after) {
  QStringList lines;
  const auto holds = [](const Value& lint, const Value& silence) {
    const auto& all = lint["silenced"].items();
    return std::find(all.begin(), all.end(), silence) != all.end();
  };
  for (const Value& silence : after["silenced"].items())
    if (!holds(before, silence)) lines << tr("warning ignored (%1)").arg(words_of(silence["reason"]));
  for (const Value& silence : before["silenced"].items())
    if (!holds(after, silence)) lines << tr("warning no longer ignored (%1)").arg(words_of(silence["reason"]));
  return lines;
}

/// "Wood", "the Old Mill": the name of terrain, or else its kind.
QString terrain_name(const Value& feature) {
  QString name = words_of(feature["name"]);
  if (!name.isEmpty()) return name;
  name = spoken(words_of(feature["kind"]).toStdString()).replace('-', ' ');
  if (!name.isEmpty()) name[0] = name[0].toUpper();
  return name.isEmpty() ? tr("Terrain") : name;
}

/// A line for each of few, and a number of many.
QStringList counted_lines(const QStringList& names, const QString& line_of_one, const QString& line_of_many) {
  constexpr int MOST = 3;
  if (names.size() > MOST) return {line_of_many.arg(names.size())};
  QStringList lines;
  for (const QString& name : names) lines << line_of_one.arg(name);
  return lines;
}

/// Whether a model that is gone left that feature.
bool is_wreck_of(const Value& feature, const Value& id) {
  return words_of(feature["kind"]) == QLatin1String("wreck") &&
         words_of(feature["id"]).startsWith(words_of(id) + QLatin1String("-wreck"));
}

/// Terrain that was drawn, changed or removed, and models that were removed or are wrecks now.
QStringList terrain_lines(const Value& before, const Value& edit) {
  QStringList drawn;
  QStringList changed;
  QStringList gone;
  QStringList wrecked;
  std::vector<const Value*> wrecks;
  for (const Value& id : edit["gone"].items()) {
    if (const Value& feature = with_id(before["terrain"], id); feature.is_object()) gone << terrain_name(feature);
    const Value& model = with_id(before["pieces"], id);
    if (!model.is_object()) continue;
    const auto& all = edit["terrain"].items();
    const auto left = std::find_if(all.begin(), all.end(), [&](const Value& each) { return is_wreck_of(each, id); });
    if (left != all.end()) wrecks.push_back(&*left);
    (left != all.end() ? wrecked : gone) << (words_of(model["name"]).isEmpty() ? words_of(id)
                                                                               : words_of(model["name"]));
  }
  for (const Value& feature : edit["terrain"].items())
    if (std::find(wrecks.begin(), wrecks.end(), &feature) == wrecks.end())
      (with_id(before["terrain"], feature["id"]).is_object() ? changed : drawn) << terrain_name(feature);
  return counted_lines(wrecked, tr("%1 is a wreck now"), tr("%1 models are wrecks now")) +
         counted_lines(drawn, tr("%1 drawn"), tr("%1 terrain features drawn")) +
         counted_lines(changed, tr("%1 changed"), tr("%1 terrain features changed")) +
         counted_lines(gone, tr("%1 removed"), tr("%1 things removed"));
}

}  // namespace

QString edit_text(const Value& entry, const Game& game, const Terms* terms, const RulesetData* usual, LengthUnit unit) {
  QStringList agreed;
  QStringList lines;
  for (const auto& [key, value] : entry["edit"].members()) {
    if (key == "turn")
      agreed << tr("turn %1 → %2").arg(entry["before"][key].whole().value_or(1)).arg(value.whole().value_or(0));
    if (key == "phase" && value.is_number()) agreed << tr("phase %1").arg(value.whole().value_or(1));
    if (key == "ruleset") agreed << tr("ruleset %1 → %2").arg(words_of(entry["before"][key]), words_of(value));
    if (key == "notes") agreed << tr("notes for designers");
    if (key == "backdrop") agreed << tr("the backdrop");
    if (key == "lint") agreed << silences(entry["before"][key], value);
    if (key == "options" || key == "house_rules" || key == "tolerance") agreed << agreement_lines(entry, usual);
    if (key != "pieces" && key != "units") continue;
    for (const Value& thing : value.items())
      lines << thing_line(with_id(entry["before"][key], thing["id"]), thing, game, terms, unit);
  }
  lines << terrain_lines(entry["before"], entry["edit"]);
  agreed.removeDuplicates();
  if (!agreed.isEmpty()) lines.prepend(tr("By hand: %1").arg(agreed.join(", ")));
  return lines.isEmpty() ? tr("Changed by hand") : lines.join(". ");
}

namespace {

using report::tr;

QString note_words(const EntryNote& remark) {
  if (remark.text.empty()) return tr("Bookmark at step %1").arg(remark.on);
  const QString text = QString::fromStdString(remark.text);
  return remark.by.empty() ? tr("On step %1: %2").arg(remark.on).arg(text)
                           : tr("%1 on step %2: %3").arg(QString::fromStdString(remark.by)).arg(remark.on).arg(text);
}

}  // namespace

QString roll_words(const Roll& roll, const Game& game, const Terms* terms) {
  QStringList faces;
  for (const double face : roll.faces) faces << QString::fromStdString(figure(face));
  QStringList names;
  for (const std::string& id : roll.pieces) names << QString::fromStdString(label_of(game, id));
  QString purpose = QString::fromStdString(roll.purpose);
  if (terms != nullptr)
    for (const DicePurpose& known : terms->dice)
      if (known.purpose == roll.purpose) purpose = QString::fromStdString(known.title);
  const QString rolled =
      roll.by == RolledBy::program ? tr("%1: %2, rolled by the program") : tr("%1: %2, rolled at the table");
  const QString whom = names.isEmpty() ? QString() : names.join(", ") + QStringLiteral(" · ");
  QString words = whom + rolled.arg(purpose, faces.join(", "));
  if (roll.corrects > 0) words += QStringLiteral(" · ") + tr("corrects step %1").arg(roll.corrects);
  return roll.text.empty() ? words : words + QStringLiteral(": ") + QString::fromStdString(roll.text);
}

QString decision_words(const Entry& entry) {
  const auto decision = decision_of(entry);
  if (!decision) return {};
  const QString by = QString::fromStdString(decision->by);
  const QString text = QString::fromStdString(decision->text);
  if (decision->on > 0)
    return tr("%1 decided that step %2 is %3: %4")
        .arg(by)
        .arg(decision->on)
        .arg(verdict_word(decision->verdict).toLower(), text);
  return decision->verdict == Verdict::legal ? tr("Allowed by decision of %1: %2").arg(by, text)
                                             : tr("Refused by decision of %1: %2").arg(by, text);
}

QString history_line(const Value& json, const Game& game, const Terms* terms, const RulesetData* usual,
                     LengthUnit unit) {
  const Entry entry(json, 1);
  if (entry.kind() == EntryKind::edit) return edit_text(json, game, terms, usual, unit);
  if (const auto roll = roll_of(json)) return roll_words(*roll, game, terms);
  if (const auto note = note_of(entry)) return note_words(*note);
  QStringList parts;
  if (const auto order = read_order(entry.order(), {})) parts << order_title(*order, game, terms);
  if (const auto ruling = read_ruling_outline(entry.ruling())) {
    parts << verdict_word(ruling->verdict);
    if (const QString allowance = allowance_text(*ruling, terms, unit); !allowance.isEmpty()) parts << allowance;
  }
  if (!entry.agreed_by().empty()) parts << tr("agreed by %1").arg(QString::fromStdString(entry.agreed_by()));
  if (const QString decided = decision_words(entry); !decided.isEmpty()) parts << decided;
  return parts.join(QStringLiteral(" · "));
}

QString put_right_words(const Rejudged& done) {
  QString words = tr("Step %1 is corrected.").arg(done.entries.front().seq);
  int again = 0;
  int otherwise = 0;
  for (std::size_t i = 1; i < done.entries.size(); ++i) {
    if (done.entries[i].again == 0) continue;
    ++again;
    if (done.entries[i].difference) ++otherwise;
  }
  if (again > 0) words += ' ' + tr("Later steps played again: %1, with another ruling: %2.").arg(again).arg(otherwise);
  const MadeAgain& last = done.entries.back();
  if (done.stops) words += ' ' + tr("It stops at step %1: %2").arg(last.seq).arg(spoken(last.why));
  return words;
}

}  // namespace linesman
