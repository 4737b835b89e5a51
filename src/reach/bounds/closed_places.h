// Places at which no piece may end, whatever way leads there, and places that no way leads through.
#pragma once

#include "reach/bounds/fare_on_table.h"

namespace linesman {

/// How the centre moves on a way: by legs alone, or by turns about other points too.
enum class Going { by_legs, anyhow };

class ClosedPlaces {
 public:
  /// `fare` outlives it.
  explicit ClosedPlaces(const FareOnTable& fare);

  /// No legal order of the fare that goes so ends with the centre within `slack` of a place. Of a round base it holds
  /// for each place by itself; of others for the disc inside the base.
  bool closed(Vec place, double slack, Going how) const;

  /// No leg of a legal order of the fare leads with the centre through a place.
  bool blocked(Vec place) const;
  /// Likewise by the ground alone.
  bool blocked_by_ground(Vec place) const;

  /// No legal order of the fare leads through a pose: the base would overlap another there, deeper than EPS, or be too
  /// near to it.
  bool blocked_by_base(const Pose& pose) const;

  /// No legal order of the fare has a leg from a pose straight to a place: the base would overlap another on it, deeper
  /// than EPS, or be too near to it, or pass the table's edge.
  bool blocked_on_leg(const Pose& from, Vec to) const;

  /// No base, barred ground or edge of the table is in the way of such a leg.
  bool surely_passed(const Pose& from, Vec to) const;

  /// A piece that comes to a pose without overlapping another may end there, as far as other bases, the table's edge
  /// and its formation say.
  bool surely_ends(const Pose& pose) const;

  /// No legal order of the fare ends in a pose: the base would be too near to another there.
  bool ends_too_near(const Pose& pose) const;

  /// No leg of a legal order of the fare leads so from a pose straight to a place: the centre would pass a line.
  bool passes_line(const Pose& from, Vec to) const;

  /// The centre passes a line there to which the facing is bound.
  bool passes_squarely(Vec from, Vec to) const;

  /// The least that is paid for the lines that the centre passes there, in the currency.
  double price_of_lines(Vec from, Vec to) const;

  /// Inches that the centre is too far from the formation; below 0 it is near enough. Minus infinity: none is asked
  /// for.
  double off_formation(Vec place) const;

 private:
  struct NearbyPiece {
    const FixedBase& base;
    Box box;        ///< of the base
    double at_end;  ///< inches of the centre from it, at least; below 0: any
    double on_way;  ///< the same
    double apart;   ///< inches of the base from it at the end, at least; below 0: any
    double clear;   ///< the same on the way
  };
  /// The line of an obstacle, or the sides of its polygons.
  struct Line {
    const LineFare& fare;
    std::vector<Polyline> sides;
    const Area* within;  ///< from where it is passed for nothing; nullptr: from nowhere
    Box box;
    double distance_from(Vec place) const;
  };
  /// Models that are linked; the piece has to be linked to one of them.
  struct Group {
    std::vector<FixedBase> bases;
    double from(Vec place) const;
  };
  void keep_from(const FareOnTable::Other& other);
  void keep_behind(const FareOnTable::Line& line);
  void keep_together(const FareOnTable& fare, const FormationFare& formation);
  void sort_by_square();
  bool passes_edge(const Pose& pose, double least) const;
  bool leaves_table_on_leg(const Pose& from, Vec to, double least) const;
  bool meets_base_on_leg(const Pose& from, Vec to, double more) const;
  bool meets_ground_on_leg(const Pose& from, Vec to) const;
  /// By one of the two distances of `NearbyPiece`.
  bool base_keeps_out(Vec place, double slack, double NearbyPiece::*least) const;
  bool ground_keeps_out(Vec place, double slack, Going how) const;
  bool line_keeps_out(Vec place, double slack) const;
  template <class Passed>
  void for_lines_passed(Vec from, Vec to, Passed&& passed) const;

  /// The things that may close a place in a square of the table.
  struct Square {
    std::vector<std::size_t> pieces;
    std::vector<std::size_t> grounds;
  };
  bool led_near(Vec place, double slack) const;
  const Square* square_at(Vec place) const;

  BaseRadii base_;
  Footprint footprint_;
  double reach_ = 0;  ///< of the centre from a group
  bool ends_on_table_;
  bool keeps_on_table_;
  Vec table_;
  std::vector<NearbyPiece> pieces_;
  std::vector<Group> groups_;
  std::vector<const FareOnTable::Ground*> grounds_;  ///< that no base may meet
  std::vector<Line> lines_;
  std::vector<const Area*> leading_;  ///< ways that lead through some of them
  Box squared_;                       ///< all that may close places lies in it
  std::size_t columns_ = 0;
  std::vector<Square> squares_;
};

}  // namespace linesman
