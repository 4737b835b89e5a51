// Code is only run from files and folders that no other user can change.
#include <unistd.h>

#include "plugins/toy_folder.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST_F(TheLibrary, RefusesAFolderThatOthersCanWriteTo) {
  for (const int mode : {0775, 0757, 0777}) {
    const fs::path toy = fs::exists(folder_ / "toy") ? fs::path(folder_ / "toy") : fs::path(put_toy());
    fs::permissions(toy, fs::perms(mode));
    EXPECT_THAT(problem(), AllOf(HasSubstr(toy.string() + ": refused"), HasSubstr("write"))) << mode;
  }
  EXPECT_FALSE(plugin_has_run());
}

TEST_F(TheLibrary, RefusesASharedObjectThatOthersCanWriteTo) {
  put_toy();
  fs::permissions(folder_ / "toy/right.so", fs::perms(0664));
  EXPECT_THAT(problem(), HasSubstr("right.so: refused"));
}

TEST_F(TheLibrary, RefusesASearchFolderThatOthersCanWriteTo) {
  put_toy();
  fs::permissions(folder_.path(), fs::perms(0777));
  EXPECT_THAT(problem(), HasSubstr(folder_.path().string() + ": refused"));
  EXPECT_THAT(library().ids(), IsEmpty());
}

TEST_F(TheLibrary, RefusesDataThatOthersCanWriteToBesideCode) {
  put_toy();
  fs::permissions(folder_ / "toy/ruleset.json", fs::perms(0666));
  EXPECT_THAT(problem(), HasSubstr("toy/ruleset.json: refused"));
}

TEST_F(TheLibrary, RefusesCodeBelowAnyFolderThatOthersCanWriteTo) {
  put("deep/er/toy", TOY, "right");
  const auto found = [&] { return RulesetLibrary({folder_ / "deep/er"}); };
  EXPECT_THAT(found().problems(), IsEmpty());
  fs::permissions(folder_ / "deep", fs::perms(0777));
  ASSERT_THAT(found().problems(), SizeIs(1));
  EXPECT_EQ(found().problems().front().file, folder_ / "deep");
  fs::permissions(folder_ / "deep", fs::perms(01777));
  EXPECT_THAT(found().problems(), IsEmpty()) << "other users cannot replace my files there";
}

TEST_F(TheLibrary, RefusesCodeBehindALinkIntoAFolderThatOthersCanWriteTo) {
  put("shared/toy", TOY, "right");
  fs::permissions(folder_ / "shared", fs::perms(0777));
  fs::create_directory(folder_ / "mine");
  fs::create_directory_symlink(folder_ / "shared/toy", folder_ / "mine/toy");
  fs::create_directory_symlink("../mine", folder_ / "mine/round");
  const RulesetLibrary by_folder({folder_ / "mine"});
  EXPECT_THAT(by_folder.ids(), IsEmpty());
  EXPECT_THAT(by_folder.ruleset("toy", {}).problem().sentence(), HasSubstr("shared: refused"));
  const RulesetLibrary by_search({folder_ / "mine/round/../mine/round"});
  EXPECT_THAT(by_search.ids(), IsEmpty());
  EXPECT_FALSE(plugin_has_run());
}

TEST_F(TheLibrary, RefusesCodeOfAnotherUser) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root can give a file away";
  constexpr uid_t NOBODY = 65534;
  put_toy();
  ASSERT_EQ(::chown((folder_ / "toy/right.so").c_str(), NOBODY, NOBODY), 0);
  EXPECT_THAT(problem(), AllOf(HasSubstr("right.so: refused"), HasSubstr("another user")));
}

TEST_F(TheLibrary, ChecksAgainBeforeItRunsCode) {
  const fs::path object = fs::path(put_toy()) / "right.so";
  const RulesetLibrary found = library();
  fs::permissions(object, fs::perms(0777));
  const auto refused = found.ruleset("toy", {});
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.problem().sentence(), HasSubstr("right.so: refused"));
}

TEST_F(TheLibrary, AcceptsAVariantThatOthersCanWriteTo) {
  put_toy();
  TemporaryFolder club;
  club.write("far/ruleset.json", R"({"id": "far", "extends": "toy", "figures": {"reach": 12}})");
  fs::permissions(club.path(), fs::perms(0777));
  fs::permissions(club / "far/ruleset.json", fs::perms(0666));
  const RulesetLibrary found({folder_.path().string(), club.path().string()});
  EXPECT_THAT(found.problems(), IsEmpty());
  EXPECT_THAT(found.ids(), ElementsAre("far", "toy"));
  EXPECT_EQ(found.find("toy")->open_at, "");
  EXPECT_EQ(found.find("far")->open_at, club.path().string()) << "the outermost place is said";
}

TEST_F(TheLibrary, NamesThePlaceWhereOthersCanChangeAVariant) {
  put_toy();
  put("far", R"({"id": "far", "extends": "toy"})");
  const auto open_at = [&] { return library().find("far")->open_at; };
  EXPECT_EQ(open_at(), "");
  fs::permissions(folder_ / "far/ruleset.json", fs::perms(0666));
  EXPECT_EQ(open_at(), std::string(folder_ / "far/ruleset.json"));
  fs::permissions(folder_ / "far/ruleset.json", fs::perms(0644));
  TemporaryFolder club;
  fs::permissions(club.path(), fs::perms(0777));
  fs::rename(folder_ / "far", club.path() / "far");
  fs::create_directory_symlink(club.path() / "far", folder_ / "far");
  EXPECT_EQ(open_at(), club.path().string());
  if (::geteuid() != 0) GTEST_SKIP() << "only root can give a file away";
  fs::permissions(club.path(), fs::perms(0755));
  ASSERT_EQ(::chown((club / "far/ruleset.json").c_str(), 65534, 65534), 0);
  EXPECT_THAT(open_at(), HasSubstr("far/ruleset.json"));
}

TEST_F(TheLibrary, DoesNotWaitForAPipeInPlaceOfData) {
  put_toy();
  fs::create_directory(folder_ / "pipe");
  ASSERT_EQ(::mkfifo((folder_ / "pipe/ruleset.json").c_str(), 0600), 0);
  EXPECT_THAT(problem(), HasSubstr("pipe/ruleset.json: cannot be read: it is no ordinary file"));
}

TEST_F(TheLibrary, RefusesDataThatWouldSlowEveryStart) {
  put_toy();
  put("far", R"({"id": "far", "extends": "toy", "title": ")" + std::string(1 << 20, 'x') + R"("})");
  EXPECT_THAT(problem(), HasSubstr("far/ruleset.json: is larger than 1 MiB"));
}

}  // namespace
}  // namespace linesman
