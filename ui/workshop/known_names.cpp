#include "ui/workshop/known_names.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

#include "base/text.h"
#include "chart/chart.h"
#include "chart/places.h"
#include "chart/sentences.h"
#include "chart/troop_chart.h"
#include "drawing/report/spoken.h"
#include "files/json.h"

namespace linesman {

namespace {

using Offered = std::vector<OfferedValue>;

QString words_of(const std::string& text) { return spoken(text); }

/// A text that is in the language already.
QString spoken_text(const std::string& text) { return QString::fromStdString(text); }

QString tr_form(const char* text) { return QCoreApplication::translate("Workshop", text); }

/// The fields of a list of the chart, of the types wanted.
std::vector<std::string> keys_in(const Value& chart, std::initializer_list<const char*> lists,
                                 std::initializer_list<std::string_view> types = {}) {
  std::vector<std::string> keys;
  for (const char* list : lists)
    for (const Value& field : chart[list].items()) {
      const auto type = field["type"].text();
      const bool fits = types.size() == 0 || std::any_of(types.begin(), types.end(), [&](auto t) { return type == t; });
      if (const auto key = field["key"].text(); key && fits) keys.emplace_back(*key);
    }
  return keys;
}

std::vector<std::string> ids_in(const Value& chart, const char* list, const char* member) {
  std::vector<std::string> ids;
  for (const Value& each : chart[list].items()) ids.emplace_back(each[member].text().value_or(""));
  return ids;
}

/// The title that people read in place of a word of the chart; the word itself where it has none.
std::string title_in(const Value& chart, const std::string& name) {
  for (const auto& [list, member] :
       {std::pair{"actions", "id"}, std::pair{"dice", "purpose"}, std::pair{"traits", "key"},
        std::pair{"status", "key"}, std::pair{"options", "key"}, std::pair{"order", "key"}})
    for (const Value& entry : chart[list].items())
      if (entry[member].text() == name && entry["title"].is_text()) return std::string(*entry["title"].text());
  return name;
}

/// Ids and keys of the chart, by their titles.
void offer_names(Offered& offered, const Value& chart, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const std::string title = title_in(chart, name);
    offered.push_back({title == name ? spoken_text(name) : words_of(title), Value(name)});
  }
}

/// Words of the schema, in the language of the window.
void offer_words(Offered& offered, const std::vector<std::string>& words) {
  for (const std::string& word : words) offered.push_back({words_of(word), Value(word)});
}

/// The values of a choice or boolean, as rows of a table.
std::vector<std::string> rows_of(const Value& field) {
  if (field["type"].text() == "boolean") return {"true", "false"};
  std::vector<std::string> rows;
  for (const Value& choice : field["choices"].items()) rows.emplace_back(choice.text().value_or(""));
  return rows;
}

/// The fields by whose values a table can be looked up.
std::vector<Value> table_fields(const Value& chart) {
  std::vector<Value> fields;
  for (const char* list : {"traits", "status", "options", "order"})
    for (const Value& field : chart[list].items())
      if (!rows_of(field).empty()) fields.push_back(field);
  return fields;
}

/// In place of a number: a table with a row for each value of a field.
void offer_tables(Offered& offered, const Value& chart, const Value& number) {
  for (const Value& field : table_fields(chart)) {
    Value table = Value::empty_object();
    for (const std::string& row : rows_of(field)) table = table.with(row, number);
    const std::string title(field["title"].text().value_or(field["key"].text().value_or("")));
    offered.push_back({tr_form("a table by %1").arg(words_of(title)), table});
  }
}

/// Figures that are tables, looked up by a field with their rows.
void offer_looked_up(Offered& offered, const Value& chart) {
  for (const auto& [name, figure] : chart["figures"].members())
    for (const Value& field : table_fields(chart)) {
      const std::vector<std::string> rows = rows_of(field);
      const Value& table = figure;
      if (!std::all_of(rows.begin(), rows.end(), [&](const auto& row) { return table.find(row) != nullptr; })) continue;
      const Value amount = Value::Object{{"figure", name}, {"by", Value::Array{field["key"]}}};
      offered.push_back({words_of(chart::amount_words(amount, chart)), amount});
    }
}

void offer_figures(Offered& offered, const Value& figures, const std::string& path, const Value& chart) {
  for (const auto& [name, figure] : figures.members()) {
    const std::string whole = path.empty() ? name : path + "." + name;
    const Value amount = Value::Object{{"figure", whole}};
    if (figure.is_number()) offered.push_back({spoken_text(chart::amount_words(amount, chart, spoken_part)), amount});
    offer_figures(offered, figure, whole, chart);
  }
}

Offered amounts(const Value& chart) {
  Offered offered;
  offer_looked_up(offered, chart);
  offer_figures(offered, chart["figures"], {}, chart);
  for (const std::string& key : keys_in(chart, {"traits", "status", "options", "order"}, {"number", "whole"})) {
    const Value amount = Value::Object{{"value", key}};
    offered.push_back({spoken_text(chart::amount_words(amount, chart, spoken_part)), amount});
  }
  for (const std::string& purpose : ids_in(chart, "dice", "purpose")) {
    const Value amount = Value::Object{{"dice", purpose}};
    offered.push_back({spoken_text(chart::amount_words(amount, chart, spoken_part)), amount});
  }
  const Value models = Value::Object{{"models", true}};
  offered.push_back({spoken_text(chart::amount_words(models, chart, spoken_part)), models});
  return offered;
}

/// The values that a status may become.
Offered settings(const Value& chart, const std::string& key) {
  Offered offered;
  const auto offer = [&](const Value& value) {
    offered.push_back({spoken_text(chart::setting_words(value, key, chart, spoken_part)), value});
  };
  for (const Value& field : chart["status"].items()) {
    if (field["key"].text() != key) continue;
    for (const Value& choice : field["choices"].items()) offer(choice);
    if (field["type"].text() == "boolean")
      for (const bool value : {true, false}) offer(value);
    if (field["type"].text() != "number" && field["type"].text() != "whole") continue;
    for (const char* done : {"gone", "spent"}) offer(Value::Object{{done, true}});
    for (const OfferedValue& each : amounts(chart)) offered.push_back(each);
  }
  offer(Value::Object{{"turn", true}});
  for (const std::string& member : keys_in(chart, {"order"})) offer(Value::Object{{"member", member}});
  return offered;
}

Offered others(const Value& chart, const Value& now) {
  Offered offered;
  offer_words(offered, {"unit", "friends", "enemies", "others"});
  offer_names(offered, chart, keys_in(chart, {"order"}, {"piece", "unit", "id"}));
  if (!now.is_object())
    offered.push_back({tr_form("with conditions…"), Value::Object{{"of", now.is_null() ? Value("enemies") : now}}});
  return offered;
}

Offered grounds(const Value& chart, const Value& now) {
  Offered offered;
  offer_names(offered, chart, chart::ratings_in(chart));
  const Value object = now.is_null() ? Value::empty_object() : Value(Value::Object{{"rating", now}});
  if (!now.is_object()) offered.push_back({tr_form("with conditions…"), object});
  return offered;
}

Offered tests(const Value& chart, const std::string& key) {
  Offered offered;
  for (const char* list : {"traits", "status", "options", "order"})
    for (const Value& field : chart[list].items()) {
      if (field["key"].text() != key) continue;
      for (const Value& choice : field["choices"].items())
        offered.push_back({spoken_text(std::string(choice.text().value_or(""))), choice});
      if (field["type"].text() == "boolean") {
        offered.push_back({tr_form("yes"), true});
        offered.push_back({tr_form("no"), false});
      }
    }
  offered.push_back({tr_form("at least…"), Value::Object{{"at_least", 1}}});
  offered.push_back({tr_form("at most…"), Value::Object{{"at_most", 1}}});
  offered.push_back({tr_form("given"), Value::Object{{"given", true}}});
  offered.push_back({tr_form("this turn"), Value::Object{{"turn", true}}});
  return offered;
}

/// The kinds of rule, each with what it is about.
Offered kinds() {
  Offered offered;
  for (const std::string& kind : chart::kind_words())
    offered.push_back(
        {tr_form("%1: %2").arg(words_of(kind), spoken(chart::kind_help(kind)).section(':', 0, 0)), Value(kind)});
  return offered;
}

/// Words for members whose schema says only that they are texts.
std::vector<std::string> words_for(const Value& chart, const std::string& name) {
  if (name == "action" || name == "actions") return ids_in(chart, "actions", "id");
  if (name == "rating" || name == "ground" || name == "surface" || name == "values") return chart::ratings_in(chart);
  if (name == "manner" || name == "manners") return {"forward", "reverse", "sideways"};
  if (name == "purpose" || name == "dice") return ids_in(chart, "dice", "purpose");
  if (name == "value") return keys_in(chart, {"traits", "status", "options", "order"}, {"number", "whole"});
  if (name == "by") return keys_in(chart, {"traits", "status", "options", "order"}, {"choice", "boolean"});
  if (name == "options") return keys_in(chart, {"options"});
  if (name == "but") return keys_in(chart, {"order"});
  if (name == "of") return {"unit", "friends", "enemies", "others"};
  if (name == "on") return {"piece", "unit", "feature"};
  return {};
}

}  // namespace

std::vector<OfferedValue> offered_values(const Value& chart, const chart::FormPlace& place, const std::string& name,
                                         const Value& now) {
  Offered offered;
  if (place.form() == chart::Form::amount) {
    offered = amounts(chart);
    if (place.members(Value::empty_object()) == std::vector<std::string>{"bands"})
      offered.push_back(
          {tr_form("by degrees…"), Value::Object{{"bands", Value::Array{Value::Array{90, 1}, Value::Array{180, 2}}}}});
    return offered;
  }
  if (place.form() == chart::Form::as_written && now.is_number() && chart["figures"][name] == now) {
    offer_tables(offered, chart, now);
    return offered;
  }
  if (place.form() == chart::Form::setting) return settings(chart, name);
  if (place.definition() == "who") return others(chart, now);
  if (place.definition() == "ground") return grounds(chart, now);
  if (place.form() == chart::Form::test) return tests(chart, name);
  if (place.form() == chart::Form::truth) return {{tr_form("yes"), true}, {tr_form("no"), false}};
  if (name == "kind") return kinds();
  if (place.form() == chart::Form::choice || place.form() == chart::Form::some) offer_words(offered, place.choices());
  if (place.form() == chart::Form::names || place.form() == chart::Form::text)
    offer_names(offered, chart, words_for(chart, name));
  // One word of a list is a list.
  if (place.form() == chart::Form::some || (place.form() == chart::Form::names && !place.alternatives()))
    for (OfferedValue& each : offered) each.value = Value::Array{each.value};
  return offered;
}

std::vector<std::string> offered_keys(const Value& chart, const std::string& table) {
  if (table == "is" || table == "leader") return keys_in(chart, {"traits", "status", "options", "order"});
  if (table == "set") return keys_in(chart, {"status"});
  if (table == "defaults") return keys_in(chart, {"traits", "status", "options"});
  if (table == "ratings")
    return {"broken", "rough",  "wood",   "scrub", "marsh",   "soft",   "sand",  "scree",   "field",
            "ruins",  "rubble", "river",  "lake",  "village", "hedge",  "fence", "wall",    "high-wall",
            "bocage", "ditch",  "stream", "road",  "track",   "bridge", "ford",  "building"};
  return {};
}

Value rule_of_kind(const Value& chart, const std::string& kind, const Value& old) {
  const std::vector<std::string> ratings = chart::ratings_in(chart);
  const Value ground = ratings.empty() ? Value("woods") : Value(ratings.front());
  const std::vector<std::string> purposes = ids_in(chart, "dice", "purpose");
  const Value purpose = purposes.empty() ? Value("move") : Value(purposes.front());
  Value rule = Value::empty_object();
  const Value beginning = chart::beginning_of(kind);
  for (const auto& [name, value] : beginning.members())
    rule = rule.with(name, !value.is_null() ? value : name == "purpose" ? purpose : ground);
  for (const char* kept : {"when", "way", "says"})
    if (const Value* value = old.find(kept)) rule = rule.with(kept, *value);
  return rule;
}

namespace {

/// A value that the key of a field may have; null where no field has that key.
Value first_of_field(const Value& chart, const std::string& key) {
  for (const char* list : {"traits", "status", "options"})
    for (const Value& field : chart[list].items()) {
      if (field["key"].text() != key) continue;
      if (field["type"].text() == "choice") return field["choices"][std::size_t{0}];
      if (field["type"].text() == "boolean") return false;
      return field["type"].text() == "text" ? Value("…") : Value(1);
    }
  return {};
}

}  // namespace

namespace {

/// A key for that name that nothing has yet: "sea_legs", or "sea_legs2".
std::string free_key(const Value& chart, const QString& name) {
  std::vector<std::string> taken = keys_in(chart, {"traits", "status", "options", "order"});
  for (const auto& [list, member] : {std::pair{"actions", "id"}, std::pair{"dice", "purpose"}})
    for (std::string& id : ids_in(chart, list, member)) taken.push_back(std::move(id));
  static const QRegularExpression NO_LETTERS("[^a-z0-9]+");
  QString word = name.normalized(QString::NormalizationForm_KD).toLower();
  word.remove(QRegularExpression("\\p{M}"));
  word = word.replace(NO_LETTERS, " ").simplified().replace(' ', '_');
  const std::string plain = word.isEmpty() ? "new" : word.toStdString();
  std::string key = plain;
  for (int i = 2; std::find(taken.begin(), taken.end(), key) != taken.end(); ++i) key = plain + std::to_string(i);
  return key;
}

}  // namespace

Value named_item(const Value& chart, const std::string& list, const QString& name) {
  const std::string title = name.trimmed().toStdString();
  const std::string key = free_key(chart, name);
  if (list == "actions") return Value::Object{{"id", key}, {"title", title}};
  if (list == "dice") return Value::Object{{"purpose", key}, {"title", title}};
  if (list != "traits" && list != "status" && list != "options" && list != "order") return {};
  const Value field = Value::Object{{"key", key}, {"title", title}, {"type", "boolean"}};
  return list == "traits" || list == "status" ? field.with("on", Value::Array{"piece", "unit"}) : field;
}

Value first_value(const Value& chart, const chart::FormPlace& place, const std::string& name) {
  if (place.form() == chart::Form::as_written) {
    const Value value = first_of_field(chart, name);
    return value.is_null() ? Value(1) : value;
  }
  switch (place.form()) {
    case chart::Form::object:
      return place.definition() == "rule" ? rule_of_kind(chart, "allowance", {}) : Value::empty_object();
    case chart::Form::table: return Value::empty_object();
    case chart::Form::list:
    case chart::Form::pairs: return Value::empty_array();
    case chart::Form::number:
    case chart::Form::amount: return 1;
    default: break;
  }
  const std::vector<std::string> terrain = offered_keys(chart, "ratings");
  if (std::find(terrain.begin(), terrain.end(), name) != terrain.end()) return "open";
  const Offered offered = offered_values(chart, place, name, {});
  return offered.empty() ? Value("…") : offered.front().value;
}

namespace {

/// "0: 3".
QString pair_words(const Value& pair, const Value& chart) {
  const Value& from = pair[std::size_t{0}];
  return QString("%1: %2").arg(spoken_text(from.is_number() ? number_text(*from.number()) : describe(from)),
                               spoken_text(chart::amount_words(pair[std::size_t{1}], chart, spoken_part)));
}

QString pairs_words(const Value& pairs, const Value& chart) {
  QStringList all;
  for (const Value& pair : pairs.items()) all << pair_words(pair, chart);
  return all.join(", ");
}

}  // namespace

PlaceInChart place_at(const Value& chart, const std::string& pointer) {
  PlaceInChart at{chart::FormPlace::chart(), {}};
  std::string done;
  std::size_t from = 1;
  while (from <= pointer.size()) {
    const std::size_t end = std::min(pointer.find('/', from), pointer.size());
    const std::string step = unescaped(pointer.substr(from, end - from));
    const Value holder = chart::value_at(chart, done);
    const bool is_pair = at.place.form() == chart::Form::pair;
    if (is_pair)
      at.place = at.place.part(static_cast<std::size_t>(parse_number(step).value_or(0)));
    else if (holder.is_array())
      at.place =
          at.place.form() == chart::Form::list || at.place.form() == chart::Form::pairs ? at.place.item() : at.place;
    else if (at.place.form() == chart::Form::setting)
      at = {chart::FormPlace::amount().member(holder, step), step};
    else
      at = {at.place.member(holder, step), step};
    done = pointer.substr(0, end);
    from = end + 1;
  }
  return at;
}

QString value_words(const chart::FormPlace& place, const Value& value, const Value& chart) {
  if (value.is_null()) return {};
  if (place.form() == chart::Form::setting && value.is_object())
    return spoken_text(chart::setting_words(value, {}, chart, spoken_part));
  if (place.form() == chart::Form::pairs) return pairs_words(value, chart);
  if (place.form() == chart::Form::pair) return pair_words(value, chart);
  if (place.form() == chart::Form::amount && value.size() == 1 && value.find("bands"))
    return pairs_words(value["bands"], chart);
  if (place.form() == chart::Form::amount) return spoken_text(chart::amount_words(value, chart, spoken_part));
  if (value.is_bool()) return *value.boolean() ? tr_form("yes") : tr_form("no");
  if (value.is_text()) {
    const std::string text(*value.text());
    return place.form() == chart::Form::choice ? words_of(text) : spoken_text(text);
  }
  if (value.is_number()) return spoken_text(number_text(*value.number()));
  if (place.form() == chart::Form::as_written && value.is_object()) {
    QStringList all;  // a table of figures
    for (const auto& [name, each] : value.members())
      all << QString("%1: %2").arg(spoken_text(name), value_words(place, each, chart));
    return all.join(", ");
  }
  if (place.definition() == "rule") return spoken_text(chart::sentence_of(value, chart, spoken_part));
  if (place.definition() == "when") return spoken_text(chart::when_words(value, chart, spoken_part));
  if (place.definition() == "way") return spoken_text(chart::way_words(value, chart, spoken_part));
  if (value.is_object()) return spoken_text(std::string(value["title"].text().value_or("")));
  QStringList all;
  for (const Value& item : value.items())
    if (!item.is_object()) all << value_words(place, item, chart);
  return all.join(", ");
}

namespace {

/// A number as whole as it was typed, a truth, or a text.
Value plain_value(const QString& text) {
  if (text == tr_form("yes")) return true;
  if (text == tr_form("no")) return false;
  const auto number = parse_number(QString(text).replace(',', '.').toStdString());
  if (!number) return text.toStdString();
  const auto whole = Value(*number).whole();
  return whole ? Value(*whole) : Value(*number);
}

Value words_listed(const QString& text, bool one_alone) {
  Value::Array words;
  for (const QString& word : text.split(',', Qt::SkipEmptyParts)) words.emplace_back(word.trimmed().toStdString());
  return one_alone && words.size() == 1 ? words.front() : Value(words);
}

}  // namespace

namespace {

/// A status that holds any text needs no quotation marks in a cell.
Result<Value> typed_setting(const std::string& key, const std::string& text, const Value& chart) {
  auto read = chart::setting_in(text, key, chart, spoken_part);
  if (read) return read;
  for (const Value& field : chart["status"].items())
    if (field["key"].text() == key && (field["type"].text() == "text" || field["type"].text() == "id"))
      return Value(text);
  return read;
}

}  // namespace

Result<Value> typed_value(const chart::FormPlace& place, const std::string& name, const QString& typed,
                          const Value& chart) {
  const QString text = typed.trimmed();
  if (text.isEmpty()) return Value();
  // Names are taken as the list shows them.
  const auto as_named = [&](const Value& value) {
    const auto known = [&](const Value& word) {
      for (const std::string& id : words_for(chart, name))
        if (word.is_text() &&
            words_of(title_in(chart, id)).compare(spoken_text(std::string(*word.text())), Qt::CaseInsensitive) == 0)
          return Value(id);
      return word;
    };
    if (!value.is_array()) return known(value);
    Value::Array all;
    for (const Value& each : value.items()) all.push_back(known(each));
    return Value(all);
  };
  switch (place.form()) {
    case chart::Form::text: return as_named(text.toStdString());
    case chart::Form::choice:
    case chart::Form::truth:
    case chart::Form::test: return text.contains(',') ? words_listed(text, true) : plain_value(text);
    case chart::Form::some: return words_listed(text, false);
    case chart::Form::names: return as_named(words_listed(text, place.alternatives()));
    case chart::Form::number:
      if (const Value value = plain_value(text); value.is_number()) return value;
      return Problem{"", "\"" + text.toStdString() + "\" is not a number"};
    case chart::Form::amount: return chart::amount_in(text.toStdString(), chart, spoken_part);
    case chart::Form::setting: return typed_setting(name, text.toStdString(), chart);
    default: break;
  }
  // Lists and objects as they stand in the file; all else is a number, a truth or a word.
  const bool written = text.startsWith('[') || text.startsWith('{') || text.startsWith('"');
  return written ? parse_json(text.toStdString(), {}) : Result<Value>(plain_value(text));
}

}  // namespace linesman
