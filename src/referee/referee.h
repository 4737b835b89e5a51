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
#include "state/events.h"

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

/// Whether holds, modifiers, events and unread statuses are heeded. Entries of older records are judged without them.
enum class Chapters { heeded, ignored };

/// The place of a piece that does not go at all.
inline constexpr PathPoint AT_START{SIZE_MAX, 0};

/// A place where the way of a piece ends besides those of its order.
using StoppedAt = state::PlaceOnWay;

class EventsOfOrder;
class StatusesInForce;

/// One game under one ruleset, checked and surveyed. Const and thread-safe. Copies are cheap, so that another thread
/// can judge a drag.
class Hearing {
 public:
  /// A Problem for the first thing in the game that the ruleset cannot use.
  static Result<Hearing> open(Game game, std::shared_ptr<const Ruleset> ruleset, Chapters chapters = Chapters::heeded);

  /// A hearing on a changed game with this ruleset. The survey is kept too if the terrain is unchanged.
  Result<Hearing> on(Game changed) const;

  /// The same hearing, that heeds no holds, modifiers, events and unread statuses.
  Hearing without_chapters() const;

  /// The document as it stands.
  const Game& game() const { return document_ ? *document_ : tracer_.game(); }
  /// The game as it counts now, and as a ruleset gets it: without the statuses that are over, with plain values.
  const Game& in_force() const { return tracer_.game(); }
  const Ruleset& ruleset() const { return *ruleset_; }

  /// Why the piece may not go, by its own first hold or its unit's; empty when none bars it. `for_good`: only by holds
  /// that do not end.
  std::string held_from_going(PieceIndex piece, bool for_good = false) const;

  /// The order as the ruleset reads it. The hearing and the order outlive the result.
  Result<std::unique_ptr<const PreparedOrder>> prepare(const Order& order) const;

  /// These spend the usual budget of an order, or the given one. A Problem when the budget runs out or is stopped.
  Result<Trace> trace(const Order& order) const;
  Result<Trace> trace(const Order& order, Budget& budget) const;
  Result<Judgement> judge(const Order& order) const;
  /// `memory` keeps parts of a trace for further orders that begin alike.
  Result<Judgement> judge(const Order& order, Budget& budget, Detail detail = Detail::whole,
                          TraceMemory* memory = nullptr) const;

  /// As `judge`, with the ways of some pieces stopped at those places too, as by an event.
  Result<Judgement> judge_stopped(const Order& order, const std::vector<StoppedAt>& stops, Budget& budget,
                                  Detail detail) const;

 private:
  Hearing(Tracer tracer, std::shared_ptr<const Ruleset> ruleset, Chapters chapters);
  Result<Trace> traced(const PreparedOrder& prepared, const Order& order, const std::vector<StoppedAt>& stops,
                       Budget& budget, TraceMemory* memory, std::unique_ptr<const EventsOfOrder>& events) const;
  Result<Judgement> judged(const Order& order, const std::vector<StoppedAt>& stops, Budget& budget, Detail detail,
                           TraceMemory* memory) const;
  void add_statuses(const Order& order, Budget& budget, Detail detail, Judgement& judgement) const;
  void add_events(const EventsOfOrder& events, const Order& order, Budget& budget, Detail detail,
                  Judgement& judgement) const;

  Tracer tracer_;
  std::shared_ptr<const Ruleset> ruleset_;
  std::shared_ptr<const GameReading> reading_;
  std::shared_ptr<const Game> document_;             ///< nullptr: the game in force is the document
  std::shared_ptr<const StatusesInForce> statuses_;  ///< nullptr: judged without them
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
