#include "drill/setting.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "rules/section_labels.h"

namespace linesman::drill {

namespace {

/// Section 2: an obstacle drawn as a line is a steeplechase, one drawn as a polygon is landscape: they are never
/// sections of one thing.
std::optional<std::uint32_t> apart_for_drill(const Feature& feature) {
  const bool obstacle = class_of(feature.kind) == FeatureClass::obstacle;
  return obstacle && std::holds_alternative<Polyline>(feature.shape) ? 1 : 0;
}

}  // namespace

Options read_options(const RulesetData& data, const Game& game) {
  const auto value = [&](std::string_view key) { return option_value(data, game.options(), key); };
  Options o;
  o.bd = value("bd").number().value();
  o.formation_bases = value("bases").text() == "formation";
  o.speed_die = value("speed_die").boolean().value();
  o.front_only = value("front_only").boolean().value();
  o.pr_spent = value("pr_spent").boolean().value();
  o.mob_margin = value("mob_margin").number().value();
  o.one_less_contour = value("small_road_contours").text() == "one-less";
  o.small_road_pr = value("small_road_pr").boolean().value();
  o.outer_turn_per_45 = value("outer_turn").text() == "per_45";
  o.free_column_always = value("free_column").text() == "any";
  o.restore_forms = value("restore_forms").boolean().value();
  o.just_enough_of_left = value("just_enough").text() == "left";
  o.overlap_at_start = value("overlap_at_start").text() == "counts";
  return o;
}

DrillReading::DrillReading(const RulesetData& data, const Tables& tables, const Game& game)
    : options(read_options(data, game)), labels(section_labels(data, game, apart_for_drill)) {
  troops.reserve(game.pieces().size());
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const auto index = static_cast<PieceIndex>(i);
    const auto& troop = troops.emplace_back(troop_of(game, index));
    if (!troop) continue;
    const Piece& piece = game.piece(index);
    Footprint block = block_of(tables, options, piece, troop->formation);
    if (block != piece.base) formation_bases.emplace_back(index, std::move(block));
  }
}

Setting::Setting(const RulesetData& ruleset, const Tables& figures, const Game& table,
                 std::shared_ptr<const DrillReading> read)
    : data(ruleset), tables(figures), game(table), reading(std::move(read)), options(reading->options) {}

const Troop* Setting::troop(PieceIndex piece) const {
  const auto& troop = reading->troops.at(at(piece));
  return troop ? &*troop : nullptr;
}

Rating Setting::rating(FeatureIndex feature) const { return tables.ratings.of(data, game.feature(feature)); }

RoadRating Setting::rated_road(FeatureIndex surface) const { return tables.roads.of(data, game.feature(surface)); }

bool Setting::has_own_rating(FeatureIndex feature) const {
  const Value& own = game.feature(feature).ratings;
  const auto& lineage = data.terms.lineage;
  return std::any_of(lineage.begin(), lineage.end(), [&](const std::string& id) { return own.find(id) != nullptr; });
}

bool Setting::is_contour(FeatureIndex feature) const {
  const Feature& f = game.feature(feature);
  return f.kind == Kind::contour && rating_of(data, f).text() == "contour";
}

bool Setting::is_landscape(FeatureIndex feature) const {
  const Feature& f = game.feature(feature);
  switch (class_of(f.kind)) {
    case FeatureClass::area:
    case FeatureClass::structure: return true;
    case FeatureClass::obstacle: return !std::holds_alternative<Polyline>(f.shape);
    case FeatureClass::surface:
    case FeatureClass::relief: break;
  }
  return false;
}

bool Setting::is_steeplechase(FeatureIndex feature) const {
  const Feature& f = game.feature(feature);
  return class_of(f.kind) == FeatureClass::obstacle && std::holds_alternative<Polyline>(f.shape) &&
         rating(feature).how != Rating::How::open;
}

Footprint block_of(const Tables& tables, const Options& options, const Piece& piece, Formation formation) {
  const auto arm = named<Arm>(piece.traits["troop"].text().value_or(""));
  if (!options.formation_bases || !arm) return piece.base;
  const auto& blocks = tables.blocks.at(*arm);
  const auto block = blocks.find(formation);
  if (block == blocks.end()) return piece.base;
  return RectangleBase{block->second.frontage * options.bd, block->second.depth * options.bd};
}

double depth_of(const Footprint& footprint) {
  const Box box = frame_box(footprint);
  return box.max.y - box.min.y;
}

namespace {

template <class Wanted>
std::vector<FeatureIndex> surfaces_where(const Setting& setting, Wanted wanted) {
  std::vector<FeatureIndex> found;
  const auto& surfaces = setting.game.features_of(FeatureClass::surface);
  std::copy_if(surfaces.begin(), surfaces.end(), std::back_inserter(found), wanted);
  return found;
}

bool is_unrated_bridge(const Setting& setting, FeatureIndex surface) {
  return setting.game.feature(surface).kind == Kind::bridge && !setting.has_own_rating(surface);
}

}  // namespace

std::vector<FeatureIndex> roads_of(const Setting& setting) {
  return surfaces_where(setting, [&](FeatureIndex f) {
    return setting.rated_road(f) != RoadRating::open || is_unrated_bridge(setting, f);
  });
}

std::vector<FeatureIndex> passages_of(const Setting& setting) {
  return surfaces_where(setting, [&](FeatureIndex f) { return setting.rated_road(f) == RoadRating::passage; });
}

std::vector<FeatureIndex> unrated_bridges_of(const Setting& setting) {
  return surfaces_where(setting, [&](FeatureIndex f) { return is_unrated_bridge(setting, f); });
}

RoadMap::RoadMap(const Setting& setting, const Trace& trace) : setting_(setting) {
  for (const FeatureOverlaps& o : trace.overlaps)
    if (is_unrated_bridge(setting, o.feature) && std::any_of(o.with.begin(), o.with.end(), [&](FeatureIndex f) {
          return setting.rated_road(f) == RoadRating::big_road;
        }))
      for (const FeatureIndex section : trace.sections_of(o.feature))
        if (is_unrated_bridge(setting, section)) big_bridges_.push_back(section);
}

RoadRating RoadMap::at(std::optional<FeatureIndex> surface) const {
  if (!surface) return RoadRating::open;
  const bool big = std::find(big_bridges_.begin(), big_bridges_.end(), *surface) != big_bridges_.end();
  return big ? RoadRating::big_road : setting_.rated_road(*surface);
}

}  // namespace linesman::drill
