// How many contours lie between the start of a way and a place, whatever way leads there.
#pragma once

#include "reach/bounds/fare_on_table.h"

namespace linesman {

/// The least that it costs to pass contours on a way to a place. A contour counts that closes on itself, or that leads
/// from one edge of the table to another where no piece passes the edge: it has the start on one side and the place on
/// the other. It is as wide as its price.
class ContourBound {
 public:
  explicit ContourBound(const FareOnTable& fare);

  /// In the currency, to anywhere within `slack` of a place.
  double to(Vec place, double slack) const;

 private:
  /// Lines of one level that may touch: those that a way passes at one place count once.
  struct Group {
    std::vector<Ring> rings;  ///< each with the start on one side
    std::vector<bool> holds_start;
    Box box;
    std::string level;
  };
  void add(const Feature& feature, std::optional<Ring> ring);
  static bool parts(const Ring& ring, bool holds_start, Vec place, double slack);

  Vec start_;
  ContourFare fare_;
  std::vector<Group> groups_;
};

}  // namespace linesman
