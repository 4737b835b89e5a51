// The walls of the house: sizes of folders, headers, classes, README files and commits, and its plain words. Each list
// of exceptions says why; none is to grow.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>

#include "architecture/classes.h"
#include "architecture/comments.h"
#include "architecture/history.h"
#include "architecture/includes.h"
#include "architecture/recipes.h"
#include "architecture/tree.h"
#include "architecture/types.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;
using ::testing::Le;
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
  const std::map<std::string, std::size_t> larger{
      {"src/movement", 49},   // the gaps of a move came today, and leg_gaps is to join them
      {"tests/support", 60},  // the oracle is half of it
      {"tests/window", 60},   // a test for each panel and dialog
  };
  std::map<std::string, std::size_t> folders;
  for (const char* folder : {"src", "ui", "rulesets", "tests"})
    for (const std::string& path : sources_below(folder)) ++folders[fs::path(path).parent_path().string()];
  EXPECT_GT(folders.size(), 40U);
  for (const auto& [folder, files] : folders)
    EXPECT_LE(files, larger.contains(folder) ? larger.at(folder) : MAX_FILES) << folder;
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
  constexpr std::ptrdiff_t MAX_LINES_FOR_ONE = 80;
  constexpr std::size_t MAX_HEADERS_FOR_ONE = 90;
  // Headers of rulesets build on one another as their rulebook does: tables, reading, way, clauses.
  const auto is_chapter = [](const std::string& path) { return path.starts_with("rulesets/"); };
  const std::set<std::string> longer{
      "ui/panels/models/catalogue_list.h",  // a model and a view of Qt
      "ui/panels/ruling/verdict_bar.h",     // a bar, made by the window alone
      "ui/window/pages/desk.h",             // table, drawer and bars of the window
      "ui/panels/order/order_panel.h",      // a panel, made by the window alone
      "ui/session/reach_service.h",         // a service, made by the window alone
      "ui/table/layers.h",                  // layers of one view, in a file of their own
      "ui/table/table_pointer.h",           // the pointer of one view, in a file of its own
      "ui/tools/measuring/measure_tool.h",  // the base of four tools
      "ui/tools/measuring/marking_tool.h",  // a tool, made by the tool box alone
      "ui/window/dispute/dispute_bar.h",    // a bar with all that a dispute asks
      "src/movement/gaps.h",                // gaps on a way, for rulesets that ask for them
      "src/reach/search/way_labels.h",      // the labels of one search, in a file of their own
  };
  std::size_t counted = 0;
  for (const auto& [header, users] : users_of_headers()) {
    const bool tested = std::any_of(users.begin(), users.end(), [](const auto& u) { return u.starts_with("tests/"); });
    if (users.size() != 1 || tested) continue;
    ++counted;
    const std::string text = text_of(header);
    if (is_chapter(header) || longer.contains(header)) continue;
    EXPECT_LE(std::count(text.begin(), text.end(), '\n'), MAX_LINES_FOR_ONE) << header << " is for " << *users.begin();
  }
  EXPECT_LE(counted, MAX_HEADERS_FOR_ONE);
}

/// A class that is larger than the others, with its own limits.
struct LargerClass {
  std::size_t functions;
  std::size_t members;
};

const std::map<std::string, LargerClass> LARGER_CLASSES{
    {"Game", {45, 10}},             // a value with a function for each way to change a part of it
    {"Value", {40, 5}},             // a JSON value with a question for each of its types
    {"Session", {70, 26}},          // the open game, its order, its judge: to be divided
    {"TableController", {69, 13}},  // the host of the tools
    {"TableView", {99, 19}},        // the table as a widget, with Qt's events
    {"WaySearch", {70, 26}},        // labels, answers and bounds of a search: to be divided
    {"TurnSweep", {37, 20}},        // a sweep with what is worked out once
    {"Mapping", {25, 22}},          // a map of the ground that is being made
    {"Rows", {29, 19}},             // rows of a region that is being made
    {"PiecePanel", {20, 24}},       // a form: a member for each field
    {"VerdictBar", {33, 28}},       // a ruling in one line, with all its buttons
    {"MainWindow", {45, 24}},       // it wires the others
    {"WordReader", {41, 12}},       // reads the words of a chart, a function for each kind of phrase
    {"NewGameDialog", {20, 21}},    // a form: a member for each field
    {"DisputeBar", {35, 23}},       // a bar with all that a dispute asks
    {"Move", {35, 26}},             // one order of pips, with all that a clause reads
};

TEST(AClass, HasAboutThirtyFunctionsAndFifteenMembersAtMost) {
  constexpr std::size_t MAX_FUNCTIONS = 35;
  constexpr std::size_t MAX_MEMBERS = 20;
  constexpr std::size_t FEW_FUNCTIONS = 12;  // a struct of plain data may have as many members as it has facts
  for (const auto& [path, size] : classes_of_product()) {
    const auto larger = LARGER_CLASSES.find(size.name);
    const bool named = larger != LARGER_CLASSES.end();
    EXPECT_LE(size.functions, named ? larger->second.functions : MAX_FUNCTIONS) << size.name << " of " << path;
    if (size.functions <= FEW_FUNCTIONS) continue;
    EXPECT_LE(size.members, named ? larger->second.members : MAX_MEMBERS) << size.name << " of " << path;
  }
  EXPECT_GT(classes_of_product().size(), 500U);
}

TEST(AClass, HasOneSource) {
  const std::set<std::string> sawn{"WaySearch", "WayFacts", "WordReader"};  // to be divided by duty
  std::map<std::string, std::set<std::string>> sources;
  for (const std::string& path : sources_of_product()) {
    if (!path.ends_with(".cpp")) continue;
    for (const std::string& name : classes_with_functions_in(text_of(path)))
      sources[fs::path(path).parent_path().string() + "/" + name].insert(path);
  }
  EXPECT_GT(sources.size(), 150U);
  for (const auto& [name, files] : sources)
    EXPECT_THAT(files, SizeIs(sawn.contains(fs::path(name).filename().string()) ? Le(3U) : Le(1U))) << name;
}

TEST(AType, IsNamedByANoun) {
  // Things that are called so: a ruling, a base that stands, what a rule finds.
  const std::set<std::string> things{"Boarding", "Crossing", "Drawing", "Ending",  "Finding", "Heading",
                                     "Hearing",  "Marking",  "Meaning", "Meeting", "Passing", "Rating",
                                     "Reading",  "Ring",     "ring",    "Ruling",  "Setting", "Steering",
                                     "Shading",  "Thing",    "Warning", "Wording"};
  // Of src/reach, which is being rewritten.
  const std::set<std::string> verbs{"Going", "Mapping", "Mending", "Merging", "Waiting"};
  for (const auto& [path, type] : classes_of_product()) {
    const std::string& name = type.name;
    if (!name.ends_with("ing") || verbs.contains(name)) continue;
    EXPECT_TRUE(std::any_of(things.begin(), things.end(), [&](const auto& thing) { return name.ends_with(thing); }))
        << name << " of " << path;
  }
}

TEST(AComment, HasNoPrivateWords) {
  // Lines that may still have one, by folder: rooms that others are rewriting today. No number is to grow.
  const std::map<std::string, std::size_t> allowed{
      {"src/reach", 90}, {"src", 10}, {"rulesets", 8}, {"ui", 150}, {"tests", 40}};
  std::map<std::string, std::vector<std::string>> found;
  for (const char* folder : {"src", "ui", "rulesets", "tests"})
    for (const std::string& path : sources_below(folder)) {
      const std::string room = path.starts_with("src/reach/") ? "src/reach" : folder;
      for (std::string& fault : private_words(path, text_of(path))) found[room].push_back(std::move(fault));
    }
  for (const auto& [room, faults] : found) {
    const auto most = allowed.find(room);
    const std::size_t limit = most == allowed.end() ? 0 : most->second;
    RecordProperty(room, static_cast<int>(faults.size()));
    EXPECT_LE(faults.size(), limit) << room << ": " << faults.front() << ", " << faults.back();
  }
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
  const std::set<std::string> larger{};  // by hash, with the reason
  const auto log =
      output_of("git -C '" + project_root().string() +
                "' log --no-merges --since=2026-11-27T00:00Z --format='@%h %s' --name-status -M 2>/dev/null");
  if (!log) GTEST_SKIP() << "there is no repository here";
  for (const CommitSize& commit : commits_in(*log))
    EXPECT_TRUE(commit.files <= MAX_FILES || larger.contains(commit.hash)) << commit.hash << " " << commit.subject;
}

}  // namespace
}  // namespace linesman
