#include "movement/grid/hex_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "base/contains.h"
#include "base/disjoint_sets.h"
#include "base/tolerance.h"
#include "movement/survey/junction_walk.h"

namespace linesman {

namespace {

Course course_between(Vec from, Vec to) {
  const double length = distance(from, to);
  return {from, (to - from) * (1 / length), length};
}

/// A list may name a hexside by both of its names, or a hex twice.
void add_once(FeatureSet& features, FeatureIndex feature) {
  if (features.empty() || features.back() != feature) features.push_back(feature);
}

}  // namespace

HexMap::HexMap(const HexLayout& layout, const Survey& survey)
    : grid_(layout), survey_(survey), roads_(grid_, survey_, listed_hexes_) {
  const auto& features = survey.terrain().features();
  for (std::size_t i = 0; i < features.size(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    for (const Hex hex : features[i].hexes) add_once(listed_hexes_[hex], index);
    for (const Hexside side : features[i].hexsides) add_once(listed_hexsides_[one_name(side)], index);
  }
}

Hexside HexMap::one_name(Hexside side) const { return side.side < 3 ? side : grid_.other_name(side); }

FeatureSet HexMap::covering(Hex hex) const {
  FeatureSet found;
  if (!grid_.contains(hex)) return found;
  const auto listed = listed_hexes_.find(hex);
  if (listed != listed_hexes_.end()) found = listed->second;
  const Vec centre = grid_.centre(hex);
  survey_.visit(Box{centre, centre}.grown(EPS), [&](const SurveyedFeature& f) {
    const Feature& source = feature(f.index);
    if (lies_on_hexsides(source.kind) || !source.hexes.empty()) return;
    if (within_limit(f.area->distance_from(centre), 0)) found.push_back(f.index);
  });
  survey_.sort(found);
  return found;
}

FeatureSet HexMap::on_hexside(Hexside side) const {
  FeatureSet found;
  const auto listed = listed_hexsides_.find(one_name(side));
  if (listed != listed_hexsides_.end()) found = listed->second;
  const Course course = course_between(grid_.centre(side.hex), grid_.centre(grid_.across(side.hex, side.side)));
  Box box{course.from, course.from};
  box.include(course.at(course.length));
  std::vector<const SurveyedFeature*> polygons;
  survey_.visit(box.grown(EPS), [&](const SurveyedFeature& f) {
    const Feature& source = feature(f.index);
    if (!lies_on_hexsides(source.kind) || !source.hexsides.empty()) return;
    if (!f.line)
      polygons.push_back(&f);
    else if (f.line->touches(course))
      found.push_back(f.index);
  });
  add_entered(course, polygons, found);
  survey_.sort(found);
  return found;
}

/// Adds the polygons that a centre would be inside of on the way, or would enter.
void HexMap::add_entered(const Course& way, const std::vector<const SurveyedFeature*>& polygons,
                         FeatureSet& found) const {
  if (polygons.empty()) return;
  const Seams seams(survey_, nullptr);
  const JunctionWalk junctions(survey_, way, SideMemory(), [](FeatureIndex) { return true; });
  for (const SurveyedFeature* polygon : polygons) {
    std::vector<Passing> passings;
    junctions.add_passings(polygon->index, passings);
    if (!passings.empty() || !seams.held_on(*polygon, way).empty()) found.push_back(polygon->index);
  }
}

FeatureSet HexMap::surfaces_of(const FeatureSet& covering) const {
  FeatureSet surfaces;
  for (const FeatureIndex i : covering)
    if (is_surface(feature(i).kind)) surfaces.push_back(i);
  std::sort(surfaces.begin(), surfaces.end());
  return surfaces;
}

void HexMap::describe(HexEntry& entry, const std::shared_ptr<const SectionLabels>& labels) const {
  const auto topmost = [](const FeatureSet& surfaces) {
    return surfaces.empty() ? std::nullopt : std::optional(surfaces.back());
  };
  const FeatureSet into = covering(entry.to);
  const FeatureSet leaving = surfaces_of(covering(entry.from));
  entry.surfaces = surfaces_of(into);
  entry.surface = topmost(entry.surfaces);
  entry.leaving = topmost(leaving);
  for (const FeatureIndex i : into)
    if (!is_surface(feature(i).kind)) entry.features.push_back(i);
  if (!entry.side) return;
  const Hexside side{entry.from, *entry.side};
  entry.hexside = on_hexside(side);
  entry.roads = roads_.leading(side, leaving, entry.surfaces, labels);
}

namespace {

constexpr std::size_t NO_NUMBER = std::numeric_limits<std::size_t>::max();

bool is_drawn(const Feature& feature) { return !std::holds_alternative<std::monostate>(feature.shape); }

bool is_road(const Feature& feature) { return feature.kind == Kind::road || feature.kind == Kind::track; }

/// The area of a hex, as a shape to test areas against.
class HexShape {
 public:
  HexShape(const HexGrid& grid, Hex hex)
      : outline_(grid.outline(hex)), place_({grid.centre(hex), {0, 1}, 0}, {outline_, 0}) {}
  HexShape(const HexShape&) = delete;
  HexShape& operator=(const HexShape&) = delete;
  bool is_overlapped_by(const Area& area) const { return area.meets(place_); }
  Box box() const { return place_.swept_box(); }

 private:
  Ring outline_;
  LegSweep place_;
};

/// A hexside with the two hexes beside it: `along` runs from corner to corner, `over` into the hex across it.
struct Border {
  Border(const HexGrid& grid, Hexside side) : near(grid, side.hex), far(grid, grid.across(side.hex, side.side)) {
    const Vec from = grid.centre(side.hex);
    const Vec way = grid.centre(grid.across(side.hex, side.side)) - from;
    const double size = grid.layout().size;
    over = way * (1 / size);
    along = {over.y, -over.x};
    length = size / std::sqrt(3.0);
    corner = from + way * 0.5 - along * (length / 2);
  }

  double beside(Vec p) const { return dot(p - corner, over); }
  double place(Vec p) const { return dot(p - corner, along); }
  Vec at(double t) const { return corner + along * t; }
  bool has(double t) const { return t >= -EPS && t <= length + EPS; }
  Box box() const {
    Box box{corner, corner};
    box.include(at(length));
    return box.grown(EPS);
  }

  HexShape near;
  HexShape far;
  Vec corner;
  Vec along;
  Vec over;
  double length = 0;
};

/// The places where a centre line meets a hexside.
class HexsideMeetings {
 public:
  HexsideMeetings(const Border& border, const Polyline& line) : border_(border) {
    for (const Vec p : line)
      if (points_.empty() || distance(points_.back(), p) > 0) points_.push_back(p);
    const auto runs = [this](std::size_t i) { return runs_along(i); };
    for (std::size_t i = 0; i + 1 < points_.size(); ++i) along_ = along_ || runs(i);
    for (std::size_t i = 0; i + 1 < points_.size(); ++i) {
      if (!runs(i)) {
        meet_once(i);
        continue;
      }
      std::size_t last = i;
      while (last + 2 < points_.size() && runs(last + 1)) ++last;
      follow(i, last);
      i = last;
    }
  }

  /// Inches along the hexside from its corner. A line that runs along it has a place only where it leads from hex to
  /// hex.
  const std::vector<double>& places() const { return places_; }

 private:
  enum class Side { neither, near, far };

  Stretch on_border(std::size_t i) const {
    const double a = border_.place(points_[i]);
    const double b = border_.place(points_[i + 1]);
    return {std::max(std::min(a, b), 0.0), std::min(std::max(a, b), border_.length)};
  }

  bool lies_on_line(std::size_t i) const {
    return std::abs(border_.beside(points_[i])) <= EPS && std::abs(border_.beside(points_[i + 1])) <= EPS;
  }

  bool runs_along(std::size_t i) const {
    const Stretch s = on_border(i);
    return lies_on_line(i) && exceeds(s.to, s.from);
  }

  void meet_once(std::size_t i) {
    const double a = border_.beside(points_[i]);
    const double b = border_.beside(points_[i + 1]);
    if (std::min(a, b) > EPS || std::max(a, b) < -EPS) return;
    const double from = border_.place(points_[i]);
    const double to = border_.place(points_[i + 1]);
    const bool passes = std::abs(a) > EPS && std::abs(b) > EPS;
    // The other segments of a line that runs along it meet it where that part begins or ends.
    if (along_ && !passes) return;
    if (lies_on_line(i)) {
      const Stretch s = on_border(i);
      if (within_limit(s.from, s.to)) places_.push_back(s.from);
      return;
    }
    const double t = passes ? from + (to - from) * (a / (a - b)) : std::abs(a) <= EPS ? from : to;
    if (border_.has(t)) places_.push_back(t);
  }

  /// The hex into which a line leads from `from` on the hexside towards `p`.
  Side side_towards(Vec p, Vec from) const {
    constexpr double STRAIGHT = 1e-9;
    const Vec way = (p - from) * (1 / distance(p, from));
    const double aside = dot(way, border_.over);
    if (std::abs(aside) <= STRAIGHT) return Side::neither;
    const double t = border_.place(from);
    // Three hexes meet at a corner, each with a third of the circle.
    const double inward = dot(way, border_.along);
    const bool beyond =
        (t <= EPS && inward <= -0.5 + STRAIGHT) || (t >= border_.length - EPS && inward >= 0.5 - STRAIGHT);
    if (beyond) return Side::neither;
    return aside > 0 ? Side::far : Side::near;
  }

  /// The segments from `first` to `last` run along the hexside. They cross it when the line comes out of one hex before
  /// them and goes into the other after them.
  void follow(std::size_t first, std::size_t last) {
    const auto leads = [this](std::size_t end, bool there, std::size_t next) {
      return there && border_.has(border_.place(points_[end])) ? side_towards(points_[next], points_[end])
                                                               : Side::neither;
    };
    const Side before = leads(first, first > 0, first - 1);
    const Side after = leads(last + 1, last + 2 < points_.size(), last + 2);
    if (before == Side::neither || after == Side::neither || before == after) return;
    const Stretch s = on_border(first);
    places_.push_back((s.from + s.to) / 2);
  }

  const Border& border_;
  std::vector<Vec> points_;
  bool along_ = false;
  std::vector<double> places_;
};

using Surfaces = std::vector<const SurveyedFeature*>;

/// Whether the areas that have the place inside or on their edge overlap both hexes.
bool lead_over(const Border& border, const Surfaces& surfaces, Vec place) {
  bool near = false;
  bool far = false;
  for (const SurveyedFeature* surface : surfaces) {
    if ((near && far) || exceeds(surface->area->distance_from(place), 0)) continue;
    near = near || border.near.is_overlapped_by(*surface->area);
    far = far || border.far.is_overlapped_by(*surface->area);
  }
  return near && far;
}

/// Whether polygons lie over a part of the hexside. A seam between two of them may run along it.
bool cover_part_of(const Border& border, const Surfaces& polygons) {
  constexpr double BESIDE = 2.5 * EPS;
  std::vector<double> cuts{0, border.length};
  const auto cut = [&](Vec a, Vec b) {
    const double aside_a = border.beside(a);
    const double aside_b = border.beside(b);
    if (std::min(aside_a, aside_b) > EPS || std::max(aside_a, aside_b) < -EPS) return;
    const double from = border.place(a);
    const double to = border.place(b);
    if (std::abs(aside_a) <= EPS) cuts.push_back(from);
    if (std::abs(aside_b) <= EPS) cuts.push_back(to);
    if (aside_a * aside_b < 0) cuts.push_back(from + (to - from) * (aside_a / (aside_a - aside_b)));
  };
  for (const SurveyedFeature* polygon : polygons) polygon->area->for_borders(border.box(), cut, [](Vec, double) {});
  std::erase_if(cuts, [&](double t) { return t < 0 || t > border.length; });
  std::sort(cuts.begin(), cuts.end());
  const auto covered = [&](Vec p) {
    return std::any_of(polygons.begin(), polygons.end(),
                       [&](const SurveyedFeature* polygon) { return polygon->area->holds(p); });
  };
  for (std::size_t i = 1; i < cuts.size(); ++i) {
    if (!exceeds(cuts[i], cuts[i - 1])) continue;
    const Vec middle = border.at((cuts[i - 1] + cuts[i]) / 2);
    if (covered(middle + border.over * BESIDE) && covered(middle - border.over * BESIDE)) return true;
  }
  return false;
}

}  // namespace

HexRoads::NetworkNumbers HexRoads::networks(const std::function<bool(FeatureIndex, FeatureIndex)>& may_join) const {
  const Features& features = survey_.terrain().features();
  DisjointSets groups(features.size());
  const auto join = [&](FeatureIndex i, FeatureIndex other, const auto& touch) {
    if (is_surface(feature(other).kind) && may_join(i, other) && !groups.are_joined(at(i), at(other)) && touch())
      groups.join(at(i), at(other));
  };
  for (std::size_t n = 0; n < features.size(); ++n) {
    const auto i = static_cast<FeatureIndex>(n);
    if (!is_surface(features[n].kind)) continue;
    if (const SurveyedFeature* drawn = survey_.find(i)) {
      const Area& area = *drawn->area;
      survey_.visit(area.box().grown(EPS), [&](const SurveyedFeature& other) {
        join(i, other.index, [&] { return area.touches(*other.area); });
      });
      continue;
    }
    for (const Hex hex : features[n].hexes) {
      for (const FeatureIndex other : listed_.at(hex)) join(i, other, [] { return true; });
      const HexShape shape(grid_, hex);
      survey_.visit(shape.box().grown(EPS), [&](const SurveyedFeature& other) {
        join(i, other.index, [&] {
          const bool covers =
              feature(other.index).hexes.empty() && within_limit(other.area->distance_from(grid_.centre(hex)), 0);
          return covers || shape.is_overlapped_by(*other.area);
        });
      });
    }
  }
  NetworkNumbers numbers(features.size(), NO_NUMBER);
  for (std::size_t n = 0; n < features.size(); ++n)
    if (is_surface(features[n].kind)) numbers[n] = groups.least_of(n);
  return numbers;
}

const HexRoads::NetworkNumbers& HexRoads::touching_networks() const {
  const std::lock_guard lock(finding_);
  if (!touching_)
    touching_ = std::make_unique<const NetworkNumbers>(networks([](FeatureIndex, FeatureIndex) { return true; }));
  return *touching_;
}

std::shared_ptr<const HexRoads::NetworkNumbers> HexRoads::sections(
    const std::shared_ptr<const SectionLabels>& labels) const {
  const std::lock_guard lock(finding_);
  if (sections_ && sections_by_ == labels) return sections_;
  sections_ = std::make_shared<const NetworkNumbers>(networks([&](FeatureIndex a, FeatureIndex b) {
    return feature(a).kind == feature(b).kind && may_be_one(labels.get(), a, b);
  }));
  sections_by_ = labels;
  return sections_;
}

bool HexRoads::crosses_as_listed(Hexside side, const Network& network) const {
  const auto near = listed_.find(side.hex);
  const auto far = listed_.find(grid_.across(side.hex, side.side));
  if (near == listed_.end() || far == listed_.end()) return false;
  return std::any_of(near->second.begin(), near->second.end(), [&](FeatureIndex i) {
    return network.has(i) && !is_drawn(feature(i)) && contains(far->second, i);
  });
}

bool HexRoads::crosses(Hexside side, const Network& network) const {
  if (crosses_as_listed(side, network)) return true;
  const Border border(grid_, side);
  Surfaces drawn;
  survey_.visit(border.box(), [&](const SurveyedFeature& surface) {
    if (network.has(surface.index)) drawn.push_back(&surface);
  });
  Surfaces polygons;
  for (const SurveyedFeature* surface : drawn) {
    if (surface->area->polygonal()) polygons.push_back(surface);
    const auto* line = std::get_if<Polyline>(&feature(surface->index).shape);
    if (!line) continue;
    const HexsideMeetings meeting(border, *line);
    for (const double place : meeting.places())
      if (lead_over(border, drawn, border.at(place))) return true;
  }
  return !polygons.empty() && cover_part_of(border, polygons);
}

bool HexRoads::leads(Hexside side, const FeatureSet& out, const Network& network) const {
  return std::any_of(out.begin(), out.end(), [&](FeatureIndex i) { return network.has(i); }) && crosses(side, network);
}

FeatureSet HexRoads::leading(Hexside side, const FeatureSet& out, const FeatureSet& into,
                             const std::shared_ptr<const SectionLabels>& labels) const {
  if (out.empty()) return {};
  const auto that_lead = [&](const FeatureSet& roads, const NetworkNumbers& numbers) {
    FeatureSet found;
    for (const FeatureIndex i : roads)
      if (leads(side, out, {numbers, numbers[at(i)]})) found.push_back(i);
    return found;
  };
  FeatureSet roads;
  for (const FeatureIndex i : into)
    if (is_road(feature(i))) roads.push_back(i);
  if (roads.empty()) return {};
  roads = that_lead(roads, touching_networks());
  if (roads.size() < 2) return roads;
  const FeatureSet by_themselves = that_lead(roads, *sections(labels));
  return by_themselves.empty() ? roads : by_themselves;
}

}  // namespace linesman
