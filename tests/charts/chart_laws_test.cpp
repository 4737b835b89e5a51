// Changes that change no ruling, on charts, tables and orders made at random. LINESMAN_TABLES makes them more.
#include <algorithm>
#include <array>

#include "base/tolerance.h"
#include "charts/likeness.h"
#include "charts/traced_path.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "support/carried.h"
#include "support/ruling_summary.h"
#include "support/tables_tried.h"

namespace linesman::charts_test {
namespace {

using Object = Value::Object;
using List = Value::Array;

/// The chart with each of its rules changed.
Value with_rules(const Value& chart, const std::function<Value(const Value&)>& change) {
  List clauses;
  for (const Value& clause : chart["clauses"].items()) clauses.push_back(clause.with("rule", change(clause["rule"])));
  return chart.with("clauses", clauses);
}

bool has_word(const Value& chart, const char* word) {
  return write_json(chart["clauses"]).find("\"" + std::string(word) + "\"") != std::string::npos;
}

Result<Judgement> judged(const Value& chart, const Game& game, const Order& order, Detail detail = Detail::whole) {
  const auto hearing = Hearing::open(game, made(chart));
  if (!hearing) return hearing.problem();
  Budget budget;
  return hearing->judge(order, budget, detail);
}

/// Words that take the place of others, wherever a chart has them.
using Words = std::vector<std::pair<std::string, std::string>>;

Value replaced(const Value& value, const Words& words) {
  if (const auto text = value.text()) {
    const auto found = std::find_if(words.begin(), words.end(), [&](const auto& pair) { return pair.first == *text; });
    return found == words.end() ? value : Value(found->second);
  }
  if (value.is_array()) {
    List items;
    for (const Value& item : value.items()) items.push_back(replaced(item, words));
    return items;
  }
  if (!value.is_object()) return value;
  Object members;
  for (const auto& [name, member] : value.members()) members.emplace_back(name, replaced(member, words));
  return members;
}

Game with_option(const Game& game, const char* key, const Value& value) {
  return game.with_ruleset(game.ruleset(), game.options().with(key, value), game.house_rules());
}

/// The same table with its sides, quarters and the home edge in other words.
struct Reworded {
  Value chart;
  Game game;
};

Reworded reworded(const Tried& t, const Game& game, const Words& words) {
  return {with_rules(t.chart, [&](const Value& rule) { return replaced(rule, words); }),
          with_option(game, "home", replaced(t.game().options()["home"], words))};
}

/// The part of a ruling that is compared. A furthest place within a hair of where the way begins is none: a limit there
/// has a slack of EPS.
RulingSummary summary(const Result<Judgement>& judged) {
  constexpr double HAIR = 1e-5;
  if (!judged) return outcome_of(judged);
  Judgement cleaned = *judged;
  std::erase_if(cleaned.ruling.furthest,
                [](const Furthest& each) { return each.step == 0 && each.s > 0 && each.s < HAIR; });
  return outcome_of(Result<Judgement>(std::move(cleaned)));
}

std::string changed(RulingSummary before, const Result<Judgement>& judged, const std::function<Pose(Pose)>& moved) {
  // A limit that is neared at a small angle is passed by EPS so far behind.
  constexpr double NEAR = 1e-4;
  RulingSummary after = summary(judged);
  for (Pose& pose : before.furthest) pose = moved(pose);
  for (std::size_t i = 0; i < std::min(before.furthest.size(), after.furthest.size()); ++i)
    if (distance(before.furthest[i].at, after.furthest[i].at) < NEAR) after.furthest[i].at = before.furthest[i].at;
  return difference(before, after);
}

std::string changed(const Tried& t, const Result<Judgement>& after) {
  return changed(summary(t.judgement), after, [](Pose pose) { return pose; });
}

TEST_F(RandomCharts, RuleTheSameWhenALegIsSplitInTwo) {
  hold(6'000'000, CHARTS, [](Random& random, const Tried& t) {
    // A zone asks of each stretch of a leg whether it leads toward its owner.
    if (has_word(t.chart, "toward")) return std::string();
    const PieceTrace& piece = t.judgement.trace.pieces[random.below(t.judgement.trace.pieces.size())];
    const auto order = order_with_a_leg_split(random, t, piece);
    if (!order) return std::string();
    const std::string wrong = changed(t, t.hearing.judge(*order));
    return wrong.empty() ? wrong : wrong + reproduction(t.chart, t.game(), *order);
  });
}

TEST_F(RandomCharts, RuleTheSameWhenTheTableIsTurned) {
  hold(7'000'000, CHARTS, [](Random& random, const Tried& t) {
    static const std::vector<std::string> ROUND{"north", "east", "south", "west"};
    const int quarters = 1 + static_cast<int>(random.below(3));
    const Carry carry = quarter_turns(quarters, t.game().table());
    Words words;
    for (std::size_t i = 0; i < ROUND.size(); ++i)
      words.emplace_back(ROUND[i], ROUND[(i + static_cast<std::size_t>(quarters)) % ROUND.size()]);
    const Reworded there = reworded(t, carried(t.game(), carry), words);
    return changed(summary(t.judgement), judged(there.chart, there.game, carried(t.order, carry)),
                   [&](const Pose& pose) {
                     return Pose{carry.point(pose.at), carry.heading(pose.facing), pose.altitude};
                   });
  });
}

std::string changed_by(const Likeness& likeness, const Tried& t, const Value& chart, const Game& game) {
  return changed(summary(t.judgement), judged(chart, game, likened(t.order, likeness)), [&](const Pose& pose) {
    return Pose{likeness.point(pose.at), likeness.heading(pose.facing), pose.altitude * likeness.scale};
  });
}

TEST_F(RandomCharts, RuleTheSameInAMirror) {
  hold(8'000'000, CHARTS, [](Random&, const Tried& t) {
    const Words words{{"east", "west"}, {"west", "east"}, {"right", "left"}, {"left", "right"}};
    const Likeness likeness{true, 1, t.game().table().width};
    const Reworded there = reworded(t, likened(t.game(), likeness), words);
    return changed_by(likeness, t, there.chart, there.game);
  });
}

bool stays_on_the_ground(const Tried& t) {
  const auto is_low = [](const Pose& pose) { return pose.altitude == 0; };
  for (const auto& piece : t.game().pieces())
    if (!is_low(piece->pose)) return false;
  for (const PieceTrace& piece : t.judgement.trace.pieces)
    for (const TracedStep& step : piece.steps)
      if (!is_low(step.after)) return false;
  return true;
}

// The unit of the currency alone is another: on a table twice as large, lengths in a unit twice as long stay as they
// are.
TEST_F(RandomCharts, RuleTheSameInAnotherUnitOnATableThatIsSoMuchLarger) {
  constexpr double TIMES = 2;
  hold(9'000'000, CHARTS, [&](Random&, const Tried& t) {
    if (!stays_on_the_ground(t)) return std::string();  // levels are an inch apart whatever the unit
    const Likeness likeness{false, TIMES, t.game().table().width};
    Game game = likened(t.game(), likeness);
    Value chart = t.chart;
    if (chart["inches"].is_object())
      game = with_option(game, "unit", TIMES * game.options()["unit"].number().value_or(1));
    else
      chart = chart.with("inches", TIMES * chart["inches"].number().value_or(1));
    return changed_by(likeness, t, chart, game);
  });
}

TEST_F(RandomCharts, RuleTheSameWhereverEverythingIsShiftedTogether) {
  constexpr double MARGIN = 60;  // no move comes near the edges
  hold(10'000'000, CHARTS, [&](Random& random, const Tried& t) {
    if (t.enters()) return std::string();
    const auto shifted = [&](Vec shift) {
      const Carry carry{0, Vec{MARGIN, MARGIN} + shift};
      Table table = t.game().table();
      table.width += 2 * MARGIN;
      table.depth += 2 * MARGIN;
      return judged(t.chart, carried(t.game(), carry).with_table(table), carried(t.order, carry));
    };
    const Vec shift{random.between(-9, 9), random.between(-9, 9)};
    return changed(summary(shifted({0, 0})), shifted(shift), [&](Pose pose) {
      pose.at = pose.at + shift;
      return pose;
    });
  });
}

/// Shuffled, but surfaces and slopes keep their order among themselves: of those the topmost counts.
std::vector<Feature> reordered(Random& random, const Features& terrain) {
  const auto is_layer = [](const Feature& f) { return is_surface(f.kind) || f.kind == linesman::Kind::slope; };
  std::vector<Feature> shuffled = terrain.copies();
  random.shuffle(shuffled);
  std::vector<Feature> layers;
  std::copy_if(terrain.begin(), terrain.end(), std::back_inserter(layers), is_layer);
  auto next = layers.begin();
  for (Feature& f : shuffled)
    if (is_layer(f)) f = *next++;
  return shuffled;
}

TEST_F(RandomCharts, DoNotDependOnTheOrderOfTheFeatures) {
  hold(11'000'000, CHARTS, [](Random& random, const Tried& t) {
    return changed(t, judged(t.chart, t.game().with_terrain(reordered(random, t.game().terrain())), t.order));
  });
}

TEST_F(RandomCharts, DoNotDependOnTheOrderOfPiecesThatStay) {
  hold(12'000'000, CHARTS, [](Random& random, const Tried& t) {
    // Of several that overlap the model the first is the nearest.
    for (const char* word : {"quarter", "toward", "away", "nearer"})
      if (has_word(t.chart, word)) return std::string();
    // Models and their units keep their order: it says whose dice come first, and who is the first of a unit.
    auto pieces = std::vector(t.game().pieces().begin(), t.game().pieces().end());
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < pieces.size(); ++i)
      if (!pieces[i]->unit && !t.judgement.trace.of(static_cast<PieceIndex>(i))) places.push_back(i);
    std::vector<std::size_t> shuffled = places;
    random.shuffle(shuffled);
    auto there = pieces;
    for (std::size_t i = 0; i < places.size(); ++i) there[places[i]] = pieces[shuffled[i]];
    return changed(t, judged(t.chart, t.game().with_pieces(there), t.order));
  });
}

TEST_F(RandomCharts, DoNotHeedModelsThatAreFarAway) {
  std::uint64_t held = 0;
  hold(13'000'000, CHARTS, [&](Random& random, const Tried& t) {
    // Where there is no other model, one far away is the nearest.
    for (const char* word : {"gap", "every", "quarter", "toward", "away", "nearer"})
      if (std::string(word) == "gap" ? write_json(t.chart["clauses"]).find("{\"gap\":") != std::string::npos
                                     : has_word(t.chart, word))
        return std::string();
    ++held;
    constexpr double FAR = 600;
    Table table = t.game().table();
    table.width += FAR;
    auto pieces = std::vector(t.game().pieces().begin(), t.game().pieces().end());
    const Game wide = t.game().with_table(table);
    Piece far = *pieces[1 + random.below(pieces.size() - 1)];
    far.id = "far";
    far.unit.reset();
    far.pose.at = {FAR, random.between(2, 28)};
    far.status = Value::empty_object();
    pieces.push_back(std::make_shared<const Piece>(far));
    return changed(summary(judged(t.chart, wide, t.order)), judged(t.chart, wide.with_pieces(pieces), t.order),
                   [](Pose pose) { return pose; });
  });
  EXPECT_GT(held, tables_tried(250));
}

TEST_F(RandomCharts, GiveTheSameVerdictWhenOnlyThatIsWanted) {
  hold(14'000'000, CHARTS, [](Random&, const Tried& t) {
    Budget budget;
    const auto verdict = t.hearing.judge(t.order, budget, Detail::verdict);
    RulingSummary whole = outcome_of(Result<Judgement>(t.judgement));
    whole.furthest.clear();
    return difference(whole, outcome_of(verdict));
  });
}

// As the window asks: one step after the other.
TEST_F(RandomCharts, RuleTheSameWhereTheStepsBeforeAreRemembered) {
  hold(15'000'000, CHARTS / 2, [](Random&, const Tried& t) {
    const PieceTrace& piece = t.judgement.trace.pieces.front();
    TraceMemory memory;
    for (std::size_t step = 0; step < piece.steps.size(); ++step)
      for (const double part : {0.5, 1.0}) {
        const Order order = cut_order(t, piece, {step, part * extent_of(piece.steps[step])});
        Budget budget;
        if (bytes_of(t.hearing, t.hearing.judge(order, budget, Detail::whole, &memory)) !=
            bytes_of(t.hearing, t.hearing.judge(order)))
          return "another ruling" + reproduction(t.chart, t.game(), order);
      }
    return std::string();
  });
}

// not and any say nothing new of one condition.
TEST_F(RandomCharts, RuleTheSameWhenAConditionIsWrittenAnotherWay) {
  hold(16'000'000, CHARTS, [](Random& random, const Tried& t) {
    const bool twice = random.chance(0.5);
    const auto rewritten = [&](const Value& condition) -> Value {
      if (twice) return Object{{"not", Object{{"not", condition}}}};
      return Object{{"any", List{condition, condition}}};
    };
    const Value chart = with_rules(t.chart, [&](const Value& rule) {
      Value other = rule;
      for (const char* name : {"when", "way"})
        if (rule.find(name)) other = other.with(name, rewritten(rule[name]));
      return other;
    });
    return changed(t, judged(chart, t.game(), t.order));
  });
}

TEST_F(RandomCharts, RuleTheSameWithARuleMoreThatNeverApplies) {
  hold(17'000'000, CHARTS, [](Random& random, const Tried& t) {
    const auto kind = static_cast<chart::Kind>(random.below(names_of(chart::Kind{}).size()));
    if (kind == chart::Kind::dice) return std::string();  // then its dice would not be wanted
    const Value more = random_chart(random, kind);
    List clauses(t.chart["clauses"].items().begin(), t.chart["clauses"].items().end());
    const Value& last = more["clauses"][more["clauses"].size() - 1]["rule"];
    if (last["kind"].text() == "dice") return std::string();
    const Value never = Object{{"not", Object{}}};
    clauses.push_back(
        Object{{"id", "random-1000"}, {"title", "Never"}, {"text", "Never."}, {"rule", last.with("when", never)}});
    return changed(t, judged(t.chart.with("clauses", clauses), t.game(), t.order));
  });
}

/// Of a ruling on a cut: a fault that keeps the model from stopping there.
bool may_stop(const Tried& t, const PieceTrace& piece, const Ruling& ruling) {
  return std::none_of(ruling.faults.begin(), ruling.faults.end(), [&](const Fault& fault) {
    return fault.place.piece == piece.piece || rule_of_clause(t.chart, fault.rule)["kind"].text() == "coherency";
  });
}

/// Dice are missing, or wrong, which counts as missing.
bool lacks_dice(const Tried& t, const Ruling& ruling) {
  return std::any_of(ruling.dice.begin(), ruling.dice.end(), [](const DiceNeed& need) { return !need.given; }) ||
         std::any_of(ruling.faults.begin(), ruling.faults.end(),
                     [&](const Fault& fault) { return rule_of_clause(t.chart, fault.rule)["kind"].text() == "dice"; });
}

std::optional<PathPoint> furthest_of(const Ruling& ruling, PieceIndex piece) {
  for (const Furthest& each : ruling.furthest)
    if (each.piece == piece) return PathPoint{each.step, each.s};
  return std::nullopt;
}

TEST_F(RandomCharts, LetAModelStopAtItsFurthestPlace) {
  std::uint64_t cut = 0;
  hold(18'000'000, CHARTS, [&](Random&, const Tried& t) {
    if (t.legal() || lacks_dice(t, t.ruling())) return std::string();
    for (const PieceTrace& piece : t.judgement.trace.pieces) {
      const auto last = furthest_of(t.ruling(), piece.piece);
      if (!last) continue;
      const Order order = cut_order(t, piece, *last);
      const auto judged = t.hearing.judge(order);
      if (!judged) return "cut there it is refused: " + judged.problem().sentence();
      ++cut;
      // A hair before a limit that is not legal itself may still be on the limit.
      const auto before = t.hearing.judge(cut_order(t, piece, {last->step, std::max(0.0, last->s - EPS)}));
      if (!may_stop(t, piece, judged->ruling) && !(last->s > EPS && before && may_stop(t, piece, before->ruling)))
        return "cut there: " + write_json(write_ruling(judged->ruling, t.game())["faults"]);
    }
    return std::string();
  });
  EXPECT_GT(cut, tables_tried(200));
}

TEST_F(RandomCharts, LetAModelStopNowhereBeyondItsFurthestPlace) {
  std::uint64_t beyond = 0;
  hold(19'000'000, CHARTS, [&](Random& random, const Tried& t) {
    if (t.legal() || lacks_dice(t, t.ruling())) return std::string();
    const PieceTrace& piece = t.judgement.trace.pieces[random.below(t.judgement.trace.pieces.size())];
    const auto last = furthest_of(t.ruling(), piece.piece);
    // A gap that is least grows by EPS only so far behind.
    constexpr double FLAT = 4e-3;
    const bool is_flat = has_word(t.chart, "toward") || has_word(t.chart, "away") || has_word(t.chart, "nearer");
    for (const PathPoint place : places_beyond(random, piece, last)) {
      if (is_flat && last && place.step == last->step && place.s < last->s + FLAT) continue;
      const auto judged = t.hearing.judge(cut_order(t, piece, place));
      if (!judged || lacks_dice(t, judged->ruling)) continue;
      ++beyond;
      if (may_stop(t, piece, judged->ruling))
        return "it may stop at step " + std::to_string(place.step) + ", s " + std::to_string(place.s) + "; furthest " +
               (last ? std::to_string(last->step) + ", " + std::to_string(last->s) : std::string("none"));
    }
    return std::string();
  });
  EXPECT_GT(beyond, tables_tried(1000));
}

}  // namespace
}  // namespace linesman::charts_test
