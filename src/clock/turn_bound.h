// How many turns, or parts of one, a mover takes at least to anywhere: no fewer orders lead there.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "clock/goal.h"
#include "clock/mover.h"
#include "reach/search/turns_field.h"

namespace linesman {

/// The name of the roll that leads farthest.
inline const std::string HIGHEST_ROLL = "highest";

/// A bound for one roll, from where the models stand. Of a unit each model may be the first, so that the least of their
/// bounds counts.
class TurnBound {
 public:
  /// `zones`: it begins wherever its base lies in one of these; empty: where it stands.
  /// With the dice of that roll in every turn. `like`: of another roll, which is used again where the fares differ in
  /// their allowances alone; nullptr: none.
  TurnBound(const Hearing& hearing, const ClockMover& mover, const std::string& roll, const TurnBound* like,
            const std::vector<Ring>& zones = {});

  /// Whether anything is known. Else every place may be reached in the first turn.
  bool known() const { return known_; }
  /// To the centre of a model at a place; infinity where no number of turns is enough.
  double to(Vec place) const;
  /// To a goal, for the centre of a model whose base is there.
  double to(const Goal& goal) const;
  /// The same where the roll falls in every turn: what is lost at the end of a turn counts too.
  double turns_to(const Goal& goal) const;
  /// Within half a square of `side` inches round a place, at least.
  double in_square(Vec middle, double side) const;
  /// The part of a turn that the cheapest inch takes; 0 where nothing is known.
  double cheapest() const;
  /// The cost of laying it out.
  std::uint64_t looks() const { return looks_; }

 private:
  /// Of one model.
  struct OfPiece {
    Vec start;
    double outer = 0;  ///< inches from the centre of its base to its farthest corner
    std::optional<TurnsField> field{};
    bool crude = false;  ///< what is forgiven, or a later turn, may lead over other ground: the straight way counts
    double first = 0;    ///< inches of the first turn, at most; of a crude one
    std::vector<double> later{};
    std::vector<Area> zones{};
    /// Ground into which some fares do not lead.
    struct Entry {
      std::shared_ptr<const Area> ground;
      double lost = 0;  ///< the part of a turn that is lost at least in the turn that first leads into it
    };
    std::vector<Entry> entries{};
    double inner = 0;  ///< inches from the centre of its base to its nearest edge
    /// From where it may begin to a place.
    double inches_to(Vec place) const;
  };
  static double bound(const OfPiece& piece, Vec place);
  static double lost_on_entry(const OfPiece& piece, Vec place, double reach);
  static std::vector<OfPiece::Entry> entries_of(const WayTrial& start, const Fares& fares);
  static double crude_bound(const OfPiece& piece, double inches);
  static double bound(const OfPiece& piece, const Goal& goal);
  static double zone_bound(const OfPiece& piece, const Goal& goal);

  std::vector<OfPiece> pieces_;
  bool known_ = true;
  std::uint64_t looks_ = 0;
};

}  // namespace linesman
