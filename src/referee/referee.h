// The façade of the engine: a game, its ruleset and its survey, ready to judge orders.
//
//   const Referee referee(rulesets);
//   const auto hearing = referee.open(game);          // reads and checks the game once
//   const auto judgement = hearing->judge(order);     // a Problem when the order cannot be read
//   if (judgement->ruling.verdict == Verdict::legal) game = *applied(game, judgement->ruling);
#pragma once

#include <memory>
#include <vector>

#include "movement/trace/tracer.h"
#include "rules/ruleset.h"

namespace linesman {

/// The source of rulesets: the plugins of a program, or the linked rules of a test.
class RulesetSource {
 public:
  virtual ~RulesetSource() = default;
  /// The ruleset with a game's house rules laid over its figures.
  virtual Result<std::shared_ptr<const Ruleset>> ruleset(const std::string& id, const Value& house_rules) const = 0;
  /// The ids of all rulesets, sorted.
  virtual std::vector<std::string> ids() const = 0;
};

/// A ruling with the facts that it rests on.
struct Judgement {
  Ruling ruling;
  Trace trace;
};

/// One game under one ruleset, checked and surveyed. Const and thread-safe. Copies are cheap, so that another thread
/// can judge a drag.
class Hearing {
 public:
  /// A Problem for the first thing in the game that the ruleset cannot use.
  static Result<Hearing> open(Game game, std::shared_ptr<const Ruleset> ruleset);

  /// A hearing on a changed game with this ruleset. The survey is kept too if the terrain is unchanged.
  Result<Hearing> on(Game changed) const;

  const Game& game() const { return tracer_.game(); }
  const Ruleset& ruleset() const { return *ruleset_; }

  /// The order as the ruleset reads it. The hearing and the order outlive the result.
  Result<std::unique_ptr<const PreparedOrder>> prepare(const Order& order) const;

  /// These spend the usual budget of an order, or the given one. A Problem when the budget runs out or is stopped.
  Result<Trace> trace(const Order& order) const;
  Result<Trace> trace(const Order& order, Budget& budget) const;
  Result<Judgement> judge(const Order& order) const;
  /// `memory` keeps parts of a trace for further orders that begin alike.
  Result<Judgement> judge(const Order& order, Budget& budget, Detail detail = Detail::whole,
                          TraceMemory* memory = nullptr) const;

 private:
  Hearing(Tracer tracer, std::shared_ptr<const Ruleset> ruleset);
  Tracer tracer_;
  std::shared_ptr<const Ruleset> ruleset_;
  std::shared_ptr<const GameReading> reading_;
};

/// The game after the ends and effects of a ruling. Its history is unchanged. A Problem unless the verdict is legal or
/// marginal.
Result<Game> applied(const Game& game, const Ruling& ruling);

class Referee {
 public:
  explicit Referee(std::shared_ptr<const RulesetSource> source) : source_(std::move(source)) {}
  const RulesetSource& source() const { return *source_; }

  /// Opens a game under the ruleset that it names.
  Result<Hearing> open(const Game& game) const;

  Result<Trace> trace(const Game& game, const Order& order) const;
  Result<Judgement> judge(const Game& game, const Order& order) const;

 private:
  std::shared_ptr<const RulesetSource> source_;
};

}  // namespace linesman
