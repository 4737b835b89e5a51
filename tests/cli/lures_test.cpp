// Files beside a document are data. None of them is run, whatever its name.
#include <filesystem>

#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

using Lures = TheProgram;

TEST_F(Lures, BesideADocumentAreIgnored) {
  const fs::path club = at / "club";
  const std::string game = at.write("club/game.linesman", toy_game());
  const std::string order = at.write("club/order.json", forward_order(3));
  for (const char* name :
       {"libtoy.so", "toy.so", "toy/libtoy.so", "rulesets/toy/libtoy.so", "platforms/libqoffscreen.so",
        "platforms/libqminimal.so", "imageformats/libqsvg.so", "lib/linesman/rulesets/toy/libtoy.so",
        "linesman/rulesets/toy/libtoy.so", "libQt6Core.so.6", "libsodium.so.23", "libpng16.so.16"})
    at.write(std::string("club/") + name,
             "\x7F"
             "ELF and no more");
  for (const char* name : {"ruleset.json", "toy/ruleset.json", "lib/linesman/rulesets/toy/ruleset.json"})
    at.write(std::string("club/") + name, R"({"id": "toy", "edition": "9", "title": "A lure"})");
  at.write("club/qt.conf", "[Paths]\nPlugins = .\nPrefix = .\n");

  const auto run_there = [&](const std::string& call) {
    Running shell("/bin/sh", {"-c", "cd " + club.string() + " && exec " + LINESMAN_CLI + " " + call},
                  at.environment({"LD_DEBUG=files", "LD_DEBUG_OUTPUT=" + (at / "loaded")}));
    return shell.finish();
  };
  EXPECT_EQ(run_there("judge game.linesman order.json").out, at.run({"judge", game, order}).out);
  const Finished drawn = run_there("render game.linesman " + (at / "picture.png"));
  EXPECT_EQ(drawn.status, 0) << drawn.err;
  int traces = 0;
  for (const auto& file : fs::directory_iterator(fs::path(at / "club").parent_path())) {
    if (!file.path().filename().string().starts_with("loaded")) continue;
    ++traces;
    EXPECT_THAT(read_file(file.path().string()).value(), Not(HasSubstr("club/"))) << "something of the club was opened";
  }
  EXPECT_EQ(traces, 2);
}

using Libraries = TheProgram;

TEST_F(Libraries, WriteNothingToStandardError) {
  at.write(
      "data/linesman/rulesets/empty/ruleset.json",
      R"({"id": "empty", "edition": "1", "title": "Empty", "currency": "inch", "steps": ["forward"], "clauses": []})");
  const std::string object = at.write("data/linesman/rulesets/empty/libempty.so", "");
  fs::permissions(at / "data/linesman/rulesets/empty", fs::perms(0755));
  for (const char* name : {"ruleset.json", "libempty.so"})
    fs::permissions(at / (std::string("data/linesman/rulesets/empty/") + name), fs::perms(0644));
  const Finished list = at.run({"rulesets"});
  EXPECT_EQ(list.status, 0);
  EXPECT_EQ(std::count(list.err.begin(), list.err.end(), '\n'), 1) << list.err;
  EXPECT_THAT(list.err, HasSubstr("/empty"));
  EXPECT_THAT(list.err, Not(HasSubstr("qt.")));
}

}  // namespace
}  // namespace linesman
