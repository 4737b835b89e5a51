// The least price of a straight leg by a fare: by the ground that the base meets on it, not by cells of a lattice.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "reach/bounds/fare_on_table.h"

namespace linesman {

/// From a pose to a place, without a turn.
struct StraightLeg {
  Pose from;
  Vec to;
};

class LegPrice {
 public:
  /// `fare` outlives it.
  explicit LegPrice(const FareOnTable& fare);

  /// For its inches by the ground that they lie on, in the currency, its manner and the turn before it aside.
  double of_ground(const StraightLeg& leg, Manner manner) const;

  /// Of the last of the legs of a way, the same with what is paid once for a ground of which no earlier leg has met a
  /// section: of those of one kind the dearest.
  double of_last(std::span<const StraightLeg> legs, Manner manner) const;

 private:
  struct Ground {
    GroundFare fare;
    const Area* area;
    Kind kind;
  };
  struct Way {
    WayFare fare;
    const Area* area;
    bool surface;
  };
  /// A part of a leg on which an inch has another price.
  struct Part {
    Stretch on;
    double factor = 1;
    int effect = 0;
    bool led_through = false;               ///< but not where the leg is led through
    std::optional<FeatureIndex> surface{};  ///< of several the topmost counts
  };
  double of_ground(const LegSweep& sweep, Manner manner) const;
  void add_other_surfaces(const FareOnTable& fare);
  double inches(double length, const std::vector<Part>& parts, const Stretches& led) const;
  static const Stretches& met_on(const LegSweep& sweep, const Ground& ground, SweepScratch& work);
  bool meets(const Ground& ground, const StraightLeg& leg) const;

  Footprint footprint_;
  double inch_;
  std::vector<Ground> grounds_;  ///< that make an inch dearer or cheaper, or are paid for
  std::vector<Way> ways_;
};

}  // namespace linesman
