// The interface of a ruleset. It says what to watch on the way, then judges the trace. It never measures.
//
//   const auto prepared = ruleset.prepare(game, order, ruleset.read(game));
//   const auto trace = tracer.trace((*prepared)->request(), budget);
//   const auto ruling = (*prepared)->judge(*trace, budget, Detail::whole);
#pragma once

#include <memory>

#include "base/budget.h"
#include "rules/fare.h"
#include "rules/ruling.h"
#include "rules/terms.h"

namespace linesman {

/// The extent of a ruling.
enum class Detail {
  whole,
  verdict,  ///< quicker: texts stay empty and there are no furthest points; everything else is as in `whole`
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

/// An order as one ruleset has read it. It knows what to watch, and judges the trace that answers its request. It
/// refers to the ruleset, the game and the order that it was made from; all three outlive it. Const and pure like the
/// ruleset.
class PreparedOrder {
 public:
  PreparedOrder() = default;
  virtual ~PreparedOrder() = default;
  PreparedOrder(const PreparedOrder&) = delete;
  PreparedOrder& operator=(const PreparedOrder&) = delete;

  /// The pieces that move, their paths, and what to watch.
  virtual const TraceRequest& request() const = 0;

  /// The ruling on the trace that answers `request`. A Problem only for input that the rules page calls unusable and
  /// that only a trace can show (a missing `value` in an overstacked hex). Work that grows faster than the trace is
  /// spent from the budget; WorkStopped passes through.
  virtual Result<Ruling> judge(const Trace& trace, Budget& budget, Detail detail) const = 0;

  /// Lower bounds on the cost of any way of that piece that begins with the same acts and climbs as the order's path.
  /// They come from the figures that `judge` reads. Missing dice count as the best roll. Empty: the ruleset knows no
  /// bound.
  virtual Fares fares(PieceIndex piece) const;

  /// The frames, besides an empty one, that open ways of that piece to further places; the likeliest first. The order
  /// has no path. No legal way leads to a place when neither the fares of the empty frame nor the fares of these frames
  /// lead there.
  virtual std::vector<WayFrame> frames(PieceIndex piece) const;

  /// On a hex grid, of a piece whose fares have `hexes`; nothing where the piece may not enter so, or has too little
  /// left.
  virtual std::optional<HexPrice> entry_price(const EntryOnWay& asked) const;

  /// On a hex grid: the price of a turn by that number of hexsides at the end of that piece's way, in the currency;
  /// nothing where it may not turn so far.
  virtual std::optional<double> turn_price(PieceIndex piece, int sides) const;
};

/// Everything that a ruleset reads from a game once for all orders. Const and thread-safe; it refers to nothing.
class GameReading {
 public:
  GameReading() = default;
  virtual ~GameReading() = default;
  GameReading(const GameReading&) = delete;
  GameReading& operator=(const GameReading&) = delete;
};

/// Const, pure and thread-safe: no clock, no files, no randomness. One object belongs to one RulesetData (the figures
/// with the house rules of a game laid over them); options are read from the game each time.
class Ruleset {
 public:
  explicit Ruleset(RulesetData data) : data_(std::move(data)) {}
  virtual ~Ruleset() = default;
  Ruleset(const Ruleset&) = delete;
  Ruleset& operator=(const Ruleset&) = delete;

  const Terms& terms() const { return data_.terms; }
  const RulesetData& data() const { return data_; }

  /// All problems of the game under this ruleset, beyond those of `check_vocabulary` (vocabulary.h). The command
  /// `check` lists them all; a judge call is refused with the first. Called once for a game, not for each order.
  virtual std::vector<Problem> check(const Game& game) const;

  /// The base of a piece: the document's, unless the ruleset derives it (a formation's block).
  virtual Footprint footprint(const Game& game, PieceIndex piece) const;

  /// Reads what every order in a game needs; nullptr when there is nothing to read. Called once for a game, after
  /// `check` has found no problem.
  virtual std::shared_ptr<const GameReading> read(const Game& game) const;

  /// Reads an order. A Problem when this ruleset cannot read it (an unknown action, a missing trait); its pointer is
  /// into the order or the game. `reading` is the result of `read` for this game.
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
