// The project's own files, held against the rules of this folder.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "architecture/directions.h"
#include "architecture/rich_text.h"
#include "architecture/rings.h"
#include "architecture/texts.h"
#include "architecture/tree.h"
#include "architecture/types.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;
using ::testing::IsEmpty;

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

TEST(TheDirections, AreOfPlacesAndHeadersThatAreThere) {
  std::vector<std::string> paths;
  for (const char* folder : {"src", "ui", "rulesets"})
    for (std::string& path : sources_below(folder)) paths.push_back(std::move(path));
  EXPECT_THAT(stale_directions(paths), IsEmpty());
}

TEST(TheProject, KeepsThePrivateHeadersOfItsRooms) {
  for (const char* folder : {"src", "ui", "rulesets"})
    for (const std::string& path : sources_below(folder))
      for (const std::string& fault : private_header_faults(path, text_of(path))) ADD_FAILURE() << fault;
}

TEST(ThePublicHeaders, AreThere) {
  for (const auto& [room, headers] : public_headers())
    for (const std::string& header : headers)
      EXPECT_TRUE(fs::exists(project_root() / "src" / room / (header + ".h"))) << room << "/" << header << ".h";
}

/// "ui/table/ruler" of "ui/table/ruler.cpp" and of what includes "ui/table/ruler.h".
std::string pair_of(const std::string& path) { return fs::path(path).replace_extension().string(); }

/// What each pair of header and source includes, of the same tree.
Uses uses_below(const std::string& folder) {
  Uses uses;
  const std::string root = folder == "ui" ? "" : folder + "/";
  for (const std::string& path : sources_below(folder))
    for (const Include& include : includes_of(text_of(path)))
      if (include.quoted) uses[pair_of(path)].insert(pair_of(root + include.name));
  return uses;
}

TEST(TheProject, HasNoRingOfHeadersAndSources) {
  std::set<std::set<std::string>> found;
  for (const char* folder : {"src", "ui", "rulesets", "tests"})
    for (const auto& ring : rings(uses_below(folder))) found.insert(ring);
  EXPECT_THAT(found, IsEmpty());
}

constexpr std::ptrdiff_t MAX_LINES = 500;

TEST(TheProject, HasNoFileOfMoreThanFiveHundredLines) {
  std::set<std::string> longer;
  for (const char* folder : {"src", "ui", "rulesets", "tests"})
    for (const std::string& path : sources_below(folder)) {
      const std::string text = text_of(path);
      if (std::count(text.begin(), text.end(), '\n') > MAX_LINES) longer.insert(path);
    }
  EXPECT_THAT(longer, IsEmpty());
}

/// Whether one program may hold both files: all but those of two folders of tests.
bool may_meet(const std::string& a, const std::string& b) {
  const auto test_folder = [](const std::string& path) {
    const fs::path folder = fs::path(path).parent_path();
    return path.starts_with("tests/") && folder != "tests/support" ? folder.string() : std::string();
  };
  return test_folder(a).empty() || test_folder(b).empty() || test_folder(a) == test_folder(b);
}

// Two definitions of one name link without a word, and one of them is then used for both.
TEST(TheProject, DefinesNoTypeOfOneNameTwice) {
  std::map<std::string, std::vector<std::string>> places;
  for (const char* folder : {"src", "ui", "rulesets", "tests"})
    for (const std::string& path : sources_below(folder))
      for (const std::string& type : types_defined_in(text_of(path))) {
        for (const std::string& other : places[type])
          if (may_meet(path, other)) ADD_FAILURE() << type << " is defined in " << other << " and in " << path;
        places[type].push_back(path);
      }
  EXPECT_GT(places.size(), 400u);
}

TEST(TheProject, SaysInEachTopLevelFolderWhatLivesThere) {
  for (const auto& entry : fs::directory_iterator(project_root())) {
    const std::string name = entry.path().filename().string();
    if (!entry.is_directory() || name.front() == '.' || name.starts_with("build")) continue;
    if (name == "LICENSES") continue;  // REUSE wants the texts of licences there, and nothing else
    EXPECT_TRUE(fs::exists(entry.path() / "README.md")) << name << " has no README.md";
  }
}

TEST(TheWindow, TakesNoTextOfADocumentForRichText) {
  for (const char* folder : {"ui", "src/drawing"})
    for (const std::string& path : sources_below(folder))
      for (const std::string& fault : rich_text_faults(path, text_of(path))) ADD_FAILURE() << fault;
}

TEST(TheWindow, SpeaksAsAPlayerSpeaksInAllItsTexts) {
  for (const char* folder : {"ui", "src/drawing", "src/reach", "src/lint"})
    for (const std::string& path : sources_below(folder))
      for (const std::string& fault : text_faults(path, text_of(path))) ADD_FAILURE() << fault;
}

TEST(TheIcons, HaveLinesOfOneWidth) {
  std::size_t read = 0;
  for (const auto& entry : fs::directory_iterator(project_root() / "resources/icons")) {
    const std::string name = entry.path().filename().string();
    if (entry.path().extension() != ".svg" || name == "linesman.svg") continue;  // the program's own sign
    const std::string text = text_of("resources/icons/" + name);
    static const std::regex width("stroke-width=\"([^\"]*)\"");
    for (std::sregex_iterator it(text.begin(), text.end(), width), end; it != end; ++it, ++read)
      EXPECT_EQ((*it)[1], "1.8") << name;
  }
  EXPECT_GT(read, 40u);
}

TEST(TheProject, WritesSvgInOnePlaceThatEscapesIt) {
  for (const char* folder : {"src", "ui"})
    for (const std::string& path : sources_below(folder))
      EXPECT_TRUE(path == "src/drawing/picture/vector_files.cpp" ||
                  without_comments(text_of(path)).find("QSvgGenerator") == std::string::npos)
          << path << " writes SVG by itself";
}

TEST(TheWindow, NamesNoRuleset) {
  std::vector<std::string> ids;
  for (const auto& entry : fs::directory_iterator(project_root() / "rulesets"))
    if (fs::exists(entry.path() / "ruleset.json")) ids.push_back(entry.path().filename().string());
  for (const char* folder : {"ui", "src/drawing"})
    for (const std::string& path : sources_below(folder))
      for (const std::string& mention : ruleset_mentions(path, text_of(path), ids)) ADD_FAILURE() << mention;
}

}  // namespace
}  // namespace linesman
