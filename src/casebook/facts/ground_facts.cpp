#include <algorithm>
#include <map>
#include <set>

#include "casebook/facts/fact_list.h"
#include "movement/gaps.h"
#include "movement/trace/tracer.h"

namespace linesman {

namespace {

/// How the way of one piece meets a thing with all its sections.
struct ThingMet {
  std::set<FeatureIndex> sections;
  FeatureClass of{};
  bool on_at_start = false;
  bool on_on_way = false;
  bool on_at_end = false;
  bool within_ever = false;  ///< the centre
  bool within_at_end = false;
  std::vector<std::pair<std::size_t, double>> passings;  ///< step and s of each passing of the centre
  double gap = HUGE_VAL;                                 ///< of the base at the end, inches
};

using ThingsMet = std::map<FeatureIndex, ThingMet>;

/// Passings of several sections in one place are one.
std::size_t count_passings(std::vector<std::pair<std::size_t, double>> passings) {
  std::sort(passings.begin(), passings.end());
  std::size_t count = 0;
  for (std::size_t i = 0; i < passings.size(); ++i)
    if (i == 0 || passings[i].first != passings[i - 1].first ||
        !same_length(passings[i].second, passings[i - 1].second))
      ++count;
  return count;
}

/// The first relation that holds; empty when none does. `holds_centre`: the thing, an obstacle, holds the centre at the
/// end.
std::string_view relation_of(const ThingMet& thing, bool holds_centre) {
  const bool is_obstacle = thing.of == FeatureClass::obstacle;
  const std::size_t passings = count_passings(thing.passings);
  if (!is_obstacle && thing.within_at_end) return "inside";
  if (is_obstacle && passings > 0 && !thing.on_at_end) return "crossed";
  if (!is_obstacle && thing.within_ever && !thing.on_at_end) return "through";
  if (thing.on_at_end && (passings % 2 == 1 || holds_centre)) return "astride";
  if (thing.on_at_end) return "edge";
  if (thing.on_at_start) return "left";
  if (thing.on_on_way) return "brushed";
  if (within_limit(thing.gap, TOUCH)) return "touched";
  return within_limit(thing.gap, HAIR) ? "hair" : "";
}

bool has_class_of_things(FeatureClass c) {
  return c == FeatureClass::area || c == FeatureClass::obstacle || c == FeatureClass::structure;
}

/// The things on the way of one piece.
class WayGround {
 public:
  WayGround(const FactScene& scene, const Tracer& tracer, const PieceTrace& way)
      : scene_(scene), tracer_(tracer), way_(way) {}

  void add_to(FactList& facts) {
    if (scene_.game.table().hex)
      meet_hexes();
    else
      meet_ground();
    for (const auto& [first, thing] : met_) add_thing(thing, facts);
    add_surfaces(facts);
  }

 private:
  ThingMet* thing(FeatureIndex feature) {
    const FeatureClass of = class_of(scene_.game.feature(feature).kind);
    if (!has_class_of_things(of)) return nullptr;
    ThingMet& met = met_[scene_.trace.thing_of(feature)];
    met.sections.insert(feature);
    met.of = of;
    return &met;
  }

  template <class Set, class Mark>
  void mark(const Set& features, Mark mark_thing) {
    for (const FeatureIndex feature : features)
      if (ThingMet* met = thing(feature)) mark_thing(*met);
  }

  void meet_ground() {
    mark(way_.start.ground, [](ThingMet& t) { t.on_at_start = true; });
    mark(way_.start.within, [](ThingMet& t) { t.within_ever = true; });
    mark(way_.end.ground, [](ThingMet& t) { t.on_at_end = true; });
    mark(way_.end.within, [](ThingMet& t) { t.within_ever = t.within_at_end = true; });
    for (std::size_t i = 0; i < way_.steps.size(); ++i) meet_step(way_.steps[i], i);
    meet_beside();
  }

  void meet_step(const TracedStep& step, std::size_t number) {
    const auto meet_spans = [&](const std::vector<Span>& spans, const std::vector<Crossing>& crossings) {
      for (const Span& span : spans) {
        mark(span.ground, [](ThingMet& t) { t.on_on_way = true; });
        mark(span.within, [](ThingMet& t) { t.within_ever = true; });
      }
      for (const Crossing& crossing : crossings)
        if (ThingMet* met = crossing.over && !crossing.from_section ? thing(crossing.feature) : nullptr)
          met->passings.emplace_back(number, *crossing.over);
    };
    if (const auto* leg = facts_of<Leg>(step)) meet_spans(leg->spans, leg->crossings);
    if (const auto* turn = facts_of<Turn>(step)) {
      meet_spans(turn->spans, turn->crossings);
      mark(turn->ground, [](ThingMet& t) { t.on_on_way = true; });
    }
    if (const auto* climb = facts_of<Climb>(step)) mark(climb->ground, [](ThingMet& t) { t.on_on_way = true; });
  }

  /// Things within half an inch of the base at the end.
  void meet_beside() {
    const PlacedShape base(way_.footprint, way_.end.pose);
    const Box reach = base.box().grown(CLOSE + TOUCH);
    for (std::size_t i = 0; i < scene_.game.terrain().size(); ++i) {
      const Feature& feature = scene_.game.terrain()[i];
      if (!has_class_of_things(class_of(feature.kind)) || !may_be_within(feature, reach)) continue;
      const double altitude = way_.end.pose.altitude;
      if (exceeds(altitude, 0) && !exceeds(feature.height, altitude)) continue;
      const double gap = gap_to_feature(base, feature);
      if (exceeds(gap, CLOSE)) continue;
      ThingMet* met = thing(static_cast<FeatureIndex>(i));
      met->gap = std::min(met->gap, gap);
    }
  }

  static bool may_be_within(const Feature& feature, const Box& reach) {
    Box box;
    if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape))
      for (const Polygon& polygon : *polygons)
        for (const Vec p : polygon.outer) box.include(p);
    if (const auto* line = std::get_if<Polyline>(&feature.shape))
      for (const Vec p : *line) box.include(p);
    if (box.empty()) return false;
    box = box.grown(feature.width / 2);
    return box.min.x <= reach.max.x && box.max.x >= reach.min.x && box.min.y <= reach.max.y && box.max.y >= reach.min.y;
  }

  /// The features of hexes and hexsides stand for those under a base.
  void meet_hexes() {
    const HexEntry* last = nullptr;
    for (const TracedStep& step : way_.steps)
      if (const auto* entry = facts_of<HexEntry>(step)) last = entry;
    if (!last) mark(way_.end.within, [](ThingMet& t) { t.within_at_end = true; });
    std::size_t number = 0;
    for (const TracedStep& step : way_.steps) {
      const auto* entry = facts_of<HexEntry>(step);
      if (!entry) continue;
      ++number;
      mark(entry->features, [&](ThingMet& t) { (entry == last ? t.within_at_end : t.within_ever) = true; });
      mark(entry->hexside, [&](ThingMet& t) { t.passings.emplace_back(number, 0); });
    }
  }

  void add_thing(const ThingMet& thing, FactList& facts) const {
    const FeatureIndex first = *thing.sections.begin();
    const std::string rating = scene_.rating(first);
    const std::string_view relation = relation_of(thing, thing.on_at_end && holds_centre(thing));
    if (relation.empty()) {
      if (rating != "open" && within_limit(thing.gap, CLOSE)) facts.add_side("close", rating);
      return;
    }
    for (const FeatureIndex section : thing.sections)
      facts.add_side(rating == "open" ? "over" : "kind", name_of(scene_.game.feature(section).kind));
    if (rating == "open") return;
    facts.add_sure("thing", rating);
    facts.add_sure("thing", rating, relation);
  }

  /// Where the base is on these features at a stand, and whether they hold its centre.
  std::vector<WatchedAt> watched_at(const Pose& pose, std::vector<FeatureIndex> features) const {
    if (features.empty()) return {};
    TraceRequest request;
    request.gaps_within = 0;
    request.labels = scene_.trace.request.labels;
    request.footprints.emplace_back(way_.piece, way_.footprint);
    request.watched = std::move(features);
    return tracer_.stand(way_.piece, pose, request).watched;
  }

  bool holds_centre(const ThingMet& thing) const {
    if (thing.of != FeatureClass::obstacle) return thing.within_at_end;
    const auto watched = watched_at(way_.end.pose, {thing.sections.begin(), thing.sections.end()});
    return std::any_of(watched.begin(), watched.end(), [](const WatchedAt& at_end) { return at_end.centre; });
  }

  std::string surface_rating(const std::optional<FeatureIndex>& surface) const {
    return surface ? scene_.rating(*surface) : std::string();
  }

  /// The rating of the surface under the centre on each stretch of its way; empty: none.
  std::vector<std::string> surface_stretches() const {
    std::vector<std::string> legs;
    std::vector<std::string> turns;
    for (const TracedStep& step : way_.steps) {
      if (const auto* leg = facts_of<Leg>(step))
        for (const Span& span : leg->spans) legs.push_back(surface_rating(span.surface));
      if (const auto* entry = facts_of<HexEntry>(step)) legs.push_back(surface_rating(entry->surface));
      if (const auto* turn = facts_of<Turn>(step); turn && !turn->on_the_spot)
        for (const Span& span : turn->spans) turns.push_back(surface_rating(span.surface));
    }
    if (legs.empty()) legs = turns;
    if (legs.empty()) legs.push_back(surface_rating(way_.end.surface));
    return legs;
  }

  void add_surfaces(FactList& facts) const {
    const std::vector<std::string> stretches = surface_stretches();
    std::set<std::string> under(stretches.begin(), stretches.end());
    const bool is_one = under.size() == 1;
    under.erase(std::string());
    for (const std::string& rating : under) facts.add_sure("surface", rating, is_one ? "all" : "part");
    if (scene_.game.table().hex) return;
    for (const Stand* stand : {&way_.start, &way_.end}) {
      if (exceeds(stand->pose.altitude, 0)) continue;
      for (const WatchedAt& surface : watched_at(stand->pose, scene_.game.features_of(FeatureClass::surface)))
        if (const std::string rating = scene_.rating(surface.feature); surface.base && !under.contains(rating))
          facts.add_sure("surface", rating, "base");
    }
  }

  const FactScene& scene_;
  const Tracer& tracer_;
  const PieceTrace& way_;
  ThingsMet met_;
};

}  // namespace

void add_ground_facts(const FactScene& scene, FactList& facts) {
  const Tracer tracer(scene.game);
  for (const PieceTrace& way : scene.trace.pieces) WayGround(scene, tracer, way).add_to(facts);
}

}  // namespace linesman
