// What a ruleset makes of the ratings of features; those of kinds, which most features have, are read once.
#pragma once

#include <vector>

#include "rules/terms.h"

namespace linesman {

/// `Rating` is what the ruleset takes a rating for.
template <class Rating>
class KindRatings {
 public:
  /// What is made of a rating as it is written; null where there is none.
  using Read = Rating (*)(const Value&);

  KindRatings() = default;
  KindRatings(const RulesetData& data, Read read) : read_(read) {
    for (const Kind kind : all_kinds()) of_kinds_.push_back(read(data.ratings[name_of(kind)]));
  }

  /// `data` is that of the constructor.
  Rating of(const RulesetData& data, const Feature& feature) const {
    if (feature.ratings.size() > 0) return read_(rating_of(data, feature));  // the players may have rated it
    return of_kinds_[static_cast<std::size_t>(feature.kind)];
  }

 private:
  Read read_ = nullptr;
  std::vector<Rating> of_kinds_;
};

}  // namespace linesman
