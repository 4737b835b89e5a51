#include "base/json_reader.h"

#include <gmock/gmock.h>

#include <array>

namespace linesman {
namespace {

using testing::ElementsAre;

enum class Pace { walk, run, charge };
constexpr Names<Pace::charge> names_of(Pace) { return {"walk", "run", "charge"}; }

std::vector<std::string> said(const Mistakes& mistakes) {
  std::vector<std::string> all;
  for (const Problem& mistake : mistakes.all()) all.push_back(mistake.sentence());
  return all;
}

TEST(ANumber, IsInItsRangeOrIsNone) {
  EXPECT_EQ(number_in(4), 4.0);
  EXPECT_EQ(number_in(1e300), 1e300);
  EXPECT_EQ(number_in("4"), std::nullopt);
  EXPECT_EQ(number_in(4, {0, 4}), 4.0);
  EXPECT_EQ(number_in(0, {0, 4, true}), std::nullopt);
  EXPECT_EQ(number_in(2.5, {0, 4, false, true}), std::nullopt);
  EXPECT_EQ(number_in(-1, NumberRange::from(0)), std::nullopt);
  Mistakes mistakes;
  number_in("x", "/a", {0, 6}, mistakes);
  number_in(2.5, "/a", {0, 6, false, true}, mistakes);
  number_in(7, "/a", {0, 6}, mistakes);
  number_in(0, "/a", {0, 6, true}, mistakes);
  EXPECT_THAT(said(mistakes), ElementsAre("/a: must be a number, not \"x\"", "/a: must be a whole number, not 2.5",
                                          "/a: must be a number from 0 to 6, not 7",
                                          "/a: must be a number above 0 and at most 6, not 0"));
}

TEST(ADottedPath, LeadsIntoObjects) {
  const Value figures = Value::Object{{"rates", Value::Object{{"foot", 6}, {"a/b", 2}}}, {"x.y", 3}};
  EXPECT_EQ(*at_dotted(figures, "rates.foot"), Value(6));
  EXPECT_EQ(*at_dotted(figures, "x.y"), Value(3)) << "a name may have a dot";
  EXPECT_EQ(at_dotted(figures, "rates.horse"), nullptr);
  EXPECT_EQ(at_dotted(figures, "rates.foot.more"), nullptr);
  EXPECT_EQ(at_dotted(figures, ""), nullptr);
  std::string pointer = "/figures";
  at_dotted(figures, "rates.a/b", &pointer);
  EXPECT_EQ(pointer, "/figures/rates/a~1b");
}

TEST(Mistakes, AreKeptUpToALimitAndAllCounted) {
  Mistakes mistakes(2);
  for (int i = 0; i < 4; ++i) mistakes.unknown("/" + std::to_string(i), "x", "a word", {});
  EXPECT_EQ(mistakes.count(), 4u);
  EXPECT_THAT(said(mistakes),
              ElementsAre("/0: \"x\" is not known: a word is wanted", "/1: \"x\" is not known: a word is wanted"));
}

TEST(MembersOfAnObject, AreReadStrictlyWithEachMistake) {
  const Value json =
      Value::Object{{"id", nullptr}, {"pace", "rum"}, {"paces", Value::Array{"walk", 3}}, {"path", 1}, {"titel", "x"}};
  Mistakes mistakes;
  Members members(json, "/0", mistakes);
  members.text("id", true);
  members.text("title", true);
  EXPECT_EQ(members.word<Pace>("pace"), std::nullopt);
  EXPECT_THAT(*members.words<Pace>("paces"), ElementsAre(Pace::walk));
  members.flag("path");
  members.finish();
  EXPECT_THAT(said(mistakes),
              ElementsAre("/0/id: must be text, not null", "/0: needs \"title\"",
                          "/0/pace: \"rum\" is not known: walk, run or charge is wanted; the nearest is \"run\"",
                          "/0/paces/1: must be walk, run or charge, not 3", "/0/path: must be true or false, not 1",
                          "/0/titel: \"titel\" is not known: another member is wanted; the nearest is \"title\""));
}

TEST(MembersOfAnObject, AreReadLenientlyWithNullAsLeftOut) {
  const Value json = Value::Object{{"help", nullptr}, {"pace", "rum"}};
  Mistakes mistakes;
  Members members(json, "", mistakes, Strictness::lenient);
  EXPECT_EQ(members.text("help"), "");
  members.text("title", true);
  members.word<Pace>("pace");
  EXPECT_THAT(said(mistakes), ElementsAre("/title: must be text, not null", "/pace: \"rum\" is not known here"));
}

TEST(AWord, MayBeOneOfAFewOnly) {
  Mistakes mistakes;
  const Value json = Value::empty_object();
  Members members(json, "", mistakes);
  constexpr std::array<Pace, 2> SLOW{Pace::walk, Pace::run};
  EXPECT_EQ(members.word_of<Pace>("run", "/a", SLOW), Pace::run);
  EXPECT_EQ(members.word_of<Pace>("charge", "/a", SLOW), std::nullopt);
  EXPECT_THAT(said(mistakes),
              ElementsAre("/a: \"charge\" is not known: walk or run is wanted; the nearest is \"walk\""));
}

TEST(ItemsOfAList, AreReadWhereTheyAreObjects) {
  const Value json = Value::Object{{"list", Value::Array{Value::Object{{"id", "a"}}, 4, Value::Object{{"id", "a"}}}}};
  Mistakes mistakes;
  Members members(json, "", mistakes);
  std::vector<std::string> ids;
  members.each("list", [&](Members& item) { item.new_text("id", ids); });
  EXPECT_THAT(ids, ElementsAre("a", "a"));
  EXPECT_THAT(said(mistakes),
              ElementsAre("/list/1: must be an object, not 4", "/list/2/id: \"a\" stands in the list already"));
}

}  // namespace
}  // namespace linesman
