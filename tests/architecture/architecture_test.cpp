#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "architecture/includes.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const QtModules MADE_UP_QT = [](const std::string& header) -> std::string {
  if (header == "QWidget") return "QtWidgets";
  if (header == "QPainter") return "QtGui";
  if (header == "QString" || header == "QtPlugin") return "QtCore";
  return {};
};

std::vector<std::string> faults(const std::string& path, const std::string& includes) {
  return direction_faults(path, includes, MADE_UP_QT);
}

TEST(TheReaderOfIncludes, FindsThemWithTheirLines) {
  const auto found = includes_of("#pragma once\n#include <vector>\n  #  include \"base/vec.h\"\n");
  ASSERT_THAT(found, SizeIs(2));
  EXPECT_EQ(found[0].name, "vector");
  EXPECT_FALSE(found[0].quoted);
  EXPECT_EQ(found[1].name, "base/vec.h");
  EXPECT_TRUE(found[1].quoted);
  EXPECT_EQ(found[1].line, 3);
}

TEST(TheReaderOfIncludes, SkipsCommentsAndStrings) {
  EXPECT_THAT(includes_of("// #include <QWidget>\n/* \n#include <QString>\n*/\n"), IsEmpty());
  EXPECT_THAT(includes_of("const char* a = \"#include <QWidget>\";\n"), IsEmpty());
  EXPECT_THAT(includes_of("const char* url = \"http://x\";\n#include <map>\n"), SizeIs(1));
  EXPECT_THAT(includes_of("/* over */ #include <map>"), SizeIs(1));
}

TEST(TheDirections, LetRoomsIncludeWhatTheyStandOn) {
  EXPECT_THAT(faults("src/table/game.h", "#include <vector>\n#include \"base/vec.h\"\n"), IsEmpty());
  EXPECT_THAT(faults("src/geometry/hull.cpp", "#include <boost/geometry.hpp>\n"), IsEmpty());
  EXPECT_THAT(faults("src/movement/tracer.cpp", "#include \"geometry/sweep.h\"\n"), IsEmpty());
  EXPECT_THAT(faults("src/files/json.cpp", "#include <nlohmann/json.hpp>\n"), IsEmpty());
  EXPECT_THAT(
      faults("ui/window/window.cpp", "#include <QWidget>\n#include \"picture/scene.h\"\n#include \"tools/drag.h\"\n"),
      IsEmpty());
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"pips/figures.h\"\n#include \"movement/trace.h\"\n"),
              IsEmpty());
  EXPECT_THAT(faults("rulesets/pips/plugin.cpp", "#include \"plugins/ruleset_plugin.h\"\n#include \"plugin.moc\"\n"),
              IsEmpty());
}

TEST(TheDirections, RefuseARoomAbove) {
  EXPECT_THAT(faults("src/base/vec.h", "#include \"table/game.h\"\n"), ElementsAre(HasSubstr("src/base/vec.h:1")));
  EXPECT_THAT(faults("src/table/game.h", "#include \"movement/order.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/geometry/sweep.h", "#include \"table/footprint.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/rules/terms.cpp", "#include \"files/json.h\"\n#include \"movement/tracer.h\"\n"), SizeIs(2));
  EXPECT_THAT(faults("src/movement/trace.h", "#include \"geometry/sweep.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/movement/tracer.cpp", "#include \"rules/ruling.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/cli/judge.cpp", "#include \"window/window.h\"\n"), SizeIs(1));
}

TEST(TheDirections, KeepLibrariesInTheirRooms) {
  EXPECT_THAT(faults("src/geometry/sweep.h", "#include <boost/geometry.hpp>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/movement/tracer.cpp", "#include <boost/geometry.hpp>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/rules/terms.cpp", "#include <nlohmann/json.hpp>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/files/json.h", "#include <nlohmann/json.hpp>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/referee/referee.cpp", "#include <QString>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/files/json.cpp", "#include <QString>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/plugins/library.cpp", "#include <QString>\n#include <QPainter>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/cli/judge.cpp", "#include <QString>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/cli/main.cpp", "#include <QWidget>\n"), SizeIs(1));
  EXPECT_THAT(faults("ui/picture/scene.cpp", "#include <QPainter>\n#include <QWidget>\n"), SizeIs(1));
  EXPECT_THAT(faults("ui/picture/scene.cpp", "#include \"window/window.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/base/text.cpp", "#include <locale>\n"), SizeIs(1));
}

TEST(TheDirections, LetARulesetSeeOnlyValuesAndRules) {
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"movement/tracer.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"geometry/sweep.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"referee/referee.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"orders/orders.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"plugins/ruleset_plugin.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("rulesets/pips/plugin.cpp", "#include \"plugins/library.h\"\n"), SizeIs(1));
}

TEST(TheSearchForRulesetIds, FindsIdsAndClausesInStringsOnly) {
  const std::vector<std::string> ids{"pips", "orders"};
  EXPECT_THAT(ruleset_mentions("ui/a.cpp", "if (id == \"pips\") f(\"pips-7\");", ids), SizeIs(2));
  EXPECT_THAT(ruleset_mentions("ui/a.cpp", "// as in \"pips\"\nint pips; g(\"Give orders\");", ids), IsEmpty());
}

// What follows reads the project itself.

const fs::path ROOT = LINESMAN_SOURCE_DIR;

bool is_source(const fs::path& file) {
  const auto ending = file.extension();
  return ending == ".h" || ending == ".cpp";
}

std::vector<std::string> sources_below(const std::string& folder) {
  std::vector<std::string> files;
  if (!fs::exists(ROOT / folder)) return files;
  for (const auto& entry : fs::recursive_directory_iterator(ROOT / folder))
    if (entry.is_regular_file() && is_source(entry.path())) files.push_back(fs::relative(entry.path(), ROOT).string());
  std::sort(files.begin(), files.end());
  return files;
}

std::string text_of(const std::string& path) {
  std::ifstream in(ROOT / path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST(TheProject, IncludesOnlyAlongTheArrows) {
  const QtModules qt = qt_modules_in(LINESMAN_QT_INCLUDES);
  ASSERT_EQ(qt("QWidget"), "QtWidgets") << "the headers of Qt were looked for in " << LINESMAN_QT_INCLUDES;
  std::size_t read = 0;
  for (const char* folder : {"src", "ui", "rulesets"})
    for (const std::string& path : sources_below(folder)) {
      ++read;
      for (const std::string& fault : direction_faults(path, text_of(path), qt)) ADD_FAILURE() << fault;
    }
  EXPECT_GT(read, 20u);
}

TEST(TheProject, HasNoFileOfMoreThanSixHundredLines) {
  for (const char* folder : {"src", "ui", "rulesets", "tests"})
    for (const std::string& path : sources_below(folder)) {
      const std::string text = text_of(path);
      EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 600) << path;
    }
}

TEST(TheProject, SaysInEachTopLevelFolderWhatLivesThere) {
  for (const auto& entry : fs::directory_iterator(ROOT)) {
    const std::string name = entry.path().filename().string();
    if (!entry.is_directory() || name.front() == '.' || name.starts_with("build")) continue;
    EXPECT_TRUE(fs::exists(entry.path() / "README.md")) << name << " has no README.md";
  }
}

TEST(TheWindow, NamesNoRuleset) {
  std::vector<std::string> ids;
  for (const auto& entry : fs::directory_iterator(ROOT / "rulesets"))
    if (fs::exists(entry.path() / "ruleset.json")) ids.push_back(entry.path().filename().string());
  for (const std::string& path : sources_below("ui"))
    for (const std::string& mention : ruleset_mentions(path, text_of(path), ids)) ADD_FAILURE() << mention;
}

}  // namespace
}  // namespace linesman
