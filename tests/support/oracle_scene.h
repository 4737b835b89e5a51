// The table as the oracle sees it: regions, bases that stay, and ways along which a base goes.
#pragma once

#include <optional>

#include "base/heading.h"
#include "movement/trace.h"
#include "support/clearance.h"
#include "support/stretches.h"

namespace linesman {

/// Places on ways where obstacles or contours meet, counted by what the oracle finds there.
struct MeetingTally {
  std::size_t places = 0;
  std::size_t passed = 0;     ///< of them those where something has to be passed
  std::size_t left_open = 0;  ///< of them those where something may be reported or not
};

/// A leg or turn of one piece: where its base is after `s` inches or degrees.
struct Way {
  const Footprint* footprint = nullptr;
  Pose before;
  double length = 0;         ///< inches, or degrees turned
  double rate = 1;           ///< inches that any point of the base moves at most for each unit of the way
  std::optional<Vec> along;  ///< of a leg: the unit vector of the travel
  Vec about;                 ///< of a turn
  double sense = 1;          ///< of a turn: 1 to the right, -1 to the left

  double centre_rate() const { return along ? 1 : radians(1) * distance(before.at, about); }
  Vec centre(double s) const;
  BaseAtPose base(double s) const;
};

/// A point that goes straight on from `from` along a unit vector.
Way way_of_point(Vec from, Vec along, double length);
Way way_of_leg(const Footprint& footprint, const TracedStep& step);
Way way_of_turn(const Footprint& footprint, const TracedStep& step);

/// A piece somewhere, table frame.
struct PlacedPiece {
  PieceIndex piece{};
  BaseAtPose base;
  double altitude = 0;
};

class OracleScene {
 public:
  OracleScene(const Game& game, const TraceRequest& request);

  const Game& game() const { return game_; }
  const Region& region(FeatureIndex i) const { return regions_.at(at(i)); }

  /// The features of these classes that are tested at an altitude, in document order.
  std::vector<FeatureIndex> features(const std::vector<FeatureClass>& classes, double altitude) const;
  /// The pieces that a mover at this altitude may meet on its way: on the table, not moved by the order.
  std::vector<PieceIndex> others(double altitude) const;
  bool moves(PieceIndex piece) const;
  /// All pieces on the table that the order does not move, whatever their altitude.
  std::vector<PlacedPiece> standing() const;
  /// A piece where it stands.
  const BaseAtPose& base(PieceIndex piece) const { return bases_.at(at(piece)); }

  Along clearance(const Way& way, const Region& region, double threshold = 0) const;
  Along clearance_of_centre(const Way& way, const Region& region, double threshold = 0) const;

  /// Whether a feature holds a point, on its edge too where the protocol says so; nothing when rounding decides.
  std::optional<bool> holds(FeatureIndex feature, Vec point, double altitude) const;
  /// Inside it and its sections, of a surface too.
  std::optional<bool> inside(FeatureIndex feature, Vec point) const;
  /// Sections of one thing, if they touch.
  bool alike(FeatureIndex a, FeatureIndex b) const;

  /// Whether `reported` may be the last feature of these in the document that holds a point: true also where the point
  /// is so near to a boundary that rounding decides.
  bool may_be_topmost(const std::optional<FeatureIndex>& reported, const std::vector<FeatureIndex>& features,
                      Vec point) const;

 private:
  std::optional<bool> inside_union(FeatureIndex feature, Vec point, double altitude) const;

  const Game& game_;
  std::vector<Region> regions_;
  std::vector<BaseAtPose> bases_;
  std::vector<PieceIndex> movers_;
  std::shared_ptr<const SectionLabels> labels_;
};

/// The places of a way at corners of regions and where it goes over a border, with its two ends; ascending.
std::vector<double> borders_on(const OracleScene& scene, const Way& way);

/// The centre line of a line feature.
std::vector<Segment> centre_line(const Feature& feature);

}  // namespace linesman
