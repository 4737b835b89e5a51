// Reads the members of a table into their fields.
#include <algorithm>

#include "chart/table.h"

namespace linesman::chart {

void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, Amount& field) {
  if (row.is_from_0 && value.is_number() && *value.number() < 0)
    reading.mistakes.add(pointer, said<"must be a number from 0, not {a}">(described(value)));
  field = read_amount(reading, value, pointer);
}

void read_field(Reading& reading, const Row&, const Value& value, const std::string& pointer, Who& field) {
  field = read_who(reading, value, pointer);
}

void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, Ground& field) {
  field = read_ground(reading, value, pointer, row.may_cross);
}

void read_field(Reading& reading, const Row& row, const Value& value, const std::string& pointer, Conditions& field) {
  field = read_conditions(reading, value, pointer, row.on_features);
}

void read_field(Reading& reading, const Row&, const Value& value, const std::string& pointer, Test& field) {
  field = read_test(reading, value, pointer, nullptr);
}

void read_field(Reading& reading, const Row&, const Value& value, const std::string& pointer, Nearness& field) {
  field = read_nearness(reading, value, pointer);
}

void read_field(Reading& reading, const Row&, const Value& value, const std::string& pointer, QuarterTest& field) {
  field = read_quarter(reading, value, pointer);
}

void read_field(Reading& reading, const Row&, const Value& value, const std::string& pointer, Comparison& field) {
  field = read_comparison(reading, value, pointer);
}

void read_field(Reading& reading, const Row&, const Value& value, const std::string& pointer, When& field) {
  field = read_when(reading, value, pointer);
}

void read_field(Reading& reading, const Row&, const Value& value, const std::string& pointer, Way& field) {
  field = read_way(reading, value, pointer);
}

void read_field(Reading& reading, const Row&, const Value& value, const std::string& pointer, TurnPrice& field) {
  field = read_turn_price(reading, value, pointer);
}

void read_field(Reading& reading, const Row&, const Value& value, const std::string& pointer,
                std::vector<Setting>& field) {
  field = read_settings(reading, value, pointer);
}

std::optional<bool> read_either(Members& object, const Row& row, std::string_view yes) {
  const Value* value = row.is_required ? object.need(row.name) : object.find(row.name);
  if (!value) return std::nullopt;
  const auto& words = row.shape.words;
  const auto text = value->text();
  if (!text)
    object.fail(row.name, said<"must be {ids}, not {c}">(several_names(words, "or"), described(*value)));
  else if (std::find(words.begin(), words.end(), *text) == words.end())
    object.mistakes().unknown(object.pointer(row.name), *text, several_names(words, "or"), words);
  return text == yes;
}

void read_moments(Members& object, const Row& row, Moments& field) {
  const Value* at = object.find(row.name);
  if (!at) return;
  const auto& words = row.shape.words;
  Moments found{};
  if (!at->is_array() || at->size() == 0)
    object.fail(row.name, said<"must be a list of {list}, not {a}">(several_names(words, "or"),
                                                                    at->is_array() ? "an empty one" : described(*at)));
  for (std::size_t i = 0; i < at->items().size(); ++i) {
    const std::string place = pointer_to(object.pointer(row.name), i);
    const auto word = (*at)[i].text();
    if (!word)
      object.mistakes().add(place, said<"must be {ids}, not {c}">(several_names(words, "or"), described((*at)[i])));
    else if (std::find(words.begin(), words.end(), *word) == words.end())
      object.mistakes().unknown(place, *word, several_names(words, "or"), words);
    found.start = found.start || word == "start";
    found.way = found.way || word == "way";
    found.legs = found.legs || word == "legs";
    found.end = found.end || word == "end";
  }
  field = found;
}

std::vector<std::string> read_flags(Members& object, const Row& row) {
  auto given = object.texts(row.name);
  const auto& words = row.shape.words;
  for (std::size_t i = 0; i < given.size(); ++i)
    if (!given[i].empty() && std::find(words.begin(), words.end(), given[i]) == words.end())
      object.mistakes().unknown(pointer_to(object.pointer(row.name), i), given[i], several_names(words, "or"), words);
  return given;
}

void need_one_of(Members& object, const std::vector<std::string>& names) {
  if (std::none_of(names.begin(), names.end(), [&](const std::string& name) { return object.find(name); }))
    object.mistakes().add(object.pointer(), said<"needs {list}">(several_names(names, "or")));
}

void need_just_one_of(Members& object, const std::vector<std::string>& names) {
  if (std::count_if(names.begin(), names.end(), [&](const std::string& name) { return object.find(name); }) != 1)
    object.mistakes().add(object.pointer(), said<"needs exactly one of {list}">(several_names(names, "and")));
}

}  // namespace linesman::chart
