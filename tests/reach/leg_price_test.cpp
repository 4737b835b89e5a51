// What a search knows of one leg beforehand, held against the trace of it.
#include "reach/bounds/leg_price.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/heading.h"
#include "property/proof.h"
#include "reach/bounds/closed_places.h"
#include "reach/search/way_trial.h"
#include "support/fare_oracle.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

constexpr std::uint64_t PRICED_TABLES = 40;
constexpr int LEGS = 20;  // for each table

class EveryLeg : public ::testing::TestWithParam<Subject> {};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryLeg);
INSTANTIATE_TEST_SUITE_P(Of, EveryLeg, ::testing::ValuesIn(subjects()),
                         [](const auto& tested) { return tested.param.ruleset; });

/// A leg from where the piece stands, with its trace and what is ruled of it.
struct Tried {
  StraightLeg leg;
  double turned = 0;
  PieceTrace trace;
  Ruling ruling;
};

std::optional<Tried> tried(const WayTrial& trial, Vec to) {
  const Pose& start = trial.start().pose;
  const auto judged = trial.judged({ToStep{to}});
  const PieceTrace* trace = judged ? judged->trace.of(trial.piece()) : nullptr;
  if (!trace || trace->steps.empty()) return std::nullopt;
  const auto wheels = [](const TracedStep& step) {
    const auto* turn = std::get_if<Turn>(&step.facts);
    return turn && !turn->on_the_spot;
  };
  if (std::any_of(trace->steps.begin(), trace->steps.end(), wheels)) return std::nullopt;
  const double heading = heading_of(to - start.at);
  return Tried{{{start.at, heading, start.altitude}, to}, angle_between(start.facing, heading), *trace, judged->ruling};
}

/// Calls look(trial, fare, tried) for random legs of random tables.
template <class Visit>
void for_legs(const Subject& subject, std::uint64_t first, Visit&& visit) {
  std::uint64_t tables = 0;
  for (std::uint64_t seed = first; tables < tables_tried(PRICED_TABLES) && seed < first + 4000; ++seed) {
    const auto t = trial(subject, seed);
    if (!t || t->game.table().hex) continue;
    const Hearing hearing = *hearing_of(t->game);
    Order order = t->order;
    order.paths = {};
    const auto way = WayTrial::of(hearing, order, t->judgement.trace.pieces.front().piece);
    if (!way || !way->alone() || way->fares().empty()) continue;
    ++tables;
    Random random(seed);
    for (int i = 0; i < LEGS; ++i) {
      // Where wheels are wanted, ways that turn have other legs.
      const double any = random.between(0, 360);
      const bool straight = way->writes_in_own_steps() && i % 2 == 0;
      const Vec off = direction(straight ? way->start().pose.facing : any) * random.between(0.5, 9);
      if (const auto leg = tried(*way, way->start().pose.at + off))
        for (const Fare& fare : way->fares()) visit(*way, fare, *leg);
    }
  }
}

/// The base meets an obstacle that counts where it holds the centre: a leg's spans tell that of areas and structures.
bool meets_more_than_is_told(const Game& game, const Fare& fare, const PieceTrace& trace) {
  const auto meets = [&](FeatureIndex feature) {
    return std::any_of(trace.steps.begin(), trace.steps.end(), [&](const TracedStep& step) {
      const auto* leg = std::get_if<Leg>(&step.facts);
      return leg && std::any_of(leg->spans.begin(), leg->spans.end(), [&](const Span& span) {
               return std::find(span.ground.begin(), span.ground.end(), feature) != span.ground.end();
             });
    });
  };
  return std::any_of(fare.grounds.begin(), fare.grounds.end(), [&](const GroundFare& ground) {
    return ground.by_centre && class_of(game.feature(ground.feature).kind) == FeatureClass::obstacle &&
           meets(ground.feature);
  });
}

/// A turn before the leg meets ground that it is paid for, or dearer by. A leg alone knows nothing of that.
bool pays_on_a_turn(const Fare& fare, const PieceTrace& trace) {
  return std::any_of(trace.steps.begin(), trace.steps.end(), [&](const TracedStep& step) {
    const auto* turn = std::get_if<Turn>(&step.facts);
    return turn && std::any_of(fare.grounds.begin(), fare.grounds.end(), [&](const GroundFare& ground) {
             return (ground.once > 0 || !fare.turns.paid_by.empty()) &&
                    std::find(turn->ground.begin(), turn->ground.end(), ground.feature) != turn->ground.end();
           });
  });
}

/// Of the first turn of a way, on the spot.
double price_of_pivot(const Fare& fare, double degrees) {
  TurnFare first;
  first.bands = fare.turns.first;
  double farthest = 0;
  for (const Vec point : fare.turns.paid_by) farthest = std::max(farthest, length(point));
  return price_of_turning(fare.turns, degrees) + price_of_turning(first, degrees) +
         radians(degrees) * farthest * fare.inch;
}

double price_by_leg(const WayTrial& trial, const Fare& fare, const Tried& leg) {
  const FareOnTable on_table(trial.start_on_table(), fare);
  const ClosedPlaces closed(on_table);
  return LegPrice(on_table).of_last({&leg.leg, 1}, Manner::forward) * *fare.manners.forward + fare.spent +
         price_of_pivot(fare, leg.turned) + closed.price_of_lines(leg.leg.from.at, leg.leg.to);
}

TEST_P(EveryLeg, CostsWhatTheFareSaysOfItsTrace) {
  int held = 0;
  for_legs(GetParam(), 61'000'000, [&](const WayTrial& trial, const Fare& fare, const Tried& leg) {
    const Game& game = trial.hearing().game();
    if (!fare.manners.forward || meets_more_than_is_told(game, fare, leg.trace)) return;
    const auto price = price_of(fare, game, leg.trace);
    if (!price) return;
    ++held;
    const double by_leg = price_by_leg(trial, fare, leg);
    // Of several ways at once the trace tells the topmost, and any of them leads a leg through.
    EXPECT_LE(by_leg, *price + 1e-3);
    if (fare.ways.empty() && !pays_on_a_turn(fare, leg.trace)) {
      EXPECT_NEAR(by_leg, *price, 1e-3) << GetParam().ruleset << " to " << leg.leg.to.x << ", " << leg.leg.to.y;
    }
  });
  EXPECT_GT(held, GetParam().ruleset == "hexes" ? -1 : 100);
}

TEST_P(EveryLeg, CostsNoMoreThanIsRuledWhereItIsLegal) {
  int held = 0;
  for_legs(GetParam(), 63'000'000, [&](const WayTrial& trial, const Fare& fare, const Tried& leg) {
    const Ruling& ruling = leg.ruling;
    if (ruling.verdict != Verdict::legal || !fare.besides.empty() || !fare.manners.forward) return;
    // Which of several fares an order goes by, its ruling does not say: it is no dearer than by the cheapest of them.
    double least = HUGE_VAL;
    for (const Fare& each : trial.fares())
      if (each.besides.empty()) least = std::min(least, price_by_leg(trial, each, leg) / each.allowance);
    for (const PieceAllowance& ruled : ruling.shown.allowances) {
      if (ruled.piece != trial.piece() || !ruled.spent || !ruled.total) continue;
      ++held;
      EXPECT_LE(least * *ruled.total, *ruled.spent + 1e-3)
          << GetParam().ruleset << " to " << leg.leg.to.x << ", " << leg.leg.to.y;
    }
  });
  EXPECT_GT(held, GetParam().ruleset == "hexes" ? -1 : 30);
}

/// The price of a trace forgives all ground that a way through may cover, as the trace does not tell what it covers,
/// other pieces where the ruleset does not ask the trace for gaps, and gaps on the way, which it has no place for. Then
/// an illegal leg may be held to be blocked.
bool forgives_more(const Fare& fare, const Tried& leg) {
  const auto leads = [](const WayFare& way) { return way.leads_through; };
  const auto covered = [](const GroundFare& ground) { return ground.barred && ground.under_ways; };
  const bool by_ways = std::any_of(fare.ways.begin(), fare.ways.end(), leads) &&
                       std::any_of(fare.grounds.begin(), fare.grounds.end(), covered);
  const auto kept = [](const PieceFare& other) { return other.apart && *other.apart > 0; };
  const bool by_gaps = leg.trace.end.gaps.empty() && std::any_of(fare.pieces.begin(), fare.pieces.end(), kept);
  const bool on_way =
      std::any_of(fare.pieces.begin(), fare.pieces.end(), [](const PieceFare& other) { return other.apart_on_way; });
  return leg.ruling.verdict == Verdict::illegal && (by_ways || by_gaps || on_way);
}

TEST_P(EveryLeg, ThatTheFareLetsPassIsNotHeldToBeBlocked) {
  int passed = 0;
  int blocked = 0;
  for_legs(GetParam(), 62'000'000, [&](const WayTrial& trial, const Fare& fare, const Tried& leg) {
    const FareOnTable on_table(trial.start_on_table(), fare);
    const ClosedPlaces closed(on_table);
    const Pose end{leg.leg.to, leg.leg.from.facing};
    const bool held = closed.blocked_on_leg(leg.leg.from, leg.leg.to) || closed.ends_too_near(end) ||
                      closed.passes_line(leg.leg.from, leg.leg.to);
    blocked += held;
    if (!price_of(fare, trial.hearing().game(), leg.trace)) return;
    ++passed;
    if (forgives_more(fare, leg)) return;
    EXPECT_FALSE(held) << name_of(leg.ruling.verdict) << " to " << leg.leg.to.x << ", " << leg.leg.to.y << " "
                       << closed.blocked_on_leg(leg.leg.from, leg.leg.to) << closed.ends_too_near(end)
                       << closed.passes_line(leg.leg.from, leg.leg.to)
                       << reproduction(trial.hearing().game(), trial.order());
  });
  if (GetParam().ruleset == "hexes") return;
  EXPECT_GT(passed, 100);
  EXPECT_GT(blocked, 50);
}

/// Who may not be passed, ground that is barred, or the edge of a table that it keeps on.
bool meets_what_is_in_its_way(const WayTrial& trial, const Fare& fare, const Leg& leg) {
  const Game& game = trial.hearing().game();
  const auto barred = [&](const GroundFare& ground) {
    return ground.barred && !ground.by_centre && counts_from(trial.start(), ground, game.feature(ground.feature)) &&
           std::any_of(leg.spans.begin(), leg.spans.end(), [&](const Span& span) {
             return std::find(span.ground.begin(), span.ground.end(), ground.feature) != span.ground.end();
           });
  };
  const auto stands_there = [&](const PieceFare& other) {
    return !is_passed_from(trial.start(), other) &&
           std::any_of(leg.met.contacts.begin(), leg.met.contacts.end(),
                       [&](const Contact& contact) { return contact.piece == other.piece; });
  };
  return (fare.keeps_on_table && leg.edge) || std::any_of(fare.grounds.begin(), fare.grounds.end(), barred) ||
         std::any_of(fare.pieces.begin(), fare.pieces.end(), stands_there);
}

TEST_P(EveryLeg, ThatSurelyPassesMeetsNothingInItsWay) {
  int passed = 0;
  int others = 0;
  for_legs(GetParam(), 64'000'000, [&](const WayTrial& trial, const Fare& fare, const Tried& tried) {
    const auto* leg = std::get_if<Leg>(&tried.trace.steps.back().facts);
    if (!leg) return;
    const FareOnTable on_table(trial.start_on_table(), fare);
    const ClosedPlaces closed(on_table);
    const bool meets = meets_what_is_in_its_way(trial, fare, *leg);
    if (!closed.surely_passed(tried.leg.from, tried.leg.to)) {
      others += meets ? 0 : 1;
      return;
    }
    ++passed;
    EXPECT_FALSE(meets) << "to " << tried.leg.to.x << ", " << tried.leg.to.y;
  });
  if (GetParam().ruleset == "hexes") return;
  EXPECT_GT(passed, 100);
  EXPECT_LT(others, passed / 10) << "what is free is mostly known to be";
}

}  // namespace
}  // namespace linesman
