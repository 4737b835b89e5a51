// Names that players gave stay as they are in German, whatever they are; what a ruleset says is in its own words; and
// the terminal and the sheet count alike.
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "cli/the_program.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;

std::string examples() { return std::string(LINESMAN_SOURCE_DIR) + "/resources/examples/"; }

std::vector<fs::path> files(const std::string& folder, const std::string& ending) {
  std::vector<fs::path> found;
  for (const auto& each : fs::directory_iterator(folder))
    if (each.path().string().ends_with(ending)) found.push_back(each.path());
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<fs::path> orders_of(const fs::path& game) {
  std::vector<fs::path> orders = files(examples(), ".order.json");
  std::erase_if(orders, [&](const fs::path& order) {
    return !order.filename().string().starts_with(game.stem().string() + ".");
  });
  return orders;
}

void add_names(const Value& things, std::vector<std::string>& names) {
  for (const Value& thing : things.items())
    if (const auto name = thing["name"].text(); name && !name->empty()) names.emplace_back(*name);
}

/// Sentences, German and English words, places of patterns, quotes, text from right to left; then every name of every
/// example and of the catalogue.
std::vector<std::string> all_names() {
  std::vector<std::string> names{"Ford",
                                 "Left",
                                 "Reserve",
                                 "Rough and Ready",
                                 "Horse",
                                 "Walker",
                                 "wood",
                                 "{piece}",
                                 "{with}",
                                 "{excess}",
                                 "\"quoted\"",
                                 "„Haus“",
                                 "דגל אדום",
                                 "must be a number",
                                 "It may not move at all.",
                                 "no way was found",
                                 "7.5″ of 9″ spent, 1.5″ left",
                                 "step 3, after 2″",
                                 "A, B and C",
                                 "and",
                                 "Legal"};
  for (const fs::path& game : files(examples(), ".linesman"))
    for (const char* list : {"pieces", "units", "terrain"}) add_names(load_json(game.string()).value()[list], names);
  for (const fs::path& catalogue : files(std::string(LINESMAN_SOURCE_DIR) + "/resources/catalogue", ".json"))
    add_names(load_json(catalogue.string()).value()["entries"], names);
  return names;
}

/// `game` where every thing with a name has the next one of `next`.
template <class Next>
Value renamed(Value game, Next next) {
  for (const char* list : {"pieces", "units", "terrain"}) {
    if (!game.find(list)) continue;
    Value::Array things;
    for (const Value& thing : game[list].items())
      things.push_back(thing.find("name") ? thing.with("name", next()) : thing);
    game = game.with(list, things);
  }
  return game.without("history");
}

std::string without_blanks(const std::string& text) {
  std::string bare;
  for (const char c : text)
    if (c != ' ' && c != '\n') bare += c;
  return bare;
}

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

class NamesInGerman : public TheProgram {
 protected:
  std::string said(const std::vector<std::string>& call) const {
    std::vector<std::string> arguments{"--language", "de"};
    arguments.insert(arguments.end(), call.begin(), call.end());
    const Finished f = at.run(arguments);
    EXPECT_LE(f.status, 3) << f.err;
    return f.out;
  }

  std::string sheet(const std::string& stem) const {
    const std::string file = at / "sheet.html";
    said({"sheet", examples() + stem.substr(0, stem.find('.')) + ".linesman", "--order",
          examples() + stem + ".order.json", "-o", file});
    std::stringstream html;
    html << std::ifstream(file).rdbuf();
    return html.str();
  }

  /// The words of the sheet on an order: without its figures, its styles and its tags.
  std::string sheet_words(const std::string& game, const std::string& order) const {
    const std::string file = at / "sheet.html";
    said({"sheet", game, "--order", order, "-o", file});
    std::stringstream html;
    html << std::ifstream(file).rdbuf();
    std::string words = html.str();
    for (const auto& [from, to] : {std::pair{"<style", "</style>"}, {"<figure", "</figure>"}, {"<svg", "</svg>"}})
      for (std::size_t begin = 0; (begin = words.find(from)) != std::string::npos;)
        words.erase(begin, words.find(to, begin) + std::string(to).size() - begin);
    for (std::size_t begin = 0; (begin = words.find('<')) != std::string::npos;)
      words.erase(begin, words.find('>', begin) + 1 - begin);
    for (const auto& [from, to] :
         {std::pair{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}, {"&amp;", "&"}})
      replace_all(words, from, to);
    return words;
  }

  std::string judged(const std::string& stem) const {
    return said({"judge", "--text", examples() + stem.substr(0, stem.find('.')) + ".linesman",
                 examples() + stem + ".order.json"});
  }
};

/// A game twice: with names that are words in no language, and with the names in question.
struct TwiceNamed {
  std::string plain, named;  ///< files
  std::map<std::string, std::string> name_by_token;

  /// What is said of `plain`, with the names in question.
  std::string with_names(std::string said) const {
    for (const auto& [token, name] : name_by_token) replace_all(said, token, without_blanks(name));
    return said;
  }
};

/// Names the games of the tests, each with the next of `all_names`.
class Namer {
 public:
  TwiceNamed name_twice(const Value& game, const Installed& at) {
    TwiceNamed twice;
    std::size_t given = 0;
    const auto token = [&] {
      const std::string made = "Qxz" + std::to_string(1000 + given);
      twice.name_by_token[made] = name_of(given++);
      return made;
    };
    twice.plain = at.write("plain.linesman", write_json(renamed(game, token)));
    std::size_t again = 0;
    twice.named = at.write("named.linesman", write_json(renamed(game, [&] { return name_of(again++); })));
    used_ += given;
    return twice;
  }
  bool has_used_all() const { return used_ > names_.size(); }

 private:
  std::string name_of(std::size_t i) const { return names_[(used_ + i) % names_.size()]; }

  std::vector<std::string> names_ = all_names();
  std::size_t used_ = 0;
};

TEST_F(NamesInGerman, StayAsTheyAreInEveryRuling) {
  Namer namer;
  for (const fs::path& file : files(examples(), ".linesman")) {
    const Value game = load_json(file.string()).value();
    for (const fs::path& order : orders_of(file)) {
      const TwiceNamed twice = namer.name_twice(game, at);
      const auto ruling = [&](const std::string& named) {
        return without_blanks(said({"judge", "--text", named, order.string()}));
      };
      EXPECT_EQ(ruling(twice.named), twice.with_names(ruling(twice.plain))) << order.filename();
    }
  }
  EXPECT_TRUE(namer.has_used_all());
}

TEST_F(NamesInGerman, StayAsTheyAreOnEverySheet) {
  Namer namer;
  for (const fs::path& file : files(examples(), ".linesman")) {
    const TwiceNamed twice = namer.name_twice(load_json(file.string()).value(), at);
    const std::string order = orders_of(file).front().string();
    const auto words = [&](const std::string& named) { return without_blanks(sheet_words(named, order)); };
    EXPECT_EQ(words(twice.named), twice.with_names(words(twice.plain))) << file.filename();
  }
}

TEST_F(NamesInGerman, StayAsTheyAreInTheListOfARecord) {
  const std::string order = orders_of(examples() + "orders-gap.linesman").front().string();
  const std::string first = at / "first.linesman";
  const std::string second = at / "second.linesman";
  said({"apply", examples() + "orders-gap.linesman", order, "-o", first});
  for (const char* text : {"Ford: the wall is legal", "Left", "step 3, after 2″", "{line}, agreed by {who}"}) {
    EXPECT_EQ(said({"note", first, text, "--by", "Reserve", "-o", second}),
              "Schritt 2: Bemerkung zu Schritt 1 von Reserve: " + std::string(text) + "\n");
    EXPECT_THAT(said({"record", second}),
                ::testing::HasSubstr("> 2  Bemerkung zu Schritt 1 von Reserve: " + std::string(text) + "\n"));
  }
}

TEST_F(NamesInGerman, StandInWhatARulesetRefusesInItsWords) {
  const std::string game = at.write("block.linesman", R"({"linesman": 1, "ruleset": "drill",
    "table": {"width": 48, "depth": 48}, "pieces": [{"id": "the-24th", "side": "red", "at": [10, 10], "facing": 0,
    "base": {"shape": "rectangle", "width": 2, "length": 1}, "traits": {"troop": "infantry"}}]})");
  const std::string order =
      at.write("block.json", R"({"piece": "the-24th", "action": "move", "path": [{"forward": 1}]})");
  const Finished f = at.run({"--language", "de", "judge", game, order});
  expect_refused(f);
  EXPECT_THAT(f.err, ::testing::HasSubstr("the-24th braucht das Merkmal „drill“: eine ganze Zahl von 1 bis 10"));
}

TEST_F(NamesInGerman, AreInJsonAsInEnglish) {
  Namer namer;
  for (const fs::path& file : files(examples(), ".linesman")) {
    const TwiceNamed twice = namer.name_twice(load_json(file.string()).value(), at);
    const std::string order = orders_of(file).front().string();
    EXPECT_EQ(said({"judge", twice.named, order}), at.run({"judge", twice.named, order}).out) << file.filename();
  }
}

TEST_F(NamesInGerman, StayAsTheyAreInTheExamples) {
  EXPECT_THAT(judged("elements-river.2-the-horse-over-the-river"), ::testing::HasSubstr("Horse (horse)"));
  EXPECT_THAT(judged("armour-ford.3-the-walker-over-the-traps"), ::testing::HasSubstr("Walker"));
  EXPECT_THAT(judged("orders-gap.6-reserve-comes-on"), ::testing::HasSubstr("Reserve"));
}

TEST_F(NamesInGerman, StandBesideTheOwnWordsOfARuleset) {
  const std::string stem = "armour-ford.5-the-spotter-climbs-up";
  EXPECT_THAT(judged(stem), ::testing::HasSubstr("für das Steigen"));
  EXPECT_THAT(sheet(stem), ::testing::HasSubstr("für das Steigen"));
}

TEST_F(NamesInGerman, ASheetSaysItsLanguageToScreenReaders) {
  EXPECT_THAT(sheet("orders-gap.3-left-behind"), ::testing::HasSubstr("<html lang='de'"));
}

TEST_F(NamesInGerman, ARulesetIsDescribedInItsOwnWords) {
  EXPECT_THAT(said({"rulesets", "skirmish"}), ::testing::HasSubstr("Angriff"));
  EXPECT_THAT(said({"rulesets", "skirmish"}), ::testing::Not(::testing::ContainsRegex("Sturm[^l]")));
  EXPECT_THAT(said({"rulesets", "orders"}), ::testing::HasSubstr("Zusammenhalt"));
}

TEST_F(NamesInGerman, TheTerminalAndTheSheetNameTheSameStep) {
  const std::string stem = "orders-gap.3-left-behind";
  EXPECT_THAT(judged(stem), ::testing::HasSubstr("Schritt 1"));
  EXPECT_THAT(sheet(stem), ::testing::HasSubstr("Schritt 1"));
  EXPECT_THAT(judged(stem), ::testing::Not(::testing::HasSubstr("Schritt 0")));
}

}  // namespace
}  // namespace linesman
