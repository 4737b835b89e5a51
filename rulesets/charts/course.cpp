// The form of a way: its manners, its number of legs, how far and whither it goes.
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "charts/kinds.h"

namespace linesman::charts {

namespace {

using chart::Course;

class CourseJudge {
 public:
  CourseJudge(const Way& way, const Rule& rule, Faults& faults)
      : way_(way), rule_(rule), course_(rule.as<Course>()), faults_(faults) {}

  void judge() {
    manners();
    legs();
    lengths();
    ahead();
    if (course_.toward) toward();
    if (course_.away) away();
    if (course_.nearer) nearer();
  }

 private:
  const Scene& scene() const { return way_.scene(); }

  /// `member`: the one that is broken.
  Found& fault(std::string_view member, PathPoint place, std::optional<double> inches, Stage stage = Stage::on_way,
               std::string with = {}) {
    Found found{.rule = &rule_, .piece = way_.facts->mover().piece, .place = place};
    if (inches) found.excess = scene().facts.currency(*inches);
    found.stage = stage;
    found.with = std::move(with);
    found.broken = member;
    return faults_.emplace_back(std::move(found));
  }

  bool is_leg(std::size_t i) const { return way_.step(i).leg && way_.extent(i) > 0; }

  void manners() {
    std::optional<Manner> first;
    for (std::size_t i = 0; i < way_.count; ++i) {
      if (!is_leg(i)) continue;
      const Manner manner = way_.step(i).leg->manner;
      if (!first) first = manner;
      const auto& allowed = course_.manners;
      const bool is_other =
          !allowed.empty() && std::find(allowed.begin(), allowed.end(), name_of(manner)) == allowed.end();
      if (is_other || (course_.one_manner && manner != *first)) fault("manners", {i, 0}, way_.extent(i));
    }
  }

  void legs() {
    if (!course_.legs) return;
    const double most = amount_from_0(scene(), way_.asked(), *course_.legs);
    double count = 0;
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < way_.count; ++i) {
      if (!is_leg(i)) continue;
      const bool goes_on = last && *last + 1 == i &&
                           angle_between(way_.step(i).leg->heading, way_.step(*last).leg->heading) <= ANGLE_EPS;
      if (!goes_on) ++count;
      last = i;
      if (!exceeds(count, most)) continue;
      double beyond = 0;
      for (std::size_t k = i; k < way_.count; ++k)
        if (way_.step(k).leg) beyond += way_.extent(k);
      fault("legs", {i, 0}, beyond).figures.emplace_back("limit", most);
      return;
    }
  }

  void lengths() {
    if (course_.least) {
      const double least = inches(scene(), way_.asked(), *course_.least);
      const double lacking = least - way_.gone();
      if (exceeds(lacking, 0) && !way_.leaves)
        fault("least", way_.end_place(), lacking, Stage::at_end)
            .figures.emplace_back("limit", scene().facts.currency(least));
    }
    if (!course_.within || way_.leaves) return;
    const double within = inches(scene(), way_.asked(), *course_.within);
    const double beyond = farthest_corner() - within;
    if (exceeds(beyond, 0))
      fault("within", way_.end_place(), beyond, Stage::at_end)
          .figures.emplace_back("limit", scene().facts.currency(within));
  }

  double farthest_corner() const {
    const Pose& start = way_.facts->mover().start;
    const Pose end = way_.end();
    Ring all = corners(scene().facts.base(way_.facts->mover().piece));
    if (all.empty()) all.push_back({0, 0});
    double farthest = 0;
    for (const Vec corner : all)
      farthest =
          std::max(farthest, distance(start.at + rotated(corner, start.facing), end.at + rotated(corner, end.facing)));
    return farthest;
  }

  void ahead() {
    if (!course_.ahead) return;
    const double most = amount_from_0(scene(), way_.asked(), *course_.ahead);
    const double facing = way_.facts->mover().start.facing;
    for (std::size_t i = 0; i < way_.count; ++i) {
      const double off = is_leg(i) ? angle_between(way_.step(i).leg->heading, facing) : 0;
      if (off > most + ANGLE_EPS) fault("ahead", {i, 0}, std::nullopt).figures = {{"limit", most}, {"degrees", off}};
    }
  }

  const OtherPiece* nearest(const chart::Who& who) const {
    const auto found = nearest_at_start(scene(), way_.model(), who);
    return found ? &scene().others[found->other] : nullptr;
  }

  const std::string& id(const OtherPiece& other) const { return scene().game().piece(other.piece).id; }

  void toward() {
    const OtherPiece* other = nearest(*course_.toward);
    for (std::size_t i = 0; other && i < way_.count; ++i) {
      if (!is_leg(i)) continue;
      const ShapeOnLeg& leg = way_.facts->on_leg(i);
      const auto least = leg.least(other->shape, {0, way_.extent(i)});
      const double grown = leg.gap_at(other->shape, way_.extent(i)) - least.gap;
      if (!exceeds(grown, 0)) continue;
      const auto as_near = leg.within(other->shape, least.gap + HARDLY_MORE);
      const double s = as_near ? std::max(least.s, std::min(as_near->to, way_.extent(i))) : least.s;
      fault("toward", {i, s}, grown, Stage::on_way, id(*other));
    }
  }

  void away() {
    const OtherPiece* other = nearest(*course_.away);
    for (std::size_t i = 0; other && i < way_.count; ++i) {
      if (!is_leg(i)) continue;
      const ShapeOnLeg& leg = way_.facts->on_leg(i);
      const double shrunk = leg.gap_at(other->shape, 0) - leg.least(other->shape, {0, way_.extent(i)}).gap;
      if (exceeds(shrunk, 0)) fault("away", {i, 0}, shrunk, Stage::on_way, id(*other));
    }
  }

  void nearer() {
    const OtherPiece* other = nearest(*course_.nearer);
    if (!other || way_.leaves) return;
    const double before = gap_between(way_.facts->mover().start_shape, other->shape);
    const double after = gap_between(way_.end_shape(), other->shape);
    if (exceeds(before, after)) return;
    fault("nearer", way_.end_place(), std::max(0.0, after - before), Stage::at_end, id(*other));
  }

  const Way& way_;
  const Rule& rule_;
  const Course& course_;
  Faults& faults_;
};

}  // namespace

void course(const Ways& ways, std::size_t model, Faults& faults) {
  for (const Rule* rule : applying(ways, model, chart::Kind::course)) CourseJudge(ways[model], *rule, faults).judge();
}

}  // namespace linesman::charts
