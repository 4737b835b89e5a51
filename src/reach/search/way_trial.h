// Ways of one piece, judged: the one truth that a search is held against.
//
//   const Result<WayTrial> trial = WayTrial::of(hearing, order, piece);
//   const auto judged = trial->judged({ToStep{{24, 18}}});
//   if (judged && trial->accepts(judged->ruling)) show(trial->with_path({ToStep{{24, 18}}}));
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "movement/order.h"
#include "reach/bounds/fare_on_table.h"
#include "reach/effort.h"
#include "reach/search/own_steps.h"
#include "referee/referee.h"
#include "rules/fare.h"

namespace linesman {

/// In looks, as a Budget counts them (base/budget.h). It ends nothing by itself: searches ask it between their tries,
/// and tell what they have found by then. For one thread at a time.
class WorkLeft {
 public:
  explicit WorkLeft(std::uint64_t looks = effort::OF_A_QUESTION) : left_(looks) {}

  void spend(std::uint64_t looks) { left_ -= std::min(left_, looks); }
  /// `kept` was given `given` looks of it: this spends as many as `kept` has spent of them.
  void spend_all_but(std::uint64_t given, const WorkLeft& kept) { spend(given - std::min(given, kept.left_)); }
  bool none() const { return left_ == 0; }
  std::uint64_t left() const { return left_; }

 private:
  std::uint64_t left_;
};

/// A judged way.
struct Witness {
  Order order;
  Judgement judgement;
};

/// One piece of an order that has no path yet; the others of the order stay where they are.
class WayTrial {
 public:
  /// Refused: what the ruleset refuses of the order. `order` names the piece, alone or with others. Every way of it
  /// begins and ends with what `frame` says.
  static Result<WayTrial> of(const Hearing& hearing, Order order, PieceIndex piece, WayFrame frame = {});

  /// With others it is enough that the way itself is legal: where it may end is seen when all of them move.
  bool accepts(const Ruling& ruling) const;

  const Hearing& hearing() const { return hearing_; }
  const Order& order() const { return order_; }
  PieceIndex piece() const { return piece_; }
  /// Where it goes from, after the climbs of the frame.
  const Stand& start() const { return start_; }
  /// That with the table round it, for the bounds; the trial outlives it.
  StartOnTable start_on_table() const;
  /// Inches above which it goes from there.
  double altitude_before() const { return altitude_before_; }
  const WayFrame& frame() const { return frame_; }
  /// Those that the ruleset offers besides an empty one; of a trial with an empty one.
  const std::vector<WayFrame>& other_frames() const { return other_frames_; }
  const Footprint& base() const { return base_; }
  /// The base of any piece under the ruleset, where it stands still.
  Footprint footprint(PieceIndex piece) const;
  const Fares& fares() const { return fares_; }
  /// The ruling on the order as it was given, or going nowhere to speak of where it needs a path.
  const Ruling& standing() const { return standing_; }
  /// The fault that it has however it goes, turns or climbs, with this frame; nullptr where there is none.
  const Fault* bars_every_way() const;

  /// The cost of an order that is judged besides what is counted: reading, preparing and ruling on it.
  std::uint64_t reading_looks() const { return reading_looks_; }
  /// The cost of making this.
  std::uint64_t looks_made() const { return (1 + going_nowhere_.size()) * reading_looks_; }

  /// The order names no other piece.
  bool alone() const { return alone_; }

  /// With the path in steps that the ruleset takes.
  Order with_path(Path path) const;
  /// The ruleset takes no step `to`: then a fare of such a way says less than it costs.
  bool writes_in_own_steps() const { return own_steps_.has_value(); }
  /// The path of that piece in such an order, without the frame.
  Path path_in(const Order& order) const;
  /// Nothing where the order is refused, which a path does not change, the stop is set or `work`, which it costs, does
  /// not last. `memory` as a tracer's.
  std::optional<Judgement> judged(Path path, const std::stop_token& stop = {}, Detail detail = Detail::whole,
                                  TraceMemory* memory = nullptr, WorkLeft* work = nullptr) const;

 private:
  WayTrial(const Hearing& hearing, Order order, PieceIndex piece, WayFrame frame)
      : hearing_(hearing), order_(std::move(order)), piece_(piece), frame_(std::move(frame)) {}
  void begin(const PreparedOrder& prepared, const Judgement& judgement);
  void choose_steps();

  Hearing hearing_;
  Order order_;
  PieceIndex piece_;
  WayFrame frame_;
  std::vector<WayFrame> other_frames_;
  bool alone_ = true;
  Stand start_;
  double altitude_before_ = 0;
  std::uint64_t reading_looks_ = 0;  ///< what an order costs besides what its trace and ruling count
  Footprint base_;
  std::vector<std::pair<PieceIndex, Footprint>> other_bases_;
  std::optional<TurnsBy> own_steps_{};  ///< nothing: the ruleset takes those of the search
  Fares fares_;
  Ruling standing_;
  std::vector<Ruling> going_nowhere_;  ///< on paths that stay, by kind of step
};

/// The end is said to be at another altitude than a start.
bool changes_altitude(double start, const EndRequest& end);

/// Why no order of these rules leads from an altitude to that of the end, a part of a sentence; empty where one may.
std::string kept_level(const Terms& terms, double start, const EndRequest& end);

/// Why no legal order without acts ends so high there, within `within` inches; empty where one may.
std::string too_high(const WayTrial& trial, const EndRequest& end, double within);

/// The order without a path, for one of its pieces alone: with that piece's own start, and of dice that are rolled for
/// each piece with its own, as they were dealt: in the order named, of a unit in document order. `id`: one that the
/// order names.
Order order_for_one(const Hearing& hearing, const Order& order, const std::string& id);

/// The game after a legal order, a turn later; nothing where it cannot be carried out.
std::optional<Hearing> after(const Hearing& hearing, const Witness& witness);

}  // namespace linesman
