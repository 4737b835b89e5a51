// The things of one game that pull a point or a base, indexed. What pulls first is the policy of each kind of work:
// drawing (drawn_snap.h), measuring (hold.h), placing by hand (contact.h).
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "base/tolerance.h"
#include "geometry/boost/box_index.h"
#include "measuring/outline.h"
#include "table/game.h"

namespace linesman {

class SnapIndex {
 public:
  /// Of a game without anything in it.
  SnapIndex() = default;
  /// `base_of` is asked for each piece now, and not kept.
  SnapIndex(Game game, const BaseOf& base_of);

  /// Whether it was made from these pieces, this terrain and this table, under this ruleset.
  bool is_of(const Game& game) const;
  const Game& game() const { return game_; }
  const Footprint& base(PieceIndex piece) const { return bases_[at(piece)]; }

  // Features that may meet a box, in document order.

  std::vector<PieceIndex> pieces_near(const Box& box) const;  ///< on the table
  std::vector<FeatureIndex> features_near(const Box& box) const;

 private:
  Game game_;
  std::vector<Footprint> bases_;
  BoxIndex pieces_;
  BoxIndex features_;
};

/// Keeps the nearest to a point of what is offered, within a reach; the first of those that are equally near.
template <class Found>
class Nearest {
 public:
  Nearest(Vec point, double reach) : point_(point), apart_(reach) {}
  Vec point() const { return point_; }
  /// `make` gives what is found there.
  template <class Make>
  void offer(Vec at, const Make& make) {
    const double apart = distance(at, point_);
    if (exceeds(apart, apart_) || (best_ && apart >= apart_)) return;
    apart_ = apart;
    best_ = make();
  }
  const std::optional<Found>& best() const { return best_; }

 private:
  Vec point_;
  double apart_;
  std::optional<Found> best_;
};

}  // namespace linesman
