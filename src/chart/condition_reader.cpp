// Reads tests, and conditions on where a way begins and on the whole of it.
#include <algorithm>

#include "chart/table.h"

namespace linesman::chart {

namespace {

std::vector<std::string> keys_for(const Vocabulary& names, bool of_feature) {
  std::vector<std::string> all;
  for (const auto& [key, facts] : names.keys) all.push_back(key);
  if (of_feature)
    for (const auto& [key, facts] : names.feature_keys) all.push_back(key);
  return all;
}

/// An object of which the table knows everything.
template <class T>
T read_whole(Reading& reading, const Value& value, const std::string& pointer) {
  T read;
  Members object(value, pointer, reading.mistakes);
  table_of<T>().read(reading, object, read);
  object.finish();
  return read;
}

}  // namespace

Test read_test(Reading& reading, const Value& value, const std::string& pointer, const KeyFacts* key) {
  static const KeyFacts NUMBER{.type = FieldType::number};
  const KeyFacts& facts = key ? *key : NUMBER;
  Test test;
  if (value.is_object()) {
    Members object(value, pointer, reading.mistakes);
    if (value.size() == 0) reading.mistakes.add(pointer, "needs at_least, at_most, above, below, given or turn");
    table_of<Test>().read(reading, object, test);
    if (!facts.is_number())
      for (const char* name : {"at_least", "at_most", "above", "below", "turn"})
        object.refuse(name, "belongs to a number only");
    object.finish();
    return test;
  }
  test.by_value = true;
  const auto take = [&](const Value& one, const std::string& place) {
    if (one.is_null())
      reading.mistakes.add(place, said<"must be a value, not {a}">(described(one)));
    else
      check_value(facts, one, place, reading.mistakes);
    test.values.push_back(one);
  };
  if (!value.is_array()) {
    take(value, pointer);
    return test;
  }
  if (value.size() == 0) reading.mistakes.add(pointer, "must have at least one value");
  for (std::size_t i = 0; i < value.size(); ++i) take(value[i], pointer_to(pointer, i));
  return test;
}

Conditions read_conditions(Reading& reading, const Value& value, const std::string& pointer, bool of_feature) {
  Conditions all;
  if (!value.is_object())
    reading.mistakes.add(pointer, said<"must be an object of tests by key, not {a}">(described(value)));
  for (const auto& [key, wanted] : value.members()) {
    const std::string place = pointer_to(pointer, key);
    const KeyFacts* facts = of_feature ? reading.names.feature_key(key) : nullptr;
    if (!facts) facts = reading.names.key(key);
    if (!facts) {
      reading.mistakes.unknown(place, key, "a key", keys_for(reading.names, of_feature));
      continue;
    }
    if (reading.only_of_documents && facts->is_member)
      reading.mistakes.add(place, "is a member of orders: a base does not depend on it");
    all.emplace_back(key, read_test(reading, wanted, place, facts));
  }
  return all;
}

Nearness read_nearness(Reading& reading, const Value& value, const std::string& pointer) {
  return read_whole<Nearness>(reading, value, pointer);
}

QuarterTest read_quarter(Reading& reading, const Value& value, const std::string& pointer) {
  return read_whole<QuarterTest>(reading, value, pointer);
}

Comparison read_comparison(Reading& reading, const Value& value, const std::string& pointer) {
  Comparison comparison;
  Members object(value, pointer, reading.mistakes);
  table_of<Comparison>().read(reading, object, comparison);
  const Test& test = comparison.test;
  if (object.is_object() && !test.at_least && !test.at_most && !test.above && !test.below && !test.given && !test.turn)
    reading.mistakes.add(pointer, "needs at_least, at_most, above or below");
  object.finish();
  return comparison;
}

When read_when(Reading& reading, const Value& value, const std::string& pointer) {
  return read_whole<When>(reading, value, pointer);
}

Way read_way(Reading& reading, const Value& value, const std::string& pointer) {
  return read_whole<Way>(reading, value, pointer);
}

}  // namespace linesman::chart
