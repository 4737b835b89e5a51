// Read of a game once, and of an order: the pieces that act, their starts, transports and targets, and what is refused
// as unusable.
#pragma once

#include "mobility/model.h"
#include "mobility/water.h"
#include "movement/trace_request.h"
#include "rules/ruleset.h"

namespace linesman::mobility {

struct MobilityReading : GameReading {
  MobilityReading(const RulesetData& data, const Tables& tables, const Game& game);

  const Options options;
  const std::shared_ptr<const SectionLabels> labels;  ///< a tree is no section of anything
  const Waters waters;
  /// mobility-20, mobility-27: features that a hover vehicle feels although it skims over them.
  const std::vector<FeatureIndex> felt_by_skimmers;
};

enum class Action { move, disembark, enter, land };
constexpr Names<Action::land> names_of(Action) { return {"move", "disembark", "enter", "land"}; }

/// The acts of a path.
enum class ActKind { fire, overrun, embark, leave };
constexpr Names<ActKind::leave> names_of(ActKind) { return {"fire", "overrun", "embark", "leave"}; }

/// `name` is one of them (checked): an order with another act has been refused.
ActKind act_kind_of(std::string_view name);

/// A target that an order names for an overrun.
struct OverrunTarget {
  PieceIndex piece{};
  Family family = Family::infantry;
  bool armoured = false;
  std::optional<double> size;  ///< nothing for a pod without one
};

/// Refused: a piece without a mobility type, or a vehicle without `size`.
Result<OverrunTarget> overrun_target(const Setting& setting, PieceIndex piece);

/// One of the pieces ordered, with its transports and targets.
struct OrderedModel {
  Model model;
  std::optional<Model> gets_out_of;    ///< the transport that it is aboard; of `disembark` alone
  std::optional<Model> gets_into;      ///< the transport of an `embark`, which is its last step
  std::optional<double> size;          ///< its own size class, where it runs a piece down
  std::vector<OverrunTarget> targets;  ///< of each `overrun` of its path, in its order
};

/// An order that has been read.
struct MobilityOrder {
  Action action = Action::move;
  double off_board = 0;       ///< inches made off the table before
  std::int64_t departed = 1;  ///< the turn in which that began
  std::vector<OrderedModel> models;
  TraceRequest request;  ///< a mover for each of `models`, in their order
};

/// Refuses everything that makes an order unusable, `check_order` aside.
Result<MobilityOrder> read_mobility_order(const Setting& setting, const MobilityReading& reading, const Order& order);

}  // namespace linesman::mobility
