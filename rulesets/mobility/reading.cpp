#include "mobility/reading.h"

#include <algorithm>

#include "base/check.h"
#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "rules/modified.h"
#include "rules/ruleset.h"
#include "rules/section_labels.h"
#include "rules/vocabulary.h"
#include "table/status.h"

namespace linesman::mobility {

namespace {

std::vector<FeatureIndex> low_or_sloping(const Setting& setting) {
  std::vector<FeatureIndex> felt;
  for (std::size_t i = 0; i < setting.game.terrain().size(); ++i) {
    const auto feature = static_cast<FeatureIndex>(i);
    const Rating rating = setting.rating(feature);
    if (rating == Rating::low || rating == Rating::slope) felt.push_back(feature);
  }
  return felt;
}

}  // namespace

MobilityReading::MobilityReading(const RulesetData& data, const Tables& tables, const Game& game)
    : options(read_options(data, tables, game)),
      labels(section_labels(data, game,
                            [&](const Feature& f) {
                              const bool tree = tables.ratings.of(data, f) == Rating::tree;
                              return tree ? std::nullopt : std::optional<std::uint32_t>(0);
                            })),
      waters(Setting{data, tables, game, options}),
      felt_by_skimmers(low_or_sloping({data, tables, game, options})) {}

namespace {

/// Inches, more than between any two bases: the gap between a start or end and its transport is always traced.
constexpr double EVERY_GAP = 3 * FARTHEST_COORDINATE;

/// A word of an order that `check_order` has accepted.
template <class Enum>
Enum checked_word(std::string_view word) {
  const auto value = named<Enum>(word);
  LINESMAN_CHECK(value.has_value());
  return *value;
}

bool is_for(const Setting& setting, Action action, const Piece& piece) {
  switch (action) {
    case Action::move: return piece.on_table();
    case Action::disembark: return carrier_id(piece).has_value();
    case Action::enter:
    case Action::land: return setting.flag(piece.status, RESERVE);
  }
  return false;
}

Result<void> check_last_act(const ActStep& act, bool last, const std::string& pointer) {
  const ActKind kind = act_kind_of(act.name);
  if ((kind == ActKind::embark || kind == ActKind::leave) && !last)
    return Problem{pointer, said<"\"{act}\" can only be the last step of a path">(act.name)};
  return {};
}

Result<void> check_steps(const Path& path, const std::string& pointer) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    const std::string place = pointer_to(pointer, i);
    const auto* pivot = std::get_if<PivotStep>(&path[i]);
    if (pivot && pivot->about) return Problem{place, "pieces turn about their own centre: \"about\" cannot be used"};
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
Result<void> check_members(const Order& order, Action action) {
  if (action == Action::move && order.starts.common())
    return Problem{"/start", "a move begins where the piece stands: \"start\" goes with the other actions"};
  if (action == Action::move && !order.starts.own().empty())
    return Problem{"/starts", "a move begins where the piece stands: \"starts\" goes with the other actions"};
  for (const std::string_view key : {"off_board", "departed"})
    if (action != Action::enter && order.members.find(key))
      return Problem{pointer_to("", key), said<"\"{key}\" goes with the action enter only">(std::string(key))};
  return {};
}

/// mobility-58: a way off the board cannot begin in a later turn.
Result<void> check_departure(const Setting& setting, const MobilityOrder& order) {
  if (order.departed <= setting.game.turn()) return {};
  return Problem{"/departed",
                 said<"it is turn {n}: nothing can have set out in turn {m}">(setting.game.turn(), order.departed)};
}

/// mobility-6: a weapon that is ordered needs a `chassis`.
Result<void> check_chassis(const Setting& setting, const Model& model) {
  const Piece& piece = setting.game.piece(model.piece);
  if (model.family() != Family::crewed || piece.traits["chassis"].is_text()) return {};
  return Problem{trait_pointer(model.piece, "chassis"),
                 said<"\"{id}\" needs \"chassis\": can the crew roll the weapon?">(piece.id)};
}

/// The piece that an act names under `key`; check_order has found it.
PieceIndex piece_named(const Game& game, const ActStep& act, std::string_view key) {
  const auto piece = game.find_piece(act.members[key].text().value_or(""));
  LINESMAN_CHECK(piece.has_value());
  return *piece;
}

/// mobility-43 and 44: both pieces need a size class.
Result<void> read_overrun(const Setting& setting, const ActStep& act, OrderedModel& ordered) {
  const auto own = size_class(setting, ordered.model.piece);
  if (!own) return own.problem();
  const auto target = overrun_target(setting, piece_named(setting.game, act, "target"));
  if (!target) return target.problem();
  ordered.size = *own;
  ordered.targets.push_back(*target);
  return {};
}

/// mobility-50: the transport needs a mobility type and a rate.
Result<void> read_transport(const Setting& setting, PieceIndex transport, std::optional<Model>& into) {
  const auto model = model_of(setting, transport);
  if (!model) return model.problem();
  into = *model;
  return {};
}

Result<void> read_act(const Setting& setting, const ActStep& act, OrderedModel& ordered) {
  const ActKind kind = act_kind_of(act.name);
  if (kind == ActKind::overrun) return read_overrun(setting, act, ordered);
  if (kind != ActKind::embark) return {};
  return read_transport(setting, piece_named(setting.game, act, "transport"), ordered.gets_into);
}

Result<void> read_carrier(const Setting& setting, OrderedModel& ordered) {
  const PieceIndex piece = ordered.model.piece;
  const auto aboard = carrier_id(setting.game.piece(piece));
  if (!aboard) return {};
  const auto carrier = carrier_of(setting.game, piece);
  if (!carrier || *carrier == piece)
    return Problem{pointer_to(pointer_to("/pieces", at(piece)), "status") + "/aboard",
                   said<"there is no transport \"{id}\" on this table">(std::string(*aboard))};
  return read_transport(setting, *carrier, ordered.gets_out_of);
}

Result<OrderedModel> read_model(const Setting& setting, Action action, PieceIndex index, const Path& path) {
  const auto model = model_of(setting, index);
  if (!model) return model.problem();
  OrderedModel ordered{*model};
  ordered.model.spendable = modified(setting.data, setting.game, index, name_of(action), model->grants);
  if (auto checked = check_chassis(setting, *model); !checked) return checked.problem();
  if (action == Action::disembark)
    if (auto read = read_carrier(setting, ordered); !read) return read.problem();
  for (const Step& step : path)
    if (const auto* act = std::get_if<ActStep>(&step))
      if (auto read = read_act(setting, *act, ordered); !read) return read.problem();
  return ordered;
}

/// The start of the path. mobility-61: `land` begins as high as the piece can fly in a turn.
Pose start_pose(const Piece& piece, const StartPose& start, Action action, double rate) {
  return {start.at, normalised(start.facing.value_or(piece.pose.facing)),
          start.altitude.value_or(action == Action::land ? rate : 0)};
}

/// Adds a piece and its mover.
Result<void> add_piece(const Setting& setting, const MobilityReading& reading, const Order& order, PieceIndex index,
                       MobilityOrder& read) {
  const Piece& piece = setting.game.piece(index);
  Mover mover;
  mover.piece = index;
  mover.footprint = piece.base;
  if (const Path* path = order.paths.of(piece.id)) mover.path = *path;
  mover.path_pointer = order.path_pointer(piece.id);
  auto ordered = read_model(setting, read.action, index, mover.path);
  if (!ordered) return ordered.problem();
  if (read.action != Action::move) {
    const StartPose* start = order.starts.of(piece.id);
    if (!start) return Problem{"/start", said<"\"{id}\" needs a \"start\": where does its path begin?">(piece.id)};
    mover.start = start_pose(piece, *start, read.action, ordered->model.rate);
  }
  if (ordered->model.is(MobilityType::hover)) mover.skims = reading.felt_by_skimmers;
  if (read.action == Action::disembark || ordered->gets_into) read.request.gaps_within = EVERY_GAP;
  read.models.push_back(*std::move(ordered));
  read.request.movers.push_back(std::move(mover));
  return {};
}

/// The pieces that the order takes, in document order: of a unit only those that the action is for.
Result<std::vector<PieceIndex>> taken_pieces(const Setting& setting, const Order& order, Action action) {
  auto named = ordered_pieces(setting.game, order);
  const auto* unit = std::get_if<OneUnit>(&order.who);
  if (!named || !unit) return named;
  std::vector<PieceIndex> taken = *named;
  std::erase_if(taken, [&](PieceIndex i) { return !is_for(setting, action, setting.game.piece(i)); });
  if (taken.empty()) return Problem{"/unit", said<"\"{id}\" has no piece that this action is for">(unit->id)};
  return taken;
}

/// mobility-45 with `overrun_price` `target`: asks the trace for the length of the targets and the ground on which they
/// stand.
void watch_targets(const Setting& setting, MobilityOrder& read) {
  if (!setting.options.overrun_by_target) return;
  for (const OrderedModel& ordered : read.models)
    for (const OverrunTarget& target : ordered.targets) {
      auto& extents = read.request.extents;
      if (std::find(extents.begin(), extents.end(), target.piece) != extents.end()) continue;
      extents.push_back(target.piece);
      const auto moves = [&](const OrderedModel& other) { return other.model.piece == target.piece; };
      if (std::none_of(read.models.begin(), read.models.end(), moves)) read.request.standing.push_back(target.piece);
    }
}

}  // namespace

ActKind act_kind_of(std::string_view name) { return checked_word<ActKind>(name); }

Result<OverrunTarget> overrun_target(const Setting& setting, PieceIndex piece) {
  const auto size = size_class(setting, piece);
  if (!size) return size.problem();
  const bool armoured = setting.flag(setting.game.piece(piece).traits, "armoured");
  return OverrunTarget{piece, family_of(*mobility_type(setting.game, piece)), armoured, *size};
}

Result<MobilityOrder> read_mobility_order(const Setting& setting, const MobilityReading& reading, const Order& order) {
  MobilityOrder read;
  read.action = checked_word<Action>(action_of(setting.data, order));
  read.off_board = setting.number(order.members, "off_board");
  read.departed = setting.value(order.members, "departed").whole().value_or(1);
  if (auto checked = check_members(order, read.action); !checked) return checked.problem();
  if (auto checked = check_departure(setting, read); !checked) return checked.problem();
  if (auto checked = check_paths(order); !checked) return checked.problem();
  const auto pieces = taken_pieces(setting, order, read.action);
  if (!pieces) return pieces.problem();
  for (const PieceIndex piece : *pieces)
    if (auto added = add_piece(setting, reading, order, piece, read); !added) return added.problem();
  read.request.against_ends = read.request.movers.size() > 1;
  watch_targets(setting, read);
  reading.waters.ask(read.request);
  read.request.labels = reading.labels;
  read.request.clear_height = setting.tables.clear_height;
  return read;
}

}  // namespace linesman::mobility
