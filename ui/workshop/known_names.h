// The words of a chart that a form offers: its keys, figures, ratings, actions, dice.
#pragma once

#include <QString>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "chart/shape.h"

namespace linesman {

/// A value to choose, and how it is shown.
struct OfferedValue {
  QString words;
  Value value;
};

/// For the member `name` of a chart: what may stand there, as far as it can be listed. `now`: the value that is there.
std::vector<OfferedValue> offered_values(const Value& chart, const chart::FormPlace& place, const std::string& name,
                                         const Value& now);

/// The keys that a table of the chart can have more of: traits for `is`, statuses for `set`, kinds of terrain…
std::vector<std::string> offered_keys(const Value& chart, const std::string& table);

/// A rule of that kind to begin with, with the conditions and sentences of the old one.
Value rule_of_kind(const Value& chart, const std::string& kind, const Value& old);

/// One more of a list of the chart whose things have names: "Sea legs" is the title of `sea_legs`. Null where the list
/// is none of those.
Value named_item(const Value& chart, const std::string& list, const QString& name);

/// The value with which a member begins that a player adds.
Value first_value(const Value& chart, const chart::FormPlace& place, const std::string& name);

/// The place of a chart at a pointer, and the name of its member there.
struct PlaceInChart {
  chart::FormPlace place;
  std::string name;
};
PlaceInChart place_at(const Value& chart, const std::string& pointer);

/// How a value is shown in a form.
QString value_words(const chart::FormPlace& place, const Value& value, const Value& chart);

/// The value that a text means at that place, as the member `name`; null when the text is empty. What `value_words`
/// says is taken too.
Result<Value> typed_value(const chart::FormPlace& place, const std::string& name, const QString& text,
                          const Value& chart);

}  // namespace linesman
