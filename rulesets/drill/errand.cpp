#include "drill/errand.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "rules/ruleset.h"

namespace linesman::drill {

namespace {

constexpr std::array<std::string_view, 5> ACTIONS{"move", "march", "pass", "form", "stop"};

using Beats = std::vector<Beat>;

bool is_act(const Beat& beat, std::string_view name) { return beat.what == Beat::What::act && beat.act == name; }
bool is_leg(const Beat& beat) { return beat.what == Beat::What::leg; }
bool is_turn(const Beat& beat) { return beat.what == Beat::What::turn; }

Beat act_beat(const std::string& name, const Value& members) {
  return {Beat::What::act, name, std::string(members["formation"].text().value_or(""))};
}

/// The acts before the first leg or turn.
Beats beginning(const Beats& beats) {
  return {beats.begin(),
          std::find_if(beats.begin(), beats.end(), [](const Beat& b) { return is_leg(b) || is_turn(b); })};
}

bool forms_column(const Beat& beat) { return is_act(beat, "form") && beat.formation == "manoeuvre-column"; }

bool any_act(const Beats& beats, std::string_view name) {
  return std::any_of(beats.begin(), beats.end(), [&](const Beat& b) { return is_act(b, name); });
}

/// drill-7: a move that begins and ends unlimbered and turns without a leg.
bool turns_in_place(const Errand& errand, const Troop& troop, const Beats& beats) {
  if (errand.doing != Doing::move || troop.formation != "unlimbered") return false;
  if (std::any_of(beats.begin(), beats.end(), is_leg) || std::none_of(beats.begin(), beats.end(), is_turn))
    return false;
  const auto last_act = std::find_if(beats.rbegin(), beats.rend(),
                                     [](const Beat& b) { return is_act(b, "limber") || is_act(b, "unlimber"); });
  return last_act == beats.rend() || is_act(*last_act, "unlimber");
}

Result<void> check_acts(const Setting& setting, const Order& order, const Troop& troop, const Path& path) {
  const std::string& id = setting.game.piece(troop.piece).id;
  const std::vector<std::string> known = formations_to_form(setting.tables, troop.arm);
  for (std::size_t i = 0; i < path.size(); ++i) {
    const auto* act = std::get_if<ActStep>(&path[i]);
    if (!act || act->name != "form") continue;
    const std::string wanted(act->members["formation"].text().value_or(""));
    if (std::find(known.begin(), known.end(), wanted) != known.end()) continue;
    return Problem{
        "", pointer_to(step_pointer(order, id, i), "formation"),
        id + ": " + std::string(name_of(troop.arm)) + " forms " + listed(known) + ", not \"" + wanted + "\""};
  }
  return {};
}

Result<void> check_onto(const Setting& setting, const Order& order) {
  const auto id = order.members["onto"].text();
  if (!id) return {};
  if (action_of(setting.data, order) != "move")
    return Problem{"", "/onto", "only the action move leads on to something"};
  const auto feature = setting.game.find_feature(*id);
  if (!feature) return Problem{"", "/onto", "there is no feature \"" + std::string(*id) + "\" on this table"};
  switch (class_of(setting.game.feature(*feature).kind)) {
    case FeatureClass::area:
    case FeatureClass::obstacle:
    case FeatureClass::structure: return {};
    case FeatureClass::surface:
    case FeatureClass::relief: break;
  }
  return Problem{
      "", "/onto",
      "a Move order leads on to an area, an obstacle or a structure, and \"" + std::string(*id) + "\" is none of them"};
}

void watch_others(const Setting& setting, TraceRequest& request) {
  const Tables& t = setting.tables;
  for (const double distance : {t.infantry_limit, t.battle_contact, t.halt_limit})
    request.near.push_back({setting.inches(distance), true});
  request.gaps_within = setting.inches(std::max({t.battle_contact, t.halt, t.may_charge}));
  request.lines_within = setting.inches(t.width / 2);
  request.against_ends = request.movers.size() > 1;
}

/// Everybody who stands has the block of his formation too.
void set_blocks(const Setting& setting, TraceRequest& request) {
  if (!setting.options.formation_bases) return;
  for (std::size_t i = 0; i < setting.game.pieces().size(); ++i) {
    const auto piece = static_cast<PieceIndex>(i);
    const auto troop = troop_of(setting.game, piece);
    if (!troop) continue;
    Footprint block = block_of(setting, piece, troop->formation);
    if (block != setting.game.piece(piece).base) request.footprints.emplace_back(piece, std::move(block));
  }
}

}  // namespace

std::optional<Doing> doing_named(std::string_view action) {
  const auto it = std::find(ACTIONS.begin(), ACTIONS.end(), action);
  if (it == ACTIONS.end()) return std::nullopt;
  return static_cast<Doing>(it - ACTIONS.begin());
}

Errand errand_of(const Game& game, const Order& order) {
  const auto doing = doing_named(order.action);
  LINESMAN_CHECK(doing.has_value());
  Errand errand{*doing, {}};
  if (const auto onto = order.members["onto"].text()) errand.onto = game.find_feature(*onto);
  return errand;
}

std::vector<Beat> beats_of(const Path& path) {
  Beats beats;
  for (const Step& step : path) {
    if (const auto* act = std::get_if<ActStep>(&step))
      beats.push_back(act_beat(act->name, act->members));
    else if (std::holds_alternative<PivotStep>(step) || std::holds_alternative<WheelStep>(step))
      beats.push_back({Beat::What::turn, {}, {}});
    else
      beats.push_back({Beat::What::leg, {}, {}});
  }
  return beats;
}

std::vector<Beat> beats_of(const std::vector<TracedStep>& steps) {
  Beats beats;
  for (const TracedStep& step : steps) {
    if (const auto* act = std::get_if<Act>(&step.facts))
      beats.push_back(act_beat(act->name, act->members));
    else
      beats.push_back({std::holds_alternative<Turn>(step.facts) ? Beat::What::turn : Beat::What::leg, {}, {}});
  }
  return beats;
}

Manoeuvre manoeuvre_of(const Troop& troop, const Errand& errand, const std::vector<Beat>& beats) {
  Manoeuvre m{troop.formation, false, false, false, false};
  if (!errand.moves() || troop.is_mob()) return m;
  const Beats first = beginning(beats);
  if (troop.arm == Arm::artillery) {
    m.turns_in_place = turns_in_place(errand, troop, beats);
    m.limber_understood = m.turns_in_place && !any_act(beats, "limber");
    m.unlimber_understood = m.turns_in_place && !any_act(beats, "unlimber");
    if (m.turns_in_place || (errand.under_move_order() && any_act(first, "limber"))) m.formation = "limbered";
  } else if (errand.under_move_order() && std::any_of(first.begin(), first.end(), forms_column)) {
    m.changed_to_column = true;
    m.formation = "manoeuvre-column";
  }
  return m;
}

std::string formation_after(const Troop& troop, const Manoeuvre& manoeuvre, const std::vector<Beat>& beats) {
  std::string formation = manoeuvre.unlimber_understood ? troop.formation : manoeuvre.formation;
  for (const Beat& beat : beats) {
    if (is_act(beat, "form")) formation = beat.formation;
    if (is_act(beat, "limber")) formation = "limbered";
    if (is_act(beat, "unlimber")) formation = "unlimbered";
  }
  return formation;
}

Result<std::vector<PieceIndex>> named_pieces(const Game& game, const Order& order) {
  auto pieces = ordered_pieces(game, order);
  const auto* several = std::get_if<Pieces>(&order.who);
  if (!pieces || !several) return pieces;
  std::vector<PieceIndex> named;
  for (const std::string& id : several->ids) named.push_back(game.find_piece(id).value());
  return named;
}

Footprint block_of(const Setting& setting, PieceIndex piece, const std::string& formation) {
  const Piece& p = setting.game.piece(piece);
  const auto arm = arm_named(p.traits["troop"].text().value_or(""));
  if (!setting.options.formation_bases || !arm) return p.base;
  const auto& blocks = setting.tables.blocks.at(*arm);
  const auto block = blocks.find(formation);
  if (block == blocks.end()) return p.base;
  return RectangleBase{setting.inches(block->second.frontage), setting.inches(block->second.depth)};
}

double depth_of(const Footprint& footprint) {
  const Box box = frame_box(footprint);
  return box.max.y - box.min.y;
}

Result<TraceRequest> request_of(const Setting& setting, const Order& order) {
  if (auto onto = check_onto(setting, order); !onto) return onto.problem();
  const auto pieces = named_pieces(setting.game, order);
  if (!pieces) return pieces.problem();
  const Errand errand = errand_of(setting.game, order);
  TraceRequest request;
  for (const PieceIndex piece : *pieces) {
    const auto troop = ordered_troop(setting, piece);
    if (!troop) return troop.problem();
    const std::string& id = setting.game.piece(piece).id;
    const Path* path = order.paths.of(id);
    const Path steps = path ? *path : Path{};
    if (auto acts = check_acts(setting, order, *troop, steps); !acts) return acts.problem();
    const Beats beats = beats_of(steps);
    const Manoeuvre m = manoeuvre_of(*troop, errand, beats);
    request.movers.push_back({piece, block_of(setting, piece, m.formation), {}, steps, order.path_pointer(id)});
  }
  watch_others(setting, request);
  set_blocks(setting, request);
  return request;
}

}  // namespace linesman::drill
