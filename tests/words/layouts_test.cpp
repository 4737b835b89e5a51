// Each sentence of the room once, as its layouts read it: the terminal (and panels in inches), panels in centimetres,
// the ear, and a German reader.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "files/phrases.h"
#include "words/answer_lines.h"
#include "words/certainty_words.h"
#include "words/read_row.h"
#include "words/ruling_brief.h"
#include "words/ruling_lines.h"
#include "words/way_place.h"

namespace linesman {
namespace {

using words_test::ReadRow;
using words_test::same;

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
    terms_.clauses = {{"toy-1", "No movement left", "", {}, {}, ClauseSource::option, {"pace"}},
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

std::vector<ReadRow> allowance_rows(const AllWords& all) {
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

std::vector<ReadRow> line_rows(const AllWords& all) {
  Ruling faulty = all.spending({}, {});
  faulty.faults = {fault("toy-1", "So it is.", 2)};
  Ruling rolling;
  rolling.dice = {{"toy-2", "movement", "2d6", {}}};
  Ruling changing;
  changing.effects = {{"toy-2", "tank-1", Value::Object{{"moved", true}}, {}, false}};
  Ruling unknown;
  unknown.notes = {{"other-1", "So it is."}};
  const FeatureShape wood = all.game_.feature(FeatureIndex{0}).shape;
  Ruling leaving;
  leaving.effects = {{"toy-2", "tank-1", {}, {}, true}};
  return {
      same(all.line(faulty).text, "So it is. (Pace: fast)", "So it is. (Pace: fast)"),
      {all.line(faulty).amount, "+2″", "+2″ (5.1 cm)", "+2 inches", "+2″"},
      same(all.line(faulty).clause, "toy-1 (option)", "toy-1 (Ihre Wahl)"),
      same(all.dice({}), "2d6 still to be rolled", "2d6 noch zu würfeln"),
      same(all.dice(std::vector<double>{4, 2}), "2d6 rolled 4, 2", "2d6, gewürfelt 4, 2"),
      same(all.line(rolling).text, "Movement dice: 2d6 still to be rolled.", "Movement dice: 2d6 noch zu würfeln."),
      same(all.line(rolling, true).text, "Movement dice (movement): 2d6 still to be rolled",
           "Movement dice (movement): 2d6 noch zu würfeln"),
      same(all.line(changing).text, "Horse: Moved becomes yes.", "Horse: Moved wird ja."),
      same(all.line(changing, true).text, "Horse (tank-1): Moved becomes yes", "Horse (tank-1): Moved wird ja"),
      same(all.line(leaving).text, "Horse is taken off the table.", "Horse kommt vom Tisch."),
      same(all.line(leaving, true).text, "Horse (tank-1): is taken off the table", "Horse (tank-1): kommt vom Tisch"),
      same(all.change({"toy-1", "tank-1", Value::Object{{"moved", nullptr}}, {}, false}), "no longer Moved",
           "nicht mehr Moved"),
      same(all.change({.rule = "toy-1", .on = "wood-1", .geometry = wood}), "has a new shape", "hat eine neue Form"),
      same(all.change({.rule = "toy-1", .on = "wood-1", .add = all.game_.feature(FeatureIndex{0})}),
           "beside it lies wood-1, new", "daneben liegt wood-1, neu"),
      same(all.line(unknown).clause, "other-1", "other-1"),
      same(all.change({"toy-1", "wood-1", {}, Value::Object{{"rating", "open"}}, false}), "counts as open",
           "gilt als offen"),
      same(all.change({"toy-1", "wood-1", {}, Value::Object{{"kind", "rubble"}}, false}), "becomes rubble",
           "wird Schutt"),
  };
}

std::vector<ReadRow> place_rows() {
  const auto at = [](const Trace& trace, std::size_t step, double s, const PlaceReading& reading = {}) {
    return place_on_way(trace, PieceIndex{0}, step, s, reading);
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
           "Schritt 2, nach 3,8 cm Klettern"),
      same(at(leg, 1, 3.1, paper), "step 2, after 7.9 cm", "Schritt 2, nach 7,9 cm"),
      same(place_of_fault(broken, nullptr, paper), "at (25.4, 35.6)", "bei (25,4; 35,6)"),
      same(place_of_stop(stop, &leg, paper), "step 2, after 5.1 cm, at (76.7, 35.6), facing 90°",
           "Schritt 2, nach 5,1 cm, bei (76,7; 35,6), Blick 90°"),
      same(pose_in_words(aloft, Hex{4, 5}, paper), "hex [4, 5], facing 90°", "Feld [4, 5], Blick 90°"),
      {pose_in_words(aloft, {}), "(30.2, 14), facing 90°, at altitude 2″", "(30.2, 14), facing 90°, at altitude 2″",
       "(30.2, 14), facing 90°, at altitude 2 inches", "(30,2; 14), Blick 90°, in Höhe 2″"},
      {pose_in_words(aloft, Hex{4, 5}), "hex [4, 5], facing 90°, at altitude 2″",
       "hex [4, 5], facing 90°, at altitude 2″", "hex [4, 5], facing 90°, at altitude 2 inches",
       "Feld [4, 5], Blick 90°, in Höhe 2″"},
  };
}

/// A brief is for one reader, whose unit it has: it is read once in English and once in German.
std::vector<ReadRow> brief_rows(const AllWords& all) {
  const auto read = [](Sentence sentence, const std::string& english, const std::string& german) {
    return ReadRow{std::move(sentence), english, "", "", german};
  };
  Ruling over = all.spending(6, 7.5);
  over.faults = {fault("toy-2", "It goes too far.", 1.5, "wood-1")};
  Ruling rolling = all.spending({}, 4);
  rolling.dice = {{"toy-2", "movement", "2d6", {}}};
  Ruling denied = all.spending(6, 0);
  denied.faults = {fault("toy-1", "This rule says it in more words than five.", {}, "gun")};
  EXPECT_TRUE(all.brief(denied).denies);
  Ruling alone = denied;
  alone.faults.front().with = "";
  return {
      read(all.brief(over).spent, "7.5″ of 6″", "7,5″ von 6″"),
      read(all.brief(over).reason, "the wood: 1.5″ over", "der Wald: 1,5″ zu viel"),
      read(all.brief(all.spending(0, 2)).spent, "2″ over", "2″ zu viel"),
      read(all.brief(rolling).spent, "4″ of ?", "4″ von ?"),
      read(all.brief(rolling).reason, "2d6 to roll", "2d6 zu würfeln"),
      read(all.brief(denied).reason, "No movement left: gun", "No movement left: gun"),
      read(all.brief(alone).reason, "No movement left", "No movement left"),
      read(all.brief(denied).problem, "This rule says it in more words than five. (Pace: fast)",
           "This rule says it in more words than five. (Pace: fast)"),
  };
}

std::vector<ReadRow> could_rows() {
  Could no{.answer = CouldAnswer::no};
  no.reason = said<"it costs at least {price} of {allowance}">("7", "6");
  no.nearest = Witness{};
  no.short_by = 2.25;
  no.would = Witness{};
  no.would->judgement.ruling.faults = {fault("toy-1", "So it is.")};
  Could unknown{.answer = CouldAnswer::unknown};
  unknown.reason = "it is not in the second game";
  const Could yes{.answer = CouldAnswer::yes, .witness = Witness{}};
  const auto with = [&](const char* roll) {
    Could could = yes;
    could.roll = roll;
    return could;
  };
  const auto whole = [](const Could& could) {
    return could_sentence(could, said<"{a} spent">("6 MP"), LengthUnit::centimetre);
  };
  return {
      same(could_lines(yes).at(0).text, "Yes.", "Ja."),
      same(could_lines(with("lowest")).at(0).text, "Yes, with the roll \"lowest\".", "Ja, mit dem Wurf „lowest“."),
      same(could_lines(no).at(0).text, "No: it costs at least 7 of 6.", "Nein: es kostet mindestens 7 von 6."),
      same(could_lines(no).at(1).text, "The nearest possible place is 2.25 inches away.",
           "Der nächste mögliche Platz ist 2,25″ entfernt."),
      same(could_lines(no).at(2).text, "toy-1: So it is.", "toy-1: So it is."),
      same(could_lines(unknown).at(0).text, "I cannot tell: it is not in the second game.",
           "Das kann ich nicht sagen: es ist nicht im zweiten Spiel."),
      same(whole(no), "No: it costs at least 7 of 6. The nearest possible place is 5.7 cm away.",
           "Nein: es kostet mindestens 7 von 6. Der nächste mögliche Platz ist 5,7 cm entfernt."),
      same(whole(yes), "Yes, it could: 6 MP spent.", "Ja, das ging: 6 MP verbraucht."),
      same(whole(with("lowest")), "Yes, it could with every roll: 6 MP spent.", "Ja, bei jedem Wurf: 6 MP verbraucht."),
      same(whole(with("highest")), "Yes, it could with the best roll: 6 MP spent.",
           "Ja, beim besten Wurf: 6 MP verbraucht."),
      same(whole(with("p40")), "Yes, it could on 40 % of rolls: 6 MP spent.",
           "Ja, bei 40 % der Würfe: 6 MP verbraucht."),
  };
}

std::vector<ReadRow> question_rows(const AllWords& all) {
  Reach grid;
  grid.allowance = 4;
  grid.hexes = {{Hex{2, 3}, 1.5}};
  Reach open;
  open.rolls = {{"lowest"}};
  open.rolls[0].allowance = 6;
  open.rolls[0].band = 0.25;
  const auto turns = [](std::optional<int> found, std::optional<int> least, const char* why = "") {
    TurnsTo each;
    each.roll = "lowest";
    each.turns = found;
    each.at_least = least;
    each.why = why;
    return turns_lines({each}).at(0).text;
  };
  Interpretation game;
  Interpretation other;
  other.options = {{"pace", Value("fast")}, {"pace", Value("slow")}};
  other.judgement.ruling.verdict = Verdict::illegal;
  Interpretation broken = game;
  broken.judgement.ruling.faults = {fault("toy-1", ""), fault("toy-2", ""), fault("toy-3", "")};
  Interpretation several = other;
  several.judgement.ruling.faults = broken.judgement.ruling.faults;
  Interpretation dearer = game;
  dearer.options = {{"pace", Value("fast")}};
  dearer.judgement.ruling.allowance.spent = 7.5;
  dearer.judgement.ruling.allowance.total = 9;
  Interpretation dearer_still = dearer;
  dearer_still.judgement.ruling.faults = broken.judgement.ruling.faults;
  const auto reading = [&](const Interpretation& each) { return reading_lines({each}, &all.terms_).at(0).text; };
  const auto second = [&](const Interpretation& each) { return reading_lines({game, each}, &all.terms_).at(1).text; };
  return {
      same(reach_lines({grid}).at(0).text, "Allowance (given): 4.", "Bewegungsvorrat (gegeben): 4."),
      same(reach_lines({grid}).at(1).text, "[2, 3]  1.5", "[2, 3]  1,5"),
      same(reach_lines({open}).at(1).text, "The border may be 0.25 inches out.",
           "Die Grenze kann um 0,25″ ungenau sein."),
      same(turns(1, 1), "lowest: 1 turn.", "lowest: 1 Runde."),
      same(turns(1, 0), "lowest: 1 turn, at least 0.", "lowest: 1 Runde, mindestens 0."),
      same(turns(3, 3), "lowest: 3 turns.", "lowest: 3 Runden."),
      same(turns(3, 2), "lowest: 3 turns, at least 2.", "lowest: 3 Runden, mindestens 2."),
      same(turns({}, {}, "why"), "lowest: never: why.", "lowest: nie: why."),
      same(turns({}, 2, "why"), "lowest: no way was found: why.", "lowest: kein Weg gefunden: why."),
      same(mend_lines({}, false).at(0).text, "No fix was found.", "Es wurde keine Abhilfe gefunden."),
      same(mend_lines({{"Stop at the limit", {}, 1.5}}, false).at(0).text, "Stop at the limit (1.5 inches from there)",
           "An der Grenze halten (1,5″ von dort)"),
      same(reading_lines({game}, &all.terms_, "toy-b").at(0).text, "Under toy-b:", "Nach toy-b:"),
      same(reading(game), "With the options of the game: legal.", "Mit den Optionen des Spiels: erlaubt."),
      same(reading(broken), "With the options of the game: legal; toy-1; toy-2; toy-3.",
           "Mit den Optionen des Spiels: erlaubt; toy-1; toy-2; toy-3."),
      same(reading(other), "With the options of the game: illegal.", "Mit den Optionen des Spiels: regelwidrig."),
      same(reading(several), "With the options of the game: illegal; toy-1; toy-2; toy-3.",
           "Mit den Optionen des Spiels: regelwidrig; toy-1; toy-2; toy-3."),
      same(reading_lines({game}, &all.terms_).at(1).text, "No other reading changes it.",
           "Keine andere Auslegung ändert es."),
      same(second(dearer), "With Pace (fast): legal; 7.5 of 9 spent.",
           "Mit Pace (fast): erlaubt; 7,5 von 9 ausgegeben."),
      same(reading_lines({broken, dearer_still}, &all.terms_).at(1).text,
           "With Pace (fast): legal; toy-1; toy-2; toy-3; 7.5 of 9 spent.",
           "Mit Pace (fast): erlaubt; toy-1; toy-2; toy-3; 7,5 von 9 ausgegeben."),
      same(second(other), "With Pace (fast / slow): illegal.", "Mit Pace (fast / slow): regelwidrig."),
      same(second(several), "With Pace (fast / slow): illegal; toy-1; toy-2; toy-3.",
           "Mit Pace (fast / slow): regelwidrig; toy-1; toy-2; toy-3."),
  };
}

std::vector<ReadRow> sure_rows(const AllWords& all) {
  Certainty sure;
  Certainty close;
  close.same = 0.62;
  close.otherwise = {{Verdict::illegal, 0.375, {{"toy-1", "", 0.3}, {"toy-2", "tank-1", 0.1}}},
                     {Verdict::marginal, 0.005, {}}};
  Certainty one = close;
  one.measure = {{{"tank-1"}, 0.3}};
  Certainty two = close;
  two.measure = {{{"tank-1", "wood-1"}, 0.3}};
  const auto line = [&](const Certainty& certainty, std::size_t n = 0) {
    return sure_lines(certainty, all.game_).at(n).text;
  };
  const MeasuringError error{0.05, 2};
  return {
      same(line(sure), "Legal, sure.", "Erlaubt, sicher."),
      same(line(close), "Legal, but close: 62 in 100.", "Erlaubt, aber unsicher: 62 von 100."),
      same(line(one), "Legal, but close: 62 in 100; measure where Horse stands.",
           "Erlaubt, aber unsicher: 62 von 100; Messen, wo Horse steht."),
      same(line(two), "Legal, but close: 62 in 100; measure Horse to the wood.",
           "Erlaubt, aber unsicher: 62 von 100; Messen von Horse bis dem Wald."),
      same(line(close, 1), "illegal in 37.5 of 100: toy-1 toy-2 (Horse)",
           "regelwidrig in 37,5 von 100: toy-1 toy-2 (Horse)"),
      same(line(close, 2), "marginal in 0.5 of 100:", "Grenzfall in 0,5 von 100:"),
      same(certainty_share(sure), "sure", "sicher"),
      same(certainty_share(close), "62 in 100", "62 von 100"),
      same(certainty_words(close, all.game_), "Very close: the same in 62 of 100.",
           "Sehr unsicher: dasselbe in 62 von 100."),
      same(certainty_words(one, all.game_), "Very close: measure again where Horse stands.",
           "Sehr unsicher: Messen Sie noch einmal, wo Horse steht."),
      same(certainty_words(two, all.game_), "Very close: measure Horse to wood-1 again.",
           "Sehr unsicher: Messen Sie noch einmal von Horse bis wood-1."),
      same(certainty_sentence(sure, all.game_, error, LengthUnit::centimetre),
           "Sure: the verdict stays the same with everything 0.1 cm off its place.",
           "Sicher: Das Urteil bleibt, auch wenn alles um 0,1 cm daneben steht."),
      same(certainty_sentence(close, all.game_, error, LengthUnit::centimetre),
           "Close: with everything 0.1 cm off its place it is the same in 62 of 100.",
           "Unsicher: Steht alles um 0,1 cm daneben, gilt es in 62 von 100 Fällen."),
      same(certainty_sentence(one, all.game_, error, LengthUnit::centimetre),
           "Close: with everything 0.1 cm off its place it is the same in 62 of 100. Measure where Horse stands.",
           "Unsicher: Steht alles um 0,1 cm daneben, gilt es in 62 von 100 Fällen. Messen Sie, wo Horse steht."),
      same(certainty_sentence(two, all.game_, error, LengthUnit::centimetre),
           "Close: with everything 0.1 cm off its place it is the same in 62 of 100. Measure Horse to wood-1.",
           "Unsicher: Steht alles um 0,1 cm daneben, gilt es in 62 von 100 Fällen. Messen Sie von Horse bis wood-1."),
  };
}

/// What players hold against a model, and how long.
std::vector<ReadRow> status_rows(const AllWords& all) {
  const auto changed = [&](const char* key, Value value) {
    return all.change({.on = "tank-1", .set = Value::Object{{key, std::move(value)}}});
  };
  Piece horse = all.game_.piece(PieceIndex{0});
  horse.status = Value::Object{{"held", Value::Object{{"why", "pinned"}, {"until", 3}}}};
  const Game held = all.game_.with_piece(PieceIndex{0}, horse);
  Ruling barred;
  barred.faults = {fault("players-1", "So it is.")};
  barred.ends = {{PieceIndex{0}, {}, {}}};
  const Sentence until = ruling_lines(barred, held, &all.terms_, {}).back().text;
  const Value hold = Value::Object{{"why", "pinned"}};
  const Value slower = Value::Array{Value::Object{{"add", -2}, {"why", "2 Shock"}}};
  return {
      same(until, "Horse, pinned: until the end of turn 3.", "Horse, pinned: bis Ende von Runde 3."),
      same(until_words({3, {}}), "until the end of turn 3", "bis Ende von Runde 3"),
      same(until_words({3, 2}), "until the end of phase 2 of turn 3", "bis Ende von Phase 2 der Runde 3"),
      same(changed("held", hold), "is held: pinned", "ist gebunden: pinned"),
      same(changed("modifier", slower), "has modifiers: 2 Shock", "hat Zu- und Abschläge: 2 Shock"),
  };
}

TEST(TextOfAnAnswer, NamesThePieceAndIndentsWhatBelongsToALine) {
  const AnswerLines lines{{"Yes.", false, "tank-1"}, {"So it is.", true, "tank-1"}, {"Yes."}};
  EXPECT_EQ(text_of(lines, {}), "tank-1: Yes.\n  So it is.\nYes.\n");
}

std::vector<ReadRow> all_rows() {
  const AllWords all;
  std::vector<ReadRow> rows;
  for (auto some :
       {allowance_rows(all), line_rows(all), place_rows(), brief_rows(all), could_rows(), question_rows(all),
        sure_rows(all), status_rows(all), words_test::ask_rows(), words_test::together_rows(), words_test::state_rows(),
        words_test::form_rows(), words_test::page_rows(), words_test::watch_rows()})
    rows.insert(rows.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
  return rows;
}

TEST(EachSentenceOfTheRoom, IsReadInItsLayouts) {
  const Phrasebook german = load_phrases("de", std::string(LINESMAN_SOURCE_DIR) + "/resources", {});
  for (const ReadRow& row : all_rows()) {
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
      std::string pattern = text.substr(at, text.find("\">", at) - at);
      std::erase(pattern, '\\');  // before a quotation mark
      patterns.insert(std::move(pattern));
    }
  }
  return patterns;
}

TEST(EachSentenceOfTheRoom, StandsInTheTable) {
  std::set<std::string> shown;
  for (const ReadRow& row : all_rows()) add_patterns(row.sentence, shown);
  const std::set<std::string> said = patterns_of_sources();
  EXPECT_GT(said.size(), 25U);
  shown.insert("{model}: {answer}");  // of text_of, which has a test of its own
  for (const std::string& pattern : said) EXPECT_TRUE(shown.contains(pattern)) << pattern;
}

TEST(Headings, AreThoseOfTheKinds) {
  EXPECT_EQ(heading_of(LineKind::fault), "Problems");
  EXPECT_EQ(heading_of(LineKind::effect), "Effects");
  EXPECT_EQ(heading_of(LineKind::note), "Notes");
}

}  // namespace
}  // namespace linesman
