// Each sentence of the room once, as its layouts read it: the terminal (and panels in inches), panels in centimetres,
// the ear, and a German reader.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "files/phrases.h"
#include "words/ruling_brief.h"
#include "words/ruling_lines.h"
#include "words/way_place.h"

namespace linesman {
namespace {

struct Row {
  Sentence sentence;
  std::string english;
  std::string centimetres;  ///< as on the screen of a player who measures in them
  std::string heard;
  std::string german;
};

/// A wood, a stand and a tank whose order has everything that a ruling may have.
class AllWords {
 public:
  AllWords() {
    Game::Parts parts;
    for (const char* id : {"tank-1", "gun"}) {
      Piece piece;
      piece.id = id;
      piece.side = "red";
      piece.base = CircleBase{1};
      parts.pieces.push_back(piece);
    }
    parts.pieces[0].name = "Horse";  // a word of German phrases, and a name here
    Feature wood;
    wood.id = "wood-1";
    wood.kind = Kind::wood;
    wood.shape = std::vector<Polygon>{{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, {}}};
    parts.terrain.push_back(wood);
    parts.options = Value::Object{{"pace", "fast"}};
    game_ = Game(std::move(parts));
    terms_.id = "toy";
    terms_.currency = "inch";
    terms_.currency_symbol = "″";
    terms_.options = {Field{.key = "pace", .title = "Pace", .fallback = Value("slow")}};
    terms_.status = {Field{.key = "moved", .title = "Moved"}};
    terms_.dice = {{"movement", "Movement dice", "", 6}};
    terms_.clauses = {{"toy-1", "No movement left", "", {}, {"pace"}, ClauseSource::option},
                      {"toy-2", "Broken ground", "", {}, {}, {}}};
  }

  Ruling spending(std::optional<double> total, std::optional<double> spent) const {
    Ruling ruling;
    ruling.allowance = {total, spent, {}, "inch", {}};
    return ruling;
  }
  Sentence allowance(std::optional<double> total, std::optional<double> spent) const {
    const Ruling ruling = spending(total, spent);
    return RulingWords(ruling, &terms_, &game_).allowance();
  }
  Sentence change(const Effect& effect) const {
    const Ruling ruling;
    return RulingWords(ruling, &terms_, &game_).change(effect);
  }
  Sentence dice(std::optional<std::vector<double>> given) const {
    const Ruling ruling;
    return RulingWords(ruling, &terms_, &game_).dice({"toy-1", "movement", "2d6", std::move(given)});
  }
  RulingLine line(const Ruling& ruling, bool with_ids = false) const {
    LineOptions options;
    options.with_ids = with_ids;
    return ruling_lines(ruling, game_, &terms_, options).at(0);
  }
  BriefSentences brief(const Ruling& ruling) const { return brief_sentences(ruling, game_, &terms_, {}); }

  Game game_;
  Terms terms_;
};

Fault fault(const char* rule, const char* text, std::optional<double> excess = {}, const char* with = "") {
  return {rule, {PieceIndex{0}, 1, 3.1, {10, 14}}, excess, with, text};
}

template <class Facts>
Trace trace_of_one(Facts facts) {
  Trace trace;
  PieceTrace way;
  way.piece = PieceIndex{0};
  TracedStep still;
  still.facts = Leg{};
  TracedStep step;
  step.written = 1;
  step.facts = std::move(facts);
  way.steps = {still, step};
  trace.pieces = {way};
  return trace;
}

std::vector<Row> allowance_rows(const AllWords& all) {
  return {
      {all.allowance({}, 3), "3″ spent", "3″ (7.6 cm) spent", "3 inches spent", "3″ verbraucht"},
      {all.allowance(9, {}), "9″ allowed", "9″ (22.9 cm) allowed", "9 inches allowed", "9″ erlaubt"},
      {all.allowance(0, 1), "1″ too much, no movement left", "1″ (2.5 cm) too much, no movement left",
       "1 inch too much, no movement left", "1″ zu viel, keine Bewegung übrig"},
      {all.allowance(0, 0), "nothing spent", "nothing spent", "nothing spent", "nichts verbraucht"},
      {all.allowance(9, 10), "10″ of 9″ spent, 1″ too much",
       "10″ (25.4 cm) of 9″ (22.9 cm) spent, 1″ (2.5 cm) too much", "10 inches of 9 inches spent, 1 inch too much",
       "10″ von 9″ verbraucht, 1″ zu viel"},
      {all.allowance(9, 7), "7″ of 9″ spent, 2″ left", "7″ (17.8 cm) of 9″ (22.9 cm) spent, 2″ (5.1 cm) left",
       "7 inches of 9 inches spent, 2 inches left", "7″ von 9″ verbraucht, 2″ übrig"},
  };
}

std::vector<Row> line_rows(const AllWords& all) {
  const auto same = [](Sentence sentence, const std::string& english, const std::string& german) {
    return Row{std::move(sentence), english, english, english, german};
  };
  Ruling faulty;
  faulty.faults = {fault("toy-1", "So it is.", 2)};
  Ruling rolling;
  rolling.dice = {{"toy-2", "movement", "2d6", {}}};
  Ruling changing;
  changing.effects = {{"toy-2", "tank-1", Value::Object{{"moved", true}}, {}, false}};
  Ruling leaving;
  leaving.effects = {{"toy-2", "tank-1", {}, {}, true}};
  return {
      same(all.line(faulty).text, "So it is. (Pace: fast)", "So it is. (Pace: fast)"),
      {all.line(faulty).amount, "+2″", "+2″ (5.1 cm)", "+2 inches", "+2″"},
      same(all.line(faulty).clause, "toy-1 (option)", "toy-1 (Option)"),
      same(all.dice({}), "2d6 still to be rolled", "2d6 noch zu würfeln"),
      same(all.dice(std::vector<double>{4, 2}), "2d6 rolled 4, 2", "2d6, gewürfelt 4, 2"),
      same(all.line(rolling).text, "Movement dice: 2d6 still to be rolled.", "Movement dice: 2d6 noch zu würfeln."),
      same(all.line(rolling, true).text, "Movement dice (movement): 2d6 still to be rolled",
           "Movement dice (movement): 2d6 noch zu würfeln"),
      same(all.line(changing).text, "Horse: Moved becomes yes.", "Horse: Moved wird ja."),
      same(all.line(changing, true).text, "Horse (tank-1): Moved becomes yes", "Horse (tank-1): Moved wird ja"),
      same(all.line(leaving).text, "Horse is taken off the table.", "Horse wird vom Tisch genommen."),
      same(all.line(leaving, true).text, "Horse (tank-1): is taken off the table",
           "Horse (tank-1): wird vom Tisch genommen"),
      same(all.change({"toy-1", "tank-1", Value::Object{{"moved", nullptr}}, {}, false}), "no longer Moved",
           "nicht mehr Moved"),
      same(all.change({"toy-1", "wood-1", {}, Value::Object{{"rating", "open"}}, false}), "counts as open",
           "zählt als offen"),
      same(all.change({"toy-1", "wood-1", {}, Value::Object{{"kind", "rubble"}}, false}), "becomes rubble",
           "wird Trümmer"),
  };
}

std::vector<Row> place_rows() {
  const auto at = [](const Trace& trace, std::size_t step, double s, const PlaceReading& reading = {}) {
    return place_on_way(trace, PieceIndex{0}, step, s, reading);
  };
  const auto same = [](Sentence sentence, const std::string& english, const std::string& german) {
    return Row{std::move(sentence), english, english, english, german};
  };
  const PlaceReading paper{LengthUnit::centimetre, true};
  const Trace leg = trace_of_one(Leg{});
  Pose aloft{{30.2, 14}, 90};
  aloft.altitude = 2;
  const Fault broken = fault("toy-1", "So it is.");
  const Furthest stop{PieceIndex{0}, 1, 2, {{30.2, 14}, 90}, {}};
  return {
      same(at({}, 0, 0), "where it stands", "wo es steht"),
      same(at(leg, 2, 0), "at the end of the path", "am Ende des Wegs"),
      same(at(leg, 0, 0), "at the start", "am Anfang"),
      same(at(leg, 1, 0), "step 2, at its beginning", "Schritt 2, an seinem Anfang"),
      same(at(trace_of_one(HexTurn{}), 1, 0), "step 2", "Schritt 2"),
      same(at(trace_of_one(Turn{}), 1, 40), "step 2, 40° round", "Schritt 2, nach 40°"),
      same(at(trace_of_one(Turn{}), 1, 40, paper), "step 2, after 40° of the turn", "Schritt 2, nach 40° der Drehung"),
      same(at(trace_of_one(Climb{}), 1, 1.5, paper), "step 2, after a climb of 3.8 cm",
           "Schritt 2, nach 3.8 cm Klettern"),
      same(at(leg, 1, 3.1, paper), "step 2, after 7.9 cm", "Schritt 2, nach 7.9 cm"),
      same(place_of_fault(broken, nullptr, paper), "at (25.4, 35.6)", "bei (25.4, 35.6)"),
      same(place_of_stop(stop, &leg, paper), "step 2, after 5.1 cm, at (76.7, 35.6), facing 90°",
           "Schritt 2, nach 5.1 cm, bei (76.7, 35.6), Blick 90°"),
      same(pose_in_words(aloft, Hex{4, 5}, paper), "hex [4, 5], facing 90°", "Feld [4, 5], Blick 90°"),
      {pose_in_words(aloft, {}), "(30.2, 14), facing 90°, at altitude 2″",
       "(30.2, 14), facing 90°, at altitude 2″ (5.1 cm)", "(30.2, 14), facing 90°, at altitude 2 inches",
       "(30.2, 14), Blick 90°, in Höhe 2″"},
      {pose_in_words(aloft, Hex{4, 5}), "hex [4, 5], facing 90°, at altitude 2″",
       "hex [4, 5], facing 90°, at altitude 2″ (5.1 cm)", "hex [4, 5], facing 90°, at altitude 2 inches",
       "Feld [4, 5], Blick 90°, in Höhe 2″"},
  };
}

/// A brief is for one reader, whose unit it has: it is read once in English and once in German.
std::vector<Row> brief_rows(const AllWords& all) {
  const auto read = [](Sentence sentence, const std::string& english, const std::string& german) {
    return Row{std::move(sentence), english, "", "", german};
  };
  Ruling over = all.spending(6, 7.5);
  over.faults = {fault("toy-2", "It goes too far.", 1.5, "wood-1")};
  Ruling rolling = all.spending({}, 4);
  rolling.dice = {{"toy-2", "movement", "2d6", {}}};
  Ruling denied = all.spending(6, 0);
  denied.faults = {fault("toy-1", "However long this sentence is, it is cut.", {}, "gun")};
  EXPECT_TRUE(all.brief(denied).denies);
  return {
      read(all.brief(over).spent, "7.5″ of 6″", "7.5″ von 6″"),
      read(all.brief(over).reason, "the wood: 1.5″ over", "the wood: 1.5″ zu viel"),
      read(all.brief(all.spending(0, 2)).spent, "2″ over", "2″ zu viel"),
      read(all.brief(rolling).spent, "4″ of ?", "4″ von ?"),
      read(all.brief(rolling).reason, "2d6 to roll", "2d6 zu würfeln"),
      read(all.brief(denied).reason, "No movement left: gun", "No movement left: gun"),
      read(all.brief(denied).problem, "However long this sentence is, it is cut. (Pace: fast)",
           "However long this sentence is, it is cut. (Pace: fast)"),
  };
}

std::vector<Row> all_rows() {
  const AllWords all;
  std::vector<Row> rows;
  for (auto some : {allowance_rows(all), line_rows(all), place_rows(), brief_rows(all)})
    rows.insert(rows.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
  return rows;
}

TEST(EachSentenceOfTheRoom, IsReadInItsLayouts) {
  const Phrasebook german = load_phrases("de", std::string(LINESMAN_SOURCE_DIR) + "/resources", {});
  for (const Row& row : all_rows()) {
    EXPECT_EQ(say(row.sentence, {}), row.english);
    EXPECT_EQ(say(row.sentence, {german}), row.german);
    if (row.centimetres.empty()) continue;
    EXPECT_EQ(say(row.sentence, {{}, LengthUnit::centimetre}), row.centimetres);
    EXPECT_EQ(say(row.sentence, {{}, LengthUnit::inch, true}), row.heard);
  }
}

void add_patterns(const Sentence& sentence, std::set<std::string>& patterns);

void add_patterns(const Argument& argument, std::set<std::string>& patterns) {
  if (argument.sentence()) add_patterns(*argument.sentence(), patterns);
  if (argument.several())
    for (const Argument& item : argument.several()->items) add_patterns(item, patterns);
}

void add_patterns(const Sentence& sentence, std::set<std::string>& patterns) {
  patterns.insert(sentence.pattern());
  for (const auto& [place, argument] : sentence.arguments()) add_patterns(argument, patterns);
}

/// The patterns between `said<"` and `">` in the sources of the room.
std::set<std::string> patterns_of_sources() {
  std::set<std::string> patterns;
  for (const auto& file : std::filesystem::directory_iterator(std::string(LINESMAN_SOURCE_DIR) + "/src/words")) {
    if (file.path().extension() != ".cpp") continue;
    std::ifstream in(file.path());
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    constexpr std::string_view BEGIN = "said<\"";
    for (std::size_t at = 0; (at = text.find(BEGIN, at)) != std::string::npos;) {
      at += BEGIN.size();
      patterns.insert(text.substr(at, text.find("\">", at) - at));
    }
  }
  return patterns;
}

TEST(EachSentenceOfTheRoom, StandsInTheTable) {
  std::set<std::string> shown;
  for (const Row& row : all_rows()) add_patterns(row.sentence, shown);
  const std::set<std::string> said = patterns_of_sources();
  EXPECT_GT(said.size(), 25U);
  for (const std::string& pattern : said) EXPECT_TRUE(shown.contains(pattern)) << pattern;
}

TEST(Headings, AreThoseOfTheKinds) {
  EXPECT_EQ(heading_of(LineKind::fault), "Problems");
  EXPECT_EQ(heading_of(LineKind::effect), "Effects");
  EXPECT_EQ(heading_of(LineKind::note), "Notes");
}

}  // namespace
}  // namespace linesman
