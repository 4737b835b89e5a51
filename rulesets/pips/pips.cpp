#include "pips/pips.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "pips/clauses.h"
#include "rules/section_labels.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace pips {

namespace {

constexpr std::array<std::string_view, 4> ACTIONS{"cautious", "rapid", "flat-out", "free"};

Action action_named(std::string_view id) {
  const auto it = std::find(ACTIONS.begin(), ACTIONS.end(), id);
  LINESMAN_CHECK(it != ACTIONS.end());
  return static_cast<Action>(it - ACTIONS.begin());
}

Result<PieceIndex> the_one_piece(const Game& game, const Order& order) {
  const auto pieces = ordered_pieces(game, order);
  if (!pieces) return pieces.problem();
  if (pieces->size() == 1) return pieces->front();
  return Problem{pointer_to("", key_of(order.who)),
                 said<"one order moves one vehicle, and this names {n}">(pieces->size())};
}

/// pips-2: a surface is named with all its sections, which are among the surfaces of its kind.
void ask_for_point(const Game& game, const Options& options, TraceRequest& request) {
  const Feature& named = game.feature(*request.ahead);
  request.ahead_is_thing = is_surface(named.kind);
  if (!options.stop_past_point) return;
  request.watched.push_back(*request.ahead);
  if (!request.ahead_is_thing) return;
  for (const FeatureIndex surface : game.features_of(FeatureClass::surface))
    if (surface != *request.ahead && game.feature(surface).kind == named.kind) request.watched.push_back(surface);
}

Result<void> check_steps(const Game& game, const Order& order, PieceIndex piece, const Vehicle& vehicle) {
  const std::string& id = game.piece(piece).id;
  const Path* path = order.paths.of(id);
  const bool steps = path && !path->empty();
  if (action_named(order.action) != Action::free) {
    if (steps) return {};
    return Problem{order.path_pointer(id),
                   said<"{id}: the action {a} needs a path of at least one step">(id, order.action)};
  }
  if (steps) return Problem{order.path_pointer(id), said<"{id}: the action free takes no path">(id)};
  if (vehicle.trapped && !vehicle.entered)
    return Problem{pointer_to("/pieces", at(piece)) + "/status",
                   said<"{id}: getting free needs the statuses entered_x, entered_y and entered_facing">(id)};
  return {};
}

/// The order of one vehicle, read.
class VehicleOrder : public PreparedOrder {
 public:
  VehicleOrder(const RulesetData& data, const MovementFigures& figures, const Game& game, const Options& options,
               const Order& order, const Vehicle& vehicle, TraceRequest request)
      : data_(data),
        figures_(figures),
        game_(game),
        options_(options),
        order_(order),
        vehicle_(vehicle),
        request_(std::move(request)) {}

  const TraceRequest& request() const override { return request_; }

  Result<Ruling> judge(const Trace& trace, Budget& budget, Detail detail) const override {
    const Move move(data_, figures_, game_, options_, order_, action_named(order_.action), vehicle_,
                    trace.ordered ? *trace.ordered : trace);
    if (trace.ordered) return ruling_of(Move(move, trace.pieces.front()), trace, budget, detail);
    return ruling_of(move, trace, budget, detail);
  }

  Fares fares(PieceIndex) const override {
    return fares_of(data_, figures_, game_, options_, order_, action_named(order_.action), vehicle_);
  }

 private:
  Ruling ruling_of(const Move& move, const Trace& trace, Budget& budget, Detail detail) const {
    RulingBuilder ruling(data_, game_, trace, budget, detail);
    move.action == Action::free ? getting_free(move, ruling) : judge_drive(move, trace, ruling);
    return ruling.finish();
  }

  const RulesetData& data_;
  const MovementFigures& figures_;
  const Game& game_;
  const Options options_;
  const Order& order_;
  const Vehicle vehicle_;
  const TraceRequest request_;
};

/// Read of a game once, for all orders in it.
struct PipsReading : GameReading {
  PipsReading(const RulesetData& data, const MovementFigures& figures, const Game& game);

  const Options options;
  const std::shared_ptr<const SectionLabels> labels;
  std::optional<CoverRequest> cover;  ///< the waters, with the bridges and fords that cover them
};

PipsReading::PipsReading(const RulesetData& data, const MovementFigures& figures, const Game& game)
    : options(read_options(data, game)), labels(section_labels(data, game)) {
  CoverRequest wanted;
  for (const FeatureIndex surface : game.features_of(FeatureClass::surface)) {
    const Feature& f = game.feature(surface);
    if ((f.kind == Kind::bridge || f.kind == Kind::ford) && figures.ratings.of(data, f) != Rating::open)
      wanted.covers.push_back(surface);
  }
  if (wanted.covers.empty()) return;
  for (std::size_t i = 0; i < game.terrain().size(); ++i)
    if (is_bridged(game.terrain()[i].kind)) wanted.features.push_back(static_cast<FeatureIndex>(i));
  if (!wanted.features.empty()) cover = std::move(wanted);
}

class PipsRuleset : public Ruleset {
 public:
  PipsRuleset(RulesetData data, const MovementFigures& figures) : Ruleset(std::move(data)), figures_(figures) {}

  std::vector<Problem> check(const Game& game) const override {
    std::vector<Problem> problems = contradictions(game);
    if (const auto unfit = why_unfit_options(data_, game)) problems.push_back(*unfit);
    return problems;
  }
  std::shared_ptr<const GameReading> read(const Game& game) const override {
    return std::make_shared<const PipsReading>(data_, figures_, game);
  }
  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> reading) const override;

 private:
  const MovementFigures figures_;
};

Result<std::unique_ptr<const PreparedOrder>> PipsRuleset::prepare(const Game& game, const Order& order,
                                                                  std::shared_ptr<const GameReading> reading) const {
  if (auto known = check_order(data_, game, order); !known) return known.problem();
  const auto piece = the_one_piece(game, order);
  if (!piece) return piece.problem();
  auto vehicle = read_vehicle(game, *piece);
  if (!vehicle) return vehicle.problem();
  if (auto steps = check_steps(game, order, *piece, *vehicle); !steps) return steps.problem();
  TraceRequest request;
  const Path* path = order.paths.of(game.piece(*piece).id);
  request.movers.push_back({*piece, footprint(game, *piece), {}, path ? *path : Path{}});
  // A crew that gets free comes out where it went in: the trace begins there and finds the pieces in that place.
  if (action_named(order.action) == Action::free && vehicle->trapped) request.movers.back().start = vehicle->entered;
  if (const auto toward = order.members["toward"].text()) request.ahead = game.find_feature(*toward);
  const auto& once = static_cast<const PipsReading&>(*reading);
  const Options& options = once.options;
  request.labels = once.labels;
  request.cover = once.cover;
  if (request.ahead) ask_for_point(game, options, request);
  if (vehicle->on_wheels()) request.against = figures_.against;
  return std::unique_ptr<const PreparedOrder>(
      std::make_unique<VehicleOrder>(data_, figures_, game, options, order, *vehicle, std::move(request)));
}

}  // namespace

}  // namespace pips

Result<std::shared_ptr<const Ruleset>> make_pips(RulesetData data) {
  const auto figures = pips::read_figures(data);
  if (!figures) return figures.problem();
  return std::shared_ptr<const Ruleset>(std::make_shared<pips::PipsRuleset>(std::move(data), *figures));
}

}  // namespace linesman
