// Reads who and ground, and other names of the chart.
#include <algorithm>

#include "chart/table.h"
#include "movement/trace.h"

namespace linesman::chart {

namespace {

/// A word alone, or a list of words, each handed over with its pointer; a mistake for anything else.
template <class Take>
void one_or_list(const Value& value, const std::string& pointer, const Argument& wanted, Mistakes& mistakes,
                 Take take) {
  if (value.is_text()) return take(value, pointer);
  if (!value.is_array() || value.size() == 0) {
    mistakes.add(pointer, said<"must be {b} or a list of such words, not {a}">(
                              wanted, value.is_array() ? "an empty list" : described(value)));
    return;
  }
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::string place = pointer_to(pointer, i);
    if (value[i].is_text())
      take(value[i], place);
    else
      mistakes.add(place, said<"must be {ids}, not {c}">(wanted, described(value[i])));
  }
}

std::vector<std::string> members_of_orders(const Vocabulary& names) {
  std::vector<std::string> members;
  for (const auto& [name, facts] : names.keys)
    if (facts.is_member) members.push_back(name);
  return members;
}

std::optional<CompanyWord> company_word(Reading& reading, const Value& value, const std::string& pointer) {
  const std::string_view word = *value.text();
  static const std::vector<std::string> WORDS{"unit", "friends", "enemies", "others"};
  const auto found = std::find(WORDS.begin(), WORDS.end(), word);
  if (found != WORDS.end()) return CompanyWord{static_cast<Company>(found - WORDS.begin()), {}};
  const KeyFacts* key = reading.names.key(word);
  if (key && key->is_member && key->names_pieces()) return CompanyWord{Company::member, std::string(word)};
  std::vector<std::string> known = WORDS;
  for (std::string& member : members_of_orders(reading.names)) known.push_back(std::move(member));
  reading.mistakes.unknown(pointer, word, "unit, friends, enemies, others or an order member that names pieces", known);
  return std::nullopt;
}

std::vector<CompanyWord> company(Reading& reading, const Value& value, const std::string& pointer) {
  std::vector<CompanyWord> all;
  one_or_list(value, pointer, "unit, friends, enemies, others or an order member", reading.mistakes,
              [&](const Value& word, const std::string& place) {
                if (auto one = company_word(reading, word, place)) all.push_back(std::move(*one));
              });
  return all;
}

/// Words that are all among those known.
std::vector<std::string> known_words(Reading& reading, const Value& value, const std::string& pointer,
                                     const Argument& wanted, const std::vector<std::string>& known) {
  std::vector<std::string> all;
  one_or_list(value, pointer, wanted, reading.mistakes, [&](const Value& word, const std::string& place) {
    if (std::find(known.begin(), known.end(), *word.text()) == known.end())
      reading.mistakes.unknown(place, *word.text(), wanted, known);
    all.emplace_back(*word.text());
  });
  return all;
}

}  // namespace

std::string read_member_key(Reading& reading, const Value& value, const std::string& pointer) {
  const KeyFacts* key = value.text() ? reading.names.key(*value.text()) : nullptr;
  if (key && key->is_member && key->names_pieces()) return std::string(*value.text());
  if (value.text())
    reading.mistakes.unknown(pointer, *value.text(), "an order member that names pieces",
                             members_of_orders(reading.names));
  else
    reading.mistakes.add(pointer, said<"must be the key of an order member, not {a}">(described(value)));
  return {};
}

Who read_who(Reading& reading, const Value& value, const std::string& pointer) {
  Who who;
  if (!value.is_object()) {
    who.of = company(reading, value, pointer);
    return who;
  }
  Members object(value, pointer, reading.mistakes);
  if (const Value* of = object.need("of")) who.of = company(reading, *of, object.pointer("of"));
  if (const Value* is = object.find("is")) who.is = read_conditions(reading, *is, object.pointer("is"), false);
  if (const Value* but = object.find("but")) who.but = read_member_key(reading, *but, object.pointer("but"));
  object.finish();
  return who;
}

std::vector<std::string> read_ratings(Reading& reading, const Value& value, const std::string& pointer) {
  return known_words(reading, value, pointer, "a rating", reading.names.ratings);
}

std::vector<std::string> read_actions(Reading& reading, const Value& value, const std::string& pointer) {
  return known_words(reading, value, pointer, "an action", reading.names.actions);
}

Ground read_ground(Reading& reading, const Value& value, const std::string& pointer, bool may_cross) {
  Ground ground;
  if (!value.is_object()) {
    ground.ratings = read_ratings(reading, value, pointer);
    return ground;
  }
  Members object(value, pointer, reading.mistakes);
  table_of<Ground>().read(reading, object, ground);
  if (ground.by == MetBy::crossed && !may_cross) object.fail("by", "must be base or centre here, not crossed");
  object.finish();
  return ground;
}

std::vector<std::string> read_manners(Members& object, std::string_view name) {
  std::vector<std::string> all;
  if (const auto words = object.words<MannerWord>(name, true))
    for (const MannerWord word : *words) all.emplace_back(name_of(word));
  return all;
}

void read_purpose(Reading& reading, Members& object, const Row& row, std::string& field) {
  object.need(row.name);
  field = object.text(row.name);
  const auto& known = reading.names.purposes;
  if (object.find(row.name) && std::find(known.begin(), known.end(), field) == known.end())
    reading.mistakes.unknown(object.pointer(row.name), field, "a purpose of dice", known);
}

std::string read_sides_key(Reading& reading, Members& object, const Row& row) {
  const std::string word = object.text(row.name);
  const KeyFacts* key = reading.names.key(word);
  const bool of_sides = key && key->type == FieldType::choice &&
                        std::all_of(key->choices.begin(), key->choices.end(),
                                    [](const std::string& choice) { return named<Side>(choice).has_value(); });
  if (!of_sides)
    reading.mistakes.unknown(object.pointer(row.name), word,
                             "a list of edges, or the key of a choice among north, south, east and west",
                             reading.names.all_keys());
  return word;
}

}  // namespace linesman::chart
