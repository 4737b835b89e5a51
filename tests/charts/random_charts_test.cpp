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
#include "charts/charts.h"
#include "charts/random_chart.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "reach/questions/could.h"
#include "support/fare_oracle.h"
#include "support/random_table.h"
#include "support/tables_tried.h"

namespace linesman::charts_test {
namespace {

constexpr std::uint64_t CHARTS = 150;
constexpr std::uint64_t ORDERS = 12;  // of each chart
constexpr int MOST_FAILURES = 3;

std::shared_ptr<const Ruleset> made(const Value& chart) {
  auto data = read_ruleset_data(chart::for_engine(chart));
  EXPECT_TRUE(data.ok()) << data.problem().sentence();
  auto rules = make_charts(std::move(data).value());
  EXPECT_TRUE(rules.ok()) << rules.problem().sentence() << write_json(chart);
  return rules ? *rules : nullptr;
}

Piece dressed(Random& random, Piece piece) {
  static const std::vector<std::string> mounts{"foot", "foot", "horse", "cart"};
  piece.traits = Value::Object{
      {"mount", random.one_of(mounts)}, {"armed", random.chance(0.5)}, {"pace", 4 + static_cast<int>(random.below(8))}};
  if (random.chance(0.2)) piece.status = piece.status.with("tired", true);
  if (random.chance(0.2)) piece.status = piece.status.with("acted", static_cast<int>(random.below(3)));
  return piece;
}

/// A table for a random chart: traits, statuses, now and then a unit, a reserve, options.
Game table_for_charts(Random& random) {
  TableRecipe recipe;
  recipe.features = 8;
  recipe.pieces = 5;
  recipe.largest_feature = 3;
  recipe.largest_base = 2;
  Game game =
      random_game(random, recipe)
          .with_ruleset("random", Value::Object{{"strict", random.chance(0.3)}, {"slack", random.between(0, 2)}},
                        Value::empty_object());
  for (int i = 0; i < 5; ++i) game = game.with_piece(PieceIndex{i}, dressed(random, game.piece(PieceIndex{i})));
  if (random.chance(0.1)) {
    Piece first = game.piece(PieceIndex{0});
    first.status = first.status.with("reserve", true);
    return game.with_piece(PieceIndex{0}, first);
  }
  if (random.chance(0.7)) return game;
  Unit unit;
  unit.id = "u";
  unit.side = "red";
  game = game.with_units({unit});
  const Pose lead = game.piece(PieceIndex{0}).pose;
  for (int i = 0; i < 2; ++i) {
    Piece member = game.piece(PieceIndex{i});
    member.side = "red";
    member.unit = UnitIndex{0};
    member.pose = {lead.at + i * Vec{2.5, 0}, lead.facing, 0};
    game = game.with_piece(PieceIndex{i}, member);
  }
  return game;
}

Step random_step(Random& random) {
  switch (random.below(10)) {
    case 0: return ReverseStep{random.between(0.2, 3)};
    case 1: return SidewaysStep{random.between(-3, 3)};
    case 2:
    case 3: return PivotStep{random.between(-120, 120)};
    case 4: return WheelStep{random.between(-60, 60)};
    default: return ForwardStep{random.between(0.2, 6)};
  }
}

Order order_for_charts(Random& random, const Game& game) {
  Order order;
  const Piece& first = game.piece(PieceIndex{0});
  if (first.unit)
    order.who = OneUnit{"u"};
  else
    order.who = OnePiece{first.id};
  static const std::vector<std::string> actions{"walk", "walk", "run", "charge"};
  order.action = random.one_of(actions);
  if (order.action == "charge" && random.chance(0.8)) order.members = order.members.with("target", "p3");
  Path path;
  for (std::size_t steps = random.below(5); steps > 0; --steps) path.push_back(random_step(random));
  order.paths.set_all(std::move(path));
  if (first.status["reserve"] == Value(true))
    order.starts.set_all({{random.between(4, game.table().width - 4), random.chance(0.5) ? 0.0 : -0.5}, 0.0, {}});
  return order;
}

/// The order with faces for all dice that a ruling asks for.
Order rolled(Random& random, const Hearing& hearing, Order order) {
  const auto judged = hearing.judge(order);
  if (!judged) return order;
  for (const DiceNeed& need : judged->ruling.dice) {
    if (need.given) continue;
    const std::size_t d = need.need.find('d');
    const auto count = parse_number(need.need.substr(0, d));
    const auto faces = parse_number(need.need.substr(d + 1));
    for (int i = 0; i < static_cast<int>(count.value_or(0)); ++i)
      order.dice[need.purpose].push_back(
          1 + static_cast<double>(random.below(static_cast<std::size_t>(faces.value_or(6)))));
  }
  return order;
}

struct Tried {
  Value chart;
  Hearing hearing;
  Order order;
  Judgement judgement;

  const Ruling& ruling() const { return judgement.ruling; }
  bool legal() const { return ruling().verdict == Verdict::legal; }
};

/// It ends where it leaves the table; the rest of its way is not judged.
bool leaves(const Tried& t) {
  const auto& effects = t.ruling().effects;
  return std::any_of(effects.begin(), effects.end(),
                     [](const Effect& each) { return each.set["left"] == Value(true); });
}

std::string bytes_of(const Hearing& hearing, const Judgement& judgement) {
  return write_json(write_ruling(judgement.ruling, hearing.game())) +
         write_json(write_trace(judgement.trace, hearing.game()));
}

/// Judges the orders of random charts and holds each ruling against a law, which says what is wrong or nothing.
class RandomCharts : public ::testing::Test {
 protected:
  using Law = std::function<std::string(Random&, const Tried&)>;

  void hold(std::uint64_t first, std::uint64_t charts, const Law& law) {
    int failures = 0;
    const std::uint64_t count = tables_tried(charts);
    for (std::uint64_t seed = first; seed < first + count && failures < MOST_FAILURES; ++seed) {
      Random random(seed);
      const Value chart = random_chart(random);
      const auto rules = made(chart);
      ASSERT_NE(rules, nullptr) << "seed " << seed;
      for (std::uint64_t i = 0; i < ORDERS && failures < MOST_FAILURES; ++i) {
        const Game game = table_for_charts(random);
        const auto hearing = Hearing::open(game, rules);
        ASSERT_TRUE(hearing.ok()) << "seed " << seed << ": " << hearing.problem().sentence();
        const Order order = rolled(random, *hearing, order_for_charts(random, game));
        auto judged = hearing->judge(order);
        if (!judged) {
          ++refused_;
          EXPECT_GT(judged.problem().reason.size(), 8U) << "seed " << seed;
          continue;
        }
        ++verdicts_[std::string(name_of(judged->ruling.verdict))];
        const Tried tried{chart, *hearing, order, std::move(judged).value()};
        const std::string wrong = law(random, tried);
        if (wrong.empty()) continue;
        ++failures;
        ADD_FAILURE() << "seed " << seed << ", order " << i << ": " << wrong << "\nrules "
                      << write_json(chart["clauses"]) << "\ngame " << write_json(write_document({game, Value()}))
                      << "\norder " << write_json(write_order(order));
      }
    }
  }

  std::map<std::string, int> verdicts_;
  int refused_ = 0;
};

bool is_whole(const std::string& sentence) {
  return sentence.size() > 3 && sentence.find('{') == std::string::npos && sentence.find("  ") == std::string::npos;
}

template <class Entries>
std::string not_whole(const Entries& entries) {
  for (const auto& entry : entries)
    if (!is_whole(entry.text)) return entry.rule + " says \"" + entry.text + "\"";
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
    const Value chart = random_chart(random);
    ASSERT_TRUE(chart::chart_mistakes(chart).empty());
    for (const Value& clause : chart["clauses"].items()) {
      ++kinds[std::string(*clause["rule"]["kind"].text())];
      ++rules;
      const std::string said = chart::sentence_of(clause["rule"], chart["figures"]);
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
    return bytes_of(*hearing, *again) == bytes_of(t.hearing, t.judgement) ? std::string() : std::string("other bytes");
  });
}

TEST_F(RandomCharts, LetALegalOrderStopAtItsEnd) {
  hold(2'000'000, CHARTS, [](Random&, const Tried& t) {
    if (!t.legal() || leaves(t)) return std::string();
    for (const Furthest& furthest : t.ruling().furthest)
      for (const PieceTrace& piece : t.judgement.trace.pieces)
        if (piece.piece == furthest.piece && distance(piece.end.pose.at, furthest.pose.at) > 2 * EPS)
          return std::string("the furthest place of a legal order is not its end");
    return std::string();
  });
}

/// The way up to the furthest place; nothing where the path has steps that are traced as several.
std::optional<Order> cut_at_furthest(const Tried& t) {
  const Ruling& r = t.ruling();
  const PieceTrace& trace = t.judgement.trace.pieces.front();
  const Path& whole = *t.order.paths.of(t.hearing.game().piece(trace.piece).id);
  if (r.furthest.size() != 1 || t.judgement.trace.pieces.size() != 1) return std::nullopt;
  const std::size_t step = trace.steps.at(r.furthest.front().step).written;
  Path path(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(step) + 1);
  const double s = r.furthest.front().s;
  if (auto* forward = std::get_if<ForwardStep>(&path.back())) forward->distance = s;
  if (auto* reverse = std::get_if<ReverseStep>(&path.back())) reverse->distance = s;
  if (auto* sideways = std::get_if<SidewaysStep>(&path.back()))
    sideways->distance = std::copysign(s, sideways->distance);
  Order cut = t.order;
  cut.paths.set_all(std::move(path));
  return cut;
}

TEST_F(RandomCharts, LetAnOrderBeCutAtItsFurthestPlace) {
  int cut = 0;
  hold(3'000'000, CHARTS, [&](Random&, const Tried& t) {
    if (t.ruling().verdict != Verdict::illegal || t.ruling().furthest.empty()) return std::string();
    const auto order = cut_at_furthest(t);
    if (!order) return std::string();
    const auto judged = t.hearing.judge(*order);
    if (!judged) return std::string();
    ++cut;
    for (const Fault& fault : judged->ruling.faults) {
      const auto number = parse_number(fault.rule.substr(fault.rule.rfind('-') + 1));
      const Value& clause = t.chart["clauses"][static_cast<std::size_t>(number.value_or(1)) - 1];
      // Of those who stay together no one can stop alone.
      if (clause["rule"]["kind"].text() != "coherency") return "cut there it breaks " + fault.rule + ": " + fault.text;
    }
    return std::string();
  });
  EXPECT_GT(cut, 50);
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
    if (!t.legal() || leaves(t) || !only_goes_and_turns(t.judgement.trace)) return std::string();
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
    if (!t.legal() || leaves(t) || t.ruling().ends.empty()) return std::string();
    std::map<std::string, EndRequest> ends;
    for (const End& end : t.ruling().ends) ends[t.hearing.game().piece(end.piece).id] = EndRequest{.at = end.pose.at};
    Order pathless = t.order;
    pathless.paths = {};
    WorkLeft none(0);  // what bounds say alone
    const auto could = could_reach(t.hearing, pathless, ends, 0.01, {}, &none);
    if (!could) return std::string();
    ++asked;
    return could->answer == CouldAnswer::no ? could->reason : std::string();
  });
  EXPECT_GT(asked, 10);
}

}  // namespace
}  // namespace linesman::charts_test
