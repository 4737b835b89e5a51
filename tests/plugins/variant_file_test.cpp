#include "plugins/variant_file.h"

#include <gmock/gmock.h>

#include <sys/stat.h>

#include <filesystem>

#include "files/disk/file.h"
#include "plugins/library.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

constexpr const char* TOY = R"({"id": "toy", "edition": "1", "title": "Toy", "currency": "inch",
  "figures": {"reach": 6, "refuse": false}, "clauses": []})";

class AVariant : public testing::Test {
 protected:
  AVariant() {
    folder_.write("installed/toy/ruleset.json", TOY);
    fs::copy_file(fs::path(LINESMAN_TOY_PLUGINS) / "right.so", folder_ / "installed/toy/toy.so");
    for (const char* folder : {"installed", "installed/toy"}) fs::permissions(folder_ / folder, fs::perms(0755));
  }
  RulesetLibrary library() const { return RulesetLibrary({folder_ / "installed", own()}); }
  std::string own() const { return folder_ / "data/linesman/rulesets"; }
  static Value variant(const char* id, const Value& figures) {
    return Value::Object{{"id", id}, {"extends", "toy"}, {"edition", "1"}, {"title", "Ours"}, {"figures", figures}};
  }

  TemporaryFolder folder_;
};

TEST_F(AVariant, IsWrittenWhereTheLibraryFindsItWithAnyUmask) {
  const mode_t old = ::umask(0);
  const auto saved = save_variant(own(), variant("ours", Value::Object{{"reach", 9}}), library());
  ::umask(old);
  ASSERT_TRUE(saved) << saved.problem().sentence();
  const RulesetLibrary found = library();
  EXPECT_THAT(found.problems(), testing::IsEmpty());
  const auto ours = found.ruleset("ours", Value::empty_object());
  ASSERT_TRUE(ours);
  EXPECT_EQ((*ours)->data().figures["reach"], Value(9));
  EXPECT_EQ((*ours)->terms().extends, "toy");
}

TEST_F(AVariant, IsRefusedAsAWholeWhenItsRulesetRefusesIt) {
  const auto saved = save_variant(own(), variant("ours", Value::Object{{"raech", 9}}), library());
  ASSERT_FALSE(saved);
  EXPECT_THAT(saved.problem().sentence(), HasSubstr("/figures/raech"));
  EXPECT_THAT(saved.problem().sentence(), HasSubstr("the nearest is \"reach\""));
  EXPECT_FALSE(fs::exists(folder_ / "data"));
}

TEST_F(AVariant, NeverOverwritesAnother) {
  ASSERT_TRUE(save_variant(own(), variant("ours", Value::Object{{"reach", 9}}), library()));
  const auto again = save_variant(own(), variant("ours", Value::Object{{"reach", 1}}), library());
  ASSERT_FALSE(again);
  EXPECT_THAT(english(again.problem().reason), HasSubstr("there already"));
  EXPECT_THAT(read_file(own() + "/ours/ruleset.json").value(), HasSubstr("9"));
}

TEST_F(AVariant, IsNotPutIntoAFolderThatOthersCanWriteTo) {
  fs::create_directories(own());
  fs::permissions(own(), fs::perms(0775));
  const auto saved = save_variant(own(), variant("ours", Value::Object{{"reach", 9}}), library());
  ASSERT_FALSE(saved);
  EXPECT_THAT(english(saved.problem().reason), HasSubstr("chmod go-w"));
  EXPECT_TRUE(fs::is_empty(own()));
}

TEST_F(AVariant, GetsANewId) {
  EXPECT_EQ(free_ruleset_id("Our Toy!", library()), "our-toy");
  EXPECT_EQ(free_ruleset_id("Toy", library()), "toy-2");
  EXPECT_EQ(free_ruleset_id("Über «alles»", library()), "ber-alles");
  EXPECT_EQ(free_ruleset_id("…", library()), "ruleset");
  EXPECT_TRUE(free_ruleset_id(std::string(200, 'x'), library()).size() <= 64);
}

TEST_F(AVariant, IsReportedWhenAnotherWithItsIdHidesIt) {
  ASSERT_TRUE(save_variant(own(), variant("ours", Value::Object{{"reach", 9}}), library()));
  fs::create_directories(folder_ / "installed/mine");
  fs::copy(own() + "/ours/ruleset.json", folder_ / "installed/mine/ruleset.json");
  for (const char* folder : {"installed", "installed/mine"}) fs::permissions(folder_ / folder, fs::perms(0755));
  const RulesetLibrary found = library();
  ASSERT_THAT(found.problems(), testing::SizeIs(1));
  EXPECT_THAT(found.problems()[0].file, HasSubstr("data/linesman/rulesets/ours"));
  EXPECT_THAT(english(found.problems()[0].reason), HasSubstr("goes before it"));
  EXPECT_THAT(RulesetLibrary({folder_ / "installed", folder_ / "installed"}).problems(), testing::IsEmpty())
      << "one folder by two names hides nothing";
}

}  // namespace
}  // namespace linesman
