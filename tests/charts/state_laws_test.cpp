// Laws of the statuses that players set, on charts, tables and orders made at random. LINESMAN_TABLES makes them more.
#include <algorithm>

#include "base/tolerance.h"
#include "charts/random_play.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "referee/way_rows.h"
#include "support/tables_tried.h"

namespace linesman::charts_test {
namespace {

Game with_status(const Game& game, std::string_view key, Value value) {
  Game changed = game;
  for (int i = 0; i < static_cast<int>(game.pieces().size()); ++i) {
    const PieceIndex index{i};
    Piece piece = changed.piece(index);
    piece.status = piece.status.with(key, value);
    changed = changed.with_piece(index, std::move(piece));
  }
  return changed;
}

Value modifier(const char* figure, double amount) { return Value::Object{{figure, amount}, {"why", "a test"}}; }

Result<Judgement> judged(const Tried& t, const Game& game) {
  const auto hearing = t.hearing.on(game);
  if (!hearing) return hearing.problem();
  Budget budget;
  return hearing->judge(t.order, budget, Detail::whole);
}

std::string bytes_without_parts(const Game& game, Ruling ruling) {
  ruling.allowance.parts.clear();
  return write_json(write_ruling(ruling, game));
}

/// Of faults that a greater allowance might mend or leave.
std::size_t overspent(const Ruling& ruling) {
  return static_cast<std::size_t>(std::count_if(ruling.faults.begin(), ruling.faults.end(), [&](const Fault& fault) {
    const Allowance& allowance = ruling.allowance;
    return fault.excess && allowance.total && allowance.spent &&
           same_length(*fault.excess, *allowance.spent - *allowance.total);
  }));
}

TEST_F(RandomCharts, RuleTheSameInWhateverOrderModifiersStand) {
  hold(31'000'000, CHARTS, [](Random& random, const Tried& t) {
    const Value less = modifier("add", -static_cast<double>(random.below(4)));
    const Value part = modifier("times", random.below(2) == 0 ? 0.5 : 1.5);
    const Game one = with_status(t.game(), "modifier", Value::Array{less, part});
    const Game other = with_status(t.game(), "modifier", Value::Array{part, less});
    const auto first = judged(t, one);
    const auto second = judged(t, other);
    if (!first || !second) return std::string("a modifier is refused");
    return bytes_without_parts(one, first->ruling) == bytes_without_parts(other, second->ruling) ? std::string()
                                                                                                 : "they differ";
  });
}

TEST_F(RandomCharts, OverspendNoOftenerWithAGreaterModifier) {
  hold(32'000'000, CHARTS, [](Random& random, const Tried& t) {
    const bool adds = random.chance(0.5);
    const double low = adds ? static_cast<double>(random.below(6)) - 4 : 0.5 * static_cast<double>(random.below(4));
    const char* figure = adds ? "add" : "times";
    const auto with = [&](double amount) {
      return judged(t, with_status(t.game(), "modifier", Value::Array{modifier(figure, amount)}));
    };
    const auto less = with(low);
    const auto more = with(low + 0.5);
    if (!less || !more) return std::string("a modifier is refused");
    const Allowance& low_total = less->ruling.allowance;
    const Allowance& high_total = more->ruling.allowance;
    if (low_total.total && high_total.total && exceeds(*low_total.total, *high_total.total))
      return std::string("the greater one leaves less");
    return overspent(more->ruling) > overspent(less->ruling) ? std::string("the greater one overspends more") : "";
  });
}

TEST_F(RandomCharts, FindNoFaultMoreWhenAHoldIsLifted) {
  hold(33'000'000, CHARTS, [](Random& random, const Tried& t) {
    const Value hold = Value::Object{{"why", "a test"}, {"bars", Value::Array{random.below(2) == 0 ? "go" : "turn"}}};
    const auto held = judged(t, with_status(t.game(), "held", hold));
    if (!held) return std::string("a hold is refused");
    std::vector<Fault> faults = held->ruling.faults;
    std::erase_if(faults, [](const Fault& fault) { return fault.rule == "players-1"; });
    const auto& free = t.ruling().faults;
    const bool same =
        std::equal(faults.begin(), faults.end(), free.begin(), free.end(), [](const auto& a, const auto& b) {
          return a.rule == b.rule && a.place.step == b.place.step && same_length(a.place.s, b.place.s);
        });
    return same ? std::string() : "other faults differ";
  });
}

TEST_F(RandomCharts, RuleTheSameToTheByteWhenAStatusIsOver) {
  hold(34'000'000, CHARTS, [](Random& random, const Tried& t) {
    constexpr std::int64_t NOW = 3;
    const Game now = t.game().with_turn(NOW);
    Game over = now;
    switch (random.below(3)) {
      case 0: over = with_status(now, "held", Value::Object{{"why", "a test"}, {"until", NOW - 1}}); break;
      case 1:
        over = with_status(now, "modifier",
                           Value::Array{Value::Object{{"times", 0}, {"why", "a test"}, {"until", NOW - 1}}});
        break;
      default: over = with_status(now, "shock", Value::Object{{"is", 2}, {"until", NOW - 1}});
    }
    const auto before = judged(t, now);
    const auto after = judged(t, over);
    if (!before || !after) return before.ok() == after.ok() ? std::string() : "one is refused";
    const auto bytes = [](const Game& game, const Judgement& judgement) {
      return write_json(write_ruling(judgement.ruling, game)) + write_json(write_trace(judgement.trace, game));
    };
    return bytes(now, *before) == bytes(over, *after) ? std::string() : "bytes differ";
  });
}

TEST_F(RandomCharts, SayInARowOfATimelineWhatTheyRuleOfTheOrderThatIsStoppedThere) {
  hold(35'000'000, CHARTS, [](Random& random, const Tried& t) {
    Budget budget;
    const auto all = way_rows(t.hearing, t.order, 2, budget);
    if (!all) return "is refused: " + all.problem().sentence();
    for (const WayRows& way : *all) {
      if (way.rows.size() < 2) continue;
      const WayRow& row = way.rows[1 + random.below(way.rows.size() - 1)];
      Value::Object at{{"step", static_cast<std::int64_t>(row.at->step)}};
      if (exceeds(row.at->s, 0)) at.emplace_back("s", row.at->s);
      Order stopped = t.order;
      stopped.members = stopped.members.with(
          "events",
          Value::Array{Value::Object{{"piece", t.game().piece(way.piece).id}, {"at", at}, {"event", "stopped"}}});
      const auto ruled = t.hearing.judge(stopped);
      if (!ruled) return "the stopped order is refused: " + ruled.problem().sentence();
      if (row.verdict != ruled->ruling.verdict) return std::string("another verdict");
      for (const PieceAllowance& own : ruled->ruling.shown.allowances) {
        if (own.piece != way.piece || !row.spent) continue;
        if (!own.spent || !own.total) return std::string("a figure that the ruling has not");
        if (!same_length(*row.spent, *own.spent)) return std::string("it spends otherwise");
        if (!same_length(*row.left, *own.total - *own.spent)) return std::string("it has otherwise left");
      }
    }
    return std::string();
  });
}

}  // namespace
}  // namespace linesman::charts_test
