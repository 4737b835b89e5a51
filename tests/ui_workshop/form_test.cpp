// Rules made at random, shown in a form and typed again: LINESMAN_TABLES makes them more.
#include <gtest/gtest.h>

#include "chart/shape.h"
#include "files/json.h"
#include "support/random_chart.h"
#include "support/tables_tried.h"
#include "ui/workshop/known_names.h"

namespace linesman {
namespace {

/// The value put together from its rows, each typed as the form shows it.
Value typed_again(const chart::FormPlace& place, const Value& value, const Value& chart, const std::string& name = {}) {
  if (value.is_object() && place.form() != chart::Form::setting) {
    Value::Object made;
    if (place.form() == chart::Form::table || place.form() == chart::Form::as_written) {
      for (const auto& [key, each] : value.members())
        made.emplace_back(key, typed_again(place.member(value, key), each, chart, key));
      return made;
    }
    for (const std::string& member : place.members(value))
      if (const Value* each = value.find(member))
        made.emplace_back(member, typed_again(place.member(value, member), *each, chart, member));
    return made;
  }
  const bool in_parts =
      place.form() == chart::Form::list || place.form() == chart::Form::pairs || place.form() == chart::Form::pair;
  if (value.is_array() && in_parts) {
    Value::Array made;
    for (std::size_t i = 0; i < value.size(); ++i)
      made.push_back(
          typed_again(place.form() == chart::Form::pair ? place.part(i) : place.item(), value[i], chart, name));
    return made;
  }
  const auto typed = typed_value(place, name, value_words(place, value, chart), chart);
  EXPECT_TRUE(typed.ok()) << typed.problem().sentence();
  return typed ? *typed : Value();
}

/// A list of one word and that word alone mean the same where both may stand.
bool means_the_same(const Value& a, const Value& b) {
  if (a == b) return true;
  if (a.is_array() && a.size() == 1 && b.is_text()) return a[std::size_t{0}] == b;
  if (a.size() != b.size() || a.is_array() != b.is_array() || a.is_object() != b.is_object() || a.size() == 0)
    return false;
  for (std::size_t i = 0; i < a.items().size(); ++i)
    if (!means_the_same(a[i], b[i])) return false;
  for (const auto& [name, member] : a.members())
    if (!b.find(name) || !means_the_same(member, b[name])) return false;
  return true;
}

TEST(ARuleMadeAtRandom, IsTheSameWhenItIsTypedAgainAsItsFormShowsIt) {
  const chart::FormPlace clause = chart::FormPlace::chart().member(Value::empty_object(), "clauses").item();
  for (std::uint64_t seed = 0; seed < tables_tried(360); ++seed) {
    Random random(seed);
    const Value chart = random_chart(random, static_cast<chart::Kind>(seed % names_of(chart::Kind{}).size()));
    for (const Value& each : chart["clauses"].items()) {
      const Value again = typed_again(clause.member(each, "rule"), each["rule"], chart);
      ASSERT_TRUE(means_the_same(each["rule"], again)) << "seed " << seed << "\n"
                                                       << write_json(each["rule"]) << "\n"
                                                       << write_json(again);
    }
  }
}

}  // namespace
}  // namespace linesman
