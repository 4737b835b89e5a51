// With --language de no call says an English word, but for names, ids and what is between quotation marks. Every text
// of every example is read.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "cli/german_text.h"
#include "cli/the_program.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;

/// Words that calls and documents need as they are.
const std::set<std::string> KEYS{"a",    "at",     "cases",    "could", "legal", "move", "of",
                                 "open", "orders", "rulesets", "text",  "turn",  "turns"};

/// Every text in a document that is no key, and every key.
void texts_of(const Value& value, std::set<std::string>& texts) {
  if (const auto text = value.text()) texts.insert(std::string(*text));
  for (const Value& item : value.items()) texts_of(item, texts);
  for (const auto& [key, member] : value.members()) {
    texts.insert(key);
    texts_of(member, texts);
  }
}

/// The text of an HTML page, with the words in its drawings.
std::string text_of_page(const std::string& html) {
  std::string text;
  bool inside = false;
  for (std::size_t i = 0; i < html.size(); ++i) {
    for (const std::string_view unread : {"style>", "desc>", "title>", "p class='code'>"}) {
      const std::string_view here = std::string_view(html).substr(i);
      if (here.substr(0, 1) == "<" && here.substr(1).starts_with(unread.substr(0, unread.size() - 1)))
        i = std::min(html.size() - 1, html.find("</", i));
    }
    if (html[i] == '<') inside = true;
    if (!inside) text += html[i];
    if (html[i] == '>') inside = false, text += ' ';
  }
  return text;
}

class InGerman : public TheProgram {
 protected:
  static std::vector<fs::path> sources(const std::string& folder, const std::string& ending) {
    std::vector<fs::path> found;
    for (const auto& each : fs::directory_iterator(fs::path(LINESMAN_SOURCE_DIR) / folder))
      if (each.path().string().ends_with(ending)) found.push_back(each.path());
    std::sort(found.begin(), found.end());
    return found;
  }

  void take_names(const std::string& game) { names_.add(load_json(game).value()); }

  /// `ids`: further words that are no English, because a document needs them as they are.
  void expect_german(const std::string& call, const std::string& text, const std::set<std::string>& ids = {}) {
    ++texts_read_;
    std::set<std::string> kept = ids;
    kept.insert("orders");  // a ruleset
    const std::string english = english_in(text, names_, kept);
    EXPECT_EQ(english, "") << call;
  }

  /// What people read has decimal commas; JSON and examples of calls keep their points.
  void expect_commas(const std::string& call, const std::string& text) {
    EXPECT_EQ(decimal_point_in(text, names_), "") << call;
  }

  /// Runs a call and reads all that it says.
  void read(std::vector<std::string> arguments, const std::set<std::string>& ids = {}) {
    arguments.insert(arguments.begin(), {"--language", "de"});
    const Finished f = at.run(arguments);
    std::string call;
    for (const std::string& argument : arguments) call += fs::path(argument).filename().string() + " ";
    EXPECT_LE(f.status, 3) << call << f.err;
    expect_german(call, f.out + " " + f.err, ids);
    const bool for_people = std::find(arguments.begin(), arguments.end(), "--text") != arguments.end();
    if (for_people || arguments[2] == "rulesets") expect_commas(call, f.out);
  }

  void read_sheet(std::vector<std::string> arguments) {
    const std::string file = at / "sheet.html";
    arguments.insert(arguments.end(), {"-o", file});
    read(arguments);
    std::ifstream page(file);
    std::stringstream html;
    html << page.rdbuf();
    const std::string sheet = "the sheet of " + fs::path(arguments[1]).filename().string();
    expect_german(sheet, text_of_page(html.str()));
    expect_commas(sheet, text_of_page(html.str()));
  }

  void TearDown() override { EXPECT_GT(texts_read_, 5); }

  KeptNames names_;

 private:
  int texts_read_ = 0;
};

TEST_F(InGerman, EveryQuestionAboutEveryExampleIsAnswered) {
  const std::vector<std::vector<std::string>> questions{{"could", "--text"},
                                                        {"mend", "--text"},
                                                        {"turns", "--text"},
                                                        {"sure", "--text", "--samples", "5"},
                                                        {"readings", "--text", "--rulesets"}};
  std::size_t turn = 0;
  for (const fs::path& game : sources("resources/examples", ".linesman")) {
    take_names(game.string());
    for (const fs::path& order : sources("resources/examples", ".order.json")) {
      if (!order.filename().string().starts_with(game.stem().string() + ".")) continue;
      read({"judge", "--text", game.string(), order.string()});
      std::vector<std::string> question = questions[turn++ % questions.size()];
      question.insert(question.end(), {game.string(), order.string()});
      read(question);
    }
  }
}

TEST_F(InGerman, ANewRulesetBeginsWithGermanWords) {
  const auto there = fs::current_path();
  fs::create_directories(at / "games");
  fs::current_path(at / "games");
  read({"rulesets", "--new", "heide", "--chart"});
  fs::current_path(there);
  const std::string folder = at / "games/heide";
  const Value ruleset = load_json(folder + "/ruleset.json").value();
  EXPECT_EQ(ruleset["clauses"][std::size_t{1}]["title"], Value("Wald"));
  for (const Value& clause : ruleset["clauses"].items()) {
    expect_german("a clause", std::string(*clause["text"].text()));
    for (const auto& [word, sentence] : clause["says"].members()) expect_german(word, std::string(*sentence.text()));
  }
  read({"check", "--lint", folder});
  read({"rulesets", "--try", folder});
}

TEST_F(InGerman, EveryExampleIsCheckedAndExported) {
  for (const fs::path& game : sources("resources/examples", ".linesman")) {
    take_names(game.string());
    read({"check", "--lint", game.string()});
    read({"record", game.string()}, KEYS);
    read({"replay", game.string()});
    for (const char* ending : {"x.csv", "x.geojson", "x.dd2vtt"})
      read({"export", "--report", game.string(), at / ending});
  }
}

TEST_F(InGerman, EachRulesetIsDescribed) {
  std::set<std::string> ids;
  std::vector<std::string> files;
  for (const auto& folder : fs::directory_iterator(fs::path(LINESMAN_SOURCE_DIR) / "rulesets"))
    if (const fs::path file = folder.path() / "ruleset.json"; fs::exists(file)) files.push_back(file.string());
  for (const std::string& file : files) texts_of(load_json(file).value(), ids);
  for (const std::string& file : files) {
    const Value ruleset = load_json(file).value();
    names_.add(std::string(ruleset["title"].text().value_or("")));
    const std::string id(ruleset["id"].text().value_or(""));
    read({"rulesets", id}, ids);
    read({"check", "--lint", file}, ids);
  }
  names_.add(std::string("Toy rules"));
  read({"rulesets"}, KEYS);
}

TEST_F(InGerman, SheetsAreWrittenAndMovesCarriedOut) {
  for (const std::string stem : {"pips-bocage.3-tiger-too-far", "drill-stream.1-the-line-crosses-the-hedge",
                                 "hexes-village.7-scouts-assault-the-mill", "skirmish-ruin.1-the-watch-advances"}) {
    const std::string examples = std::string(LINESMAN_SOURCE_DIR) + "/resources/examples/";
    const std::string game = examples + stem.substr(0, stem.find('.')) + ".linesman";
    const std::string order = examples + stem + ".order.json";
    take_names(game);
    read_sheet({"sheet", game, "--order", order, "--reach"});
    const std::string after = at / "after.linesman";
    read({"apply", "--text", game, order, "-o", after, "--decision", "weil", "--by", "Uwe"});
    read({"record", after}, KEYS);
    read({"verify", after});
    read({"replay", after});
    read_sheet({"sheet", after, "--all"});
  }
}

TEST_F(InGerman, TheHelpOfEveryCallIsGiven) {
  read({"--help"}, KEYS);
  for (const char* call : {"judge", "apply", "could", "sure", "record", "decide", "render", "import", "export", "sheet",
                           "markers", "photo", "backdrop", "rulesets", "roll", "carry", "schema", "examples"})
    read({call, "--help"}, KEYS);
}

TEST_F(InGerman, RefusalsAreSaid) {
  const std::string game = std::string(LINESMAN_SOURCE_DIR) + "/resources/examples/pips-bocage.linesman";
  const std::string order =
      std::string(LINESMAN_SOURCE_DIR) + "/resources/examples/pips-bocage.3-tiger-too-far.order.json";
  take_names(game);
  const std::vector<std::vector<std::string>> refused{
      {"judge", game, at / "missing.json"},
      {"judge", game, order, "-", "-"},
      {"check", "-", "-"},
      {"judge", game, order, "--option", "stear=30"},
      {"judge", game, order, "--option", "enemies=posh"},
      {"judge", game, order, "--option", "steer"},
      {"judge", game, order, "--ruleset", "pip"},
      {"judge", game, order, "--tolerance", "much"},
      {"render", game, at / "x.svg", "--ruleset", "pips"},
      {"sheet", game, "-o", at / "x.html"},
      {"sheet", game, "-o", at / "x.txt", "--order", order},
      {"sheet", game, "-o", at / "x.html", "--order", order, "--all"},
      {"render", game, at / "x.txt"},
      {"render", game, at / "x.pdf", "--page", "B7"},
      {"render", game, at / "x.png", "--width", "1"},
      {"render", game, at / "x.svg", "--tile", "A4"},
      {"render", game, at / "x.pdf", "--tile", "A4", "--dark"},
      {"markers", at / "x.html"},
      {"rulesets", "nonsense"},
      {"rulesets", "--export", "pips", at / "x.zip"},
      {"rulesets", "--export", "pips", at / "x.lmrules"},
      {"rulesets", "--import", at / "missing.lmrules"},
      {"--carried", "judge", game, order},
      {"carry", game, "-o", at / "x.linesman"},
      {"at", game, "99", "-o", at / "x.linesman"},
      {"schema", "gane"},
      {"schema", "elephant"},
      {"examples", "pips-rivers"},
      {"examples", "elephant"},
      {"roll", "3d7x"},
      {"roll", "3d6+2", "--into", game, "--for", "x"},
      {"roll", "3d6", "--piece", "tank"},
      {"verify", game, "--hash", "12"},
      {"sure", game, order, "--samples", "0"},
      {"photo", game, at / "missing.jpg"},
      {"import", at / "missing.geojson", "-o", at / "x.linesman"},
      {"decide", game, "1", "legal", "--text", "x", "--by", "y", "-o", at / "x.linesman"}};
  for (const auto& call : refused) read(call, KEYS);
}

}  // namespace
}  // namespace linesman
