#include "plugins/library.h"
#include "plugins/ruleset_folders.h"

#include <gmock/gmock.h>

#include <thread>

#include "files/json.h"
#include "plugins/toy_folder.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST_F(TheLibrary, IsEmptyWithoutRulesets) {
  EXPECT_THAT(library().ids(), IsEmpty());
  EXPECT_THAT(library().problems(), IsEmpty());
  EXPECT_THAT(RulesetLibrary({folder_ / "not-there"}).problems(), IsEmpty());
}

TEST_F(TheLibrary, SkipsFoldersWithoutARuleset) {
  folder_.write("notes/readme.txt", "nothing");
  folder_.write("ruleset.json", TOY);
  EXPECT_THAT(library().ids(), IsEmpty());
  EXPECT_THAT(library().problems(), IsEmpty());
}

TEST_F(TheLibrary, MakesARulesetFromItsDataAndItsPlugin) {
  put_toy();
  const RulesetLibrary found = library();
  EXPECT_THAT(found.problems(), IsEmpty());
  EXPECT_THAT(found.ids(), ElementsAre("toy"));
  const auto toy = found.ruleset("toy", Value::empty_object());
  ASSERT_TRUE(toy) << toy.problem().sentence();
  EXPECT_EQ((*toy)->terms().title, "Toy");
  EXPECT_EQ((*toy)->data().figures["reach"].whole(), 6);
}

TEST_F(TheLibrary, KnowsARulesetWithoutRunningItsCode) {
  put_toy();
  const RulesetLibrary found = library();
  ASSERT_NE(found.find("toy"), nullptr);
  EXPECT_EQ(found.find("toy")->data.terms.title, "Toy");
  EXPECT_EQ(found.find("toy")->folder, folder_ / "toy");
  EXPECT_EQ(found.find("chess"), nullptr);
  EXPECT_FALSE(plugin_has_run());
}

TEST_F(TheLibrary, RunsCodeOnlyWhenARulesetIsAskedFor) {
  const fs::path fresh = fs::path(put_toy()) / "right.so";
  const RulesetLibrary found = library();
  EXPECT_FALSE(plugin_has_run());
  EXPECT_TRUE(found.ruleset("toy", {}));
  EXPECT_TRUE(plugin_has_run());
}

TEST_F(TheLibrary, GivesTheSameRulesetForTheSameHouseRules) {
  put_toy();
  const RulesetLibrary found = library();
  const Value far = Value::Object{{"figures", Value::Object{{"reach", 9}}}};
  const auto plain = found.ruleset("toy", Value::empty_object());
  const auto changed = found.ruleset("toy", far);
  ASSERT_TRUE(changed) << changed.problem().sentence();
  EXPECT_EQ(*plain, *found.ruleset("toy", Value::empty_object()));
  EXPECT_EQ(*changed, *found.ruleset("toy", far));
  EXPECT_NE(*plain, *changed);
  EXPECT_EQ((*changed)->data().figures["reach"].whole(), 9);
  EXPECT_EQ((*plain)->data().figures["reach"].whole(), 6);
}

TEST_F(TheLibrary, RefusesHouseRulesWithUnknownNames) {
  put_toy();
  const auto refused = library().ruleset("toy", Value::Object{{"figures", Value::Object{{"rech", 9}}}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().pointer, "/house_rules/figures/rech");
  EXPECT_EQ(refused.problem().file, "");
}

TEST_F(TheLibrary, AnswersSeveralThreads) {
  put_toy();
  const RulesetLibrary found = library();
  std::vector<std::shared_ptr<const Ruleset>> got(8);
  std::vector<std::thread> threads;
  for (auto& slot : got) threads.emplace_back([&] { slot = found.ruleset("toy", {}).value(); });
  for (std::thread& t : threads) t.join();
  for (const auto& ruleset : got) EXPECT_EQ(ruleset, got.front());
}

TEST_F(TheLibrary, NamesItsRulesetsWhenAskedForAnUnknownOne) {
  put_toy();
  const auto refused = library().ruleset("chess", {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().pointer, "");
  EXPECT_THAT(english(refused.problem().reason), AllOf(HasSubstr("chess"), HasSubstr("toy")));
}

TEST_F(TheLibrary, LetsThePluginRefuseData) {
  put("toy", R"({"id": "toy", "edition": "1", "title": "Toy", "currency": "inch", "figures": {"refuse": true}})",
      "right");
  const auto refused = library().ruleset("toy", {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().sentence(), (folder_ / "toy/ruleset.json") + ": will not have it");
}

TEST_F(TheLibrary, UsesTheFirstOfAnId) {
  put_toy();
  TemporaryFolder second;
  second.write("toy/ruleset.json", R"({"id": "toy", "edition": "1", "title": "Another", "currency": "inch"})");
  fs::copy_file(fs::path(LINESMAN_TOY_PLUGINS) / "right.so", second / "toy/right.so");
  const RulesetLibrary here({folder_.path().string(), second.path().string()});
  const RulesetLibrary there({second.path().string(), folder_.path().string()});
  EXPECT_EQ(here.find("toy")->data.terms.title, "Toy");
  EXPECT_EQ(there.find("toy")->data.terms.title, "Another");
  ASSERT_THAT(here.problems(), SizeIs(1));
  EXPECT_THAT(here.problems().front().sentence(), HasSubstr("is hidden: a ruleset \"toy\"")) << "nothing goes unsaid";
}

TEST_F(TheLibrary, RefusesAnotherInterfaceVersionAndNamesBoth) {
  put_toy("old");
  EXPECT_THAT(problem(), AllOf(HasSubstr("old.so"), HasSubstr("version 0"),
                               HasSubstr("version " + std::to_string(RULESET_INTERFACE))));
  EXPECT_FALSE(plugin_has_run());
}

TEST_F(TheLibrary, GivesTheReasonWhenARefusedRulesetIsAskedFor) {
  put_toy("old");
  const RulesetLibrary found = library();
  EXPECT_THAT(found.ids(), IsEmpty());
  const auto refused = found.ruleset("toy", {});
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.problem().sentence(), HasSubstr("version 0"));
  EXPECT_FALSE(plugin_has_run());
}

TEST_F(TheLibrary, RefusesAPluginThatNamesNoInterfaceVersion) {
  put_toy("versionless");
  EXPECT_THAT(problem(), HasSubstr("version none"));
}

TEST_F(TheLibrary, RefusesAPluginOfAnotherId) {
  put_toy("other-id");
  EXPECT_THAT(problem(), AllOf(HasSubstr("chess"), HasSubstr("toy")));
  EXPECT_FALSE(plugin_has_run());
}

TEST_F(TheLibrary, RefusesAPluginOfAnotherEditionAndNamesBoth) {
  put_toy("other-edition");
  EXPECT_THAT(problem(), AllOf(HasSubstr("edition \"2\""), HasSubstr("edition \"1\"")));
  EXPECT_FALSE(plugin_has_run());
}

TEST_F(TheLibrary, RefusesAPluginForAnotherProgram) {
  put_toy("other-interface");
  EXPECT_THAT(problem(), HasSubstr("org.example.Toy"));
  EXPECT_FALSE(plugin_has_run());
}

TEST_F(TheLibrary, RefusesAStalePlugin) {
  put_toy("stale");
  const auto refused = library().ruleset("toy", {});
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.problem().sentence(), HasSubstr("stale.so: was built from other sources"));
}

TEST_F(TheLibrary, RefusesAnyFileButASharedObject) {
  put("toy", TOY);
  folder_.write("toy/toy.so", "not an object");
  EXPECT_THAT(problem(), HasSubstr("toy.so: is not a plugin"));
}

TEST_F(TheLibrary, RefusesARulesetWithoutRules) {
  put("toy", TOY);
  EXPECT_THAT(problem(), HasSubstr("no shared object"));
}

TEST_F(TheLibrary, RefusesTwoSharedObjectsInOneFolder) {
  put_toy();
  fs::copy_file(folder_ / "toy/right.so", folder_ / "toy/second.so");
  EXPECT_THAT(problem(), AllOf(HasSubstr("right.so"), HasSubstr("second.so")));
}

TEST_F(TheLibrary, RefusesDataThatIsNoJson) {
  put("toy", "{", "right");
  EXPECT_THAT(problem(), HasSubstr("toy/ruleset.json"));
}

TEST_F(TheLibrary, RefusesDataWithoutAnId) {
  put("toy", R"({"edition": "1"})", "right");
  EXPECT_THAT(problem(), HasSubstr("toy/ruleset.json: /id: "));
}

TEST_F(TheLibrary, RefusesDataThatIsNoRuleset) {
  put("toy", R"({"id": "toy", "edition": "1", "title": 7, "currency": "inch"})", "right");
  EXPECT_THAT(problem(), HasSubstr("toy/ruleset.json: /title: "));
}

TEST_F(TheLibrary, AcceptsAVariantThatIsOnlyData) {
  put_toy();
  put("toy-far", R"({"id": "toy-far", "extends": "toy", "title": "Toy, far", "figures": {"reach": 12}})");
  const RulesetLibrary found = library();
  ASSERT_THAT(found.problems(), IsEmpty()) << found.problems().front().sentence();
  ASSERT_THAT(found.ids(), ElementsAre("toy", "toy-far"));
  EXPECT_EQ(found.find("toy-far")->extends, "toy");
  const auto far = found.ruleset("toy-far", {});
  ASSERT_TRUE(far) << far.problem().sentence();
  EXPECT_EQ((*far)->terms().id, "toy-far");
  EXPECT_EQ((*far)->data().figures["reach"].whole(), 12);
}

TEST_F(TheLibrary, AcceptsAVariantOfAVariantInAnyOrder) {
  put_toy();
  put("a", R"({"id": "a", "extends": "b", "figures": {"reach": 20}})");
  put("b", R"({"id": "b", "extends": "toy", "title": "B", "figures": {"reach": 12}})");
  const RulesetLibrary found = library();
  EXPECT_THAT(found.ids(), ElementsAre("a", "b", "toy"));
  const auto a = found.ruleset("a", {});
  ASSERT_TRUE(a) << a.problem().sentence();
  EXPECT_EQ((*a)->data().figures["reach"].whole(), 20);
  EXPECT_EQ((*a)->terms().title, "B");
}

TEST_F(TheLibrary, RefusesAVariantOfAMissingRuleset) {
  put("far", R"({"id": "far", "extends": "toy"})");
  EXPECT_THAT(problem(), AllOf(HasSubstr("far/ruleset.json: /extends"), HasSubstr("\"toy\""), HasSubstr("not found")));
}

TEST_F(TheLibrary, RefusesAVariantOfAnUnusableRuleset) {
  put_toy("old");
  put("far", R"({"id": "far", "extends": "toy"})");
  const RulesetLibrary found = library();
  EXPECT_THAT(found.problems(), SizeIs(2));
  EXPECT_THAT(english(found.ruleset("far", {}).problem().reason),
              AllOf(HasSubstr("\"toy\""), HasSubstr("cannot be used")));
}

TEST_F(TheLibrary, RefusesVariantsThatExtendEachOther) {
  put("a", R"({"id": "a", "extends": "b"})");
  put("b", R"({"id": "b", "extends": "a"})");
  const RulesetLibrary found = library();
  ASSERT_THAT(found.problems(), SizeIs(2));
  for (const Problem& p : found.problems()) EXPECT_THAT(english(p.reason), HasSubstr("circle"));
  EXPECT_THAT(found.ids(), IsEmpty());
}

TEST_F(TheLibrary, RefusesAVariantThatExtendsItself) {
  put("a", R"({"id": "a", "extends": "a"})");
  EXPECT_THAT(problem(), HasSubstr("circle"));
}

TEST_F(TheLibrary, RefusesAVariantThatChangesMoreThanFigures) {
  put_toy();
  put("far", R"({"id": "far", "extends": "toy", "figures": {"rech": 1}})");
  EXPECT_THAT(problem(), HasSubstr("far/ruleset.json: /figures/rech"));
}

TEST_F(TheLibrary, RefusesAVariantWithCode) {
  put_toy();
  put("far", R"({"id": "far", "extends": "toy"})", "right");
  EXPECT_THAT(problem(), HasSubstr("far/right.so: is not wanted here"));
}

TEST(RulesetFolders, AreTheInstalledTheUsersAndTheSystems) {
  ::setenv("XDG_DATA_HOME", "/data", 1);
  ::setenv("XDG_DATA_DIRS", "/opt/share:/usr/share", 1);
  EXPECT_THAT(ruleset_folders("/opt/linesman/bin"),
              ElementsAre("/opt/linesman/lib/linesman/rulesets", "/data/linesman/rulesets",
                          "/opt/share/linesman/rulesets", "/usr/share/linesman/rulesets"));
}

TEST(RulesetFolders, AreNotBesideAProgramWithAnUnknownPlace) {
  ::setenv("XDG_DATA_HOME", "/data", 1);
  ::setenv("XDG_DATA_DIRS", "/usr/share", 1);
  for (const char* unknown : {"", "bin", "."})
    EXPECT_THAT(ruleset_folders(unknown), ElementsAre("/data/linesman/rulesets", "/usr/share/linesman/rulesets"));
  EXPECT_EQ(user_ruleset_folder(), "/data/linesman/rulesets");
}

TEST(RulesetFolders, FollowTheHomeWithoutADataHome) {
  ::setenv("HOME", "/home/ann", 1);
  ::setenv("XDG_DATA_DIRS", "/usr/share", 1);
  for (const char* home : {"", "relative/path"}) {
    ::setenv("XDG_DATA_HOME", home, 1);
    EXPECT_THAT(ruleset_folders("/usr/bin"),
                ElementsAre("/usr/lib/linesman/rulesets", "/home/ann/.local/share/linesman/rulesets",
                            "/usr/share/linesman/rulesets"));
  }
}

}  // namespace
}  // namespace linesman
