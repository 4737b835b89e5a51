#include "rules/section_labels.h"

#include <algorithm>
#include <unordered_map>

namespace linesman {

namespace {

/// A hash for std::unordered_map. Equal values have equal hashes.
std::size_t hash_of(const Value& v) {
  if (const auto number = v.number()) return std::hash<double>{}(*number);
  if (const auto text = v.text()) return std::hash<std::string_view>{}(*text);
  std::size_t hash = v.size();
  for (const Value::Member& member : v.members())
    hash += std::hash<std::string>{}(member.first) ^ (31 * hash_of(member.second));
  return hash;
}

/// Numbers marks from 1; equal marks get one number.
class MarkNumbers {
 public:
  struct Mark {
    Value rating;  ///< null: the rating of the kind
    std::uint32_t apart = 0;
    friend bool operator==(const Mark&, const Mark&) = default;
  };

  std::uint32_t of(const Mark& mark) {
    const auto next = static_cast<std::uint32_t>(numbers_.size()) + 1;
    return numbers_.try_emplace(mark, next).first->second;
  }

 private:
  struct Hash {
    std::size_t operator()(const Mark& mark) const { return hash_of(mark.rating) + mark.apart; }
  };
  std::unordered_map<Mark, std::uint32_t, Hash> numbers_;
};

}  // namespace

std::shared_ptr<const SectionLabels> section_labels(const RulesetData& data, const Game& game, const Apart& apart) {
  const Features& features = game.terrain();
  SectionLabels labels;
  labels.reserve(features.size());
  MarkNumbers numbers;
  const std::uint32_t as_their_kind = numbers.of({});
  for (const Feature& feature : features) {
    const auto page = apart ? apart(feature) : std::optional<std::uint32_t>(0);
    if (!page) {
      labels.push_back(0);
      continue;
    }
    Value rating;
    if (feature.ratings.size() > 0) rating = rating_of(data, feature);
    if (rating == data.ratings[name_of(feature.kind)]) rating = Value();
    labels.push_back(rating == Value() && *page == 0 ? as_their_kind : numbers.of({rating, *page}));
  }
  if (std::all_of(labels.begin(), labels.end(), [&](std::uint32_t label) { return label == as_their_kind; }))
    return nullptr;
  return std::make_shared<const SectionLabels>(std::move(labels));
}

}  // namespace linesman
