#include "lint/setup.h"

#include <algorithm>

#include "base/text.h"
#include "geometry/grown.h"
#include "lint/ruleset_problems.h"

namespace linesman::lints {

namespace {

std::shared_ptr<const Ruleset> usable_ruleset(const Game& game, const RulesetSource& rulesets) {
  if (!ruleset_problems(game, rulesets).empty()) return nullptr;
  return rulesets.ruleset(game.ruleset(), game.house_rules()).value();
}

std::optional<Measured> measured(const Feature& feature) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape)) return Measured{*polygons};
  const auto* line = std::get_if<Polyline>(&feature.shape);
  if (!line) return std::nullopt;
  if (feature.width <= 0) return Measured{*line};
  const auto outline = strip_outline(*line, feature.width);
  // A strip that Boost.Geometry cannot outline gets round ends instead of flat ones.
  return outline ? Measured{*outline} : Measured{*line, feature.width / 2};
}

Box box_of(const Measured& measured) {
  Box box;
  if (const auto* point = std::get_if<Vec>(&measured.shape)) box.include(*point);
  if (const auto* line = std::get_if<Polyline>(&measured.shape))
    for (const Vec p : *line) box.include(p);
  if (const auto* polygons = std::get_if<MultiPolygon>(&measured.shape))
    for (const Polygon& polygon : *polygons)
      for (const Vec p : polygon.outer) box.include(p);
  return box.empty() ? box : box.grown(measured.radius);
}

/// Names only bases that the ruleset derives; the others are those of the document.
TraceRequest request_for(const Game& game, const std::vector<Footprint>& bases) {
  TraceRequest request;
  request.gaps_within = 0;
  for (std::size_t i = 0; i < bases.size(); ++i)
    if (bases[i] != game.pieces()[i]->base) request.footprints.emplace_back(static_cast<PieceIndex>(i), bases[i]);
  return request;
}

}  // namespace

Setup::Setup(Game game, const std::vector<std::string>& meant_for, const RulesetSource& rulesets, GivenUp given_up)
    : given_up_(std::move(given_up)),
      tracer_(std::move(game)),
      ruleset_(usable_ruleset(tracer_.game(), rulesets)),
      barriers_(tracer_.game(), ruleset_) {
  if (ruleset_) meant_.push_back({tracer_.game(), ruleset_});
  prepare_meant(meant_for, rulesets);
  place_pieces();
  measure_features();
}

void Setup::prepare_meant(const std::vector<std::string>& meant_for, const RulesetSource& rulesets) {
  for (const std::string& id : meant_for) {
    if (id == tracer_.game().ruleset()) continue;
    const Game under = tracer_.game().with_ruleset(id, Value::empty_object(), Value::empty_object());
    const std::vector<Problem> problems = ruleset_problems(under, rulesets);
    const auto ruleset = rulesets.ruleset(id, Value::empty_object());
    const std::string title = ruleset ? (*ruleset)->terms().title : id;
    for (const Problem& problem : problems)
      not_meant_.push_back({.pointer = ruleset ? problem.pointer : "/meant_for",
                            .reason = "Meant for " + title + " too, but " + problem.reason,
                            .of = {},
                            .at = {}});
    if (problems.empty()) meant_.push_back({under, *ruleset});
  }
}

void Setup::place_pieces() {
  const Game& g = game();
  for (std::size_t i = 0; i < g.pieces().size(); ++i)
    bases_.push_back(ruleset_ ? ruleset_->footprint(g, static_cast<PieceIndex>(i)) : g.pieces()[i]->base);
  const TraceRequest request = request_for(g, bases_);
  for (std::size_t i = 0; i < g.pieces().size(); ++i) {
    const auto index = static_cast<PieceIndex>(i);
    stands_.emplace_back();
    if (g.piece(index).on_table() && !given_up()) stands_.back() = tracer_.stand(index, g.piece(index).pose, request);
  }
}

void Setup::measure_features() {
  for (const Feature& feature : game().terrain()) {
    shapes_.push_back(given_up() ? std::nullopt : measured(feature));
    boxes_.push_back(shapes_.back() ? box_of(*shapes_.back()) : Box{});
  }
  index_ = BoxIndex(boxes_);
}

const Measured* Setup::shape(FeatureIndex feature) const {
  const auto& shape = shapes_.at(at(feature));
  return shape ? &*shape : nullptr;
}

}  // namespace linesman::lints
