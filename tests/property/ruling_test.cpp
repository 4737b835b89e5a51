// What holds for every ruling of every ruleset, on tables made at random.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/text.h"
#include "base/tolerance.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "property/path_cut.h"
#include "property/random_trials.h"

namespace linesman {
namespace {

constexpr std::uint64_t TABLES = 2000;

class EveryRuling : public ::testing::TestWithParam<Subject> {
 protected:
  void on_random_tables(std::uint64_t first_seed, const TableRecipe& recipe, const Check& check) {
    check_random_tables(GetParam(), recipe, first_seed, TABLES, check);
  }
  void on_random_tables(std::uint64_t first_seed, const Check& check) {
    on_random_tables(first_seed, GetParam().recipe, check);
  }
};

class EveryRulingOfAPathThatSplits : public EveryRuling {};
class EveryRulingOfAPathThatIsCut : public EveryRuling {};
class EveryRulingOnATableThatIsCarried : public EveryRuling {};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryRuling);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryRulingOfAPathThatSplits);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryRulingOfAPathThatIsCut);
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryRulingOnATableThatIsCarried);
INSTANTIATE_TEST_SUITE_P(Of, EveryRuling, ::testing::ValuesIn(subjects()), tested_ruleset);
INSTANTIATE_TEST_SUITE_P(Of, EveryRulingOfAPathThatSplits, ::testing::ValuesIn(subjects_that(&Subject::splits)),
                         tested_ruleset);
INSTANTIATE_TEST_SUITE_P(Of, EveryRulingOfAPathThatIsCut, ::testing::ValuesIn(subjects_that(&Subject::cuts)),
                         tested_ruleset);
INSTANTIATE_TEST_SUITE_P(Of, EveryRulingOnATableThatIsCarried, ::testing::ValuesIn(subjects_that(&Subject::carries)),
                         tested_ruleset);

std::string changed(const Trial& t, const Result<Judgement>& other) {
  return difference(outcome_of(Result<Judgement>(t.judgement)), outcome_of(other));
}

TEST_P(EveryRuling, IsOftenLegalAndOftenNot) {
  std::map<std::string, int> verdicts;
  on_random_tables(1'000'000, [&](Random&, const Trial& t) {
    ++verdicts[std::string(name_of(t.judgement.ruling.verdict))];
    return std::string();
  });
  EXPECT_GT(verdicts["legal"], 200);
  EXPECT_GT(verdicts["illegal"], 200);
}

TEST_P(EveryRulingOfAPathThatSplits, IsTheSameWhenALegIsSplitInTwo) {
  const Subject& subject = GetParam();
  on_random_tables(2'000'000, [&](Random& random, const Trial& t) {
    if (subject.splits_alike && !subject.splits_alike(t.order, t.judgement.ruling)) return std::string();
    const auto path = with_a_leg_split(random, path_of_first(t.game, t.order));
    if (!path) return std::string();
    const Order order = with_path(t.game, t.order, *path);
    const std::string wrong = changed(t, judged(t.game, order));
    return wrong.empty() ? wrong : wrong + reproduction(t.game, order);
  });
}

TEST_P(EveryRulingOnATableThatIsCarried, IsTheSameWhenTheTableIsTurned) {
  const Subject& subject = GetParam();
  on_random_tables(3'000'000, [&](Random& random, const Trial& t) {
    const int quarters = 1 + static_cast<int>(random.below(3));
    const Carry carry = quarter_turns(quarters, t.game.table());
    Game game = carried(t.game, carry);
    if (subject.carry_traits) game = subject.carry_traits(game, carry);
    Result<Judgement> other = judged(game, carried(t.order, carry));
    RulingSummary there = outcome_of(Result<Judgement>(t.judgement));
    for (Pose& pose : there.furthest) pose = {carry.point(pose.at), carry.heading(pose.facing), pose.altitude};
    const std::string wrong = difference(there, outcome_of(other));
    return wrong.empty() ? wrong : std::to_string(quarters) + " quarters: " + wrong;
  });
}

TEST_P(EveryRulingOnATableThatIsCarried, IsTheSameWhenEverythingIsShifted) {
  const Subject& subject = GetParam();
  // Far enough from the edges that no move comes near them, before or after the shift.
  constexpr double MARGIN = 60;
  TableRecipe recipe = subject.recipe;
  recipe.width += 2 * MARGIN;
  recipe.depth += 2 * MARGIN;
  recipe.margin += MARGIN;
  on_random_tables(4'000'000, recipe, [&](Random& random, const Trial& t) {
    const Carry carry{0, {random.between(-9, 9), random.between(-9, 9)}};
    Game game = carried(t.game, carry);
    if (subject.carry_traits) game = subject.carry_traits(game, carry);
    RulingSummary there = outcome_of(Result<Judgement>(t.judgement));
    for (Pose& pose : there.furthest) pose.at = carry.point(pose.at);
    return difference(there, outcome_of(judged(game, carried(t.order, carry))));
  });
}

/// Shuffled, but surfaces and slopes keep their order among themselves: of those the topmost counts.
std::vector<Feature> reordered(Random& random, const Features& terrain) {
  const auto layered = [](const Feature& f) { return is_surface(f.kind) || f.kind == Kind::slope; };
  std::vector<Feature> shuffled = terrain.copies();
  random.shuffle(shuffled);
  std::vector<Feature> layers;
  std::copy_if(terrain.begin(), terrain.end(), std::back_inserter(layers), layered);
  auto next = layers.begin();
  for (Feature& f : shuffled)
    if (layered(f)) f = *next++;
  return shuffled;
}

TEST_P(EveryRuling, DoesNotDependOnTheOrderOfTheFeatures) {
  on_random_tables(5'000'000, [](Random& random, const Trial& t) {
    return changed(t, judged(t.game.with_terrain(reordered(random, t.game.terrain())), t.order));
  });
}

std::string bytes(const Trial& t, const Result<Judgement>& judgement) {
  if (!judgement) return judgement.problem().sentence();
  return write_json(write_ruling(judgement->ruling, t.game)) + write_json(write_trace(judgement->trace, t.game));
}

TEST_P(EveryRuling, HasEqualBytesTwice) {
  on_random_tables(6'000'000, [](Random&, const Trial& t) {
    // Made anew, so that not even an address is the same.
    const Game again = t.game.with_terrain(t.game.terrain().copies());
    const bool same = bytes(t, Result<Judgement>(t.judgement)) == bytes(t, judged(again, t.order));
    return same ? std::string() : std::string("the ruling or the trace is written otherwise the second time");
  });
}

/// Without what a verdict alone leaves out.
Ruling wordless(Ruling ruling) {
  const auto silence = [](auto& entries) {
    for (auto& entry : entries) entry.text = {};
  };
  silence(ruling.costs);
  silence(ruling.faults);
  silence(ruling.notes);
  silence(ruling.allowance.parts);
  for (PieceAllowance& each : ruling.shown.allowances) silence(each.parts);
  ruling.furthest.clear();
  return ruling;
}

TEST_P(EveryRuling, IsTheSameButForItsWordsWhenOnlyTheVerdictIsWanted) {
  on_random_tables(17'000'000, [](Random&, const Trial& t) {
    const auto verdict = judged(t.game, t.order, Detail::verdict);
    const Judgement whole{wordless(t.judgement.ruling), t.judgement.trace};
    return bytes(t, verdict) == bytes(t, Result<Judgement>(whole)) ? std::string() : std::string("it is another");
  });
}

TEST_P(EveryRuling, ThatIsIllegalStaysSoWhenImpassableGroundIsAdded) {
  const Subject& subject = GetParam();
  int illegal = 0;
  on_random_tables(7'000'000, [&](Random& random, const Trial& t) {
    if (t.judgement.ruling.verdict != Verdict::illegal) return std::string();
    ++illegal;
    std::vector<Feature> terrain = t.game.terrain().copies();
    terrain.insert(terrain.begin() + static_cast<std::ptrdiff_t>(random.below(terrain.size() + 1)),
                   random_feature(random, "added", random.one_of(subject.impassable), subject.recipe));
    const Game more = t.game.with_terrain(std::move(terrain));
    const auto other = judged(more, t.order);
    if (other && other->ruling.verdict == Verdict::illegal) return std::string();
    return "then it is " + (other ? std::string(name_of(other->ruling.verdict)) : other.problem().sentence()) +
           reproduction(more, t.order);
  });
  EXPECT_GT(illegal, 200);
}

/// A cut of the order, when it needs the same dice: with others it is another order.
std::optional<Ruling> ruling_on_cut(const Subject& subject, const Trial& t, const Cut& cut) {
  const Path& whole = path_of_first(t.game, t.order);
  Path path = cut_path(whole, cut);
  if (subject.part_of_whole && !subject.part_of_whole(t.game, whole, path)) return std::nullopt;
  const auto other = judged(t.game, with_path(t.game, t.order, std::move(path)));
  if (!other) return std::nullopt;
  const auto same_need = [](const DiceNeed& a, const DiceNeed& b) {
    return a.purpose == b.purpose && a.need == b.need;
  };
  const auto& needs = t.judgement.ruling.dice;
  const auto& others = other->ruling.dice;
  if (!std::equal(needs.begin(), needs.end(), others.begin(), others.end(), same_need)) return std::nullopt;
  return other->ruling;
}

/// The furthest point as a place on the path as written.
std::optional<Cut> furthest_of(const Trial& t) {
  const Ruling& r = t.judgement.ruling;
  if (r.furthest.empty()) return std::nullopt;
  const Furthest& f = r.furthest.front();
  return Cut{t.judgement.trace.pieces.front().steps.at(f.step).written, f.s};
}

std::string said(const Cut& cut, const Ruling& ruling) {
  std::string s = "cut at step " + std::to_string(cut.step) + ", s " + std::to_string(cut.s) + " it is " +
                  std::string(name_of(ruling.verdict));
  for (const Fault& f : ruling.faults) s += " " + f.rule;
  return s;
}

TEST_P(EveryRulingOfAPathThatIsCut, LetsTheOrderBeCutAtItsFurthestPoint) {
  int cut = 0;
  on_random_tables(8'000'000, [&](Random&, const Trial& t) {
    const Ruling& r = t.judgement.ruling;
    if (r.several || r.furthest.empty()) return std::string();
    const Cut place = *furthest_of(t);
    const auto ruling = ruling_on_cut(GetParam(), t, place);
    if (!ruling || allowed(*ruling)) {
      cut += ruling.has_value();
      return std::string();
    }
    return said(place, *ruling);
  });
  EXPECT_GT(cut, 300);
}

TEST_P(EveryRulingOfAPathThatIsCut, LetsTheOrderStopNowhereBeyondItsFurthestPoint) {
  int beyond = 0;
  on_random_tables(9'000'000, [&](Random& random, const Trial& t) {
    const Ruling& r = t.judgement.ruling;
    if (r.several || r.verdict != Verdict::illegal) return std::string();
    const std::optional<Cut> last = furthest_of(t);
    for (const Cut& place : cuts_beyond(random, path_of_first(t.game, t.order), last, GetParam().stops_after_turns)) {
      const auto ruling = ruling_on_cut(GetParam(), t, place);
      beyond += ruling.has_value();
      if (ruling && allowed(*ruling))
        return said(place, *ruling) + "; furthest " +
               (last ? std::to_string(last->step) + ", " + std::to_string(last->s) : std::string("none"));
    }
    return std::string();
  });
  EXPECT_GT(beyond, 500);
}

/// The whole answer to an order.
std::string all_of(const Game& game, const Result<Judgement>& judged) {
  if (!judged) return judged.problem().sentence();
  return write_json(write_ruling(judged->ruling, game)) + write_json(write_trace(judged->trace, game));
}

// As the window asks: one step after the other, each at first a part of it.
TEST_P(EveryRuling, IsTheSameWhereTheStepsBeforeAreRemembered) {
  on_random_tables(18'000'000, [&](Random& random, const Trial& t) {
    const auto hearing = hearing_of(t.game);
    const Path whole = path_of_first(t.game, t.order);
    TraceMemory memory;
    for (std::size_t steps = 1; steps <= whole.size(); ++steps)
      for (const double part : {random.between(0.1, 0.9), 1.0}) {
        Path path(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(steps));
        if (const auto length = length_of(path.back())) path = cut_path(path, {steps - 1, *length * part});
        const Order order = with_path(t.game, t.order, path);
        Budget budget;
        const std::string got = all_of(t.game, hearing->judge(order, budget, Detail::whole, &memory));
        const std::string wanted = all_of(t.game, hearing->judge(order));
        if (got != wanted) return "got " + got + ", wanted " + wanted + reproduction(t.game, order);
      }
    return std::string();
  });
}

std::string wrong_with(const std::optional<double>& total, const std::vector<AllowancePart>& parts) {
  if (!total) return parts.empty() ? "" : "parts of an allowance that is not known";
  if (parts.empty()) return "an allowance that comes from nothing";
  double sum = 0;
  for (const AllowancePart& part : parts) sum += part.amount;
  return std::abs(sum - *total) <= EPS ? ""
                                       : "the parts come to " + number_text(sum) + ", not to " + number_text(*total);
}

TEST_P(EveryRuling, HasAnAllowanceThatIsTheSumOfItsParts) {
  int several = 0;
  on_random_tables(10'000'000, [&](Random&, const Trial& t) {
    const Ruling& r = t.judgement.ruling;
    several += r.allowance.parts.size() > 1;
    std::string wrong = wrong_with(r.allowance.total, r.allowance.parts);
    for (const PieceAllowance& each : r.shown.allowances)
      if (wrong.empty()) wrong = wrong_with(each.total, each.parts);
    return wrong;
  });
  EXPECT_GE(several, GetParam().several_parts) << "of most orders the allowance has one part only";
}

}  // namespace
}  // namespace linesman
