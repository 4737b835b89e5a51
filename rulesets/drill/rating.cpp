#include "drill/rating.h"

#include <algorithm>

#include "base/text.h"

namespace linesman::drill {

namespace {

bool is_amount(const Value& v) { return v.is_number() && *v.number() >= 0; }

bool is_permeability(const Value& v) {
  return v.text() == "open" || v.text() == "impassable" ||
         (v.is_object() && v.size() == 2 && is_amount(v["pr"]) && is_amount(v["pe"]));
}

std::vector<std::string> words_of(Kind kind) {
  if (is_surface(kind)) return {"big-road", "small-road", "passage", "open"};
  if (kind == Kind::contour) return {"contour", "open"};
  return {"open"};
}

}  // namespace

Result<void> check_rating(FeatureClass feature_class, Kind kind, const Value& rating, const std::string& pointer) {
  const std::string what = "a " + std::string(name_of(kind)) + " is rated ";
  if (feature_class == FeatureClass::surface || feature_class == FeatureClass::relief) {
    const std::vector<std::string> words = words_of(kind);
    if (std::any_of(words.begin(), words.end(), [&](const std::string& w) { return rating.text() == w; })) return {};
    return Problem{pointer, what + listed(words) + ", not " + describe(rating)};
  }
  if (is_permeability(rating)) return {};
  return Problem{pointer, what +
                              "open, impassable or {\"pr\": n, \"pe\": n} with "
                              "two numbers of at least 0, not " +
                              describe(rating)};
}

Rating read_rating(const Value& rating) {
  if (rating.text() == "impassable") return {Rating::How::impassable, 0, 0};
  if (!rating.is_object()) return {};
  return {Rating::How::passable, rating["pr"].number().value_or(0), rating["pe"].number().value_or(0)};
}

RoadRating read_road(const Value& rating) {
  if (rating.text() == "big-road") return RoadRating::big_road;
  if (rating.text() == "small-road") return RoadRating::small_road;
  return rating.text() == "passage" ? RoadRating::passage : RoadRating::open;
}

}  // namespace linesman::drill
