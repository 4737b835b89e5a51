#include "drill/reading.h"

#include <algorithm>
#include <string>

#include "base/text.h"
#include "rules/dice.h"
#include "rules/ruleset.h"
#include "rules/vocabulary.h"

namespace linesman::drill {

namespace {

constexpr double FACES = 6;

bool is_face(double x) { return x == 1 || x == 2 || x == 3 || x == 4 || x == 5 || x == FACES; }

}  // namespace

SpeedDice read_dice(const Order& order, bool wanted, std::size_t count) {
  SpeedDice dice{.wanted = wanted, .count = count};
  for (const auto& [purpose, faces] : order.dice) dice.unasked |= purpose != "speed" || !wanted;
  if (!wanted) return dice;
  const auto given = order.dice.find("speed");
  dice.missing = given == order.dice.end();
  if (dice.missing) return dice;
  dice.given = given->second;
  dice.wrong = given->second.size() != count || !std::all_of(given->second.begin(), given->second.end(), is_face);
  return dice;
}

// drill-13
double to_speed(const Tables& tables, const SpeedDice& dice, std::size_t place) {
  if (!dice.wanted || dice.wrong) return 0;
  const double face = dice.given ? (*dice.given)[place] : FACES;
  if (face == 1) return -tables.half;
  return face == FACES ? tables.half : 0;
}

// drill-13
void report_dice(RulingBuilder& ruling, const SpeedDice& dice, PieceIndex first) {
  if (dice.wanted) ruling.need("drill-13", "speed", std::to_string(dice.count) + "d6", dice.given);
  if (dice.wrong)
    ruling.fault("drill-13", first, 0, 0, {},
                 {{"need", std::to_string(dice.count) + "d6"}, {"given", faces_text(*dice.given)}});
  if (dice.unasked) ruling.fault("drill-13", first, 0, 0, {}, {}, {}, "fault_unasked");
  if (dice.missing) ruling.dice_missing();
}

namespace {

Result<void> check_acts(const Setting& setting, const Order& order, const Troop& troop, const Path& path) {
  const std::string& id = setting.game.piece(troop.piece).id;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const auto* act = std::get_if<ActStep>(&path[i]);
    if (!act || named<ActKind>(act->name) != ActKind::form) continue;
    const std::vector<std::string> known = formations_to_form(setting.tables, troop.arm);
    const std::string wanted(act->members["formation"].text().value_or(""));
    if (std::find(known.begin(), known.end(), wanted) != known.end()) continue;
    return Problem{
        pointer_to(step_pointer(order, id, i), "formation"),
        said<"{id}: {arm} forms {list}, not \"{a}\"">(id, name_of(troop.arm), several_names(known, "or"), wanted)};
  }
  return {};
}

Problem bad_onto(std::string reason) { return {"", "/onto", std::move(reason)}; }

bool can_be_led_onto(Kind kind) {
  switch (class_of(kind)) {
    case FeatureClass::area:
    case FeatureClass::obstacle:
    case FeatureClass::structure: return true;
    case FeatureClass::surface:
    case FeatureClass::relief: break;
  }
  return false;
}

Result<std::optional<FeatureIndex>> read_onto(const Game& game, const Order& order, OrderKind kind) {
  const auto id = order.members["onto"].text();
  if (!id) return std::optional<FeatureIndex>();
  if (kind != OrderKind::move) return bad_onto("only the action move leads on to something");
  const auto feature = game.find_feature(*id);
  if (!feature) return bad_onto("there is no feature \"" + std::string(*id) + "\" on this table");
  if (!can_be_led_onto(game.feature(*feature).kind))
    return bad_onto("a Move order leads on to an area, an obstacle or a structure, and \"" + std::string(*id) +
                    "\" is none of them");
  return feature;
}

/// In the order named; the pieces of a brigade in document order.
Result<std::vector<PieceIndex>> named_pieces(const Game& game, const Order& order) {
  auto pieces = ordered_pieces(game, order);
  const auto* several = std::get_if<Pieces>(&order.who);
  if (!pieces || !several) return pieces;
  std::vector<PieceIndex> named;
  for (const std::string& id : several->ids) named.push_back(game.find_piece(id).value());
  return named;
}

bool shares_path(const Order& order, const std::string& piece) {
  return order.paths.common() && !order.paths.has_own(piece);
}

Mover mover_of(const Setting& setting, OrderKind kind, const Order& order, const Troop& troop) {
  const Piece& piece = setting.game.piece(troop.piece);
  const Path* path = order.paths.of(piece.id);
  const Formation formation = manoeuvre_of(troop, kind, path ? plan_of(*path, setting.options.bd) : Plan{}).formation;
  return {troop.piece,
          block_of(setting.tables, setting.options, piece, formation),
          {},
          path ? *path : Path{},
          order.path_pointer(piece.id)};
}

/// A path that only one piece follows is not shared.
void drop_lonely_sharing(std::vector<OrderedPiece>& pieces) {
  const auto shares = [](const OrderedPiece& p) { return p.shares_path; };
  if (std::count_if(pieces.begin(), pieces.end(), shares) > 1) return;
  for (OrderedPiece& piece : pieces) piece.shares_path = false;
}

Result<void> read_pieces(const Setting& setting, const Order& order, ReadOrder& read) {
  const auto named = named_pieces(setting.game, order);
  if (!named) return named.problem();
  read.dice = read_dice(order, setting.options.speed_die && needs_move_order(read.kind), named->size());
  for (const PieceIndex piece : *named) {
    const auto troop = ordered_troop(setting.tables, setting.game, piece);
    if (!troop) return troop.problem();
    read.request.movers.push_back(mover_of(setting, read.kind, order, *troop));
    if (auto acts = check_acts(setting, order, *troop, read.request.movers.back().path); !acts) return acts.problem();
    read.pieces.push_back({*troop, shares_path(order, setting.game.piece(piece).id),
                           to_speed(setting.tables, read.dice, read.pieces.size())});
  }
  drop_lonely_sharing(read.pieces);
  return {};
}

/// Enemies whose battle contact may end with this order.
bool may_be_left_alone(const Setting& setting, const ReadOrder& order, PieceIndex piece) {
  const Troop* troop = setting.troop(piece);
  const auto is_foe = [&](const OrderedPiece& p) { return setting.game.enemies(p.troop.piece, piece); };
  return moves(order.kind) && troop && troop->contact == ContactState::battle && setting.game.piece(piece).on_table() &&
         std::any_of(order.pieces.begin(), order.pieces.end(), is_foe);
}

void watch_others(const Setting& setting, ReadOrder& order) {
  const Tables& t = setting.tables;
  TraceRequest& request = order.request;
  request.near.resize(Watches::count);
  for (std::size_t i = 0; i < Watches::count; ++i)
    request.near[i] = {.distance = setting.inches(Watches::distance(t, i)), .or_start_gap = true};
  request.gaps_within = setting.inches(std::max({t.battle_contact, t.halt, t.may_charge}));
  request.leaving_passes = true;
  request.lines_within = setting.inches(t.width / 2);
  request.against_ends = request.against_starts = request.movers.size() > 1;
  for (std::size_t i = 0; i < setting.game.pieces().size(); ++i)
    if (may_be_left_alone(setting, order, static_cast<PieceIndex>(i)))
      request.standing.push_back(static_cast<PieceIndex>(i));
}

/// Roads and narrow passages count in a march and a pass.
void watch_roads(const Setting& setting, ReadOrder& order) {
  if (order.kind != OrderKind::march && order.kind != OrderKind::pass) return;
  TraceRequest& request = order.request;
  request.watched = passages_of(setting);
  for (const FeatureIndex bridge : unrated_bridges_of(setting))
    request.overlaps.push_back({bridge, FeatureClass::surface});
  if (order.kind != OrderKind::pass) return;
  double deepest = 0;
  for (const Mover& mover : request.movers) deepest = std::max(deepest, depth_of(mover.footprint));
  request.room = RoomRequest{deepest + setting.inches(1), roads_of(setting)};
}

}  // namespace

Result<ReadOrder> read_order(const Setting& setting, const Order& order) {
  ReadOrder read;
  read.kind = named<OrderKind>(action_of(setting.data, order)).value();
  const auto onto = read_onto(setting.game, order, read.kind);
  if (!onto) return onto.problem();
  read.onto = *onto;
  if (auto pieces = read_pieces(setting, order, read); !pieces) return pieces.problem();
  watch_others(setting, read);
  watch_roads(setting, read);
  read.request.labels = setting.reading->labels;
  read.request.footprints = setting.reading->formation_bases;  // drill-28
  return read;
}

}  // namespace linesman::drill
