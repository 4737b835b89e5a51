// Holds, modifiers, ends of statuses and events are read in one room of the engine and in no ruleset.
#include <gmock/gmock.h>

#include <regex>

#include "architecture/tree.h"

namespace linesman {
namespace {

using ::testing::IsEmpty;

/// A comment, or the words of an enumeration.
bool is_no_key(const std::string& line) {
  return line.find("//") < line.find('"') || line.find("names_of(") != std::string::npos;
}

/// The lines with one of the keys as a text of its own.
std::vector<std::string> lines_with_keys(const std::string& path, const std::string& keys) {
  const std::regex key("\"(" + keys + ")\"");
  std::vector<std::string> found;
  std::istringstream lines(text_of(path));
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number)
    if (std::regex_search(line, key) && !is_no_key(line))
      found.push_back(path + ":" + std::to_string(number) + " " + line);
  return found;
}

std::vector<std::string> lines_outside_the_room(const std::string& folder) {
  std::vector<std::string> found;
  for (const std::string& path : sources_below(folder)) {
    if (path.starts_with("src/state/")) continue;
    // The page of hexes has a form of its own for events.
    const bool hexes = path.starts_with("rulesets/hexes/");
    const auto lines = lines_with_keys(path, hexes ? "held|modifier|until" : "held|modifier|until|events");
    found.insert(found.end(), lines.begin(), lines.end());
  }
  return found;
}

TEST(TheKeysOfThePlayersStatuses, StandInOneRoomOfTheEngineAndInNoRuleset) {
  EXPECT_THAT(lines_outside_the_room("src"), IsEmpty());
  EXPECT_THAT(lines_outside_the_room("rulesets"), IsEmpty());
  EXPECT_FALSE(lines_with_keys("src/state/keys.h", "held").empty()) << "the test finds nothing at all";
}

}  // namespace
}  // namespace linesman
