// The places where obstacles meet one another, or contours. Between them there is no gap (protocol, *Edges and seams*).
//
// The lines and polygons that meet in a place divide the ground round it into sectors. The sector from which a centre
// comes, and the one into which it goes, decide what it passes there; JunctionWalk follows it.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "geometry/boost/box_index.h"
#include "geometry/sweeps/cover_round.h"
#include "movement/survey/surveyed_feature.h"
#include "movement/trace.h"

namespace linesman {

/// A line that goes on through a place, or ends there. Its arms are directions from the place, in radians.
struct Strand {
  FeatureIndex feature{};
  std::optional<double> back;   ///< towards its first point; nothing where it begins
  std::optional<double> ahead;  ///< towards its last point; nothing where it ends

  bool ends() const { return !back || !ahead; }
};

/// A polygon with the place on its edge.
struct MeetingPolygon {
  FeatureIndex feature{};
  CoversRound covers;
};

struct Junction {
  Vec at;
  bool of_contours = false;  ///< else of obstacles
  std::vector<Strand> strands;
  std::vector<MeetingPolygon> polygons;
};

/// Whether a feature counts at the present altitude.
using Counts = std::function<bool(FeatureIndex)>;

/// The sectors round a junction, between the directions of all features that count there.
class Sectors {
 public:
  Sectors(const Junction& junction, const Counts& counts);

  /// Below two there is no way from one sector into another.
  std::size_t size() const { return borders_.size(); }
  /// Whether the sector that begins with a border, anticlockwise, lies in no polygon.
  bool is_free(std::size_t sector) const { return free_[sector]; }
  /// A direction inside the sector, in radians.
  double middle(std::size_t sector) const;
  /// The sector that holds a direction.
  std::size_t sector_at(double direction) const;
  /// The border along which a direction leads; nothing inside a sector.
  std::optional<std::size_t> border_at(double direction) const;
  /// The sectors on the left and right of a border, seen from the junction.
  std::size_t left_of(std::size_t border) const { return border; }
  std::size_t right_of(std::size_t border) const { return (border + size() - 1) % size(); }

  /// The parts of the junction that count.
  const std::vector<Strand>& strands() const { return strands_; }
  const std::vector<FeatureIndex>& polygons() const { return polygons_; }

  /// Whether the arm of a strand lies along a border.
  bool is_along(const std::optional<double>& arm, std::size_t border) const;
  /// Whether a line that goes on through has the two sectors on its two sides.
  bool parts(const Strand& strand, std::size_t a, std::size_t b) const;

 private:
  std::vector<Strand> strands_;
  std::vector<FeatureIndex> polygons_;
  std::vector<double> borders_;  ///< ascending directions
  std::vector<bool> free_;
};

/// All junctions of a survey, by place.
class Junctions {
 public:
  Junctions() = default;
  Junctions(std::span<const SurveyedFeature> features, const BoxIndex& index);

  bool empty() const { return all_.empty(); }
  template <class Found>
  void visit(const Box& box, Found&& found) const {
    if (!empty()) index_.visit(box, [&](std::uint32_t i) { found(all_[i]); });
  }

 private:
  std::vector<Junction> all_;
  BoxIndex index_;
};

}  // namespace linesman
