// What holds for every chart, on charts, tables and orders made at random: LINESMAN_TABLES makes them more.
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "base/text.h"
#include "base/tolerance.h"
#include "chart/chart.h"
#include "chart/sentences.h"
#include "charts/random_play.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "reach/questions/could.h"
#include "support/fare_oracle.h"

namespace linesman::charts_test {
namespace {

bool is_whole(const std::string& sentence) {
  return sentence.size() > 3 && sentence.find('{') == std::string::npos && sentence.find("  ") == std::string::npos;
}

template <class Entries>
std::string not_whole(const Entries& entries) {
  for (const auto& entry : entries)
    if (!is_whole(english(entry.text))) return entry.rule + " says \"" + english(entry.text) + "\"";
  return {};
}

std::string wrong_sums(const Tried& t) {
  const Allowance& allowance = t.ruling().allowance;
  double parts = 0;
  for (const AllowancePart& part : allowance.parts) parts += part.amount;
  if (allowance.total && std::abs(parts - *allowance.total) > EPS)
    return "the parts come to " + number_text(parts) + ", the total is " + number_text(*allowance.total);
  if (allowance.total && *allowance.total < 0) return "a total below 0";
  if (allowance.spent && !(*allowance.spent >= 0)) return "spent " + number_text(*allowance.spent);
  for (const PieceAllowance& each : t.ruling().shown.allowances)
    if (t.legal() && each.total && each.spent && *each.spent > *each.total + EPS)
      return "a legal order spends " + number_text(*each.spent) + " of " + number_text(*each.total);
  return {};
}

TEST_F(RandomCharts, AreOfEveryKindAndHaveNoMistake) {
  std::map<std::string, int> kinds;
  std::size_t rules = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Random random(seed);
    const auto kind = static_cast<chart::Kind>(seed % names_of(chart::Kind{}).size());
    const Value chart = random_chart(random, kind);
    ASSERT_TRUE(chart::chart_mistakes(chart).empty());
    for (const Value& clause : chart["clauses"].items()) {
      ++kinds[std::string(*clause["rule"]["kind"].text())];
      ++rules;
      const std::string said = chart::sentence_of(clause["rule"], chart);
      EXPECT_TRUE(is_whole(said) && said.ends_with(".")) << said << write_json(clause["rule"]);
    }
  }
  EXPECT_EQ(kinds.size(), names_of(chart::Kind{}).size());
  for (const auto& [kind, count] : kinds) EXPECT_GT(count, 40) << kind;
  EXPECT_GT(rules, 400 * 6) << "most rules that are made have no mistake";
}

TEST_F(RandomCharts, GiveRulingsThatAreWholeAndAddUp) {
  hold(0, CHARTS, [](Random&, const Tried& t) {
    const Ruling& r = t.ruling();
    for (const std::string& wrong : {not_whole(r.faults), not_whole(r.costs), not_whole(r.notes), wrong_sums(t)})
      if (!wrong.empty()) return wrong;
    const bool missing = std::any_of(r.dice.begin(), r.dice.end(), [](const DiceNeed& need) { return !need.given; });
    if ((r.verdict == Verdict::illegal) != !r.faults.empty())
      return std::string("an illegal order has faults, no other has");
    if (r.verdict == Verdict::incomplete && !missing) return std::string("no dice are missing of an incomplete order");
    if (t.legal() && missing) return std::string("dice are missing of a legal order");
    for (const Fault& fault : r.faults)
      if (fault.excess && !(*fault.excess >= 0 && std::isfinite(*fault.excess)))
        return fault.rule + " has the excess " + number_text(*fault.excess);
    return std::string();
  });
  EXPECT_GT(verdicts_["legal"], 200);
  EXPECT_GT(verdicts_["illegal"], 200);
}

TEST_F(RandomCharts, JudgeTwiceWithTheSameBytes) {
  hold(1'000'000, CHARTS, [](Random&, const Tried& t) {
    // Chart and table made anew from what is written, so that not even an address is the same.
    const auto rules = made(parse_json(write_json(t.chart), "").value());
    const auto document = read_document(write_document({t.hearing.game(), Value()}), "");
    if (!document) return document.problem().sentence();
    const auto hearing = Hearing::open(document->game, rules);
    const auto again = hearing->judge(read_order(write_order(t.order), "").value());
    if (!again) return again.problem().sentence();
    return bytes_of(*hearing, again) == bytes_of(t.hearing, Result<Judgement>(t.judgement))
               ? std::string()
               : std::string("other bytes");
  });
}

TEST_F(RandomCharts, LetALegalOrderStopAtItsEnd) {
  hold(2'000'000, CHARTS, [](Random&, const Tried& t) {
    if (!t.legal() || t.leaves()) return std::string();
    for (const Furthest& furthest : t.ruling().furthest)
      for (const PieceTrace& piece : t.judgement.trace.pieces)
        if (piece.piece == furthest.piece && distance(piece.end.pose.at, furthest.pose.at) > 2 * EPS)
          return std::string("the furthest place of a legal order is not its end");
    return std::string();
  });
}

bool only_goes_and_turns(const Trace& trace) {
  for (const PieceTrace& piece : trace.pieces)
    for (const TracedStep& step : piece.steps)
      if (!std::holds_alternative<Leg>(step.facts) && !std::holds_alternative<Turn>(step.facts)) return false;
  return true;
}

std::string wrong_fare(const Tried& t, const PreparedOrder& prepared, const PieceTrace& piece,
                       const PieceAllowance& ruled) {
  const Fares fares = prepared.fares(piece.piece);
  std::string wrong = "no fare";
  for (const Fare& fare : fares) {
    const auto price = price_of(prepared, fare, t.hearing.game(), piece);
    if (price && within_limit(*price, fare.allowance) &&
        within_limit(*price * *ruled.total, *ruled.spent * fare.allowance + EPS))
      return {};
    wrong += price ? "; " + number_text(*price) + " of " + number_text(fare.allowance) : "; barred";
  }
  return fares.empty() ? std::string()
                       : wrong + " for " + number_text(*ruled.spent) + " of " + number_text(*ruled.total);
}

TEST_F(RandomCharts, HaveFaresThatAreNeverMoreThanALegalOrderSpends) {
  int held = 0;
  hold(4'000'000, CHARTS, [&](Random&, const Tried& t) {
    if (!t.legal() || t.leaves() || !only_goes_and_turns(t.judgement.trace)) return std::string();
    const auto prepared = t.hearing.prepare(t.order);
    for (const PieceTrace& piece : t.judgement.trace.pieces)
      for (const PieceAllowance& ruled : t.ruling().shown.allowances) {
        if (ruled.piece != piece.piece || !ruled.total || !ruled.spent) continue;
        ++held;
        if (std::string wrong = wrong_fare(t, **prepared, piece, ruled); !wrong.empty()) return wrong;
      }
    return std::string();
  });
  EXPECT_GT(held, 100);
}

TEST_F(RandomCharts, NeverSayNoToWhereALegalOrderEnds) {
  int asked = 0;
  hold(5'000'000, CHARTS / 15, [&](Random&, const Tried& t) {
    if (!t.legal() || t.leaves() || t.ruling().ends.empty()) return std::string();
    std::map<std::string, EndRequest> ends;
    for (const End& end : t.ruling().ends) ends[t.hearing.game().piece(end.piece).id] = EndRequest{.at = end.pose.at};
    Order pathless = t.order;
    pathless.paths = {};
    WorkLeft none(0);  // what bounds say alone
    const auto could = could_reach(t.hearing, pathless, ends, 0.01, {}, &none);
    if (!could) return std::string();
    ++asked;
    return could->answer == CouldAnswer::no ? english(could->reason) : std::string();
  });
  EXPECT_GT(asked, 10);
}

}  // namespace
}  // namespace linesman::charts_test
