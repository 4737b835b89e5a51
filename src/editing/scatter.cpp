#include "editing/scatter.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

#include "base/heading.h"
#include "editing/scattered_shapes.h"
#include "editing/terrain_edits.h"
#include "geometry/boost/measure.h"
#include "movement/grid/hex_grid.h"
#include "table/game.h"
#include "table/plan.h"

namespace linesman {

namespace {

constexpr double GAP = 3;            // inches between things on a table of usual size: bases pass
constexpr double GAP_TO_ZONE = 0.5;  // inches to zones of the plan
constexpr double GAP_TO_ROAD = 0.5;  // inches to the edge of a scattered road or river
constexpr double BRIDGE_ENDS = 1;    // inches of a bridge on either bank
constexpr double USUAL_DEPTH = 48;   // inches: on smaller tables everything is smaller
constexpr int MAX_TRIES = 500;       // places that do not fit, one after the other, before it gives up
constexpr std::size_t MAX_THINGS = 400;

/// Things on which, or near which, nothing may stand.
struct Occupied {
  Measured shape;
  Box box;
  double gap = 0;  ///< inches that others keep off
};

Box box_of_measured(const Measured& measured) {
  Box box;
  if (const auto* point = std::get_if<Vec>(&measured.shape)) box.include(*point);
  if (const auto* line = std::get_if<Polyline>(&measured.shape))
    for (const Vec p : *line) box.include(p);
  if (const auto* area = std::get_if<MultiPolygon>(&measured.shape)) box.include(box_of(*area));
  return {box.min - Vec{measured.radius, measured.radius}, box.max + Vec{measured.radius, measured.radius}};
}

std::optional<Measured> measured_of(const FeatureShape& shape, double width) {
  if (const auto* area = std::get_if<MultiPolygon>(&shape)) return Measured{*area, 0};
  if (const auto* line = std::get_if<Polyline>(&shape)) return Measured{*line, width / 2};
  return std::nullopt;
}

bool are_apart(const Occupied& taken, const Measured& shape, const Box& box) {
  const double gap = taken.gap;
  if (box.max.x + gap < taken.box.min.x || taken.box.max.x + gap < box.min.x || box.max.y + gap < taken.box.min.y ||
      taken.box.max.y + gap < box.min.y)
    return true;
  const auto found = closest_points(taken.shape, shape);
  return found && found->distance >= gap;
}

double area_of(const Measured& measured) {
  if (const auto* area = std::get_if<MultiPolygon>(&measured.shape)) return linesman::area_of(*area);
  double length_of_line = 0;
  if (const auto* line = std::get_if<Polyline>(&measured.shape))
    for (std::size_t i = 1; i < line->size(); ++i) length_of_line += distance((*line)[i - 1], (*line)[i]);
  return length_of_line * 2 * measured.radius;
}

/// Ids that are free in a game and differ from one another.
class FreshIds {
 public:
  explicit FreshIds(const Game& game) : game_(game) {}
  std::string of(Kind kind) {
    const std::string stem(name_of(kind));
    std::string id = free_id(game_, stem);
    for (std::size_t n = 2; !given_.insert(id).second; ++n) id = free_id(game_, stem + "-" + std::to_string(n));
    return id;
  }

 private:
  const Game& game_;
  std::set<std::string> given_;
};

Feature scattered_feature(Kind kind, std::string id) {
  Feature feature;
  feature.id = std::move(id);
  feature.kind = kind;
  feature.width = default_width(kind);
  feature.height = default_height(kind);
  return feature;
}

/// The things that are on the table already.
std::vector<Occupied> taken_on(const Game& game, double gap) {
  std::vector<Occupied> taken;
  const auto take = [&](Measured shape, double apart) {
    const Box box = box_of_measured(shape);
    taken.push_back({std::move(shape), box, apart});
  };
  for (const Feature& feature : game.terrain())
    if (auto shape = measured_of(feature.shape, feature.width)) take(*std::move(shape), gap);
  for (const auto& piece : game.pieces())
    if (piece->on_table()) take({piece->pose.at, outer_radius(piece->base)}, gap / 2);
  for (const Marking& marking : plan_of(game).markings)
    if (marking.kind == MarkingKind::zone)
      take({MultiPolygon{Polygon{Ring(marking.points.begin(), marking.points.end()), {}}}, 0}, GAP_TO_ZONE);
  return taken;
}

/// Scatters over a table without a grid.
class OpenTable {
 public:
  OpenTable(const Game& game, const ScatterRequest& request)
      : game_(game),
        request_(request),
        size_(std::clamp(std::min(game.table().width, game.table().depth) / USUAL_DEPTH, 0.4, 1.6)),
        chance_(request.seed),
        ids_(game),
        taken_(taken_on(game, GAP * size_)) {}

  std::vector<Feature> made() {
    if (has_road(request_.land)) lay(Kind::road, 0);
    if (has_river(request_.land)) lay_river();
    const double wanted = request_.density * game_.table().width * game_.table().depth;
    const double heading = chance_.heading();  // the houses of a place stand along one another
    for (int tries = 0; tries < MAX_TRIES && covered_ < wanted && made_.size() < MAX_THINGS; ++tries) {
      const ScatteredThing& thing = thing_for(request_.land, chance_);
      const Vec at{chance_.between(0, game_.table().width), chance_.between(0, game_.table().depth)};
      if (place(scattered_group(thing, at, heading, size_, chance_))) tries = 0;
    }
    return std::move(made_);
  }

 private:
  FeatureShape reflected(const FeatureShape& shape) const {
    const Vec middle{game_.table().width / 2, game_.table().depth / 2};
    return mapped(shape, Affine::scale(middle, -1, -1));
  }

  bool is_on_table(const Box& box) const {
    return box.min.x >= 0 && box.min.y >= 0 && box.max.x <= game_.table().width && box.max.y <= game_.table().depth;
  }

  bool fits(const Measured& shape) const {
    const Box box = box_of_measured(shape);
    return is_on_table(box) && std::all_of(taken_.begin(), taken_.end(),
                                           [&](const Occupied& taken) { return are_apart(taken, shape, box); });
  }

  bool fits(const ScatteredGroup& group) const {
    return std::all_of(group.begin(), group.end(),
                       [&](const auto& part) { return fits(*measured_of(part.shape, default_width(part.kind))); });
  }

  void take(const ScatteredGroup& group, double gap) {
    for (const ScatteredPart& part : group) {
      Feature feature = scattered_feature(part.kind, ids_.of(part.kind));
      feature.shape = part.shape;
      Measured shape = *measured_of(feature.shape, feature.width);
      covered_ += area_of(shape);
      const Box box = box_of_measured(shape);
      taken_.push_back({std::move(shape), box, gap});
      made_.push_back(std::move(feature));
    }
  }

  bool place(const ScatteredGroup& group) {
    if (!fits(group)) return false;
    ScatteredGroup twin;
    if (request_.fair)
      for (const ScatteredPart& part : group) twin.push_back({part.kind, reflected(part.shape)});
    const std::size_t before = taken_.size();
    const std::size_t made_before = made_.size();
    const double covered_before = covered_;
    take(group, GAP * size_);
    if (fits(twin)) {
      take(twin, GAP * size_);
      return true;
    }
    taken_.resize(before);
    made_.resize(made_before);
    covered_ = covered_before;
    return false;
  }

  /// From edge to edge, through the middle where both sides get the same, with so much room beside it. Where none fits
  /// there is none: then it has no points.
  Polyline lay(Kind kind, double beside) {
    constexpr int TRIES = 24;
    for (int i = 0; i < TRIES; ++i) {
      const bool west_east = i % 4 != 3;
      const Polyline line = scattered_line(game_.table(), west_east, request_.fair, chance_);
      const Measured shape{line, default_width(kind) / 2 + beside};
      const Box box = box_of_measured(shape);
      if (!std::all_of(taken_.begin(), taken_.end(),
                       [&](const Occupied& taken) { return are_apart(taken, shape, box); }))
        continue;
      take({{kind, line}}, GAP_TO_ROAD);
      return line;
    }
    return {};
  }

  /// With a bridge over each of its bends.
  void lay_river() {
    const Polyline river = lay(Kind::river, BRIDGE_ENDS);
    for (std::size_t i = 1; i + 1 < river.size(); ++i) {
      const Vec along = river[i + 1] - river[i - 1];
      const double half = default_width(Kind::river) / 2 + BRIDGE_ENDS;
      const Vec across = Vec{-along.y, along.x} * (half / distance(river[i + 1], river[i - 1]));
      take({{Kind::bridge, Polyline{river[i] - across, river[i] + across}}}, GAP * size_);
    }
  }

  const Game& game_;
  const ScatterRequest& request_;
  double size_;
  SeededChance chance_;
  FreshIds ids_;
  std::vector<Occupied> taken_;
  std::vector<Feature> made_;
  double covered_ = 0;  ///< square inches
};

/// Scatters over a hex grid.
class HexTable {
 public:
  HexTable(const Game& game, const ScatterRequest& request)
      : request_(request), grid_(*game.table().hex), chance_(request.seed), ids_(game) {
    const HexLayout& layout = grid_.layout();
    const std::vector<Occupied> taken = taken_on(game, 0);
    for (int column = 0; column < layout.columns; ++column)
      for (int row = 0; row < layout.rows; ++row) {
        const Hex hex{column, row};
        const Measured place{grid_.centre(hex), layout.size * HALF};
        const Box box = box_of_measured(place);
        if (!std::all_of(taken.begin(), taken.end(), [&](const Occupied& t) { return touches_not(t, place, box); }))
          closed_.insert(hex);
      }
    for (const Feature& feature : game.terrain()) {
      for (const Hex hex : feature.hexes) close_round(hex);
      for (const Hexside& side : feature.hexsides) close_round(side.hex);
    }
  }

  std::vector<Feature> made() {
    const HexLayout& layout = grid_.layout();
    const double wanted = request_.density * layout.columns * layout.rows;
    for (int tries = 0; tries < MAX_TRIES && covered_ < wanted && made_.size() < MAX_THINGS; ++tries) {
      const ScatteredThing& thing = thing_for(request_.land, chance_);
      const Hex at{static_cast<int>(chance_.below(static_cast<std::size_t>(layout.columns))),
                   static_cast<int>(chance_.below(static_cast<std::size_t>(layout.rows)))};
      if (place(thing.kind, hexes_of(thing, at))) tries = 0;
    }
    return std::move(made_);
  }

 private:
  static constexpr double HALF = 0.58;  // of a hex's size, from its middle to its corners

  static bool touches_not(const Occupied& taken, const Measured& place, const Box& box) {
    return are_apart({taken.shape, taken.box, std::max(taken.gap, 0.01)}, place, box);
  }

  /// One hex for what is built, some that hang together for open ground.
  std::vector<Hex> hexes_of(const ScatteredThing& thing, Hex from) {
    std::vector<Hex> hexes{from};
    const auto wanted = class_of(thing.kind) == FeatureClass::area ? 2 + chance_.below(5) : std::size_t{1};
    for (int tries = 0; tries < 30 && hexes.size() < wanted; ++tries) {
      const Hex next = grid_.across(hexes[chance_.below(hexes.size())], static_cast<int>(chance_.below(6)));
      if (grid_.contains(next) && std::find(hexes.begin(), hexes.end(), next) == hexes.end()) hexes.push_back(next);
    }
    return hexes;
  }

  /// Turned by half about the middle; on a grid that is not symmetric, the nearest hex to that place.
  Hex reflected(Hex hex) const {
    const double size = grid_.layout().size;
    const Vec nudge{0.01 * size, 0.007 * size};
    return grid_.hex_at(grid_.extent() - grid_.centre(hex) + nudge).value_or(hex);
  }

  bool is_open(const std::vector<Hex>& hexes) const {
    return std::none_of(hexes.begin(), hexes.end(), [&](Hex hex) { return closed_.contains(hex); });
  }

  void close_round(Hex hex) {
    closed_.insert(hex);
    for (int side = 0; side < 6; ++side) closed_.insert(grid_.across(hex, side));
  }

  void add(Kind kind, const std::vector<Hex>& hexes, int side, std::size_t sides) {
    Feature feature = scattered_feature(kind, ids_.of(kind));
    if (lies_on_hexsides(kind)) {
      for (std::size_t i = 0; i < sides; ++i)
        feature.hexsides.push_back({hexes.front(), (side + static_cast<int>(i)) % 6});
      std::erase_if(feature.hexsides, [&](const Hexside& s) { return !grid_.contains(grid_.across(s.hex, s.side)); });
      if (feature.hexsides.empty()) return;
    } else {
      feature.hexes = hexes;
      covered_ += static_cast<double>(hexes.size());
    }
    for (const Hex hex : hexes) close_round(hex);
    made_.push_back(std::move(feature));
  }

  bool place(Kind kind, const std::vector<Hex>& hexes) {
    if (!is_open(hexes)) return false;
    const int side = static_cast<int>(chance_.below(6));
    const std::size_t sides = 2 + chance_.below(3);
    if (!request_.fair) {
      add(kind, hexes, side, sides);
      return true;
    }
    std::vector<Hex> twin;
    for (const Hex hex : hexes) twin.push_back(reflected(hex));
    const auto near_first = [&](Hex hex) {
      return std::any_of(hexes.begin(), hexes.end(), [&](Hex own) {
        return distance(grid_.centre(own), grid_.centre(hex)) < 1.5 * grid_.layout().size;
      });
    };
    if (!is_open(twin) || std::any_of(twin.begin(), twin.end(), near_first)) return false;
    add(kind, hexes, side, sides);
    add(kind, twin, (side + 3) % 6, sides);
    return true;
  }

  const ScatterRequest& request_;
  HexGrid grid_;
  SeededChance chance_;
  FreshIds ids_;
  std::set<Hex> closed_;
  std::vector<Feature> made_;
  double covered_ = 0;  ///< hexes
};

}  // namespace

Result<std::vector<Feature>> scattered(const Game& game, const ScatterRequest& request) {
  if (!(request.density >= MIN_DENSITY && request.density <= MAX_DENSITY))
    return Problem{"", "the density is 0.02 to 0.5 of the table"};
  std::vector<Feature> made = game.table().hex ? HexTable(game, request).made() : OpenTable(game, request).made();
  if (made.empty()) return Problem{"", "there is no room for terrain"};
  return made;
}

}  // namespace linesman
