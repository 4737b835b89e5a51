#include "ui/commands/terrain.h"

#include <algorithm>

#include "editing/carving.h"
#include "ui/commands/gestures.h"

namespace linesman {

namespace {

const Problem NOTHING{"", "select unlocked terrain first"};

std::vector<FeatureIndex> free_terrain(const Session& session) {
  std::vector<FeatureIndex> features = selected_terrain(session);
  std::erase_if(features, [&](FeatureIndex i) { return is_locked(session.game().feature(i)); });
  return features;
}

std::vector<Feature> features_of(const Game& game, const std::vector<FeatureIndex>& indices) {
  std::vector<Feature> features;
  features.reserve(indices.size());
  for (const FeatureIndex i : indices) features.push_back(game.feature(i));
  return features;
}

Result<void> push_terrain(Session& session, const Result<Game>& after, const QString& what) {
  if (!after) return after.problem();
  change_by_hand(session, *after, what);
  return {};
}

Result<void> push_terrain(Session& session, const std::vector<FeatureIndex>& indices, const std::vector<Feature>& after,
                          const QString& what) {
  FeatureChanges changes;
  for (std::size_t i = 0; i < indices.size(); ++i) changes.emplace_back(indices[i], after[i]);
  return push_terrain(session, with_features_changed(session.game(), changes), what);
}

QString name_of_feature(const Feature& feature) { return QString::fromStdString(label(feature)); }

}  // namespace

std::vector<FeatureIndex> selected_terrain(const Session& session) {
  std::vector<FeatureIndex> features;
  for (const std::string& id : session.selected().features())
    if (const auto feature = session.game().find_feature(id)) features.push_back(*feature);
  return features;
}

Result<void> change_feature(Session& session, const Feature& after, const QString& what) {
  const auto index = session.game().find_feature(after.id);
  if (!index) return Problem{"", "it is no longer on the table"};
  return push_terrain(session, {*index}, {after}, what);
}

Result<void> edit_feature_trait(Session& session, FeatureIndex index, const std::string& key, const Value& value) {
  Feature after = session.game().feature(index);
  const Value traits = value.is_null() ? after.traits.without(key) : after.traits.with(key, value);
  if (traits == after.traits) return {};
  after.traits = traits;
  return change_feature(session, after,
                        QObject::tr("%1 of %2").arg(QString::fromStdString(key), name_of_feature(after)));
}

Result<void> rate_feature(Session& session, FeatureIndex index, const std::string& ruleset, const Value& rating) {
  Feature after = session.game().feature(index);
  const Value ratings = rating.is_null() ? after.ratings.without(ruleset) : after.ratings.with(ruleset, rating);
  if (ratings == after.ratings) return {};
  after.ratings = ratings;
  return change_feature(session, after, QObject::tr("the rating of %1").arg(name_of_feature(after)));
}

Result<void> delete_terrain(Session& session) {
  const std::vector<FeatureIndex> features = free_terrain(session);
  if (features.empty()) return NOTHING;
  return push_terrain(session, without_features(session.game(), features), QObject::tr("terrain deleted"));
}

Result<void> duplicate_terrain(Session& session) {
  const std::vector<FeatureIndex> features = free_terrain(session);
  if (features.empty()) return NOTHING;
  const auto& hex = session.game().table().hex;
  const double by = hex ? hex->size : 1;
  const auto copies = copies_of(session.game(), features, {by, -by});
  if (!copies) return copies.problem();
  auto done = push_terrain(session, with_features_added(session.game(), *copies), QObject::tr("the copy"));
  std::vector<std::string> ids;
  for (const Feature& copy : *copies) ids.push_back(copy.id);
  if (done) session.selected().select_features(std::move(ids));
  return done;
}

Result<void> reorder_terrain(Session& session, Reorder where) {
  const std::vector<FeatureIndex> features = free_terrain(session);
  if (features.empty()) return NOTHING;
  return push_terrain(session, reordered(session.game(), features, where), QObject::tr("the order of terrain"));
}

Result<void> lock_terrain(Session& session, bool locked) {
  const std::vector<FeatureIndex> features = selected_terrain(session);
  if (features.empty()) return NOTHING;
  std::vector<Feature> after = features_of(session.game(), features);
  for (Feature& feature : after) feature = with_lock(std::move(feature), locked);
  return push_terrain(session, features, after,
                      locked ? QObject::tr("terrain locked") : QObject::tr("terrain unlocked"));
}

Result<void> mirror_terrain(Session& session, bool east_west) {
  const std::vector<FeatureIndex> features = free_terrain(session);
  if (features.empty()) return NOTHING;
  const Table& table = session.game().table();
  std::vector<Feature> after = features_of(session.game(), features);
  Box box;
  for (const Feature& feature : after) box.include(box_of(table, feature));
  const Affine across = Affine::scale((box.min + box.max) * 0.5, east_west ? -1 : 1, east_west ? 1 : -1);
  for (Feature& feature : after) {
    auto mirrored = transformed(table, feature, across);
    if (!mirrored) return mirrored.problem();
    feature = *std::move(mirrored);
  }
  return push_terrain(session, features, after, QObject::tr("the mirroring"));
}

Result<void> align_terrain(Session& session, Alignment where) {
  const std::vector<FeatureIndex> features = free_terrain(session);
  if (features.size() < 2) return Problem{"", "select two unlocked terrain features first"};
  const auto after = aligned(session.game().table(), features_of(session.game(), features), where);
  if (!after) return after.problem();
  return push_terrain(session, features, *after, QObject::tr("the alignment"));
}

Result<void> join_terrain(Session& session) {
  const std::vector<FeatureIndex> features = free_terrain(session);
  if (features.size() < 2) return Problem{"", "select two unlocked terrain features first"};
  const std::string first = session.game().feature(features.front()).id;
  auto done = push_terrain(session, with_features_joined(session.game(), features), QObject::tr("the joining"));
  if (done) session.selected().select_features({first});
  return done;
}

}  // namespace linesman
