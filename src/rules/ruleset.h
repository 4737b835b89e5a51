// The interface of a ruleset: says what to watch, then judges the trace. It never measures.
#pragma once

#include <memory>

#include "base/budget.h"
#include "rules/fare.h"
#include "rules/ruling.h"
#include "rules/terms.h"

namespace linesman {

/// How much of a ruling is wanted.
enum class Detail {
  whole,
  verdict,  ///< texts stay empty and no furthest points are told, which is quicker; all else is the same
};

/// A hex that a piece of an order enters, on a way that is searched for.
struct EntryOnWay {
  PieceIndex piece{};
  const HexEntry& entry;  ///< with the manner in which the piece goes in
  int sides = 0;          ///< hexsides that it has turned since the hex before, left and right
  double spent = 0;       ///< by it before that turn, in the currency
  bool is_first = true;   ///< it has entered no hex before
};

/// The price of an entry with the turn before it.
struct HexPrice {
  double amount = 0;     ///< in the currency
  bool is_last = false;  ///< the piece can enter no hex after it, whatever it has left
};

/// An order as one ruleset has read it: it knows what is to be watched, and judges the trace of exactly that. It refers
/// to the ruleset, the game and the order that it was made from; all three outlive it. Const and pure like the ruleset.
class PreparedOrder {
 public:
  PreparedOrder() = default;
  virtual ~PreparedOrder() = default;
  PreparedOrder(const PreparedOrder&) = delete;
  PreparedOrder& operator=(const PreparedOrder&) = delete;

  /// Who moves along which path, and what to watch.
  virtual const TraceRequest& request() const = 0;

  /// The ruling on the trace that answers `request`. A Problem only for what the page refuses as unusable and only the
  /// trace could show (a missing `value` in an overstacked hex). What grows faster than the trace is spent from the
  /// budget; WorkStopped passes through.
  virtual Result<Ruling> judge(const Trace& trace, Budget& budget, Detail detail) const = 0;

  /// What a way of that piece would cost that begins with the acts and climbs with which the order's path begins,
  /// whatever comes after them: a lower bound, from the figures that `judge` reads. Dice that are missing count as
  /// their best. Empty: it cannot be said.
  virtual Fares fares(PieceIndex piece) const;

  /// The frames, besides an empty one, in which ways of that piece may lead where others do not; the likeliest first.
  /// An order without a path is asked. That no legal way leads somewhere is known when neither the fares of the empty
  /// frame nor those of these lead there.
  virtual std::vector<WayFrame> frames(PieceIndex piece) const;

  /// On a hex grid, of a piece whose fares have `hexes`; nothing where the piece may not enter so, or has too little
  /// left.
  virtual std::optional<HexPrice> entry_price(const EntryOnWay& asked) const;

  /// On a hex grid: the price of a turn by so many hexsides that ends the way of that piece, in the currency; nothing
  /// where it may not turn so far.
  virtual std::optional<double> turn_price(PieceIndex piece, int sides) const;
};

/// What a ruleset has read of a game, the same for all orders in it. Const and thread-safe; it refers to nothing.
class GameReading {
 public:
  GameReading() = default;
  virtual ~GameReading() = default;
  GameReading(const GameReading&) = delete;
  GameReading& operator=(const GameReading&) = delete;
};

/// Const, pure and thread-safe: no clock, no files, no randomness. One object serves one RulesetData (the figures with
/// the house rules of a game laid over them); options are read from the game each time.
class Ruleset {
 public:
  explicit Ruleset(RulesetData data) : data_(std::move(data)) {}
  virtual ~Ruleset() = default;
  Ruleset(const Ruleset&) = delete;
  Ruleset& operator=(const Ruleset&) = delete;

  const Terms& terms() const { return data_.terms; }
  const RulesetData& data() const { return data_; }

  /// What of the game this ruleset cannot use, beyond what `check_vocabulary` (vocabulary.h) finds: all of it, for
  /// `check`; the first is what a judge call is refused with. Done once for a game, not for each order.
  virtual std::vector<Problem> check(const Game& game) const;

  /// The base of a piece: the document's, unless the ruleset derives it (a formation's block).
  virtual Footprint footprint(const Game& game, PieceIndex piece) const;

  /// Reads what every order in a game needs; nullptr: nothing. Like `check` done once for a game, after that has found
  /// nothing.
  virtual std::shared_ptr<const GameReading> read(const Game& game) const;

  /// Reads an order, once: refused is one that this ruleset cannot read (unknown action, missing trait: the Problem's
  /// pointer is into the order or the game). `reading` is what `read` has made of the game.
  virtual Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                               std::shared_ptr<const GameReading> reading) const = 0;

 protected:
  const RulesetData data_;
};

/// The bases of all pieces of a game under a ruleset, in document order.
std::vector<Footprint> footprints_of(const Ruleset& ruleset, const Game& game);

/// Makes a Ruleset from its data; each plugin has one.
using RulesetFactory = Result<std::shared_ptr<const Ruleset>> (*)(RulesetData data);

}  // namespace linesman
