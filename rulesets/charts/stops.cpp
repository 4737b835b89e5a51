// The places of a leg at which a rule may begin or cease to hold.
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "charts/judge.h"

namespace linesman::charts {

namespace {

class StopFinder {
 public:
  StopFinder(const Ways& ways, std::size_t model, std::size_t step)
      : way_(ways[model]), step_(way_.step(step)), leg_(way_.facts->on_leg(step)), gone_(step_.before) {
    ground(step);
  }

  std::vector<double> find() {
    add(step_.extent);
    for (const Rule& rule : scene().chart().rules) {
      if (lacks_dice(scene(), rule.dice)) continue;
      if (rule.kind() == chart::Kind::coherency) coherency_stops(rule);
      if (!when_holds(scene(), way_.model(), rule)) continue;
      rule_stops(rule);
      if (rule.way) condition(*rule.way);
    }
    std::sort(stops_.begin(), stops_.end());
    std::erase_if(stops_, [&](double s) { return !(s > 0) || s > step_.extent; });
    return std::move(stops_);
  }

 private:
  const Scene& scene() const { return way_.scene(); }
  AskedOf asked() const { return way_.asked(); }
  void add(double s) { stops_.push_back(s); }
  void add(const std::optional<Part>& part) {
    if (!part) return;
    add(part->from);
    add(part->to);
  }

  void ground(std::size_t step) {
    // Of every set of cleared ground that is known; what is cleared by the way alone comes in as it is asked for.
    const StepGround& under = way_.facts->ground(way_.clearing)[step];
    const StepGround& plain = way_.facts->ground({})[step];
    for (const StepGround* each : {&under, &plain}) {
      for (const auto* stays : {&each->base, &each->centre})
        for (const Stay& stay : *stays) {
          add(stay.from);
          add(stay.to);
        }
      for (const Passing& passing : each->passings) add(passing.s);
    }
    if (step_.leg->edge) add(*step_.leg->edge);
    add(step_.leg->on_table);
    for (const Watched& watched : step_.traced->watched)
      for (const Part& part : watched.centre) add(part);
  }

  void distance_to(const PlacedShape& other, double reach) {
    scene().budget.spend(4);
    add(leg_.nearer(other, reach));
    add(leg_.within(other, reach));
    // A gap of exactly the limit may be too little: then the limit and its slack is where it becomes so.
    add(leg_.within(other, reach + 2 * EPS));
    add(leg_.within(other, std::max(0.0, reach - EPS)));
  }

  /// The pieces that a rule means, at least all to which the gap comes down to `reach` on the leg.
  std::vector<std::size_t> company_near(const chart::Who& who, double reach) const {
    return company_in(scene(), way_.model(), who, leg_.swept().grown(reach + 4 * EPS));
  }

  void distances(const chart::Who& who, double reach) {
    for (const std::size_t other : company_near(who, reach)) distance_to(scene().others[other].shape, reach);
  }

  void rule_stops(const Rule& rule) {
    switch (rule.kind()) {
      case chart::Kind::apart: apart_stops(rule.as<chart::Apart>()); break;
      case chart::Kind::near: near_stops(rule.as<chart::Near>()); break;
      case chart::Kind::zone: zone_stops(rule.as<chart::Zone>()); break;
      case chart::Kind::course: course_stops(rule.as<chart::Course>()); break;
      default: break;
    }
  }

  void apart_stops(const chart::Apart& rule) {
    const double gap = inches(scene(), asked(), rule.gap);
    for (const std::size_t i : company_near(rule.from, gap)) {
      const PlacedShape& other = scene().others[i].shape;
      distance_to(other, gap);
      if (rule.or_start_gap) distance_to(other, gap_between(way_.facts->mover().start_shape, other));
    }
  }

  void near_stops(const chart::Near& rule) {
    const double gap = inches(scene(), asked(), rule.gap);
    distances(rule.to, gap);
    if (!rule.side) return;
    for (const std::size_t i : company_near(rule.to, gap)) {
      const OtherPiece& other = scene().others[i];
      Ring all = corners(scene().facts.base(other.piece));
      for (Vec& p : all) p = other.pose.at + rotated(p, other.pose.facing);
      for (std::size_t k = 0; k < all.size(); ++k)
        distance_to(PlacedShape(Ring{all[k], all[(k + 1) % all.size()]}), gap);
    }
  }

  void coherency_stops(const Rule& whole) {
    const auto& rule = whole.as<chart::Coherency>();
    const auto reader = reader_of(scene(), way_.model(), whole);
    if (!reader) return;
    for (const OtherPiece& other : scene().others) {
      const PieceIndex own = way_.facts->mover().piece;
      if (other.piece == own || !counts_with(scene(), own, other, rule)) continue;
      for (const auto& limit : {rule.link, rule.spread})
        if (limit) distance_to(other.shape, inches(scene(), {*reader}, *limit));
    }
  }

  void zone_stops(const chart::Zone& rule) {
    const double depth = inches(scene(), asked(), rule.depth);
    for (const std::size_t i : company(scene(), way_.model(), rule.of)) {
      const OtherPiece& other = scene().others[i];
      if (rule.around)
        distance_to(other.shape, depth);
      else {
        const Box box = frame_box(scene().facts.base(other.piece));
        Ring ring{{box.min.x, box.max.y},
                  {box.max.x, box.max.y},
                  {box.max.x, box.max.y + depth},
                  {box.min.x, box.max.y + depth}};
        for (Vec& p : ring) p = other.pose.at + rotated(p, other.pose.facing);
        distance_to(PlacedShape(std::move(ring)), 0);
      }
      nearest_place(other.shape);
    }
  }

  /// Where the gap is least, and where it begins to grow again.
  void nearest_place(const PlacedShape& other) {
    const auto least = leg_.least(other, {0, step_.extent});
    add(least.s);
    add(leg_.within(other, least.gap + HARDLY_MORE));
  }

  void course_stops(const chart::Course& rule) {
    if (rule.least) add(inches(scene(), asked(), *rule.least) - gone_);
    if (rule.within) corner_stops(inches(scene(), asked(), *rule.within));
    for (const auto& who : {rule.toward, rule.away, rule.nearer}) {
      const auto nearest = who ? nearest_at_start(scene(), way_.model(), *who) : std::nullopt;
      if (!nearest) continue;
      const PlacedShape& other = scene().others[nearest->other].shape;
      distance_to(other, nearest->gap);
      nearest_place(other);
    }
  }

  /// Where a corner is so far in a straight line from where it was.
  void corner_stops(double reach) {
    const Pose& start = way_.facts->mover().start;
    Ring all = corners(scene().facts.base(way_.facts->mover().piece));
    if (all.empty()) all.push_back({0, 0});
    const Pose& before = step_.traced->before;
    const Vec along = direction(step_.leg->heading);
    for (const Vec corner : all) {
      const Vec off = before.at + rotated(corner, before.facing) - start.at - rotated(corner, start.facing);
      const double half = dot(off, along);
      const double under_root = half * half - dot(off, off) + reach * reach;
      if (under_root >= 0) add(-half + std::sqrt(under_root));
    }
  }

  /// Where the way has gone so far in the currency, in which it is compared.
  void bound(double gone) {
    for (const double slack : {-EPS, 0.0, EPS}) add(scene().facts.inches(gone + slack) - gone_);
  }

  void bounds(const std::optional<chart::Test>& test) {
    if (!test) return;
    for (const Value& value : test->values)
      if (value.is_number()) bound(*value.number());
    for (const chart::Maybe* each : {&test->at_least, &test->at_most, &test->above, &test->below})
      if (*each) bound(amount(scene(), asked(), **each));
  }

  void condition(const chart::Way& way) {
    bounds(way.gone);
    if (way.passes) distances(*way.passes, 0);
    if (way.ends_near) distances(way.ends_near->who, inches(scene(), asked(), way.ends_near->gap));
    for (const chart::Way& each : way.without) condition(each);
    for (const chart::Way& each : way.any) condition(each);
  }

  const Way& way_;
  const WayStep& step_;
  const ShapeOnLeg& leg_;
  double gone_;
  std::vector<double> stops_;
};

}  // namespace

std::vector<double> stops_on_leg(const Ways& ways, std::size_t model, std::size_t step) {
  return StopFinder(ways, model, step).find();
}

}  // namespace linesman::charts
