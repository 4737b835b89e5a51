// Laws of the statuses and events that players set, under every ruleset, on tables made at random.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/tolerance.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "property/path_cut.h"
#include "property/random_trials.h"
#include "referee/way_rows.h"

namespace linesman {
namespace {

constexpr std::uint64_t TABLES_OF_STATES = 400;

class EveryStatus : public ::testing::TestWithParam<Subject> {
 protected:
  void on_random_tables(std::uint64_t first_seed, const Check& check) {
    check_random_tables(GetParam(), GetParam().recipe, first_seed, TABLES_OF_STATES, check);
  }
};

INSTANTIATE_TEST_SUITE_P(Of, EveryStatus, ::testing::ValuesIn(subjects()), tested_ruleset);

Game with_status(const Game& game, PieceIndex piece, std::string_view key, Value value) {
  Piece changed = game.piece(piece);
  changed.status = changed.status.with(key, std::move(value));
  return game.with_piece(piece, std::move(changed));
}

PieceIndex mover_of(const Trial& t) { return t.judgement.trace.pieces.front().piece; }

Value modifier(const char* figure, double amount) { return Value::Object{{figure, amount}, {"why", "a test"}}; }

std::string without_parts(const Game& game, const Ruling& ruling) {
  Ruling plain = ruling;
  plain.allowance.parts.clear();
  return write_json(write_ruling(plain, game));
}

int badness(const Ruling& ruling) {
  switch (ruling.verdict) {
    case Verdict::legal: return 0;
    case Verdict::marginal: return 1;
    case Verdict::incomplete: return 2;
    case Verdict::illegal: return 3;
  }
  return 3;
}

TEST_P(EveryStatus, OfModifiersMayStandInAnyOrder) {
  on_random_tables(11'000'000, [](Random& random, const Trial& t) {
    const Value less = modifier("add", -static_cast<double>(random.below(4)));
    const Value part = modifier("times", random.below(2) == 0 ? 0.5 : 1.5);
    const Game one = with_status(t.game, mover_of(t), "modifier", Value::Array{less, part});
    const Game other = with_status(t.game, mover_of(t), "modifier", Value::Array{part, less});
    const auto first = judged(one, t.order);
    const auto second = judged(other, t.order);
    if (!first || !second) return std::string("is refused");
    return without_parts(one, first->ruling) == without_parts(other, second->ruling) ? std::string() : "they differ";
  });
}

/// Where a piece would have to stop under one ruling lies before where it would under another.
bool stops_sooner(const Ruling& more, const Ruling& less, PieceIndex piece) {
  const auto of_piece = [&](const Ruling& ruling) {
    return std::find_if(ruling.furthest.begin(), ruling.furthest.end(),
                        [&](const Furthest& each) { return each.piece == piece; });
  };
  const auto near = of_piece(less);
  const auto far = of_piece(more);
  if (near == less.furthest.end()) return false;
  if (far == more.furthest.end()) return true;
  return far->step < near->step || (far->step == near->step && exceeds(near->s, far->s));
}

/// Says how a ruling is worse with `more` of a modifier than with `less`; empty: it is not.
std::string worse_with_more(const Trial& t, const char* figure, double less, double more) {
  const PieceIndex piece = mover_of(t);
  const auto low = judged(with_status(t.game, piece, "modifier", Value::Array{modifier(figure, less)}), t.order);
  const auto high = judged(with_status(t.game, piece, "modifier", Value::Array{modifier(figure, more)}), t.order);
  if (!low || !high) return "is refused";
  const std::string with = std::string(" with ") + figure + " " + std::to_string(more);
  if (badness(high->ruling) > badness(low->ruling)) return "it is worse" + with;
  return stops_sooner(high->ruling, low->ruling, piece) ? "it would have to stop sooner" + with : std::string();
}

TEST_P(EveryStatus, OfMoreAllowanceMakesNoVerdictWorseAndNoFurthestPointNearer) {
  on_random_tables(12'000'000, [](Random& random, const Trial& t) {
    const double low = static_cast<double>(random.below(6)) - 4;
    return worse_with_more(t, "add", low, low + 1);
  });
}

TEST_P(EveryStatus, OfAGreaterShareMakesNoVerdictWorseAndNoFurthestPointNearer) {
  on_random_tables(17'000'000, [](Random& random, const Trial& t) {
    const double low = 0.25 * static_cast<double>(random.below(8));
    return worse_with_more(t, "times", low, low + 0.25);
  });
}

std::string bytes_of(const Game& game, const Judgement& judgement) {
  return write_json(write_ruling(judgement.ruling, game)) + write_json(write_trace(judgement.trace, game));
}

TEST_P(EveryStatus, ThatIsOverLeavesEveryByteAsItWas) {
  on_random_tables(18'000'000, [](Random& random, const Trial& t) {
    constexpr std::int64_t NOW = 3;
    const Game now = t.game.with_turn(NOW);
    const Value until = random.below(2) == 0 ? Value(NOW - 1) : Value(Value::Object{{"turn", NOW - 1}, {"phase", 9}});
    Game over = now;
    switch (random.below(3)) {
      case 0: over = with_status(now, mover_of(t), "held", Value::Object{{"why", "a test"}, {"until", until}}); break;
      case 1:
        over = with_status(now, mover_of(t), "modifier",
                           Value::Array{Value::Object{{"add", -9}, {"why", "a test"}, {"until", until}}});
        break;
      default: over = with_status(now, mover_of(t), "shock", Value::Object{{"is", 2}, {"until", until}});
    }
    const auto before = judged(now, t.order);
    const auto after = judged(over, t.order);
    if (!before || !after) return before.ok() == after.ok() ? std::string() : "is refused";
    return bytes_of(now, *before) == bytes_of(over, *after) ? std::string() : "bytes differ";
  });
}

TEST_P(EveryStatus, OfAHoldAddsOneFaultOrNoneAndTakesNoneAway) {
  on_random_tables(13'000'000, [](Random& random, const Trial& t) {
    const Value bars = Value::Array{random.below(2) == 0 ? "go" : "turn"};
    const Value hold = Value::Object{{"why", "a test"}, {"bars", bars}};
    const auto held = judged(with_status(t.game, mover_of(t), "held", hold), t.order);
    if (!held) return std::string("is refused");
    std::vector<Fault> faults = held->ruling.faults;
    const auto count = std::erase_if(faults, [](const Fault& f) { return f.rule == "players-1"; });
    if (count > t.judgement.trace.pieces.size()) return std::string("too many faults");
    const auto& before = t.judgement.ruling.faults;
    const bool same =
        std::equal(faults.begin(), faults.end(), before.begin(), before.end(),
                   [](const Fault& a, const Fault& b) { return a.rule == b.rule && a.place.s == b.place.s; });
    if (!same) return std::string("other faults differ");
    return count > 0 && held->ruling.verdict != Verdict::illegal ? std::string("a hold is no fault") : std::string();
  });
}

/// An order with the way of its first piece stopped, and the place.
std::optional<std::pair<Order, PathPoint>> stopped_somewhere(Random& random, const Trial& t) {
  const PieceTrace& way = t.judgement.trace.pieces.front();
  if (way.steps.empty()) return std::nullopt;
  const std::size_t step = random.below(way.steps.size());
  const std::string& id = t.game.piece(way.piece).id;
  Value::Object event{{"piece", id}, {"event", "stopped"}};
  PathPoint place{step, 0};
  if (facts_of<HexEntry>(way.steps[step]) || facts_of<HexTurn>(way.steps[step])) {
    if (!facts_of<HexEntry>(way.steps[step])) return std::nullopt;
    std::int64_t entered = 0;
    for (std::size_t i = 0; i <= step; ++i) entered += facts_of<HexEntry>(way.steps[i]) ? 1 : 0;
    event.emplace_back("after", entered);
  } else {
    Value::Object at{{"step", static_cast<std::int64_t>(step)}};
    if (const Leg* leg = facts_of<Leg>(way.steps[step])) {
      place.s = leg->length * static_cast<double>(1 + random.below(4)) / 4;
      if (!exceeds(place.s, 0)) return std::nullopt;
      at.emplace_back("s", place.s);
    }
    if (const Climb* climb = facts_of<Climb>(way.steps[step])) place.s = std::abs(climb->to - climb->from);
    event.emplace_back("at", std::move(at));
  }
  Order order = t.order;
  order.members = order.members.with("events", Value::Array{std::move(event)});
  return std::pair(order, place);
}

TEST_P(EveryStatus, OfAStoppedOrderIsThatOfTheOrderThatEndsThere) {
  const Subject& subject = GetParam();
  on_random_tables(14'000'000, [&](Random& random, const Trial& t) {
    if (t.judgement.trace.pieces.size() != 1) return std::string();
    const auto stopped = stopped_somewhere(random, t);
    if (!stopped) return std::string();
    const Path& whole = path_of_first(t.game, t.order);
    const PathPoint place = stopped->second;
    const std::size_t written = t.judgement.trace.pieces.front().steps[place.step].written;
    const Path cut = cut_path(whole, {written, place.s});
    if (subject.part_of_whole && !subject.part_of_whole(t.game, whole, cut)) return std::string();
    const auto with_event = judged(t.game, stopped->first);
    const auto ended = judged(t.game, with_path(t.game, t.order, cut));
    if (!with_event) return "is refused: " + with_event.problem().sentence();
    if (!ended) return std::string();
    const Ruling& a = with_event->ruling;
    const Ruling& b = ended->ruling;
    if (a.dice.size() == b.dice.size() && a.allowance.spent && b.allowance.spent &&
        !same_length(*a.allowance.spent, *b.allowance.spent))
      return std::string("spends otherwise");
    // Dice are asked for by the whole order, so that a shorter one may want others.
    const auto needs = [](const Ruling& ruling) {
      std::vector<std::string> all;
      for (const DiceNeed& need : ruling.dice) all.push_back(need.purpose + need.need);
      return all;
    };
    if (needs(a) != needs(b)) return std::string();
    std::multiset<std::string> left;
    for (const Fault& fault : b.faults) left.insert(fault.rule);
    for (const Fault& fault : a.faults) {
      const auto it = left.find(fault.rule);
      if (it == left.end()) return "has a fault more: " + fault.rule;
      left.erase(it);
    }
    for (const std::string& rule : left)
      if (std::none_of(a.notes.begin(), a.notes.end(), [&](const Note& note) { return note.rule == rule; }))
        return "lacks a fault: " + rule;
    return std::string();
  });
}

/// The order with one piece stopped at the place of a row.
Order stopped_at_row(const Order& order, const std::string& piece, const WayRow& row) {
  Value::Object event{{"piece", piece}, {"event", "stopped"}};
  if (row.after) {
    event.emplace_back("after", static_cast<std::int64_t>(*row.after));
  } else {
    Value::Object at{{"step", static_cast<std::int64_t>(row.at->step)}};
    if (exceeds(row.at->s, 0)) at.emplace_back("s", row.at->s);
    event.emplace_back("at", std::move(at));
  }
  Order stopped = order;
  stopped.members = stopped.members.with("events", Value::Array{std::move(event)});
  return stopped;
}

/// Says how a row differs from the ruling on the order that is stopped there; empty: it does not.
std::string differs_from_ruling(const Trial& t, PieceIndex piece, const WayRow& row) {
  const auto stopped = judged(t.game, stopped_at_row(t.order, t.game.piece(piece).id, row));
  if (!stopped) return "the stopped order is refused: " + stopped.problem().sentence();
  const Ruling& ruling = stopped->ruling;
  if (row.verdict != ruling.verdict) return "another verdict";
  const Pose& end = stopped->trace.of(piece)->end.pose;
  if (!same_length(distance(row.stand.pose.at, end.at), 0)) return "another place";
  if (row.spent.has_value() != row.left.has_value()) return "spent without left";
  for (const PieceAllowance& own : ruling.shown.allowances) {
    if (own.piece != piece || !row.spent) continue;
    if (!own.spent || !own.total) return "a figure that the ruling has not";
    if (!same_length(*row.spent, *own.spent)) return "it spends otherwise";
    if (!same_length(*row.left, *own.total - *own.spent)) return "it has otherwise left";
  }
  return {};
}

TEST_P(EveryStatus, OfARowOfATimelineIsThatRuling) {
  on_random_tables(15'000'000, [](Random& random, const Trial& t) {
    if (t.order.members.find("events")) return std::string();
    const auto hearing = hearing_of(t.game);
    Budget budget;
    const auto rows = way_rows(*hearing, t.order, 2, budget);
    if (!rows) return "is refused: " + rows.problem().sentence();
    for (const WayRows& each : *rows) {
      if (each.rows.empty() || each.rows.front().at) return std::string("no row for the start");
      const WayRow& last = each.rows.back();
      const PieceTrace* way = t.judgement.trace.of(each.piece);
      if (last.at && !same_length(distance(last.stand.pose.at, way->end.pose.at), 0) &&
          !facts_of<HexTurn>(way->steps.back()))
        return std::string("the last row is not at the end");
      for (std::size_t i = 1; i < each.rows.size(); ++i)
        if (exceeds(each.rows[i - 1].inches, each.rows[i].inches)) return std::string("rows go back");
      if (each.rows.size() == 1) continue;
      const std::string differs = differs_from_ruling(t, each.piece, each.rows[1 + random.below(each.rows.size() - 1)]);
      if (!differs.empty()) return differs;
    }
    return std::string();
  });
}

/// A value bent at random: of the right kind, nearly so, or anything.
Value bent(Random& random, int depth = 0) {
  const char* const words[] = {"pinned",  "",     "go",         "turn",   "act",
                               "stopped", "held", "eliminated", "damage", "continue"};
  const char* const keys[] = {"why", "bars", "until", "add",    "times", "action", "is",  "turn",   "phase", "event",
                              "at",  "step", "s",     "inches", "after", "piece",  "set", "levels", "wreck", "held"};
  switch (random.below(depth > 3 ? 5 : 9)) {
    case 0: return Value();
    case 1: return Value(random.below(2) == 0);
    case 2: return Value(static_cast<std::int64_t>(random.below(7)) - 2);
    case 3: return Value((static_cast<double>(random.below(2000)) - 1000) * (random.below(9) == 0 ? 1e299 : 0.01));
    case 4: return Value(words[random.below(std::size(words))]);
    case 5:
    case 6: {
      Value::Array list;
      for (std::uint64_t i = random.below(4); i > 0; --i) list.push_back(bent(random, depth + 1));
      return list;
    }
    default: {
      Value object = Value::empty_object();
      for (std::uint64_t i = random.below(5); i > 0; --i)
        object = object.with(keys[random.below(std::size(keys))], bent(random, depth + 1));
      return object;
    }
  }
}

/// A value as a player might write it. A bent one is then nearly right.
Value written(const std::string& key, const std::string& piece) {
  const Value until = Value::Object{{"turn", 2}, {"phase", 1}};
  const Value hold = Value::Object{{"why", "a test"}, {"bars", Value::Array{"go"}}, {"until", until}};
  if (key == "held") return Value::Array{hold, "pinned"};
  if (key == "modifier")
    return Value::Array{Value::Object{{"add", -1}, {"times", 0.5}, {"why", "a test"}, {"until", 1}},
                        Value::Object{{"add", 1.5}, {"action", Value::Array{"move", "rapid"}}, {"why", "a test"}}};
  if (key == "shock") return Value::Object{{"is", 2}, {"until", until}};
  const Value at = Value::Object{{"step", 0}};
  return Value::Array{
      Value::Object{{"at", at}, {"event", "continue"}, {"why", "a test"}, {"set", Value::Object{{"shock", 1}}}},
      Value::Object{{"piece", piece},
                    {"inches", 0.5},
                    {"event", "held"},
                    {"why", "a test"},
                    {"bars", Value::Array{"turn"}},
                    {"until", 2}},
      Value::Object{{"piece", piece}, {"after", 1}, {"event", "eliminated"}, {"wreck", true}}};
}

/// With another value somewhere in it, a member more or fewer, or another key.
Value bent_somewhere(Random& random, const Value& value) {
  if (value.size() == 0 || random.chance(0.2)) return bent(random, 2);
  const std::size_t changed = random.below(value.size());
  if (value.is_array()) {
    Value::Array items(value.items().begin(), value.items().end());
    if (random.chance(0.1))
      items.push_back(items[changed]);
    else
      items[changed] = bent_somewhere(random, items[changed]);
    return items;
  }
  Value::Object members;
  for (std::size_t i = 0; i < value.members().size(); ++i) {
    const auto& [key, member] = value.members()[i];
    if (i != changed)
      members.emplace_back(key, member);
    else if (random.chance(0.15))
      members.emplace_back(key + "s", member);
    else if (random.chance(0.8))
      members.emplace_back(key, bent_somewhere(random, member));
  }
  return members;
}

/// 10,000 over all rulesets, half of them of what a player might write.
TEST_P(EveryStatus, ThatIsBentIsRefusedWithAPlaceOrRuled) {
  const std::uint64_t most = 10'000 / subjects().size() + 1;
  int refused = 0;
  int ruled = 0;
  std::uint64_t seed = 16'000'000;
  std::optional<Trial> t;
  while (!t) t = trial(GetParam(), seed++);
  const PieceIndex piece = mover_of(*t);
  const std::string& id = t->game.piece(piece).id;
  const char* const keys[]{"held", "modifier", "shock", "events"};
  for (std::uint64_t i = 0; i < most; ++i) {
    Random random(seed + i);
    Game game = t->game;
    Order order = t->order;
    const std::string key = keys[random.below(std::size(keys))];
    Value value = i % 2 == 0 ? bent(random) : bent_somewhere(random, written(key, id));
    if (key == "events")
      order.members = order.members.with(key, std::move(value));
    else
      game = with_status(game, piece, key, std::move(value));
    const auto found = judged(game, order);
    ++(found ? ruled : refused);
    if (found) continue;
    const std::string reason = english(found.problem().reason);
    EXPECT_FALSE(found.problem().pointer.empty()) << found.problem().sentence() << reproduction(game, order);
    EXPECT_FALSE(reason.empty());
    EXPECT_EQ(reason.find('\n'), std::string::npos) << reason;
  }
  EXPECT_GT(refused, 0);
  EXPECT_GT(ruled, 0);
}

}  // namespace
}  // namespace linesman
