#include "exchange/measures.h"

#include "base/text.h"
#include "base/tolerance.h"
#include "exchange/base_words.h"

namespace linesman::exchange {

namespace {

double measure_or(double usual, const Value& said, LengthUnits units, std::string_view name, const std::string& place,
                  ImportBuilder& builder) {
  if (said.is_null() || said.text() == "") return usual;
  const auto inches = length_of(said, units.unit, units.metre);
  if (inches && *inches >= 0 && *inches <= FARTHEST_COORDINATE) return *inches;
  builder.say(Fate::noted, place,
              "its " + std::string(name) + " must be a length of at least 0, not " + describe(said) +
                  ": it is the usual " + number_text(usual, 3) + "″");
  return usual;
}

}  // namespace

void take_measures(const Value& width, const Value& height, LengthUnits units, const std::string& place,
                   Feature& feature, ImportBuilder& builder) {
  feature.width = measure_or(default_width(feature.kind), width, units, "width", place, builder);
  feature.height = measure_or(default_height(feature.kind), height, units, "height", place, builder);
}

}  // namespace linesman::exchange
