#include "charts/keys.h"

#include <algorithm>
#include <set>

namespace linesman::charts {

namespace {

bool is_on(const Field& field, FieldOwner owner) {
  return std::find(field.owners.begin(), field.owners.end(), owner) != field.owners.end();
}

const Value NONE;

Value fallback_of(const Field& field) {
  return field.fallback.is_null() && field.type == FieldType::boolean ? Value(false) : field.fallback;
}

}  // namespace

Keys::Keys(const RulesetData& data) {
  std::set<std::string> only_features;
  const auto take = [&](const std::vector<Field>& fields, Home home) {
    for (const Field& field : fields) {
      const bool of_feature = is_on(field, FieldOwner::feature);
      if (of_feature) feature_keys_.insert_or_assign(field.key, Entry{home, fallback_of(field)});
      if (of_feature && field.owners.size() == 1) only_features.insert(field.key);
      if (!of_feature || field.owners.size() > 1) keys_.insert_or_assign(field.key, Entry{home, fallback_of(field)});
    }
  };
  take(data.terms.traits, Home::traits);
  take(data.terms.status, Home::status);
  take(data.terms.options, Home::options);
  take(data.terms.members, Home::order);
  // `defaults` means the other field of a key that features have too.
  for (auto& [key, entry] : feature_keys_)
    if (only_features.contains(key) && keys_.contains(key))
      entry.fallback = entry.fallback.is_bool() ? Value(false) : Value();
}

const Value& Keys::of_order(const Game& game, const Order& order, const std::string& key) const {
  const auto found = keys_.find(key);
  if (found == keys_.end()) return NONE;
  const Value* value = nullptr;
  if (found->second.home == Home::options) value = game.options().find(key);
  if (found->second.home == Home::order) value = order.members.find(key);
  return value && !value->is_null() ? *value : found->second.fallback;
}

const Value& Keys::of_piece(const Game& game, const Order& order, PieceIndex piece, const std::string& key) const {
  const auto found = keys_.find(key);
  if (found == keys_.end()) return NONE;
  const Home home = found->second.home;
  if (home == Home::options || home == Home::order) return of_order(game, order, key);
  const auto value_on = [&](const auto& thing) {
    const Value& values = home == Home::traits ? thing.traits : thing.status;
    const Value* value = values.find(key);
    return value && !value->is_null() ? value : nullptr;
  };
  const Piece& own = game.piece(piece);
  if (const Value* value = value_on(own)) return *value;
  if (own.unit)
    if (const Value* value = value_on(game.unit(*own.unit))) return *value;
  return found->second.fallback;
}

const Value& Keys::of_feature(const Game& game, const Order& order, FeatureIndex feature,
                              const std::string& key) const {
  const auto found = feature_keys_.find(key);
  if (found == feature_keys_.end()) return of_order(game, order, key);
  const Feature& own = game.feature(feature);
  const Value& values = found->second.home == Home::traits ? own.traits : own.status;
  const Value* value = values.find(key);
  return value && !value->is_null() ? *value : found->second.fallback;
}

}  // namespace linesman::charts
