#include "mobility/orders.h"

#include <algorithm>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "rules/ruleset.h"

namespace linesman::mobility {

namespace {

/// Farther than any two bases are apart: how far a start or end is from its transport is told whatever it is.
constexpr double EVERY_GAP = 3 * FARTHEST_COORDINATE;

bool is_for(const Setting& setting, Doing action, const Piece& piece) {
  switch (action) {
    case Doing::move: return piece.on_table();
    case Doing::disembark: return piece.status["aboard"].is_text();
    case Doing::enter:
    case Doing::land: return setting.flag(piece.status, "reserve");
  }
  return false;
}

Result<void> check_last_act(const ActStep& act, bool last, const std::string& pointer) {
  if ((act.name == "embark" || act.name == "leave") && !last)
    return Problem{"", pointer, "\"" + act.name + "\" can only be the last step of a path"};
  return {};
}

Result<void> check_steps(const Path& path, const std::string& pointer) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    const std::string place = pointer_to(pointer, i);
    const auto* pivot = std::get_if<PivotStep>(&path[i]);
    if (pivot && pivot->about)
      return Problem{"", place, "pieces turn about their own centre: \"about\" cannot be used"};
    if (const auto* act = std::get_if<ActStep>(&path[i]))
      if (auto checked = check_last_act(*act, i + 1 == path.size(), place); !checked) return checked;
  }
  return {};
}

Result<void> check_paths(const Order& order) {
  if (order.paths.common())
    if (auto checked = check_steps(*order.paths.common(), "/path"); !checked) return checked;
  for (const auto& [id, path] : order.paths.own())
    if (auto checked = check_steps(path, pointer_to("/paths", id)); !checked) return checked;
  return {};
}

/// `start`, `off_board` and `departed` go with some actions only.
Result<void> check_members(const Order& order, Doing action) {
  if (action == Doing::move && order.starts.common())
    return Problem{"", "/start", "a move begins where the piece stands: \"start\" goes with the other actions"};
  if (action == Doing::move && !order.starts.own().empty())
    return Problem{"", "/starts", "a move begins where the piece stands: \"starts\" goes with the other actions"};
  for (const std::string_view key : {"off_board", "departed"})
    if (action != Doing::enter && order.members.find(key))
      return Problem{"", pointer_to("", key), "\"" + std::string(key) + "\" goes with the action enter only"};
  return {};
}

/// What must be known of a weapon that is ordered (mobility-6).
Result<void> check_chassis(const Setting& setting, const Body& body) {
  const Piece& piece = setting.game.piece(body.piece);
  if (body.family != Family::crewed || piece.traits["chassis"].is_text()) return {};
  return Problem{"", trait_pointer(body.piece, "chassis"),
                 "\"" + piece.id + "\" needs \"chassis\": can the crew roll the weapon?"};
}

/// The transport has a mobility type and rate; of an overrun both sizes are known.
Result<void> check_act(const Setting& setting, PieceIndex piece, const ActStep& act) {
  if (act.name == "embark") {
    auto carrier = body_of(setting, piece_named(setting.game, act.members, "transport"));
    if (!carrier) return carrier.problem();
  } else if (act.name == "overrun") {
    for (const PieceIndex who : {piece, piece_named(setting.game, act.members, "target")})
      if (auto size = size_class(setting, who); !size) return size.problem();
  }
  return {};
}

Result<void> check_carrier(const Setting& setting, PieceIndex piece) {
  const auto aboard = setting.game.piece(piece).status["aboard"].text();
  if (!aboard) return {};
  const auto carrier = carrier_of(setting.game, piece);
  if (!carrier || *carrier == piece)
    return Problem{"", pointer_to(pointer_to("/pieces", at(piece)), "status") + "/aboard",
                   "there is no transport \"" + std::string(*aboard) + "\" on this table"};
  auto body = body_of(setting, *carrier);
  return body ? Result<void>() : Result<void>(body.problem());
}

Result<void> check_mover(const Setting& setting, Doing action, PieceIndex index, const Path& path) {
  auto body = body_of(setting, index);
  if (!body) return body.problem();
  if (auto checked = check_chassis(setting, *body); !checked) return checked;
  if (action == Doing::disembark)
    if (auto checked = check_carrier(setting, index); !checked) return checked;
  for (const Step& step : path)
    if (const auto* act = std::get_if<ActStep>(&step))
      if (auto checked = check_act(setting, index, *act); !checked) return checked;
  return {};
}

/// Where the path begins; `land` begins as high as the piece can fly in a turn (mobility-61).
Pose start_pose(const Piece& piece, const StartPose& start, Doing action, double rate) {
  return {start.at, normalised(start.facing.value_or(piece.pose.facing)),
          start.altitude.value_or(action == Doing::land ? rate : 0)};
}

Result<Mover> mover_of(const Setting& setting, const Order& order, Doing action, PieceIndex index) {
  const Piece& piece = setting.game.piece(index);
  Mover mover;
  mover.piece = index;
  mover.footprint = piece.base;
  if (const Path* path = order.paths.of(piece.id)) mover.path = *path;
  mover.path_pointer = order.path_pointer(piece.id);
  if (auto checked = check_mover(setting, action, index, mover.path); !checked) return checked.problem();
  if (action == Doing::move) return mover;
  const StartPose* start = order.starts.of(piece.id);
  if (!start) return Problem{"", "/start", "\"" + piece.id + "\" needs a \"start\": where does its path begin?"};
  mover.start = start_pose(piece, *start, action, (*body_of(setting, index)).rate);
  return mover;
}

bool boards(const Mover& mover, Doing action) {
  if (action == Doing::disembark) return true;
  const auto* act = mover.path.empty() ? nullptr : std::get_if<ActStep>(&mover.path.back());
  return act && act->name == "embark";
}

}  // namespace

Errand errand_of(const Setting& setting, const Order& order) {
  const std::string action = action_of(setting.data, order);
  Errand errand;
  if (action == "disembark") errand.action = Doing::disembark;
  if (action == "enter") errand.action = Doing::enter;
  if (action == "land") errand.action = Doing::land;
  errand.off_board = setting.number(order.members, "off_board");
  errand.departed = setting.value(order.members, "departed").whole().value_or(1);
  return errand;
}

Result<std::vector<PieceIndex>> taken_pieces(const Setting& setting, const Order& order) {
  auto named = ordered_pieces(setting.game, order);
  const auto* unit = std::get_if<OneUnit>(&order.who);
  if (!named || !unit) return named;
  const Doing action = errand_of(setting, order).action;
  std::vector<PieceIndex> taken = *named;
  std::erase_if(taken, [&](PieceIndex i) { return !is_for(setting, action, setting.game.piece(i)); });
  if (taken.empty()) return Problem{"", "/unit", "\"" + unit->id + "\" has no piece that this action is for"};
  return taken;
}

Result<TraceRequest> request_of(const Setting& setting, const Order& order) {
  const Doing action = errand_of(setting, order).action;
  if (auto checked = check_members(order, action); !checked) return checked.problem();
  if (auto checked = check_paths(order); !checked) return checked.problem();
  auto pieces = taken_pieces(setting, order);
  if (!pieces) return pieces.problem();
  TraceRequest request;
  for (const PieceIndex piece : *pieces) {
    auto mover = mover_of(setting, order, action, piece);
    if (!mover) return mover.problem();
    if (boards(*mover, action)) request.gaps_within = EVERY_GAP;
    request.movers.push_back(*std::move(mover));
  }
  request.against_ends = request.movers.size() > 1;
  return request;
}

std::optional<PieceIndex> carrier_of(const Game& game, PieceIndex piece) {
  const auto aboard = game.piece(piece).status["aboard"].text();
  return aboard ? game.find_piece(*aboard) : std::nullopt;
}

PieceIndex piece_named(const Game& game, const Value& act, std::string_view key) {
  const auto piece = game.find_piece(act[key].text().value_or(""));
  LINESMAN_CHECK(piece.has_value());
  return *piece;
}

Result<std::optional<double>> size_class(const Setting& setting, PieceIndex index) {
  auto type = mobility_type(setting.game, index);
  if (!type) return type.problem();
  if (const auto size = setting.game.piece(index).traits["size"].number()) return std::optional<double>(*size);
  const Family family = family_of(*type);
  if (family == Family::infantry || family == Family::crewed) return std::optional<double>(setting.tables.small_size);
  if (family == Family::pod) return std::optional<double>();
  return Problem{"", trait_pointer(index, "size"),
                 "\"" + setting.game.piece(index).id + "\" needs \"size\": which size class is it for an overrun?"};
}

}  // namespace linesman::mobility
