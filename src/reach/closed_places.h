// Places at which nobody may end, whatever way leads there, and such as no way leads through.
#pragma once

#include "geometry/area.h"
#include "reach/base_radii.h"
#include "reach/fixed_base.h"
#include "reach/way_trial.h"

namespace linesman {

class ClosedPlaces {
 public:
  /// `trial` outlives it.
  ClosedPlaces(const WayTrial& trial, const Fare& fare, const BaseRadii& base);

  /// No legal order of the fare ends with the centre within `slack` of a place. Of a round base it holds for each
  /// place by itself; of others for the disc inside the base.
  bool closed(Vec place, double slack) const;

  /// No legal order of the fare leads with the centre through a place.
  bool blocked(Vec place) const;

  /// No legal order of the fare leads through a pose: the base would overlap another there, deeper than EPS.
  bool blocked_by_base(const Pose& pose) const;

  /// Inches that the centre is too far from the formation; below 0 it is near enough. Minus infinity: none is asked
  /// for.
  double off_formation(Vec place) const;

 private:
  struct Kept {
    FixedBase base;
    double at_end;  ///< inches of the centre from it, at least; below 0: any
    double on_way;  ///< the same
  };
  /// Models that are linked; the piece has to be linked to one of them.
  struct Group {
    std::vector<FixedBase> bases;
    double from(Vec place) const;
  };
  void keep_from(const WayTrial& trial, const PieceFare& other);
  void keep_together(const WayTrial& trial, const FormationFare& formation);
  void keep_off(const WayTrial& trial, const GroundFare& ground);
  void sort_by_square();
  /// A base or ground keeps the centre out, by one of the two distances of `Kept`.
  bool kept_out(Vec place, double slack, double Kept::*least) const;

  /// What may close a place in a square of the table.
  struct Square {
    std::vector<std::size_t> kept;
    std::vector<std::size_t> grounds;
  };
  struct Ground {
    Area area;
    bool led_through;
  };
  bool led_near(Vec place, double slack) const;
  const Square* square_at(Vec place) const;

  BaseRadii base_;
  Footprint footprint_;
  double reach_ = 0;  ///< of the centre from a group
  bool on_table_;
  Vec table_;
  std::vector<Kept> kept_;
  std::vector<Group> groups_;
  std::vector<Ground> grounds_;
  std::vector<Area> leading_;  ///< ways that lead through some of them
  Box squared_;                ///< all that may close places lies in it
  std::size_t columns_ = 0;
  std::vector<Square> squares_;
};

}  // namespace linesman
