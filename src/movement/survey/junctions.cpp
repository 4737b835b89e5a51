#include "movement/survey/junctions.h"

#include <algorithm>
#include <memory>

#include "base/tolerance.h"

namespace linesman {

namespace {

constexpr std::size_t MANY_SIDES = 48;

/// The borders of a polygon, as rings closed by their first point, or the centre line of a line.
std::vector<std::span<const Vec>> chains_of(const SurveyedFeature& f) {
  if (f.line) return {f.line->points()};
  return f.area->rings();
}

/// The chains of one feature, with a quick search for sides near a box.
class Sides {
 public:
  explicit Sides(const SurveyedFeature& f) : chains_(chains_of(f)) {
    for (const auto chain : chains_)
      for (std::size_t i = 0; i + 1 < chain.size(); ++i) sides_.push_back({chain[i], chain[i + 1]});
    for (const Side& s : sides_) box_.include(box_of(s));
    if (sides_.size() <= MANY_SIDES) return;
    std::vector<Box> boxes;
    for (const Side& s : sides_) boxes.push_back(box_of(s));
    index_ = BoxIndex(boxes);
  }

  const Box& box() const { return box_; }

  template <class F>
  void near(const Box& box, F&& f) const {
    if (!index_.empty()) return index_.visit(box, [&](std::uint32_t i) { f(sides_[i].from, sides_[i].to); });
    for (const Side& s : sides_)
      if (box_of(s).meets(box)) f(s.from, s.to);
  }

  template <class F>
  void for_points(const Box& box, F&& f) const {
    for (const auto chain : chains_)
      for (const Vec p : chain)
        if (box.meets(Box{p, p})) f(p);
  }

 private:
  struct Side {
    Vec from;
    Vec to;
  };
  static Box box_of(const Side& s) {
    Box box;
    box.include(s.from);
    box.include(s.to);
    return box;
  }

  std::vector<std::span<const Vec>> chains_;
  std::vector<Side> sides_;
  Box box_;
  BoxIndex index_;
};

bool on_side(Vec p, Vec a, Vec b) { return within_limit(distance_to_segment(p, a, b), 0); }

/// Adds the corners of one that lie on the other.
void corners_on(const Sides& one, const Sides& other, std::vector<Vec>& found) {
  one.for_points(other.box().grown(EPS), [&](Vec p) {
    bool on = false;
    other.near(Box{p, p}.grown(EPS), [&](Vec a, Vec b) { on = on || on_side(p, a, b); });
    if (on) found.push_back(p);
  });
}

/// Adds the places where sides cross so that each passes the other.
void crossings_of(const Sides& one, const Sides& other, std::vector<Vec>& found) {
  one.near(other.box(), [&](Vec a, Vec b) {
    Box box;
    box.include(a);
    box.include(b);
    other.near(box, [&](Vec c, Vec d) {
      const Vec along = b - a;
      const double from = cross(along, c - a);
      const double to = cross(along, d - a);
      if (from * to >= 0 || cross(d - c, a - c) * cross(d - c, b - c) >= 0) return;
      found.push_back(c + (d - c) * (from / (from - to)));
    });
  });
}

/// Adds the places where a feature meets itself: ends of a line on the line, corners of one ring on another.
void meets_itself(const SurveyedFeature& f, std::vector<Vec>& found) {
  const auto chains = chains_of(f);
  if (f.line) {
    const auto line = chains.front();
    if (line.size() < 2 || line.front() == line.back()) return;
    for (const bool first : {true, false}) {
      const Vec end = first ? line.front() : line.back();
      for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        if (i == (first ? 0 : line.size() - 2)) continue;
        if (on_side(end, line[i], line[i + 1])) found.push_back(end);
      }
    }
    return;
  }
  if (chains.size() < 2) return;
  for (const auto chain : chains)
    for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
      const Vec p = chain[i];
      for (const auto other : chains) {
        if (other.data() == chain.data()) continue;
        for (std::size_t k = 0; k + 1 < other.size(); ++k)
          if (on_side(p, other[k], other[k + 1])) found.push_back(p);
      }
    }
}

/// Merges places that are within EPS of one another.
void unite(std::vector<Vec>& places) {
  std::sort(places.begin(), places.end(), [](Vec a, Vec b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  std::vector<Vec> all;
  for (const Vec p : places) {
    bool known = false;
    for (auto it = all.rbegin(); it != all.rend() && !known && p.x - it->x <= 2 * EPS; ++it)
      known = std::abs(p.y - it->y) <= 2 * EPS;
    if (!known) all.push_back(p);
  }
  places = std::move(all);
}

/// Adds a strand for each time that a line comes to a place.
void add_strands(FeatureIndex feature, std::span<const Vec> line, Vec p, std::vector<Strand>& strands) {
  const bool closed = line.size() > 3 && line.front() == line.back();
  const auto away = [&](Vec q) { return exceeds(distance(q, p), 0); };
  std::optional<double> first_ahead;  // for a ring that begins there
  bool begins_there = false;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    if (!on_side(p, line[i], line[i + 1])) continue;
    Strand strand{feature, {}, {}};
    const bool from_start = !away(line[i]);
    if (!from_start) strand.back = direction_angle(line[i] - line[i + 1]);
    while (i + 2 < line.size() && !away(line[i + 1])) ++i;
    if (away(line[i + 1])) strand.ahead = direction_angle(line[i + 1] - line[i]);
    if (closed && from_start) {
      begins_there = true;
      first_ahead = strand.ahead;
      continue;
    }
    if (closed && !strand.ahead && begins_there) strand.ahead = first_ahead;
    if (strand.back || strand.ahead) strands.push_back(strand);
  }
}

/// The junction at a place; nothing where fewer than two features meet.
std::optional<Junction> junction_at(std::span<const SurveyedFeature> features, const BoxIndex& index, Vec p,
                                    bool of_contours) {
  Junction junction{p, of_contours, {}, {}};
  std::vector<std::uint32_t> here;
  index.visit(Box{p, p}.grown(2 * EPS), [&](std::uint32_t i) { here.push_back(i); });
  std::sort(here.begin(), here.end());
  std::size_t ways = 0;  // the number of ways that lead to the place
  for (const std::uint32_t i : here) {
    const SurveyedFeature& f = features[i];
    if (!f.crossed || f.relief != of_contours) continue;
    if (f.line) {
      add_strands(f.index, f.line->points(), p, junction.strands);
      continue;
    }
    MeetingPolygon polygon{f.index, {}};
    f.area->cover_round(p, polygon.covers);
    for (const CoverRound& cover : polygon.covers) ways += std::max<std::size_t>(1, cover.wedges.size());
    if (!polygon.covers.empty()) junction.polygons.push_back(std::move(polygon));
  }
  if (junction.strands.size() + ways < 2) return std::nullopt;
  return junction;
}

}  // namespace

Sectors::Sectors(const Junction& junction, const Counts& counts) {
  std::vector<double> directions;
  CoversRound covers;
  for (const Strand& strand : junction.strands) {
    if (!counts(strand.feature)) continue;
    strands_.push_back(strand);
    if (strand.back) directions.push_back(*strand.back);
    if (strand.ahead) directions.push_back(*strand.ahead);
  }
  for (const MeetingPolygon& polygon : junction.polygons) {
    if (!counts(polygon.feature)) continue;
    polygons_.push_back(polygon.feature);
    covers.insert(covers.end(), polygon.covers.begin(), polygon.covers.end());
  }
  const std::vector<double> edges = border_directions(covers);
  directions.insert(directions.end(), edges.begin(), edges.end());
  borders_ = as_one_round(std::move(directions));
  for (std::size_t i = 0; i < borders_.size(); ++i) {
    const double inside = middle(i);
    free_.push_back(std::none_of(covers.begin(), covers.end(), [&](const CoverRound& c) { return c.holds(inside); }));
  }
}

double Sectors::middle(std::size_t sector) const {
  const double next = sector + 1 < borders_.size() ? borders_[sector + 1] : borders_.front() + WHOLE_ROUND;
  return (borders_[sector] + next) / 2;
}

std::size_t Sectors::sector_at(double direction) const {
  const double d = turn_left(0, direction);
  const auto after = std::upper_bound(borders_.begin(), borders_.end(), d);
  return after == borders_.begin() ? borders_.size() - 1 : static_cast<std::size_t>(after - borders_.begin()) - 1;
}

std::optional<std::size_t> Sectors::border_at(double direction) const {
  for (std::size_t i = 0; i < borders_.size(); ++i) {
    const double off = turn_left(borders_[i], direction);
    if (std::min(off, WHOLE_ROUND - off) <= SAME_DIRECTION) return i;
  }
  return std::nullopt;
}

bool Sectors::is_along(const std::optional<double>& arm, std::size_t border) const {
  return arm && border_at(*arm) == border;
}

bool Sectors::parts(const Strand& strand, std::size_t a, std::size_t b) const {
  if (strand.ends()) return false;
  const Wedge left{*strand.ahead, *strand.ahead + turn_left(*strand.ahead, *strand.back)};
  return left.holds(middle(a)) != left.holds(middle(b));
}

Junctions::Junctions(std::span<const SurveyedFeature> features, const BoxIndex& index) {
  std::vector<std::unique_ptr<const Sides>> sides(features.size());
  const auto sides_of = [&](std::size_t i) -> const Sides& {
    if (!sides[i]) sides[i] = std::make_unique<const Sides>(features[i]);
    return *sides[i];
  };
  std::vector<Vec> obstacles;
  std::vector<Vec> contours;
  for (std::size_t i = 0; i < features.size(); ++i) {
    const SurveyedFeature& f = features[i];
    if (!f.crossed || f.area->box().empty()) continue;
    std::vector<Vec>& places = f.relief ? contours : obstacles;
    if (f.line || f.area->rings().size() > 1) meets_itself(f, places);
    index.visit(f.area->box().grown(2 * EPS), [&](std::uint32_t k) {
      const SurveyedFeature& other = features[k];
      if (k <= i || !other.crossed || other.relief != f.relief) return;
      const Sides& one = sides_of(i);
      const Sides& two = sides_of(k);
      if (!one.box().grown(EPS).meets(two.box())) return;
      corners_on(one, two, places);
      corners_on(two, one, places);
      if (f.line && other.line) crossings_of(one, two, places);
    });
  }
  std::vector<Box> boxes;
  for (const bool of_contours : {false, true}) {
    std::vector<Vec>& places = of_contours ? contours : obstacles;
    unite(places);
    for (const Vec p : places)
      if (auto junction = junction_at(features, index, p, of_contours)) {
        all_.push_back(*std::move(junction));
        boxes.push_back({p, p});
      }
  }
  index_ = BoxIndex(boxes);
}

}  // namespace linesman
