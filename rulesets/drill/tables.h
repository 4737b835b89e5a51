// The words of documents and orders that decide something under these rules, and the figures and ratings of
// ruleset.json, each read once. Distances are base distances (BD).
#pragma once

#include <map>
#include <string>

#include "base/names.h"
#include "base/result.h"
#include "base/value.h"
#include "rules/kind_ratings.h"
#include "table/kind.h"

namespace linesman::drill {

enum class Arm { infantry, cavalry, artillery };
constexpr Names<Arm::artillery> names_of(Arm) { return {"infantry", "cavalry", "artillery"}; }

/// In the order of their names. `none`: the document names no formation for the piece.
enum class Formation {
  column,
  limbered,
  line,
  manoeuvre_column,
  mass,
  mob,
  screen,
  skirmish,
  square,
  unlimbered,
  none
};
constexpr Names<Formation::none> names_of(Formation) {
  return {"column", "limbered", "line",   "manoeuvre-column", "mass", "mob",
          "screen", "skirmish", "square", "unlimbered",       "none"};
}

/// The class of a battery; `none` of other arms.
enum class Battery { foot, heavy, horse, none };
constexpr Names<Battery::none> names_of(Battery) { return {"foot", "heavy", "horse", "none"}; }

/// The order that a piece stands under.
enum class StandingOrder { move, stop, formation, restore, none };
constexpr Names<StandingOrder::none> names_of(StandingOrder) {
  return {"move", "stop", "formation", "restore", "none"};
}

/// How an enemy has stopped a piece.
enum class ContactState { none, battle, halt };
constexpr Names<ContactState::halt> names_of(ContactState) { return {"none", "battle", "halt"}; }

/// The action of an order.
enum class OrderKind { move, march, pass, form, stop };
constexpr Names<OrderKind::stop> names_of(OrderKind) { return {"move", "march", "pass", "form", "stop"}; }

enum class ActKind { form, limber, unlimber };
constexpr Names<ActKind::unlimber> names_of(ActKind) { return {"form", "limber", "unlimber"}; }

/// Whether an order of that kind goes along a path.
constexpr bool moves(OrderKind kind) {
  return kind == OrderKind::move || kind == OrderKind::march || kind == OrderKind::pass;
}

/// Whether the piece must stand under a Move order.
constexpr bool needs_move_order(OrderKind kind) { return kind == OrderKind::move || kind == OrderKind::march; }

/// How a feature of class area, obstacle or structure is rated.
struct Rating {
  enum class How { open, impassable, passable };
  How how = How::open;
  double pr = 0;  ///< passability: what must be left besides to go in
  double pe = 0;  ///< permeability: the price of going in
};

enum class RoadRating { open, big_road, small_road, passage };

/// The Problem names the ratings that such a feature may have; its pointer is `pointer`.
Result<void> check_rating(FeatureClass feature_class, Kind kind, const Value& rating, const std::string& pointer);

/// Reads the rating of an area, obstacle or structure as it is written; `open` without one.
Rating read_rating(const Value& rating);
/// Reads the rating of a surface.
RoadRating read_road(const Value& rating);

/// A cell of the speed table: a figure, or the Drill value and a figure; `none` for formations that do not move.
struct Rate {
  bool none = false;
  bool drill = false;  ///< the Drill value is added
  double plus = 0;
};

/// Frontage and depth of a block, BD.
struct Block {
  double frontage = 1;
  double depth = 1;
};

struct Tables {
  KindRatings<Rating> ratings;
  KindRatings<RoadRating> roads;                     ///< of surfaces
  std::map<Arm, std::map<Formation, Rate>> speeds;   ///< of every formation that the arm has, but `limbered`
  std::map<Battery, Rate> limbered;                  ///< the speed of limbered batteries
  std::map<Arm, Rate> march;                         ///< on roads
  double march_alone = 5;                            ///< of cavalry while no other unit is on its path
  std::map<Arm, std::map<Formation, Block>> blocks;  ///< the formations that an arm has
  std::map<Battery, double> battery_max;             ///< drill-8: the highest speed with free action points
  double musician = 1;
  double limbering = 1;  ///< each act
  double half = 0.5;     ///< taken or added by the die of speed
  double turn_angle = 45;
  double turn_price = 1;  ///< for each such angle begun
  double width = 1;       ///< of a steeplechase
  double square = 5;      ///< degrees
  double mob_beyond = 1;
  double free_contours = 1;
  double contour_price = 1;
  double free_contours_on_small_roads = 2;
  double less_on_small_roads = 1;
  double stream_exception = 2;  ///< Pe of a stream that a piece may stand in
  double column_pe = 2;         ///< times that Pe counts for cavalry in manoeuvre column
  double room = 1;              ///< before and after a narrow passage
  double infantry_limit = 1;
  double battle_contact = 2;
  double halt_limit = 2;
  double halt = 2.5;
  double may_charge = 2;
  double line_front = 45;    ///< degrees up to which a line blocks
  double column_flank = 45;  ///< degrees beyond which a manoeuvre column blocks
};

/// A Problem's pointer is into ruleset.json.
Result<Tables> read_tables(const RulesetData& data);

}  // namespace linesman::drill
