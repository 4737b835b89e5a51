// Ratings of features in a ruleset's own type. Most features have the rating of their kind, which is read once.
#pragma once

#include <vector>

#include "rules/terms.h"

namespace linesman {

/// `Rating` is the ruleset's own type for a rating.
template <class Rating>
class KindRatings {
 public:
  /// Reads a rating from the document or from ruleset.json; the value is null when there is none.
  using Read = Rating (*)(const Value&);

  KindRatings() = default;
  KindRatings(const RulesetData& data, Read read) : read_(read) {
    for (const Kind kind : all_kinds()) of_kinds_.push_back(read(data.ratings[name_of(kind)]));
  }

  /// `data` is that of the constructor.
  Rating of(const RulesetData& data, const Feature& feature) const {
    if (feature.ratings.size() > 0) return read_(rating_of(data, feature));
    return of_kinds_[static_cast<std::size_t>(feature.kind)];
  }

 private:
  Read read_ = nullptr;
  std::vector<Rating> of_kinds_;
};

}  // namespace linesman
