// What a ruleset says of the price beforehand is a lower bound of what it rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/text.h"
#include "base/tolerance.h"
#include "geometry/shapes/area.h"
#include "property/proof.h"
#include "rules/fare.h"
#include "support/built_rulesets.h"
#include "support/fare_oracle.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

constexpr std::uint64_t LEGAL_ORDERS = 2500;
constexpr std::uint64_t MAX_TABLES = 60;  // for each legal order

class EveryFare : public ::testing::TestWithParam<Subject> {};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryFare);
INSTANTIATE_TEST_SUITE_P(Of, EveryFare, ::testing::ValuesIn(subjects()),
                         [](const auto& tested) { return tested.param.ruleset; });

class EveryExactFare : public EveryFare {};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(EveryExactFare);
INSTANTIATE_TEST_SUITE_P(Of, EveryExactFare, ::testing::ValuesIn(subjects_that(&Subject::fares_are_exact)),
                         [](const auto& tested) { return tested.param.ruleset; });

/// Fares leave acts and climbs out.
bool goes_and_turns_only(const Trace& trace) {
  for (const PieceTrace& piece : trace.pieces)
    for (const TracedStep& step : piece.steps)
      if (std::holds_alternative<Act>(step.facts) || std::holds_alternative<Climb>(step.facts)) return false;
  return true;
}

const PieceAllowance* allowance_of(const Ruling& ruling, PieceIndex piece) {
  for (const PieceAllowance& each : ruling.shown.allowances)
    if (each.piece == piece) return &each;
  return nullptr;
}

/// What is wrong with all of the fares; empty where one holds. Shares of the allowance are compared: a way that crosses
/// may have an allowance of its own.
std::string wrong_with(const PreparedOrder& order, const Fares& fares, const Game& game, const PieceTrace& trace,
                       double spent, double total) {
  std::string wrong = "no fare";
  for (const Fare& fare : fares) {
    const auto price = price_of(order, fare, game, trace);
    if (price && within_limit(*price, fare.allowance) && within_limit(*price * total, spent * fare.allowance + 1e-6))
      return {};
    wrong += price ? "; " + number_text(*price) + " of " + number_text(fare.allowance) : "; barred";
  }
  return wrong + " for " + number_text(spent) + " of " + number_text(total);
}

struct Tried {
  std::uint64_t legal = 0;
  std::uint64_t exact = 0;
  int failures = 0;
};

void hold(const Trial& t, std::uint64_t seed, Tried& tried) {
  const Hearing hearing = *hearing_of(t.game);
  const auto prepared = hearing.prepare(t.order);
  ASSERT_TRUE(prepared);
  for (const PieceTrace& piece : t.judgement.trace.pieces) {
    const Fares fares = (*prepared)->fares(piece.piece);
    const PieceAllowance* ruled = allowance_of(t.judgement.ruling, piece.piece);
    if (fares.empty() || !ruled || !ruled->total || !ruled->spent) continue;
    ++tried.legal;
    for (const Fare& fare : fares)
      if (const auto price = price_of(**prepared, fare, t.game, piece); price && same_length(*price, *ruled->spent)) {
        ++tried.exact;
        break;
      }
    const std::string wrong = wrong_with(**prepared, fares, t.game, piece, *ruled->spent, *ruled->total);
    if (wrong.empty()) continue;
    ++tried.failures;
    ADD_FAILURE() << "seed " << seed << ": " << wrong << reproduction(t.game, t.order);
  }
}

TEST_P(EveryFare, IsNeverMoreThanALegalOrderSpends) {
  Tried tried;
  const std::uint64_t wanted = tables_tried(LEGAL_ORDERS);
  const std::uint64_t first = 40'000'000;
  for (std::uint64_t seed = first; seed < first + wanted * MAX_TABLES && tried.failures < 3; ++seed) {
    if (tried.legal >= wanted) break;
    const auto t = trial(GetParam(), seed);
    if (!t || !allowed(t->judgement.ruling) || !goes_and_turns_only(t->judgement.trace)) continue;
    hold(*t, seed, tried);
  }
  EXPECT_GE(tried.legal, wanted);
  const double wanted_exact = GetParam().exact_fares * static_cast<double>(tried.legal);
  EXPECT_GT(static_cast<double>(tried.exact), wanted_exact) << "few fares are exact";
  RecordProperty("exact", static_cast<int>(tried.exact));
}

/// All features that the piece meets, or stands on when it starts.
std::set<FeatureIndex> met_by(const PieceTrace& trace) {
  std::set<FeatureIndex> met(trace.start.ground.begin(), trace.start.ground.end());
  const auto add = [&](const std::vector<Span>& spans) {
    for (const Span& span : spans) {
      met.insert(span.ground.begin(), span.ground.end());
      met.insert(span.within.begin(), span.within.end());
      if (span.surface) met.insert(*span.surface);
      if (span.slope_feature) met.insert(*span.slope_feature);
    }
  };
  for (const TracedStep& step : trace.steps) {
    if (const auto* turn = std::get_if<Turn>(&step.facts)) add(turn->spans);
    if (const auto* leg = std::get_if<Leg>(&step.facts)) {
      add(leg->spans);
      for (const Crossing& crossing : leg->crossings) met.insert(crossing.feature);
    }
  }
  return met;
}

/// It comes near no other piece.
bool meets_no_piece(const PieceTrace& trace) {
  const auto meets = [](const Encounters& met) {
    return !met.contacts.empty() || !met.near.empty() || !met.least_gaps.empty();
  };
  return std::none_of(trace.steps.begin(), trace.steps.end(), [&](const TracedStep& step) {
    const auto* leg = std::get_if<Leg>(&step.facts);
    const auto* turn = std::get_if<Turn>(&step.facts);
    return (leg && meets(leg->met)) || (turn && meets(turn->met));
  });
}

/// Whether the base may be over a part of the feature that nothing covers.
bool may_lie_open(const Trace& trace, const PieceTrace& way, FeatureIndex feature) {
  const auto& cover = trace.request.cover;
  if (!cover || !std::binary_search(cover->features.begin(), cover->features.end(), feature)) return true;
  const auto holds = [&](const std::vector<Uncovered>& uncovered) {
    return std::any_of(uncovered.begin(), uncovered.end(), [&](const Uncovered& u) { return u.feature == feature; });
  };
  return std::any_of(way.steps.begin(), way.steps.end(), [&](const TracedStep& step) {
    const auto* leg = std::get_if<Leg>(&step.facts);
    const auto* turn = std::get_if<Turn>(&step.facts);
    return (leg && holds(leg->uncovered)) || (turn && holds(turn->uncovered));
  });
}

/// Whether the fare is exact for all that the piece meets.
bool is_exact_for(const Fare& fare, const Game& game, const Trace& whole) {
  const PieceTrace& trace = whole.pieces.front();
  const auto met = met_by(trace);
  // What is left may not count, and who enters what is paid once may need more in hand.
  const auto asks_more = [&](const GroundFare& ground) {
    const auto& stood_on = trace.start.ground;
    const bool entered = std::find(stood_on.begin(), stood_on.end(), ground.feature) == stood_on.end();
    // Where ways lead through, the price of a trace forgives all of a water, as it does not tell what they cover.
    return met.count(ground.feature) > 0 &&
           (!counts_from(trace.start, ground, game.feature(ground.feature)) || (ground.once > 0 && entered) ||
            (ground.under_ways && may_lie_open(whole, trace, ground.feature)));
  };
  return std::includes(fare.exact.begin(), fare.exact.end(), met.begin(), met.end()) &&
         (fare.watched.empty() || meets_no_piece(trace)) && trace.start.contacts.empty() &&
         trace.start.pose.altitude <= EPS && std::none_of(fare.grounds.begin(), fare.grounds.end(), asks_more);
}

bool only_reverses(const PieceTrace& trace) {
  return std::all_of(trace.steps.begin(), trace.steps.end(), [](const TracedStep& step) {
    const auto* leg = std::get_if<Leg>(&step.facts);
    return !leg || leg->manner == Manner::reverse;
  });
}

/// A fault is found in what is no matter of the ground under a leg.
bool goes_wrong_elsewhere(const Game& game, const PieceTrace& trace, const Ruling& ruling) {
  return std::any_of(ruling.faults.begin(), ruling.faults.end(), [&](const Fault& fault) {
    const std::size_t step = fault.place.step;
    const bool of_leg = step < trace.steps.size() && std::holds_alternative<Leg>(trace.steps[step].facts);
    return !of_leg || !game.find_feature(fault.with);
  });
}

bool is_faulty_on_the_way(const Ruling& ruling) {
  return std::any_of(ruling.faults.begin(), ruling.faults.end(),
                     [](const Fault& fault) { return fault.stage != Stage::at_end; });
}

TEST_P(EveryExactFare, IsWhatAnOrderSpends) {
  const std::uint64_t wanted = tables_tried(500);
  const std::uint64_t first = 42'000'000;
  std::uint64_t held = 0;
  std::uint64_t meeting = 0;
  bool any_exact = false;
  for (std::uint64_t seed = first; seed < first + wanted * MAX_TABLES && held < wanted; ++seed) {
    if (!any_exact && seed > first + wanted) break;
    const auto t = trial(GetParam(), seed);
    if (!t || t->judgement.trace.pieces.size() != 1 || !goes_and_turns_only(t->judgement.trace)) continue;
    const Hearing hearing = *hearing_of(t->game);
    const auto prepared = hearing.prepare(t->order);
    ASSERT_TRUE(prepared);
    const PieceTrace& trace = t->judgement.trace.pieces.front();
    const Ruling& ruling = t->judgement.ruling;
    const Allowance& ruled = ruling.allowance;
    for (const Fare& fare : (*prepared)->fares(trace.piece)) {
      if (fare.hexes || fare.exact.empty()) continue;
      any_exact = true;
      if (!ruled.total || !ruled.spent || !same_length(*ruled.total, fare.allowance)) continue;
      // Backwards alone a piece may have another allowance, which is that of another fare by chance.
      if (only_reverses(trace) && !same_length(fare.manners.reverse.value_or(1), 1)) continue;
      if (!is_exact_for(fare, t->game, t->judgement.trace) || goes_wrong_elsewhere(t->game, trace, ruling)) continue;
      const auto price = price_of(fare, t->game, trace);
      if (!price || *price > fare.allowance - 1e-6) continue;
      ++held;
      meeting += met_by(trace).empty() ? 0 : 1;
      EXPECT_NEAR(*price, *ruled.spent, 1e-6) << "seed " << seed << reproduction(t->game, t->order);
      EXPECT_FALSE(is_faulty_on_the_way(ruling)) << "seed " << seed << reproduction(t->game, t->order);
    }
    if (HasFailure()) break;
  }
  EXPECT_TRUE(any_exact) << "no fare is exact for any feature";
  EXPECT_GE(held, wanted);
  EXPECT_GT(meeting * 20, held) << "few of them meet anything";
}

bool acts(const PieceTrace& piece) {
  return std::any_of(piece.steps.begin(), piece.steps.end(),
                     [](const TracedStep& step) { return std::holds_alternative<Act>(step.facts); });
}

bool may_overlap(const Footprint& base, const Feature& feature, Vec at) {
  const auto* polygons = std::get_if<MultiPolygon>(&feature.shape);
  const auto* line = std::get_if<Polyline>(&feature.shape);
  const Area area = polygons ? Area(*polygons) : line ? Area(*line, feature.width) : Area();
  return area.distance_from(at) <= outer_radius(base) + EPS;
}

/// The fare lets the piece end as high as the trace does.
bool reaches(const Fare& fare, const Game& game, const Footprint& base, const PieceTrace& trace) {
  const Pose& end = trace.end.pose;
  if (!fare.height || !exceeds(end.altitude, fare.height->most + game.tolerance())) return true;
  return std::any_of(fare.height->borne_by.begin(), fare.height->borne_by.end(),
                     [&](FeatureIndex index) { return may_overlap(base, game.feature(index), end.at); });
}

TEST_P(EveryFare, LetsNoLegalOrderEndHigherThanItSays) {
  const std::uint64_t first = 41'000'000;
  std::uint64_t higher = 0;
  for (std::uint64_t seed = first; seed < first + tables_tried(LEGAL_ORDERS); ++seed) {
    const auto t = trial(GetParam(), seed);
    if (!t || !allowed(t->judgement.ruling)) continue;
    const Hearing hearing = *hearing_of(t->game);
    const auto prepared = hearing.prepare(t->order);
    ASSERT_TRUE(prepared);
    for (const Mover& mover : (*prepared)->request().movers) {
      const PieceTrace* trace = t->judgement.trace.of(mover.piece);
      const Fares fares = (*prepared)->fares(mover.piece);
      if (trace == nullptr || acts(*trace) || fares.empty()) continue;
      higher += trace->end.pose.altitude > 0 ? 1 : 0;
      const bool reached = std::any_of(fares.begin(), fares.end(), [&](const Fare& fare) {
        return reaches(fare, t->game, mover.footprint, *trace);
      });
      EXPECT_TRUE(reached) << "seed " << seed << reproduction(t->game, t->order);
    }
  }
  const auto& terms = (*built_rulesets()->ruleset(GetParam().ruleset, Value::empty_object()))->terms();
  const bool climbs = std::find(terms.offers.begin(), terms.offers.end(), "climb") != terms.offers.end();
  EXPECT_EQ(higher > 0, climbs);
}

}  // namespace
}  // namespace linesman
