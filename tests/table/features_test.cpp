#include "table/features.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using testing::ElementsAre;

Feature named(std::string id) { return {.id = std::move(id)}; }

std::vector<std::string> feature_ids(const Features& features) {
  std::vector<std::string> all;
  for (const Feature& feature : features) all.push_back(feature.id);
  return all;
}

TEST(AListOfFeatures, SharesFeaturesThatAChangeLeaves) {
  const Features before{named("a"), named("b"), named("c")};
  Features after = before;
  after.set(1, named("other"));
  EXPECT_THAT(feature_ids(after), ElementsAre("a", "other", "c"));
  EXPECT_THAT(feature_ids(before), ElementsAre("a", "b", "c")) << "a change does not reach the list that it came from";
  EXPECT_EQ(&after[0], &before[0]);
  EXPECT_EQ(&after[2], &before[2]);
  EXPECT_NE(&after[1], &before[1]);
}

TEST(AListOfFeatures, InsertsAndRemovesFeatures) {
  Features features{named("a"), named("d")};
  features.insert(1, {named("b"), named("c")});
  EXPECT_THAT(feature_ids(features), ElementsAre("a", "b", "c", "d"));
  features.erase(0);
  features.erase_if([](const Feature& feature) { return feature.id == "c"; });
  EXPECT_THAT(feature_ids(features), ElementsAre("b", "d"));
  EXPECT_THAT(feature_ids(Features(features.begin() + 1, features.end())), ElementsAre("d"));
}

TEST(AListOfFeatures, GivesCopiesThatCanBeChanged) {
  const Features features{named("a")};
  auto copies = features.copies();
  copies[0].id = "changed";
  EXPECT_EQ(features[0].id, "a");
}

}  // namespace
}  // namespace linesman
