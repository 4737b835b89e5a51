#include "lint/setup.h"

#include "state/statuses.h"

#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "geometry/boost/grown.h"
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

template <class Shape>
Box box_of_points(const Shape& shape) {
  Box box;
  if (const auto* line = std::get_if<Polyline>(&shape))
    for (const Vec p : *line) box.include(p);
  if (const auto* polygons = std::get_if<MultiPolygon>(&shape))
    for (const Polygon& polygon : *polygons)
      for (const Vec p : polygon.outer) box.include(p);
  return box;
}

Box core_of(const Feature& feature) { return box_of_points(feature.shape); }

double half_width(const Feature& feature) {
  return std::holds_alternative<Polyline>(feature.shape) ? std::max(feature.width, 0.0) / 2 : 0;
}

Box box_of(const Measured& measured) {
  const Box box = box_of_points(measured.shape);
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
      document_(std::move(game)),
      tracer_(state::is_marked(document_) ? state::in_force(document_) : document_),
      ruleset_(usable_ruleset(tracer_.game(), rulesets)),
      barriers_(tracer_.game(), ruleset_) {
  if (ruleset_) meant_.push_back({tracer_.game(), ruleset_});
  prepare_meant(meant_for, rulesets);
  place_pieces();
  box_features();
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
                            .reason = said<"Meant for {ruleset} too, but {reason}">(title, problem.reason),
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

void Setup::box_features() {
  for (const Feature& feature : game().terrain()) {
    const Box core = core_of(feature);
    cores_.push_back(core);
    boxes_.push_back(core.empty() ? core : core.grown(half_width(feature)));
  }
  shapes_.resize(boxes_.size());
  index_ = BoxIndex(boxes_);
}

const Setup::Known& Setup::known(FeatureIndex feature) const {
  auto& known = shapes_.at(at(feature));
  if (known) return *known;
  known.emplace();
  known->shape = measured(game().feature(feature));
  if (!known->shape) return *known;
  known->box = box_of(*known->shape);
  if (const auto* polygons = std::get_if<MultiPolygon>(&known->shape->shape)) known->area = Area(*polygons);
  return *known;
}

void Setup::begin_lint() const {
  constexpr std::uint64_t FOR_ANY_TABLE = 3'000'000;
  constexpr std::uint64_t FOR_EACH_THING = 1'000;
  left_ = FOR_ANY_TABLE + FOR_EACH_THING * (game().terrain().size() + game().pieces().size());
}

bool Setup::is_far(FeatureIndex feature, Vec from, double within) const {
  const Feature& line_feature = game().feature(feature);
  const auto* line = std::get_if<Polyline>(&line_feature.shape);
  if (!line) return false;
  spend(line->size());
  constexpr double CORNER = 10;  // an outline reaches farther than half the width at a sharp bend
  const double reach = within + CORNER * half_width(line_feature) + EPS;
  for (std::size_t i = 1; i < line->size(); ++i) {
    const Vec along = (*line)[i] - (*line)[i - 1];
    const double square = dot(along, along);
    const double part = square > 0 ? std::clamp(dot(from - (*line)[i - 1], along) / square, 0.0, 1.0) : 0;
    if (distance((*line)[i - 1] + along * part, from) <= reach) return false;
  }
  return true;
}

}  // namespace linesman::lints
