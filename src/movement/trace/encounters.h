// The other pieces: their places, and what a mover meets of them on its way.
#pragma once

#include <map>

#include "base/budget.h"
#include "geometry/shapes/area.h"
#include "movement/outline.h"
#include "movement/trace.h"

namespace linesman {

/// The pieces on the table as the document has them, indexed.
class PiecesOnTable {
 public:
  explicit PiecesOnTable(const Game& game);

  template <class Found>
  void visit(const Box& box, Found&& found) const {
    tree_.visit(box, [&](std::uint32_t i) { found(bases_[i]); });
  }

  /// On a hex grid: the pieces in a hex, in document order.
  std::vector<PieceIndex> in_hex(Hex hex) const;

  /// The place of a piece's id among the sorted ids of all pieces.
  std::uint32_t rank(PieceIndex piece) const { return ranks_[at(piece)]; }
  /// Sorts by id.
  void sort(PieceSet& pieces) const;
  void sort(std::vector<Gap>& gaps) const;

 private:
  std::vector<std::uint32_t> ranks_;
  std::map<Hex, std::vector<PieceIndex>> by_hex_;
  std::vector<PlacedBase> bases_;
  BoxIndex tree_;
};

/// The pieces that stay during one order, with the footprints that the request gives them.
class OtherPieces {
 public:
  /// All pieces except those in `without`. On a hex grid no pieces ever meet.
  OtherPieces(const Game& game, const PiecesOnTable& all, const TraceRequest& request,
              const std::vector<PieceIndex>& without);

  /// Calls found(base) for all whose box meets `box`.
  template <class Found>
  void visit(const Box& box, Found&& found) const {
    if (none_) return;
    all_.visit(box, [&](const PlacedBase& base) {
      if (!hidden_[at(base.piece)]) found(base);
    });
    for (const PlacedBase& base : changed_)
      if (base.box.meets(box)) found(base);
  }

  const PiecesOnTable& all() const { return all_; }
  bool leaves_out(PieceIndex piece) const { return without_[at(piece)]; }

  /// On a hex grid: those that stand in a hex.
  std::vector<PieceIndex> in_hex(Hex hex) const;

 private:
  const PiecesOnTable& all_;
  bool none_;
  std::vector<bool> without_;  ///< absent in this order
  std::vector<bool> hidden_;   ///< absent as the document has them; some are in `changed_`
  std::vector<PlacedBase> changed_;
};

/// Encounters of a mover with the pieces that stay, and on request with the end poses of those that move with it. All
/// poses but its own are fixed while it moves.
class Meetings {
 public:
  /// `all_starts` and `all_ends` are those of all movers, in the same order; `start` is one of the starts. Spends
  /// budget for each piece that it measures and each fact that it notes.
  Meetings(const OtherPieces& others, const TraceRequest& request, const PlacedBase& start,
           const std::vector<PlacedBase>& all_starts, const std::vector<PlacedBase>& all_ends, Budget& budget);

  Encounters on_leg(const PlacedBase& mover, const LegSweep& sweep) const;
  Encounters during_turn(const TurnSweep& turning, double altitude) const;
  /// The pieces that stay and that a standing base overlaps; sorted by id.
  PieceSet overlapped_by(const PlacedBase& mover) const;
  /// A climb on the spot: overlaps with pieces at the same level, in inches climbed.
  Encounters during_climb(const PlacedBase& mover, double from, double to) const;

 private:
  double threshold(const NearWatch& watch, double start_gap) const;
  double start_gap(const PlacedBase& other) const;
  bool is_itself(const PlacedBase& other) const { return other.piece == start_.piece; }
  template <class Meeting, class Motion>
  Encounters met(const Box& swept, double altitude, const Motion& motion) const;
  /// `least_gap`: a lower bound of the gap; 0 when none is known.
  template <class Meeting>
  void note(const Meeting& meeting, double least_gap, PieceIndex other, double start_gap,
            std::vector<Contact>& contacts, std::vector<Near>& near) const;
  void sort(Encounters& met) const;

  const OtherPieces& others_;
  const TraceRequest& request_;
  const PlacedBase& start_;
  const std::vector<PlacedBase>& all_starts_;
  const std::vector<PlacedBase>& all_ends_;
  Budget& budget_;
  double farthest_watch_ = 0;
  bool wants_start_gaps_ = false;
};

}  // namespace linesman
