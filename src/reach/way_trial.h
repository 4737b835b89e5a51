// Ways of one piece, judged: the one truth that a search is held against.
#pragma once

#include <optional>

#include "reach/stop_flag.h"
#include "referee/referee.h"
#include "rules/fare.h"

namespace linesman {

bool is_allowed(const Ruling& ruling);

/// One piece of an order that has no path yet; the others of the order stay where they are.
class WayTrial {
 public:
  /// Refused: what the ruleset refuses of the order. `order` names the piece, alone or with others.
  static Result<WayTrial> of(const Hearing& hearing, Order order, PieceIndex piece);

  /// With others it is enough that the way itself is legal: where it may end is seen when all of them move.
  bool accepts(const Ruling& ruling) const;

  const Hearing& hearing() const { return hearing_; }
  const Order& order() const { return order_; }
  PieceIndex piece() const { return piece_; }
  const Stand& start() const { return start_; }
  const Footprint& base() const { return base_; }
  /// The base of any piece under the ruleset, where it stands still.
  Footprint footprint(PieceIndex piece) const;
  const Fares& fares() const { return fares_; }
  /// The ruling on the order as it was given, or going nowhere to speak of where it needs a path.
  const Ruling& standing() const { return standing_; }

  /// The order names no other piece.
  bool alone() const { return alone_; }

  Order with_path(Path path) const;
  /// Nothing where the order is refused, which a path does not change, or the stop is set. `memory` as a tracer's.
  std::optional<Judgement> judged(Path path, const StopFlag* stop = nullptr, Detail detail = Detail::whole,
                                  TraceMemory* memory = nullptr) const;

 private:
  WayTrial(const Hearing& hearing, Order order, PieceIndex piece)
      : hearing_(hearing), order_(std::move(order)), piece_(piece) {}

  Hearing hearing_;
  Order order_;
  PieceIndex piece_;
  bool alone_ = true;
  Stand start_;
  Footprint base_;
  std::vector<std::pair<PieceIndex, Footprint>> other_bases_;
  Fares fares_;
  Ruling standing_;
};

}  // namespace linesman
