// A test fixture with a folder of toy rulesets.
#pragma once

#include <gmock/gmock.h>

#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>

#include "plugins/library.h"
#include "plugins/ruleset_plugin.h"
#include "support/temporary_folder.h"

namespace linesman {

namespace fs = std::filesystem;

inline constexpr const char* TOY = R"({"id": "toy", "edition": "1", "title": "Toy", "currency": "inch",
  "figures": {"reach": 6, "refuse": false}, "clauses": []})";

class TheLibrary : public ::testing::Test {
 protected:
  void SetUp() override {
    ::unsetenv("LINESMAN_TOY_PLUGIN_HAS_RUN");
    old_umask_ = ::umask(022);
  }
  void TearDown() override { ::umask(old_umask_); }

  /// Makes a folder with a ruleset.json and, if named, one of the plugins.
  std::string put(const std::string& name, const std::string& json, const std::string& object = {}) {
    folder_.write(name + "/ruleset.json", json);
    if (!object.empty())
      fs::copy_file(fs::path(LINESMAN_TOY_PLUGINS) / (object + ".so"), folder_ / (name + "/" + object + ".so"));
    fs::permissions(folder_ / name, fs::perms(0755));
    return folder_ / name;
  }
  std::string put_toy(const std::string& object = "right") { return put("toy", TOY, object); }

  RulesetLibrary library() const { return RulesetLibrary({folder_.path().string()}); }

  /// The only problem of the library.
  std::string problem() const {
    const RulesetLibrary found = library();
    EXPECT_THAT(found.problems(), ::testing::SizeIs(1));
    return found.problems().empty() ? "" : found.problems().front().sentence();
  }

  static bool plugin_has_run() { return std::getenv("LINESMAN_TOY_PLUGIN_HAS_RUN") != nullptr; }

  TemporaryFolder folder_;

 private:
  mode_t old_umask_ = 0;
};

}  // namespace linesman
