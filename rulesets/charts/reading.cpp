#include "charts/reading.h"

#include <algorithm>

#include "base/text.h"
#include "rules/section_labels.h"
#include "rules/vocabulary.h"
#include "table/status.h"

namespace linesman::charts {

namespace {

/// A scene of one model that stands, for what only documents decide.
struct StandingModel {
  Order order;
  ChartGame table;
  OrderFacts facts;
  Budget budget;
  Asked asked;
  const Scene scene;

  StandingModel(const RulesetData& data, const chart::Chart& chart, const Keys& keys, const Game& game,
                PieceIndex piece)
      : facts{data, chart, keys, game, order, table, {}}, scene{facts, budget, asked, nullptr, {standing(game, piece)},
                                                                {}} {}

  static Model standing(const Game& game, PieceIndex piece) {
    const Piece& own = game.piece(piece);
    return {piece, nullptr, own.pose, PlacedShape(own.base, own.pose)};
  }
};

Footprint resized(const Scene& scene, const chart::BaseRule& rule, const Footprint& old) {
  constexpr double SMALLEST = 1e-3;
  constexpr double LARGEST = 1200;
  const auto size = [&](const chart::Amount& amount) {
    return std::clamp(inches(scene, {}, amount), SMALLEST, LARGEST);
  };
  if (rule.diameter) return CircleBase{size(*rule.diameter)};
  if (rule.width && rule.length) return RectangleBase{size(*rule.width), size(*rule.length)};
  return old;
}

double inches_in_currency(const chart::Chart& chart, const Keys& keys, const Game& game) {
  if (chart.inches_key.empty()) return chart.inches;
  const Order none;
  const auto number = keys.of_order(game, none, chart.inches_key).number();
  return number && *number > 0 ? *number : 1;
}

std::string status_pointer(PieceIndex piece, std::string_view key) {
  return pointer_to(pointer_to("/pieces", at(piece)) + "/status", key);
}

/// A piece off the table may be ordered only to come on.
Result<void> check_state(const Game& game, const Order& order, PieceIndex piece) {
  const Piece& p = game.piece(piece);
  if (has_left(p)) return Problem{status_pointer(piece, LEFT), said<"{id} has left the table">(p.id)};
  const bool off = !p.on_table();
  const StartPose* start = order.starts.of(p.id);
  if (off && !start)
    return Problem{status_pointer(piece, in_reserve(p) ? RESERVE : ABOARD),
                   said<"{id} is not on the table: the order needs \"start\"">(p.id)};
  if (!off && start)
    return Problem{order.starts.own().empty() ? "/start" : pointer_to("/starts", p.id),
                   said<"{id} is on the table already">(p.id)};
  return {};
}

Result<void> check_member(const RulesetData& data, const Game& game, const Order& order, const Field& field) {
  const Value* value = order.members.find(field.key);
  const std::string action = action_of(data, order);
  const std::string pointer = pointer_to("", field.key);
  if (value && !field.goes_with(action)) return Problem{pointer, said<"does not go with the action \"{a}\"">(action)};
  if (!value || field.type != FieldType::id) return {};
  const std::string id(value->text().value_or(""));
  if (!game.find_piece(id) && !game.find_unit(id))
    return Problem{pointer, said<"there is no piece or unit \"{id}\"">(id)};
  return {};
}

bool asks_centre(const chart::When& when);

bool is_by_centre(const std::optional<chart::Ground>& ground) { return ground && ground->by == chart::MetBy::centre; }

bool asks_centre(const chart::When& when) {
  return is_by_centre(when.on) || std::any_of(when.without.begin(), when.without.end(), asks_centre) ||
         std::any_of(when.any.begin(), when.any.end(), asks_centre);
}

bool asks_centre_on_way(const chart::Way& way) {
  return is_by_centre(way.touches) || is_by_centre(way.keeps_to) ||
         std::any_of(way.without.begin(), way.without.end(), asks_centre_on_way) ||
         std::any_of(way.any.begin(), way.any.end(), asks_centre_on_way);
}

bool asks_centre(const Rule& rule) {
  if (rule.when && asks_centre(*rule.when)) return true;
  if (rule.way && asks_centre_on_way(*rule.way)) return true;
  switch (rule.kind()) {
    case chart::Kind::price: return is_by_centre(rule.as<chart::Price>().ground);
    case chart::Kind::toll: return is_by_centre(rule.as<chart::Toll>().ground);
    case chart::Kind::barred: return is_by_centre(rule.as<chart::Barred>().ground);
    case chart::Kind::climb: return is_by_centre(rule.as<chart::Climbs>().on);
    default: return false;
  }
}

/// The features whose hold of the centre the rules ask for: surfaces that clear ground, obstacles, and whatever a model
/// may rest on.
std::vector<FeatureIndex> watched(const chart::Chart& chart, const ChartGame& table, const Game& game) {
  const bool obstacles =
      std::any_of(chart.rules.begin(), chart.rules.end(), [](const Rule& rule) { return asks_centre(rule); });
  const auto& climbs = chart.of(chart::Kind::climb);
  const bool rests = std::any_of(climbs.begin(), climbs.end(),
                                 [](const Rule* rule) { return rule->as<chart::Climbs>().rest == true; });
  std::vector<FeatureIndex> all;
  for (std::size_t i = 0; i < game.terrain().size(); ++i) {
    const FeatureClass kind = class_of(game.terrain()[i].kind);
    bool wanted =
        (obstacles && kind == FeatureClass::obstacle) ||
        (rests && (kind == FeatureClass::obstacle || kind == FeatureClass::structure || kind == FeatureClass::area));
    if (kind == FeatureClass::surface)
      for (const Rule* rule : chart.of(chart::Kind::clears)) {
        const auto& surfaces = rule->as<chart::Clears>().surfaces;
        wanted = wanted || std::find(surfaces.begin(), surfaces.end(), table.ratings[i]) != surfaces.end();
      }
    if (wanted) all.push_back(static_cast<FeatureIndex>(i));
  }
  return all;
}

/// Of the `clears` rules that look where surfaces cover ground.
std::optional<CoverRequest> cover(const chart::Chart& chart, const ChartGame& table, const Game& game) {
  CoverRequest wish;
  for (std::size_t i = 0; i < game.terrain().size(); ++i) {
    const FeatureClass kind = class_of(game.terrain()[i].kind);
    for (const Rule* rule : chart.of(chart::Kind::clears)) {
      const auto& clears = rule->as<chart::Clears>();
      if (!clears.covered) continue;
      const auto& list = kind == FeatureClass::surface ? clears.surfaces : clears.ratings;
      if (std::find(list.begin(), list.end(), table.ratings[i]) == list.end()) continue;
      (kind == FeatureClass::surface ? wish.covers : wish.features).push_back(static_cast<FeatureIndex>(i));
      break;
    }
  }
  return wish.features.empty() || wish.covers.empty() ? std::nullopt : std::optional(wish);
}

}  // namespace

Footprint base_of(const RulesetData& data, const chart::Chart& chart, const Keys& keys, const Game& game,
                  PieceIndex piece) {
  const Footprint& old = game.piece(piece).base;
  const auto& rules = chart.of(chart::Kind::base);
  if (rules.empty()) return old;
  StandingModel standing(data, chart, keys, game, piece);
  standing.table.inches = inches_in_currency(chart, keys, game);
  Footprint base = old;
  try {
    for (const Rule* rule : rules)
      if (!rule->when || when_holds(standing.scene, 0, *rule->when))
        base = resized(standing.scene, rule->as<chart::BaseRule>(), old);
  } catch (const Unusable&) {
    return old;  // the order of such a piece is refused where the value is read again
  }
  return base;
}

std::shared_ptr<const ChartGame> read_game(const RulesetData& data, const chart::Chart& chart, const Keys& keys,
                                           const Game& game) {
  auto table = std::make_shared<ChartGame>();
  table->inches = inches_in_currency(chart, keys, game);
  if (!chart.of(chart::Kind::base).empty())
    for (std::size_t i = 0; i < game.pieces().size(); ++i)
      table->bases.push_back(base_of(data, chart, keys, game, static_cast<PieceIndex>(i)));
  table->labels = section_labels(data, game);
  for (const Feature& feature : game.terrain())
    table->ratings.emplace_back(rating_of(data, feature).text().value_or("open"));
  for (std::size_t i = 0; i < table->ratings.size(); ++i)
    if (table->ratings[i] != "open") table->rated[table->ratings[i]].push_back(static_cast<FeatureIndex>(i));
  return table;
}

Result<std::vector<PieceIndex>> movers_of(const RulesetData& data, const Game& game, const Order& order) {
  auto pieces = ordered_pieces(game, order);
  if (!pieces) return pieces.problem();
  std::vector<PieceIndex> all = std::move(pieces).value();
  if (std::holds_alternative<OneUnit>(order.who)) {
    const bool any_on = std::any_of(all.begin(), all.end(), [&](PieceIndex p) { return game.piece(p).on_table(); });
    std::erase_if(all, [&](PieceIndex p) {
      return any_on ? !game.piece(p).on_table() : !in_reserve(game.piece(p)) || has_left(game.piece(p));
    });
    if (all.empty()) return Problem{"/unit", "none of its pieces is on the table or in reserve"};
  }
  for (const PieceIndex piece : all)
    if (auto checked = check_state(game, order, piece); !checked) return checked.problem();
  for (const Field& field : data.terms.members)
    if (auto checked = check_member(data, game, order, field); !checked) return checked.problem();
  const Action* action = data.terms.action(action_of(data, order));
  for (const PieceIndex piece : all) {
    const Path* path = order.paths.of(game.piece(piece).id);
    if (action && !action->path && path && !path->empty())
      return Problem{order.path_pointer(game.piece(piece).id), said<"the action \"{a}\" takes no path">(action->id)};
  }
  return all;
}

TraceRequest request_of(const chart::Chart& chart, const ChartGame& table, const Game& game, const Order& order,
                        const std::vector<PieceIndex>& pieces) {
  TraceRequest request;
  for (const PieceIndex piece : pieces) {
    const Piece& p = game.piece(piece);
    const Path* path = order.paths.of(p.id);
    Mover mover{piece,
                table.bases.empty() ? p.base : table.bases[at(piece)],
                {},
                path ? *path : Path{},
                order.path_pointer(p.id)};
    if (const StartPose* start = order.starts.of(p.id))
      mover.start = Pose{start->at, start->facing.value_or(p.pose.facing), start->altitude.value_or(0)};
    request.movers.push_back(std::move(mover));
  }
  for (std::size_t i = 0; i < table.bases.size(); ++i)
    if (!(table.bases[i] == game.pieces()[i]->base))
      request.footprints.emplace_back(static_cast<PieceIndex>(i), table.bases[i]);
  request.watched = watched(chart, table, game);
  request.cover = cover(chart, table, game);
  request.labels = table.labels;
  return request;
}

namespace {

std::vector<Model> models_of(const OrderFacts& facts, const TraceRequest& request, const Trace* trace) {
  std::vector<Model> models;
  for (std::size_t i = 0; i < request.movers.size(); ++i) {
    const Mover& mover = request.movers[i];
    const Piece& piece = facts.game.piece(mover.piece);
    const Pose start = mover.start.value_or(piece.pose);
    models.push_back({mover.piece, trace ? &trace->pieces[i] : nullptr, start,
                      PlacedShape(facts.base(mover.piece), start), !piece.on_table()});
  }
  return models;
}

std::vector<OtherPiece> others_of(const OrderFacts& facts, const std::vector<Model>& models) {
  std::vector<OtherPiece> others;
  const Game& game = facts.game;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const auto piece = static_cast<PieceIndex>(i);
    const auto model =
        std::find_if(models.begin(), models.end(), [&](const Model& each) { return each.piece == piece; });
    const bool moves = model != models.end();
    if (!moves && !game.piece(piece).on_table()) continue;
    const Pose pose = !moves ? game.piece(piece).pose : model->trace ? model->trace->end.pose : model->start;
    others.push_back({piece, pose, PlacedShape(facts.base(piece), pose), moves,
                      static_cast<std::size_t>(moves ? model - models.begin() : 0)});
  }
  return others;
}

}  // namespace

Scene scene_of(const OrderFacts& facts, Budget& budget, Asked& asked, const TraceRequest& request, const Trace* trace) {
  std::vector<Model> models = models_of(facts, request, trace);
  std::vector<OtherPiece> others = others_of(facts, models);
  return {facts, budget, asked, trace, std::move(models), std::move(others)};
}

std::vector<Problem> problems_of(const RulesetData& data, const chart::Chart& chart, const Game& game) {
  std::vector<Problem> problems;
  for (std::size_t i = 0; i < game.terrain().size(); ++i) {
    if (game.terrain()[i].ratings.size() == 0) continue;
    for (const std::string& id : data.terms.lineage) {
      const Value* rating = game.terrain()[i].ratings.find(id);
      if (!rating) continue;
      const auto word = rating->text();
      if (!word || std::find(chart.ratings.begin(), chart.ratings.end(), *word) == chart.ratings.end())
        problems.push_back({pointer_to(pointer_to(pointer_to("/terrain", i), "ratings"), id),
                            said<"must be {ids}, not {c}">(several_names(chart.ratings, "or"), described(*rating))});
    }
  }
  return problems;
}

}  // namespace linesman::charts
