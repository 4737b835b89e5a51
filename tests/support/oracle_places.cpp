#include "support/oracle_places.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/tolerance.h"
#include "support/oracle_round.h"

namespace linesman {

namespace {

constexpr double ROUNDING = 1e-8;      // inches
constexpr double UNCERTAIN = 4 * EPS;  // inches: nearer than this to a place rounding may decide
constexpr double WIDEST = 0.02;        // inches: of a circle
constexpr double AROUND = 2e-4;        // inches: what may have to do with an uncertain place
constexpr double STRAIGHT = 1e-6;      // radians
constexpr double ASIDE = 8e-3;         // radians

double angle_of(Vec d) { return anticlockwise(0, std::atan2(d.y, d.x)); }
Vec towards(double angle) { return {std::cos(angle), std::sin(angle)}; }
double inches(const Way& way, double s) { return s * way.centre_rate(); }

/// A place on a way.
struct Spot {
  Vec at;
  double s = 0;
  bool starts = false;
  bool ends = false;
  bool doubtful = false;
};

/// Where a way comes nearest to a point, if that is not beyond its ends.
double nearest_on(const Way& way, Vec p) {
  if (way.along) return std::clamp(dot(p - way.before.at, *way.along), 0.0, way.length);
  const Vec from = way.before.at - way.about;
  const Vec to = p - way.about;
  double turned = way.sense * std::atan2(-cross(from, to), dot(from, to)) * 180 / std::numbers::pi;
  if (turned < -1e-3) turned += 360;
  return std::clamp(turned, 0.0, way.length);
}

double from_border(const Region& region, Vec p) { return std::abs(clearance(p, region, 1)); }

double from_line(const OracleScene& scene, FeatureIndex i, Vec p) {
  double least = HUGE_VAL;
  for (const Segment& s : centre_line(scene.game().feature(i))) least = std::min(least, distance_to_segment(p, s));
  return least;
}

/// The features of a group that have a point on them, or nearly so.
std::vector<FeatureIndex> features_at(const OracleScene& scene, const MeetingGroup& group, Vec p, double within) {
  std::vector<FeatureIndex> found;
  for (const FeatureIndex i : group.lines)
    if (from_line(scene, i, p) <= within) found.push_back(i);
  for (const FeatureIndex i : group.polygons)
    if (from_border(scene.region(i), p) <= within) found.push_back(i);
  return found;
}

std::vector<Spot> spots_on(const OracleScene& scene, const MeetingGroup& group, const Way& way) {
  std::vector<Vec> points = meeting_points(scene, group);
  if (!features_at(scene, group, way.centre(0), UNCERTAIN).empty()) points.push_back(way.centre(0));
  std::vector<Spot> spots;
  for (const Vec p : points) {
    Spot spot{p, nearest_on(way, p)};
    const double off = distance(way.centre(spot.s), p);
    if (off > UNCERTAIN) continue;
    spot.starts = inches(way, spot.s) < UNCERTAIN;
    spot.ends = !spot.starts && inches(way, way.length - spot.s) < UNCERTAIN;
    const Vec end = way.centre(spot.starts ? 0 : way.length);
    spot.doubtful = off > ROUNDING || ((spot.starts || spot.ends) && distance(p, end) > ROUNDING);
    const auto same =
        std::find_if(spots.begin(), spots.end(), [&](const Spot& s) { return distance(s.at, p) < AROUND; });
    if (same == spots.end())
      spots.push_back(spot);
    else
      same->doubtful = same->doubtful || spot.doubtful || distance(same->at, p) > ROUNDING;
  }
  std::sort(spots.begin(), spots.end(), [](const Spot& a, const Spot& b) { return a.s < b.s; });
  return spots;
}

/// From where a centre comes to a place, or where it goes.
struct PlaceWay {
  bool stands = false;  ///< the path begins there
  double angle = 0;     ///< on the circle
  std::optional<std::size_t> border;
  std::optional<std::size_t> sector;  ///< of one that goes along a border the one beside it
  bool open = false;                  ///< nothing says which
  bool doubtful = false;
};

/// What becomes of a feature at a place.
enum class Verdict { not_passed, may_be, passed };

/// Follows one centre from its first step on.
class PlaceWalk {
 public:
  PlaceWalk(const OracleScene& scene, FeatureClass of, bool leaving_passes)
      : scene_(scene), of_(of), leaving_passes_(leaving_passes) {}

  std::vector<OraclePassing> go(const Way& way, MeetingTally& tally);

 private:
  void take(const Spot& spot, const Way& way, const MeetingGroup& group, MeetingTally& tally);
  RoundPlace round_of(const Spot& spot, const Way& way, const MeetingGroup& group) const;
  PlaceWay course(const RoundPlace& round, const Way& way, double s, bool coming) const;
  PlaceWay came(const RoundPlace& round, const Spot& spot, const Way& way) const;
  PlaceWay goes(const RoundPlace& round, const Spot& spot, const Way& way, const PlaceWay& from);
  std::vector<int> sides_by_lines(const RoundPlace& round, const PlaceWay& from, const PlaceWay& into) const;
  bool follows_a_line(const RoundPlace& round, const PlaceWay& into) const;
  std::optional<int> side_on(const RoundPlace& round, const PlaceWay& from, const PlaceWay& into) const;

  void judge(const RoundPlace& round, const PlaceWay& from, const PlaceWay& into);
  void judge_leaving(const RoundPlace& round, const PlaceWay& into);
  void judge_alone(const RoundPlace& round, const PlaceWay& from, const PlaceWay& into);
  void judge_meeting(const RoundPlace& round, std::size_t from, std::size_t into);
  void set(FeatureIndex feature, Verdict verdict) { verdicts_[feature] = std::max(verdicts_[feature], verdict); }
  void tell(const Spot& spot, const RoundPlace& round, std::vector<OraclePassing>& found) const;

  const OracleScene& scene_;
  const FeatureClass of_;
  const bool leaving_passes_;
  const Way* last_ = nullptr;
  /// Of one that goes along a line: that from which it came on to it, 1 left of its way and -1 right, 0 none; nothing
  /// when the page leaves it open.
  std::optional<int> side_ = 0;
  std::map<FeatureIndex, Verdict> verdicts_;
};

RoundPlace PlaceWalk::round_of(const Spot& spot, const Way& way, const MeetingGroup& group) const {
  double most = std::min(WIDEST, 0.4 * inches(way, way.length - spot.s));
  if (!spot.starts) most = std::min(most, 0.4 * inches(way, spot.s));
  if (spot.starts && last_) most = std::min(most, 0.4 * inches(*last_, last_->length));
  for (const Way* turn : {&way, spot.starts ? last_ : nullptr})
    if (turn && !turn->along) most = std::min(most, 0.01 * distance(turn->before.at, turn->about));
  return RoundPlace(scene_, group, spot.at, most);
}

/// At the edge of the circle before (or after) a place of a way.
PlaceWay PlaceWalk::course(const RoundPlace& round, const Way& way, double s, bool coming) const {
  PlaceWay course;
  const double sign = coming ? -1 : 1;
  if (way.along) {
    course.angle = angle_of(sign * *way.along);
    course.border = round.border_near(course.angle, STRAIGHT);
    course.doubtful = !course.border && round.border_near(course.angle, ASIDE);
  } else {
    const double radius = distance(way.before.at, way.about);
    const double turned = 2 * std::asin(round.radius() / (2 * radius)) * 180 / std::numbers::pi;
    const Vec at = way.centre(s);
    const Vec out = at - way.about;
    course.angle = angle_of(way.centre(s + sign * turned) - at);
    const double tangent = angle_of(sign * way.sense * Vec{out.y, -out.x});
    course.doubtful = round.border_near(tangent, ASIDE) && !round.border_near(tangent, STRAIGHT);
  }
  if (!course.border) course.sector = round.sector_of(course.angle);
  return course;
}

PlaceWay PlaceWalk::came(const RoundPlace& round, const Spot& spot, const Way& way) const {
  if (spot.starts && !last_) return {true, 0, {}, {}, false, false};
  PlaceWay from = spot.starts ? course(round, *last_, last_->length, true) : course(round, way, spot.s, true);
  if (!from.border) return from;
  const std::size_t left = round.before(*from.border);
  const std::size_t right = *from.border;
  if (round.is_free(left) != round.is_free(right))
    from.sector = round.is_free(left) ? left : right;
  else if (!side_)
    from.open = true;
  else if (*side_ != 0)
    from.sector = *side_ > 0 ? left : right;
  return from;
}

/// The sides of its way, seen along a border, on which a centre is by the lines that it goes along: that from which it
/// came on to each.
std::vector<int> PlaceWalk::sides_by_lines(const RoundPlace& round, const PlaceWay& from, const PlaceWay& into) const {
  std::vector<int> sides;
  const Vec way = towards(into.angle);
  const double aside = cross(way, towards(from.angle));
  const bool beside = std::abs(aside) > STRAIGHT && dot(way, towards(from.angle)) > 0;
  for (const LineInCircle& line : round.lines()) {
    if (!round.lies_along(line, *into.border)) continue;
    if (!line.goes_through()) {
      if (beside) sides.push_back(aside > 0 ? 1 : -1);
      continue;
    }
    int side = round.side_of(line, from.angle);
    if (side == 0 && from.sector) side = round.side_of(line, round.middle(*from.sector));
    const bool ahead = std::min(anticlockwise(*line.ahead, into.angle), anticlockwise(into.angle, *line.ahead)) < ASIDE;
    if (side != 0) sides.push_back(ahead ? side : -side);
  }
  return sides;
}

bool PlaceWalk::follows_a_line(const RoundPlace& round, const PlaceWay& into) const {
  return std::any_of(round.lines().begin(), round.lines().end(),
                     [&](const LineInCircle& line) { return round.lies_along(line, *into.border); });
}

/// The side of its way on which a centre is that goes along a border from a place on. The page leaves it open where it
/// came on to two lines at once from different sides, and where it comes out of a polygon on to a line along its edge:
/// it is on the free side by the one rule, and on the polygon's by the other.
std::optional<int> PlaceWalk::side_on(const RoundPlace& round, const PlaceWay& from, const PlaceWay& into) const {
  const std::size_t left = *into.border;
  const std::size_t right = round.before(left);
  if (round.is_free(left) != round.is_free(right)) {
    const bool comes_out = from.sector && !round.is_free(*from.sector);
    if (comes_out && follows_a_line(round, into)) return std::nullopt;
    return round.is_free(left) ? 1 : -1;
  }
  if (from.stands) return leaving_passes_ ? std::nullopt : std::optional(0);
  if (from.open) return std::nullopt;
  std::vector<int> sides = sides_by_lines(round, from, into);
  if (from.sector && left != right && (from.sector == left || from.sector == right))
    sides.push_back(from.sector == left ? 1 : -1);
  if (!sides.empty()) {
    const bool agree = std::all_of(sides.begin(), sides.end(), [&](int side) { return side == sides.front(); });
    return agree ? std::optional(sides.front()) : std::nullopt;
  }
  const double aside = cross(towards(into.angle), towards(from.angle));
  const bool ahead = dot(towards(into.angle), towards(from.angle)) > 0;
  if (std::abs(aside) <= STRAIGHT) return ahead ? std::nullopt : from.border ? side_ : std::optional(0);
  if (left == right && !ahead) return std::nullopt;
  return aside > 0 ? 1 : -1;
}

PlaceWay PlaceWalk::goes(const RoundPlace& round, const Spot& spot, const Way& way, const PlaceWay& from) {
  PlaceWay into = course(round, way, spot.s, false);
  if (!into.border) return into;
  side_ = side_on(round, from, into);
  into.open = !side_;
  if (side_ && *side_ != 0) into.sector = *side_ > 0 ? *into.border : round.before(*into.border);
  return into;
}

void PlaceWalk::judge(const RoundPlace& round, const PlaceWay& from, const PlaceWay& into) {
  if (from.stands) return judge_leaving(round, into);
  judge_alone(round, from, into);
  if (from.open || into.open) {
    for (const LineInCircle& line : round.lines()) set(line.feature, Verdict::may_be);
    for (const FeatureIndex polygon : round.polygons()) set(polygon, Verdict::may_be);
  }
  if (from.sector && into.sector) judge_meeting(round, *from.sector, *into.sector);
}

/// The page says nothing of lines that end where one stands.
void PlaceWalk::judge_leaving(const RoundPlace& round, const PlaceWay& into) {
  if (!leaving_passes_) return;
  for (const LineInCircle& line : round.lines()) {
    if (!line.goes_through())
      set(line.feature, Verdict::may_be);
    else if (round.side_of(line, into.angle) != 0)
      set(line.feature, Verdict::passed);
  }
  for (const FeatureIndex polygon : round.polygons()) set(polygon, Verdict::may_be);
}

/// The rule for a line alone: from its one side to its other. What is beside a line that ends there, and goes over its
/// end, may have come from one side to the other: the page does not say.
void PlaceWalk::judge_alone(const RoundPlace& round, const PlaceWay& from, const PlaceWay& into) {
  for (const LineInCircle& line : round.lines()) {
    if (!line.goes_through()) {
      const Vec arm = towards(line.back ? *line.back : line.ahead.value_or(0));
      const auto beside = [&](const PlaceWay& way) { return dot(arm, towards(way.angle)) > STRAIGHT; };
      const auto aside = [&](const PlaceWay& way) { return cross(arm, towards(way.angle)); };
      if (beside(from) && beside(into) && aside(from) * aside(into) <= STRAIGHT) set(line.feature, Verdict::may_be);
      continue;
    }
    bool open = false;
    const auto side = [&](const PlaceWay& course) {
      const int plain = round.side_of(line, course.angle);
      if (plain != 0) return plain;
      open = open || course.open;
      return course.sector ? round.side_of(line, round.middle(*course.sector)) : 0;
    };
    const int before = side(from);
    const int after = side(into);
    if (open) set(line.feature, Verdict::may_be);
    if (before * after < 0) set(line.feature, Verdict::passed);
  }
}

/// The rule for what meets: out of one free sector into another.
void PlaceWalk::judge_meeting(const RoundPlace& round, std::size_t from, std::size_t into) {
  if (from == into || !round.is_free(from) || !round.is_free(into)) return;
  const auto parts = [&](const LineInCircle& line) {
    return line.goes_through() && round.side_of(line, round.middle(from)) * round.side_of(line, round.middle(into)) < 0;
  };
  const auto& lines = round.lines();
  const bool parted = std::any_of(lines.begin(), lines.end(), parts);
  const bool ends = !round.polygons().empty() ||
                    std::any_of(lines.begin(), lines.end(), [](const LineInCircle& l) { return !l.goes_through(); });
  for (const LineInCircle& line : lines)
    if (parted ? parts(line) : !ends || !line.goes_through()) set(line.feature, Verdict::passed);
  if (!parted)
    for (const FeatureIndex polygon : round.polygons()) set(polygon, Verdict::passed);
}

void PlaceWalk::tell(const Spot& spot, const RoundPlace& round, std::vector<OraclePassing>& found) const {
  for (const auto& [feature, verdict] : verdicts_) {
    if (verdict == Verdict::not_passed) continue;
    OraclePassing passing{feature, spot.s, {}, verdict == Verdict::may_be};
    for (const LineInCircle& line : round.lines())
      if (line.feature == feature)
        passing.bearings.insert(passing.bearings.end(), line.bearings.begin(), line.bearings.end());
    found.push_back(std::move(passing));
  }
}

std::vector<OraclePassing> PlaceWalk::go(const Way& way, MeetingTally& tally) {
  std::vector<OraclePassing> found;
  const MeetingGroup group = group_of(scene_, of_, way.before.altitude);
  for (const Spot& spot : spots_on(scene_, group, way)) {
    if (spot.ends) {
      if (spot.doubtful)
        for (const FeatureIndex i : features_at(scene_, group, spot.at, AROUND)) found.push_back({i, spot.s, {}, true});
      continue;
    }
    verdicts_.clear();
    const RoundPlace round = round_of(spot, way, group);
    const PlaceWay from = came(round, spot, way);
    const PlaceWay into = goes(round, spot, way, from);
    const bool doubtful = spot.doubtful || round.doubtful() || from.doubtful || into.doubtful;
    if (doubtful) {
      side_.reset();
      for (const FeatureIndex i : features_at(scene_, group, spot.at, AROUND)) set(i, Verdict::may_be);
    } else if (round.sectors() > 0) {
      judge(round, from, into);
    }
    tell(spot, round, found);
    if (!round.is_meeting() || from.stands) continue;
    const auto is = [&](Verdict v) {
      return std::any_of(verdicts_.begin(), verdicts_.end(), [&](const auto& each) { return each.second == v; });
    };
    ++tally.places;
    tally.left_open += is(Verdict::may_be) ? 1 : 0;
    tally.passed += is(Verdict::passed) ? 1 : 0;
  }
  last_ = &way;
  return found;
}

}  // namespace

std::vector<OraclePassing> passings_at_places(const OracleScene& scene, FeatureClass of, const Past& past,
                                              const Way& way, MeetingTally& tally) {
  PlaceWalk walk(scene, of, past.leaving_passes);
  MeetingTally before;
  for (const Way& earlier : past.ways) walk.go(earlier, before);
  return walk.go(way, tally);
}

std::vector<double> places_on(const OracleScene& scene, FeatureClass of, const Way& way) {
  std::vector<double> all;
  for (const Spot& spot : spots_on(scene, group_of(scene, of, way.before.altitude), way)) all.push_back(spot.s);
  return all;
}

double bearing_of(const Segment& segment) { return std::fmod(heading_of(segment.b - segment.a), 180); }

}  // namespace linesman
