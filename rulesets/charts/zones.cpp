// Zones in front of other pieces and round them.
#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "charts/kinds.h"

namespace linesman::charts {

namespace {

/// The zone of one piece: an area, or everything nearer than a distance to its base.
struct ZoneOf {
  const OtherPiece* owner = nullptr;
  PlacedShape shape;
  double reach = 0;
};

ZoneOf zone_of(const Scene& scene, const OtherPiece& owner, bool around, double depth) {
  if (around) return {&owner, owner.shape, depth};
  const Box box = frame_box(scene.facts.base(owner.piece));
  Ring ring{
      {box.min.x, box.max.y}, {box.max.x, box.max.y}, {box.max.x, box.max.y + depth}, {box.min.x, box.max.y + depth}};
  for (Vec& p : ring) p = owner.pose.at + rotated(p, owner.pose.facing);
  return {&owner, PlacedShape(std::move(ring)), 0};
}

class ZoneJudge {
 public:
  ZoneJudge(const Way& way, const Rule& rule, Faults& faults)
      : way_(way), rule_(rule), zone_(rule.as<chart::Zone>()), faults_(faults) {
    const double depth = inches(scene(), way.asked(), zone_.depth);
    if (depth <= 0) return;
    for (const std::size_t other : company(scene(), way.model(), zone_.of))
      if (!scene().others[other].moves_along)
        zones_.push_back(zone_of(scene(), scene().others[other], zone_.around, depth));
  }

  void judge() {
    for (std::size_t i = 0; i < way_.count; ++i)
      if (way_.step(i).leg)
        leg(i);
      else if (way_.step(i).turn && !zone_.allows_turn)
        turn(i);
  }

 private:
  const Scene& scene() const { return way_.scene(); }

  bool leads_toward(std::size_t i, const OtherPiece& owner, const Part& part) const {
    const ShapeOnLeg& leg = way_.facts->on_leg(i);
    const double after = leg.gap_at(owner.shape, part.to);
    return exceeds(leg.gap_at(owner.shape, part.from), after) && !exceeds(after, leg.least(owner.shape, part).gap);
  }

  void leg(std::size_t i) {
    if (zone_.allows_back && way_.step(i).leg->manner == Manner::reverse) return;
    struct InZone {
      Part part;
      const OtherPiece* owner;
    };
    std::vector<InZone> inside;
    std::vector<Part> toward;  // an owner, in whose zone it is
    for (const ZoneOf& zone : zones_)
      for (const Part& part : nearer_parts(way_, i, zone.shape, zone.reach))
        if (zone_.allows_toward && leads_toward(i, *zone.owner, part))
          toward.push_back(part);
        else
          inside.push_back({part, zone.owner});
    std::vector<InZone> wrong;
    for (const InZone& each : inside)
      for (const Part& part : without({each.part}, toward)) wrong.push_back({part, each.owner});
    inside = std::move(wrong);
    std::stable_sort(inside.begin(), inside.end(),
                     [](const InZone& a, const InZone& b) { return a.part.from < b.part.from; });
    for (std::size_t k = 0; k < inside.size();) {
      double to = inside[k].part.to;
      std::size_t next = k + 1;
      for (; next < inside.size() && !exceeds(inside[next].part.from, to); ++next)
        to = std::max(to, inside[next].part.to);
      fault({i, inside[k].part.from}, scene().facts.currency(to - inside[k].part.from), *inside[k].owner);
      k = next;
    }
  }

  void turn(std::size_t i) {
    for (const ZoneOf& zone : zones_) {
      if (nearer_parts(way_, i, zone.shape, zone.reach).empty()) continue;
      fault({i, 0}, std::nullopt, *zone.owner);
      return;
    }
  }

  void fault(PathPoint place, std::optional<double> excess, const OtherPiece& owner) {
    faults_.push_back({.rule = &rule_,
                       .piece = way_.facts->mover().piece,
                       .place = place,
                       .excess = excess,
                       .with = scene().game().piece(owner.piece).id});
  }

  const Way& way_;
  const Rule& rule_;
  const chart::Zone& zone_;
  Faults& faults_;
  std::vector<ZoneOf> zones_;
};

}  // namespace

void zones(const Ways& ways, std::size_t model, Faults& faults) {
  for (const Rule* rule : applying(ways, model, chart::Kind::zone)) ZoneJudge(ways[model], *rule, faults).judge();
}

}  // namespace linesman::charts
