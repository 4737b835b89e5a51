// The walls of the house: sizes of folders, headers, classes, README files and commits, and its plain words. Each list
// of exceptions says why; none is to grow, and none outlives its reason (exceptions.h).
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>

#include "architecture/classes.h"
#include "architecture/comments.h"
#include "architecture/exceptions.h"
#include "architecture/history.h"
#include "architecture/includes.h"
#include "architecture/named_files.h"
#include "architecture/recipes.h"
#include "architecture/tree.h"
#include "architecture/types.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::array<const char*, 3> PRODUCT{"src", "ui", "rulesets"};

std::vector<std::string> sources_of_product() {
  std::vector<std::string> all;
  for (const char* folder : PRODUCT)
    for (const std::string& path : sources_below(folder)) all.push_back(path);
  return all;
}

/// The classes of the product, with their files.
const std::vector<std::pair<std::string, ClassSize>>& classes_of_product() {
  static const std::vector<std::pair<std::string, ClassSize>> classes = [] {
    std::vector<std::pair<std::string, ClassSize>> all;
    for (const std::string& path : sources_of_product())
      for (const ClassSize& size : classes_in(text_of(path))) all.emplace_back(path, size);
    return all;
  }();
  return classes;
}

TEST(TheHouse, HasNoFolderOfMoreThanFortyFiveSources) {
  constexpr std::size_t MAX_FILES = 45;
  const Numbers larger{
      {"tests/support", 60},  // the oracle is half of it
      {"tests/window", 62},   // a test for each panel and dialog
  };
  Numbers folders;
  for (const char* folder : {"src", "ui", "rulesets", "tests"})
    for (const std::string& path : sources_below(folder)) ++folders[fs::path(path).parent_path().string()];
  EXPECT_GT(folders.size(), 40U);
  EXPECT_THAT(wall_faults(folders, MAX_FILES, larger), IsEmpty());
}

/// "src/base/vec" of "base/vec.h" as it is included, and of "src/base/vec.cpp".
std::string unit_of(const std::string& path) { return fs::path(path).replace_extension().string(); }

/// The users of each header, besides its own source, by path: files of the product and of tests.
std::map<std::string, std::set<std::string>> users_of_headers() {
  std::map<std::string, std::set<std::string>> users;
  std::vector<std::string> all = sources_of_product();
  for (const std::string& path : all)
    if (path.ends_with(".h")) users[path];
  for (const std::string& path : sources_below("tests")) all.push_back(path);
  for (const std::string& path : all)
    for (const Include& include : includes_of(text_of(path)))
      for (const char* root : {"src/", "", "rulesets/"})
        if (const auto header = users.find(root + include.name);
            include.quoted && header != users.end() && unit_of(path) != unit_of(header->first))
          header->second.insert(path);
  return users;
}

TEST(AHeaderWithOneUser, IsShortOrTestedByItself) {
  constexpr std::size_t MAX_LINES_FOR_ONE = 80;
  // Headers of rulesets build on one another as their rulebook does: tables, reading, way, clauses.
  const auto is_chapter = [](const std::string& path) { return path.starts_with("rulesets/"); };
  const Numbers longer{
      {"ui/session/reach_service.h", 100},        // a service, made by the window alone
      {"ui/table/layers.h", 100},                 // layers of one view, in a file of their own
      {"src/reach/questions/ways_there.h", 90},   // the ways of one piece that is asked about, made by PieceAsked alone
      {"ui/tools/measuring/measure_tool.h", 85},  // the base of four tools
  };
  Numbers lines;
  for (const auto& [header, users] : users_of_headers()) {
    const bool tested = std::any_of(users.begin(), users.end(), [](const auto& u) { return u.starts_with("tests/"); });
    if (users.size() != 1 || tested || is_chapter(header)) continue;
    const std::string text = text_of(header);
    lines[header] = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  }
  EXPECT_THAT(wall_faults(lines, MAX_LINES_FOR_ONE, longer), IsEmpty());
}

// Classes with more functions, each with its reason.
const Numbers MORE_FUNCTIONS{
    {"Game", 45},             // a value with a function for each way to change a part of it
    {"Value", 36},            // a JSON value with a question for each of its types
    {"TableController", 69},  // the host of the tools
    {"TableView", 100},       // the table as a widget, with Qt's events
    {"MainWindow", 45},       // it wires the others
    {"AnswerStrip", 42},      // question and answer in one line, with Qt's events
};

// Classes with more members, likewise.
const Numbers MORE_MEMBERS{
    {"PiecePanel", 24},     // a form: a member for each field
    {"AnswerStrip", 33},    // question and answer in one line, with all its buttons
    {"MainWindow", 25},     // it wires the others
    {"NewGameDialog", 21},  // a form: a member for each field
    {"Move", 26},           // one order of pips, with all that a clause reads
};

TEST(AClass, HasAboutThirtyFunctionsAndFifteenMembersAtMost) {
  constexpr std::size_t MAX_FUNCTIONS = 35;
  constexpr std::size_t MAX_MEMBERS = 20;
  constexpr std::size_t FEW_FUNCTIONS = 12;  // a struct of plain data may have as many members as it has facts
  Numbers functions;
  Numbers members;
  for (const auto& [path, size] : classes_of_product()) {
    functions[size.name] = std::max(functions[size.name], size.functions);
    if (size.functions > FEW_FUNCTIONS) members[size.name] = std::max(members[size.name], size.members);
  }
  EXPECT_THAT(wall_faults(functions, MAX_FUNCTIONS, MORE_FUNCTIONS), IsEmpty());
  EXPECT_THAT(wall_faults(members, MAX_MEMBERS, MORE_MEMBERS), IsEmpty());
  EXPECT_GT(classes_of_product().size(), 500U);
}

TEST(AClass, HasOneSource) {
  // To be divided by duty.
  const Numbers sawn{{"rulesets/charts/WayFacts", 2}};
  std::map<std::string, std::set<std::string>> sources;
  for (const std::string& path : sources_of_product()) {
    if (!path.ends_with(".cpp")) continue;
    for (const std::string& name : classes_with_functions_in(text_of(path)))
      sources[fs::path(path).parent_path().string() + "/" + name].insert(path);
  }
  EXPECT_GT(sources.size(), 150U);
  Numbers files;
  for (const auto& [name, of_class] : sources) files[name] = of_class.size();
  EXPECT_THAT(wall_faults(files, 1, sawn), IsEmpty());
}

TEST(AType, IsNamedByANoun) {
  // Things that are called so: a ruling, a base that stands, what a rule finds.
  const std::set<std::string> things{"Boarding", "Crossing", "Drawing",  "Ending",  "Finding", "Heading",
                                     "Hearing",  "Marking",  "Matching", "Meaning", "Meeting", "Passing",
                                     "Rating",   "Reading",  "ring",     "Ruling",  "Setting", "Steering",
                                     "Shading",  "Thing",    "Warning",  "Wording"};
  // Of src/reach: works that its searches do.
  const std::set<std::string> verbs{"Mending", "Waiting"};
  std::set<std::string> needed;
  for (const auto& [path, type] : classes_of_product()) {
    const std::string& name = type.name;
    if (!name.ends_with("ing")) continue;
    const auto ends_so = [&](const auto& thing) { return name.ends_with(thing); };
    const auto thing = std::find_if(things.begin(), things.end(), ends_so);
    needed.insert(thing == things.end() ? name : *thing);
    EXPECT_TRUE(thing != things.end() || verbs.contains(name)) << name << " of " << path;
  }
  for (const auto* exceptions : {&things, &verbs})
    for (const std::string& exception : *exceptions)
      EXPECT_TRUE(needed.contains(exception)) << "no type is called " << exception << " any more";
}

TEST(AComment, HasNoPrivateWords) {
  std::vector<std::string> found;
  std::size_t sources = 0;
  for (const char* folder : {"src", "ui", "rulesets", "tests"})
    for (const std::string& path : sources_below(folder)) {
      ++sources;
      for (std::string& fault : private_words(path, text_of(path))) found.push_back(std::move(fault));
    }
  EXPECT_GT(sources, 1000U);
  EXPECT_THAT(found, IsEmpty());
}

TEST(TheReadme, NamesOnlyFilesThatAreThere) {
  Tree tree;
  std::vector<std::string> readmes;
  for (fs::recursive_directory_iterator it(project_root()), end; it != end; ++it) {
    const std::string name = it->path().filename().string();
    if (it->is_directory() && (name == ".git" || name == "__pycache__" || name.starts_with("build"))) {
      it.disable_recursion_pending();
      continue;
    }
    const std::string path = fs::relative(it->path(), project_root()).string();
    tree.insert(path);
    if (name == "README.md" || name == "CONTRIBUTING.md") readmes.push_back(path);
  }
  EXPECT_GT(readmes.size(), 20U);
  for (const std::string& readme : readmes) EXPECT_THAT(missing_names(readme, text_of(readme), tree), IsEmpty());
}

TEST(TheReadme, HasAtMostAHundredAndTwentyLines) {
  const std::string text = text_of("README.md");
  EXPECT_GT(text.size(), 1000U);
  EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 120);
}

std::vector<std::string> texts_of_files_like(const std::string& pattern) {
  std::vector<std::string> texts;
  for (const std::string& path : files_like(pattern)) texts.push_back(text_of(path));
  return texts;
}

/// A recipe, and things that were made by it.
struct Recipe {
  std::string readme;
  std::string heading;
  std::vector<MadeThing> made;
};

std::vector<Recipe> recipes() {
  std::vector<MadeThing> rulesets;
  for (const char* id : {"drill", "hexes", "mobility", "orders", "pips"}) rulesets.push_back({{"ruleset", id}});
  const auto tool = [](const char* name, const char* folder, const char* icon) {
    return MadeThing{{"tool", name}, {"folder", folder}, {"icon", icon}};
  };
  const auto format = [](const char* folder, const char* reader, const char* ending) {
    return MadeThing{{"format", folder}, {"reader", reader}, {"ending", ending}};
  };
  return {{"rulesets/README.md", "To change a rule", rulesets},
          {"ui/README.md",
           "To add a tool",
           {tool("move", "ordering", "move"), tool("place", "placing", "place"), tool("draw", "terrain", "draw"),
            tool("edit", "terrain", "edit-terrain")}},
          {"src/README.md",
           "To add an importer",
           {format("vtt", "universal_vtt", "dd2vtt"), format("tiled", "tiled", "tmj"),
            format("geojson", "geojson", "geojson"), format("roster", "roster", "csv")}}};
}

// A recipe is carried out again for each thing that was made by it: its files are there and have what the lines name.
TEST(ARecipeOfAReadme, HasFiveLinesThatWereCarriedOut) {
  for (const Recipe& recipe : recipes()) {
    const std::vector<std::string> lines = recipe_lines(text_of(recipe.readme), recipe.heading);
    EXPECT_THAT(lines, SizeIs(5)) << recipe.readme << ", " << recipe.heading;
    for (const std::string& line : lines)
      for (const MadeThing& made : recipe.made)
        for (const std::string& fault : recipe_faults(line, made, texts_of_files_like))
          ADD_FAILURE() << recipe.readme << ", " << recipe.heading << " (" << made.begin()->second << "): " << fault;
  }
}

/// The output of a command; nothing when it fails.
std::optional<std::string> output_of(const std::string& command) {
  FILE* const pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) return std::nullopt;
  std::string output;
  std::array<char, 4096> part{};
  for (std::size_t n = 0; (n = std::fread(part.data(), 1, part.size(), pipe)) > 0;) output.append(part.data(), n);
  return ::pclose(pipe) == 0 ? std::optional(output) : std::nullopt;
}

// Of commits since this wall stands; a merge has the files of both its sides.
TEST(ACommit, ChangesAtMostFortyFilesByHand) {
  constexpr std::size_t MAX_FILES = 40;
  const std::set<std::string> larger{
      // By hash, with the reason.
      "db95cea9",  // files move into folders, by a script
      "7fe8e727",  // the call ask with its sources: others had taken it in before it could be cut
      "abaff888",  // the mistakes of JSON, which every reader makes, become sentences at once
      "da52a665",  // the strip takes the places of three others, which must not stand beside it
      "e4333465",  // a sentence is no text any more: every test that looks into one says so
      "9e0faa35",  // the type of every sentence changes at once: no half of it compiles
      "673ad12b",  // the window knows statuses: marks, keys, panel and slider use each other
      "4ee8f423",  // trays and lists of ends go through the same calls, with their schemas and German
      "f1db2286",  // files that others' programs wrote, made anew as material of tests
      "f5a4f042",  // three kinds of files by one room that unpacks them
      "9c2605b9",  // the common stop goes through every kind of ruleset at once
      "cec03436",  // the work of two sessions whose commits were not kept
  };
  const auto log =
      output_of("git -C '" + project_root().string() +
                "' log --no-merges --since=2026-11-27T00:00Z --format='@%h %s' --name-status -M 2>/dev/null");
  if (!log) GTEST_SKIP() << "there is no repository here";
  for (const CommitSize& commit : commits_in(*log))
    EXPECT_TRUE(commit.files <= MAX_FILES || larger.contains(commit.hash)) << commit.hash << " " << commit.subject;
}

}  // namespace
}  // namespace linesman
