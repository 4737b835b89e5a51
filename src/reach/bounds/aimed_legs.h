// Legs that have to lead at a feature.
#pragma once

#include <vector>

#include "geometry/shapes/area.h"
#include "table/game.h"

namespace linesman {

class AimedLegs {
 public:
  /// Every leg from `start` on, prolonged without end, meets or touches `feature`; with `shut` no base may meet it.
  AimedLegs(const Feature& feature, Vec start, bool shut);

  bool leads_at_it(Vec from, Vec to) const;

  /// The headings under which it is seen from a place, so that legs from there need not ask all of its sides.
  class View {
   public:
    View() = default;

   private:
    friend class AimedLegs;
    /// Of one connected part, radians from east anticlockwise, not wrapped: a ray between `low` and `high` meets it,
    /// one that is more than `margin` outside does not.
    struct Cone {
      double low = 0;
      double high = 0;
      double margin = 0;
    };
    std::vector<Cone> cones_{};
    bool told_ = false;    ///< else all sides are asked
    bool inside_ = false;  ///< the place lies in it: every leg from there meets it
  };
  View view_from(Vec place) const;
  bool leads_at_it(Vec from, Vec to, const View& view) const;

  /// Inches: no way to within `slack` of a place is shorter; infinity where there is none.
  double at_least(Vec place, double slack) const;

 private:
  bool in_front(Vec place, double slack) const;
  void sort_sides();

  Area area_;
  double half_width_ = 0;
  std::vector<std::pair<Vec, Vec>> sides_;
  /// Some sides one after another, with the box round them.
  struct Chunk {
    Box box;
    std::size_t first = 0;
    std::size_t end = 0;
  };
  std::vector<Chunk> chunks_;
  std::vector<Polyline> outlines_;  ///< of its connected parts; those of polygons end where they begin
  Vec start_;
  bool shut_;
  bool begins_there_ = false;
  Ring front_;  ///< the hull of the start and the feature: no piece leaves it before it comes to the feature
};

}  // namespace linesman
