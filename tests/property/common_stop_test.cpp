// The common stop of a unit, on tables made at random, for every ruleset.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <map>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "property/path_cut.h"
#include "property/random_trials.h"
#include "referee/common_stop.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

constexpr std::uint64_t UNITS = 300;

/// The width of a base across its facing.
double width_of(const Footprint& base) {
  const Box box = frame_box(base);
  return box.max.x - box.min.x;
}

std::vector<std::string> ids(std::size_t models) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < models; ++i) all.push_back("p" + std::to_string(i));
  return all;
}

/// The first pieces of a game side by side as one unit of equal models; on a grid in one hex.
Game with_a_unit(Random& random, const Game& game, std::size_t models) {
  Unit unit;
  unit.id = "squad";
  unit.side = "red";
  const Piece first = game.piece(PieceIndex{0});
  const double apart = width_of(first.base) + random.between(0.1, 0.9);
  Game made = game.with_units({unit});
  for (std::size_t i = 0; i < models; ++i) {
    Piece member = first;
    member.id = game.piece(static_cast<PieceIndex>(i)).id;
    member.side = "red";
    member.unit = UnitIndex{0};
    if (!game.table().hex)
      member.pose.at = first.pose.at + apart * static_cast<double>(i) * direction(first.pose.facing + 90);
    made = made.with_piece(static_cast<PieceIndex>(i), member);
  }
  return made;
}

/// The path with each of its legs made shorter or longer.
Path stretched(Random& random, Path path) {
  for (Step& step : path) {
    const double times = random.between(0.5, 1.5);
    if (auto* forward = std::get_if<ForwardStep>(&step)) forward->distance = rounded(forward->distance * times);
    if (auto* reverse = std::get_if<ReverseStep>(&step)) reverse->distance = rounded(reverse->distance * times);
    if (auto* sideways = std::get_if<SidewaysStep>(&step)) sideways->distance = rounded(sideways->distance * times);
  }
  return path;
}

/// An order for a unit; nothing when it is refused.
std::optional<Trial> unit_trial(const Subject& subject, std::uint64_t seed) {
  Random random(seed);
  const std::size_t models = 2 + random.below(3);
  Game game = subject.dressed(random, random_game(random, subject.recipe));
  if (!game.units().empty()) return std::nullopt;
  game = with_a_unit(random, game, models);
  const auto hearing = hearing_of(game);
  if (!hearing) return std::nullopt;
  Order order = subject.order(random, game);
  if (!order.paths.common()) return std::nullopt;
  order.who = Pieces{ids(models)};
  if (!game.table().hex && random.chance(0.5)) {
    const Path common = *order.paths.common();
    order.paths.clear();
    for (const std::string& id : ids(models)) order.paths.set(id, stretched(random, common));
  }
  order = with_dice(random, *hearing, order);
  auto judgement = hearing->judge(order);
  if (!judgement) return std::nullopt;
  return Trial{game, order, std::move(judgement).value()};
}

std::string cut_words(const CommonCut& cut) {
  return "the cut at " + number_text(cut.length, 6) + ", " + std::to_string(cut.then);
}

/// The cuts farther than a stop: more steps made there, 0.02 inch on, and on to the end.
std::vector<CommonCut> cuts_beyond(const CommonPaths& paths, const CommonCut& stop) {
  std::vector<CommonCut> all;
  for (std::size_t then = stop.then + 1; then <= paths.steps_at(stop.length); ++then)
    all.push_back({stop.length, then});
  const double step = paths.on_grid() ? 1 : 0.25;
  const auto add = [&](double length) {
    if (length <= paths.longest()) all.push_back({length, paths.steps_at(length)});
  };
  if (!paths.on_grid()) add(stop.length + 0.02);
  for (double length = stop.length + (paths.on_grid() ? 1 : 0.11); length < paths.longest(); length += step)
    add(length);
  if (paths.longest() > stop.length + 0.02) add(paths.longest());
  std::erase_if(all, [&](const CommonCut& cut) { return paths.same(cut, stop); });
  return all;
}

bool lacks_dice(const Ruling& ruling) {
  return std::any_of(ruling.dice.begin(), ruling.dice.end(), [](const DiceNeed& need) { return !need.given; });
}

class TheCommonStop : public ::testing::TestWithParam<Subject> {
 protected:
  /// At least some tables must come to the check.
  void on_random_units(std::uint64_t first_seed, const Check& check) {
    int failures = 0;
    int tried = 0;
    for (std::uint64_t seed = first_seed; seed < first_seed + tables_tried(UNITS) && failures < FAILURES_SHOWN;
         ++seed) {
      const auto t = unit_trial(GetParam(), seed);
      if (!t) continue;
      ++tried;
      Random random(~seed);
      const std::string wrong = check(random, *t);
      if (wrong.empty()) continue;
      ++failures;
      ADD_FAILURE() << "seed " << seed << ": " << wrong << reproduction(t->game, t->order);
    }
    RecordProperty("tried", tried);
    if (tried == 0) GTEST_SKIP() << "no order for several pieces can be judged";
  }
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(TheCommonStop);
INSTANTIATE_TEST_SUITE_P(Of, TheCommonStop, ::testing::ValuesIn(subjects()), tested_ruleset);

TEST_P(TheCommonStop, IsLegalAndNothingBeyondItIs) {
  std::map<std::string, int> found;
  on_random_units(71'000'000, [&](Random&, const Trial& t) -> std::string {
    const auto hearing = hearing_of(t.game);
    const auto together = together_of(*hearing, t.order, t.judgement);
    if (!together) return "it takes too much work";
    if (lacks_dice(t.judgement.ruling)) return together->stop ? "dice are missing" : "";
    const Trace& whole = t.judgement.trace.ordered ? *t.judgement.trace.ordered : t.judgement.trace;
    const CommonPaths paths(*hearing, t.order, whole);
    CommonCut stop;
    if (together->stop) {
      stop = together->stop->cut;
      const auto there = hearing->judge(together->stop->order);
      if (!there || there->ruling.verdict != Verdict::legal) return cut_words(stop) + " is not legal";
    }
    ++found[t.judgement.ruling.verdict == Verdict::legal ? "whole" : together->stop ? "inside" : "none"];
    if (t.judgement.ruling.verdict == Verdict::legal)
      return together->stop && same_length(stop.length, paths.longest()) ? "" : "a legal order stops short";
    for (const CommonCut& cut : cuts_beyond(paths, stop)) {
      const auto there = hearing->judge(paths.order_at(cut));
      if (there && there->ruling.verdict == Verdict::legal)
        return cut_words(cut) + " is legal, beyond " + (together->stop ? cut_words(stop) : "none");
    }
    return {};
  });
  if (std::getenv("LINESMAN_COUNTS"))
    std::cout << "whole " << found["whole"] << ", inside " << found["inside"] << ", none " << found["none"] << '\n';
}

TEST_P(TheCommonStop, IsTheSameWhenMembersAreRenamed) {
  on_random_units(72'000'000, [](Random& random, const Trial& t) -> std::string {
    Order order = t.order;
    if (!order.paths.common()) return {};
    std::vector<std::string> named = std::get<Pieces>(order.who).ids;
    const std::size_t one = random.below(named.size());
    const std::size_t other = random.below(named.size());
    const auto a = *t.game.find_piece(named[one]);
    const auto b = *t.game.find_piece(named[other]);
    Piece first = t.game.piece(a);
    Piece second = t.game.piece(b);
    std::swap(first.pose, second.pose);
    std::swap(first.hex, second.hex);
    const auto hearing = hearing_of(t.game);
    const auto swapped = hearing_of(t.game.with_piece(a, first).with_piece(b, second));
    if (!swapped) return {};
    const auto judgement = swapped->judge(order);
    if (!judgement) return {};
    const auto before = together_of(*hearing, t.order, t.judgement);
    const auto after = together_of(*swapped, order, *judgement);
    if (!before || !after) return "it takes too much work";
    if (before->stop.has_value() != after->stop.has_value()) return "only one of them has a stop";
    if (before->stop && std::abs(before->stop->cut.length - after->stop->cut.length) > 1e-5)
      return cut_words(before->stop->cut) + ", then " + cut_words(after->stop->cut);
    return {};
  });
}

TEST_P(TheCommonStop, IsTheSameWhenTheTableIsTurned) {
  const Subject& subject = GetParam();
  if (!subject.carries) GTEST_SKIP() << "its tables have fixed directions";
  on_random_units(73'000'000, [&](Random& random, const Trial& t) -> std::string {
    const Carry carry = quarter_turns(1 + static_cast<int>(random.below(3)), t.game.table());
    Game game = carried(t.game, carry);
    if (subject.carry_traits) game = subject.carry_traits(game, carry);
    const auto hearing = hearing_of(t.game);
    const auto turned = hearing_of(game);
    if (!turned) return {};
    const Order order = carried(t.order, carry);
    const auto judgement = turned->judge(order);
    if (!judgement) return {};
    const auto before = together_of(*hearing, t.order, t.judgement);
    const auto after = together_of(*turned, order, *judgement);
    if (!before || !after) return "it takes too much work";
    if (before->stop.has_value() != after->stop.has_value()) return "only one of them has a stop";
    if (before->stop && std::abs(before->stop->cut.length - after->stop->cut.length) > 1e-5)
      return cut_words(before->stop->cut) + ", then " + cut_words(after->stop->cut);
    return {};
  });
}

TEST_P(TheCommonStop, IsNoFartherWhenImpassableGroundIsAdded) {
  const Subject& subject = GetParam();
  on_random_units(74'000'000, [&](Random& random, const Trial& t) -> std::string {
    std::vector<Feature> terrain = t.game.terrain().copies();
    terrain.insert(terrain.begin() + static_cast<std::ptrdiff_t>(random.below(terrain.size() + 1)),
                   random_feature(random, "added", random.one_of(subject.impassable), subject.recipe));
    const auto hearing = hearing_of(t.game);
    const auto barred = hearing_of(t.game.with_terrain(std::move(terrain)));
    if (!barred) return {};
    const auto judgement = barred->judge(t.order);
    if (!judgement || lacks_dice(t.judgement.ruling)) return {};
    const auto before = together_of(*hearing, t.order, t.judgement);
    const auto after = together_of(*barred, t.order, *judgement);
    if (!before || !after) return "it takes too much work";
    if (!after->stop) return {};
    if (!before->stop) return "there was no stop, then " + cut_words(after->stop->cut);
    if (after->stop->cut.length > before->stop->cut.length + 1e-5)
      return cut_words(before->stop->cut) + ", then " + cut_words(after->stop->cut);
    return {};
  });
}

}  // namespace
}  // namespace linesman
