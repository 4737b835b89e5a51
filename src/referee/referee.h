// The façade: a game, its ruleset and its survey, ready to hear orders.
#pragma once

#include <memory>
#include <vector>

#include "movement/tracer.h"
#include "rules/ruleset.h"

namespace linesman {

/// Where rulesets come from: the plugins of a program, or the linked rules of a test.
class RulesetSource {
 public:
  virtual ~RulesetSource() = default;
  /// The ruleset of that id with a game's house rules laid over its figures.
  virtual Result<std::shared_ptr<const Ruleset>> ruleset(const std::string& id, const Value& house_rules) const = 0;
  /// The ids of all that were found, sorted.
  virtual std::vector<std::string> ids() const = 0;
};

/// A ruling with the facts that it rests on.
struct Judgement {
  Ruling ruling;
  Trace trace;
};

/// One game under one ruleset, checked and surveyed. Const and thread-safe; copies are cheap, so a drag can be judged
/// on another thread while the window goes on.
class Hearing {
 public:
  /// Refused with the first thing that the ruleset cannot use in the game.
  static Result<Hearing> open(Game game, std::shared_ptr<const Ruleset> ruleset);

  /// A hearing on a changed game: the ruleset stays, and the survey too while the terrain is the same.
  Result<Hearing> on(Game changed) const;

  const Game& game() const { return tracer_.game(); }
  const Ruleset& ruleset() const { return *ruleset_; }

  /// An order as the ruleset reads it; the hearing and the order outlive it.
  Result<std::unique_ptr<const PreparedOrder>> prepare(const Order& order) const;

  /// With the budget of an order, or a given one; a Problem when that does not last or its stop is asked for.
  Result<Trace> trace(const Order& order) const;
  Result<Trace> trace(const Order& order, Budget& budget) const;
  Result<Judgement> judge(const Order& order) const;
  /// `memory` as the tracer's: for one order after another that begins alike.
  Result<Judgement> judge(const Order& order, Budget& budget, Detail detail = Detail::whole,
                          TraceMemory* memory = nullptr) const;

 private:
  Hearing(Tracer tracer, std::shared_ptr<const Ruleset> ruleset);
  Tracer tracer_;
  std::shared_ptr<const Ruleset> ruleset_;
  std::shared_ptr<const GameReading> reading_;
};

/// The game after a ruling is carried out: ends and effects. The history is not touched.
/// The ruling's verdict is legal or marginal (a Problem otherwise).
Result<Game> applied(const Game& game, const Ruling& ruling);

class Referee {
 public:
  explicit Referee(std::shared_ptr<const RulesetSource> source) : source_(std::move(source)) {}
  const RulesetSource& source() const { return *source_; }

  /// The game under the ruleset that it names.
  Result<Hearing> open(const Game& game) const;

  Result<Trace> trace(const Game& game, const Order& order) const;
  Result<Judgement> judge(const Game& game, const Order& order) const;

 private:
  std::shared_ptr<const RulesetSource> source_;
};

}  // namespace linesman
