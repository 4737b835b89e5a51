#include "movement/survey/junction_walk.h"

#include <algorithm>
#include <array>

#include "base/tolerance.h"

namespace linesman {

namespace {

/// Inches or degrees. Places of one line at most this far apart are one place.
constexpr double ONE_PLACE = 1e-3;

Vec way_of(double direction) { return {std::cos(direction), std::sin(direction)}; }

/// Of the two sectors beside a border, along which a line has an arm, the one on the line's left or right.
std::size_t sector_on(LineSide side, bool ahead, const Sectors& sectors, std::size_t border) {
  return (side == LineSide::left) == ahead ? sectors.left_of(border) : sectors.right_of(border);
}

bool is_known(LineSide side) { return side == LineSide::left || side == LineSide::right; }

/// Calls f(strand, ahead) for each arm of a line along a border.
template <class F>
void for_arms_along(const Sectors& sectors, std::size_t border, F&& f) {
  for (const Strand& strand : sectors.strands()) {
    if (sectors.is_along(strand.ahead, border)) f(strand, true);
    if (sectors.is_along(strand.back, border)) f(strand, false);
  }
}

}  // namespace

JunctionWalk::JunctionWalk(const Survey& survey, const Course& centre, const SideMemory& memory, const Counts& counts)
    : survey_(survey), on_leg_(true) {
  const Junctions& junctions = survey.junctions();
  if (junctions.empty()) return;
  Box way;
  way.include(centre.from);
  way.include(centre.at(centre.length));
  junctions.visit(way.grown(2 * EPS), [&](const Junction& junction) {
    const double s = std::clamp(dot(centre.along, junction.at - centre.from), 0.0, centre.length);
    if (exceeds(distance(centre.at(s), junction.at), 0)) return;
    hits_.push_back(
        {&junction, s, -centre.along, centre.along, within_limit(s, 0), within_limit(centre.length, s), {}});
  });
  if (empty()) return;
  follow(centre, memory);
  take_all(memory, counts);
  for (auto& [feature, followed] : lines_) {
    LinePassings& result = followed.following;
    for (std::size_t i = 0; i < followed.visits.size(); ++i)
      followed.line->add_visit(followed.visits[i], centre, followed.sides[i], result);
  }
}

JunctionWalk::JunctionWalk(const Survey& survey, const TurnSweep& turning, Vec centre, const SideMemory& memory,
                           const Counts& counts)
    : survey_(survey), on_leg_(false) {
  const Junctions& junctions = survey.junctions();
  if (junctions.empty()) return;
  const Orbit orbit = turning.orbit_of(centre);
  const Vec end = turning.turned(centre, turning.amount());
  junctions.visit(turning.swept_box().grown(2 * EPS), [&](const Junction& junction) {
    const Vec out = junction.at - turning.about();
    if (exceeds(std::abs(length(out) - orbit.radius), 0)) return;
    std::optional<double> s;
    if (within_limit(distance(junction.at, centre), 0)) s = 0;
    if (!s && within_limit(distance(junction.at, end), 0)) s = turning.amount();
    if (!s) orbit.when_at(std::atan2(out.y, out.x), [&](double turned) { s = turned * DEGREES; });
    if (!s) return;
    const Vec ahead = orbit.sense > 0 ? Vec{out.y, -out.x} : Vec{-out.y, out.x};
    hits_.push_back({&junction, *s, -ahead, ahead, within_limit(*s, 0), within_limit(turning.amount(), *s), -out});
  });
  take_all(memory, counts);
}

void JunctionWalk::follow(const Course& centre, const SideMemory& memory) {
  for (const Hit& hit : hits_)
    for (const Strand& strand : hit.junction->strands) {
      const auto [it, is_new] = lines_.try_emplace(strand.feature);
      if (!is_new) continue;
      Followed& followed = it->second;
      followed.line = survey_.find(strand.feature)->line.get();
      followed.visits = followed.line->visits(centre);
      for (const CentreLine::Visit& visit : followed.visits)
        followed.sides.push_back(followed.line->entered(visit, centre, memory.of(strand.feature)));
    }
}

void JunctionWalk::take_all(const SideMemory& memory, const Counts& counts) {
  std::sort(hits_.begin(), hits_.end(), [](const Hit& a, const Hit& b) { return a.s < b.s; });
  for (const Hit& hit : hits_) take(hit, memory, counts);
}

void JunctionWalk::take(const Hit& hit, const SideMemory& memory, const Counts& counts) {
  const Sectors sectors(*hit.junction, counts);
  if (sectors.size() < 2) return;
  const CameFrom from = came_from(hit, sectors, memory);
  if (hit.ends) {
    ended_.push_back({hit.junction->at, hit.junction->of_contours, from});
    return;
  }
  const auto into = goes_into(hit, sectors, from);
  const auto along = sectors.border_at(direction_angle(hit.ahead));
  if (from.how == CameFrom::How::sector && into) pass(hit, sectors, sectors.sector_at(from.sector), *into);
  if (from.how == CameFrom::How::stood_there && !along) leave_ends(hit, sectors);
  if (along && on_leg_) go_along(hit, sectors, *along, from, into);
}

/// The sector for a way along a border: the free one, when only one is free; in a turn the one into which it bends.
std::optional<std::size_t> JunctionWalk::beside_polygon(const Hit& hit, const Sectors& sectors, std::size_t border,
                                                        Vec way) const {
  const std::size_t left = sectors.left_of(border);
  const std::size_t right = sectors.right_of(border);
  if (!on_leg_) return cross(way, hit.bends_to) > 0 ? left : right;
  if (sectors.is_free(left) == sectors.is_free(right)) return std::nullopt;
  return sectors.is_free(left) ? left : right;
}

CameFrom JunctionWalk::came_from(const Hit& hit, const Sectors& sectors, const SideMemory& memory) const {
  if (hit.begins) return memory.came_to(hit.junction->at, hit.junction->of_contours);
  const auto in = [&](std::size_t sector) { return CameFrom{CameFrom::How::sector, sectors.middle(sector), hit.back}; };
  const double direction = direction_angle(hit.back);
  const auto border = sectors.border_at(direction);
  if (!border) return in(sectors.sector_at(direction));
  if (const auto sector = beside_polygon(hit, sectors, *border, hit.back)) return in(*sector);
  CameFrom from;
  for_arms_along(sectors, *border, [&](const Strand& strand, bool ahead) {
    if (from.how == CameFrom::How::sector) return;
    const LineSide side = side_along(strand.feature, hit.s, true);
    if (is_known(side)) from = in(sector_on(side, ahead, sectors, *border));
    if (side == LineSide::on_it) from.how = CameFrom::How::stood_there;
  });
  return from;
}

std::optional<std::size_t> JunctionWalk::goes_into(const Hit& hit, const Sectors& sectors, const CameFrom& from) const {
  const double direction = direction_angle(hit.ahead);
  const auto border = sectors.border_at(direction);
  if (!border) return sectors.sector_at(direction);
  if (const auto sector = beside_polygon(hit, sectors, *border, hit.ahead)) return sector;
  std::optional<std::size_t> into;
  for_arms_along(sectors, *border, [&](const Strand& strand, bool ahead) {
    const LineSide side = side_along(strand.feature, hit.s, false);
    if (!into && is_known(side)) into = sector_on(side, ahead, sectors, *border);
  });
  if (into || from.how != CameFrom::How::sector) return into;
  const std::size_t left = sectors.left_of(*border);
  const std::size_t right = sectors.right_of(*border);
  const std::size_t was = sectors.sector_at(from.sector);
  if (was == left || was == right) return was;
  const double aside = cross(way_of(direction), from.back);
  if (std::abs(aside) <= SAME_DIRECTION * length(from.back)) return std::nullopt;
  return aside > 0 ? left : right;
}

std::optional<std::size_t> JunctionWalk::visit_at(FeatureIndex line, double s, bool coming) const {
  const auto followed = lines_.find(line);
  if (followed == lines_.end()) return std::nullopt;
  const auto& visits = followed->second.visits;
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < visits.size(); ++i) {
    const Stretch& v = visits[i].s;
    if (v.from > s + 2 * EPS || v.to < s - 2 * EPS) continue;
    if (!best || (coming ? v.from < visits[*best].s.from : v.to > visits[*best].s.to)) best = i;
  }
  return best;
}

LineSide JunctionWalk::side_along(FeatureIndex line, double s, bool coming) const {
  const auto visit = visit_at(line, s, coming);
  return visit ? lines_.at(line).sides[*visit] : LineSide::unknown;
}

bool JunctionWalk::is_passed(FeatureIndex feature, double s) const {
  const auto it = passed_.find(feature);
  return it != passed_.end() &&
         std::any_of(it->second.begin(), it->second.end(), [&](const Passing& p) { return p.s == s; });
}

void JunctionWalk::pass(const Hit& hit, const Strand& strand) {
  const Vec line = strand.ahead ? way_of(*strand.ahead) : -way_of(*strand.back);
  passed_[strand.feature].push_back({hit.s, line});
}

/// The rule: the centre passes the lines that go on through and part the two sectors. If there are none, it passes all
/// lines that end there, and the polygons; and where two bends only touch, every line.
void JunctionWalk::pass(const Hit& hit, const Sectors& sectors, std::size_t from, std::size_t into) {
  if (from == into || !sectors.is_free(from) || !sectors.is_free(into)) return;
  bool parted = false;
  bool ends = !sectors.polygons().empty();
  for (const Strand& strand : sectors.strands()) {
    ends = ends || strand.ends();
    if (!sectors.parts(strand, from, into)) continue;
    parted = true;
    pass(hit, strand);
  }
  if (parted) return;
  if (ends) return pass_ends(hit, sectors);
  for (const Strand& strand : sectors.strands()) pass(hit, strand);
}

/// A centre that stood on the ends of lines and leaves them passes all of them, if no line goes on through.
void JunctionWalk::leave_ends(const Hit& hit, const Sectors& sectors) {
  const auto& strands = sectors.strands();
  if (strands.size() < 2 || !std::all_of(strands.begin(), strands.end(), [](const Strand& s) { return s.ends(); }))
    return;
  for (const Strand& strand : strands) pass(hit, strand);
}

void JunctionWalk::pass_ends(const Hit& hit, const Sectors& sectors) {
  for (const Strand& strand : sectors.strands())
    if (strand.ends()) pass(hit, strand);
  for (const FeatureIndex polygon : sectors.polygons())
    passed_[polygon].push_back({hit.s, survey_.find(polygon)->area->border_near(hit.junction->at)});
}

/// Going on along a line, the centre is on the side of it on which it came, or is after it has passed the line there.
void JunctionWalk::go_along(const Hit& hit, const Sectors& sectors, std::size_t border, const CameFrom& from,
                            std::optional<std::size_t> into) {
  for_arms_along(sectors, border, [&](const Strand& strand, bool ahead) {
    const auto visit = visit_at(strand.feature, hit.s, false);
    if (!visit) return;
    LineSide& side = lines_.at(strand.feature).sides[*visit];
    if (side != LineSide::unknown && !is_passed(strand.feature, hit.s)) return;
    if (from.how == CameFrom::How::stood_there) side = LineSide::on_it;
    if (!into) return;
    const bool on_left = *into == sectors.left_of(border);
    side = on_left == ahead ? LineSide::left : LineSide::right;
  });
}

const LinePassings* JunctionWalk::following(FeatureIndex line) const {
  const auto it = lines_.find(line);
  return it == lines_.end() ? nullptr : &it->second.following;
}

void JunctionWalk::add_passings(FeatureIndex feature, std::vector<Passing>& passings) const {
  const auto it = passed_.find(feature);
  if (it == passed_.end()) return;
  const std::size_t before = passings.size();
  for (const Passing& p : it->second)
    if (std::none_of(passings.begin(), passings.end(),
                     [&](const Passing& q) { return std::abs(q.s - p.s) <= ONE_PLACE; }))
      passings.push_back(p);
  if (passings.size() > before)
    std::sort(passings.begin(), passings.end(), [](const Passing& a, const Passing& b) { return a.s < b.s; });
}

void JunctionWalk::note(SideMemory& memory) const {
  for (const JunctionMemory& junction : ended_) memory.note(junction);
}

}  // namespace linesman
