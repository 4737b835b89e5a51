// The price of a way before it is made.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

/// A piece in the formation in which it goes.
struct FarePayer {
  const Setting& setting;
  const ReadOrder& order;
  const OrderedPiece& ordered;
  const Formation formation;
  const double acts;  ///< limbering and unlimbering of a battery before it goes

  const Troop& troop() const { return ordered.troop; }
  const Tables& tables() const { return setting.tables; }
  bool marches() const { return order.kind == OrderKind::march; }
  SpeedBasis basis(bool alone) const { return {setting, ordered, order.kind, acts, alone}; }
  const double full = sum_of(full_speed_in(basis(true), formation));  ///< in the field, BD
};

/// drill-25: the speed of a march that meets no unit, or of one that meets some, whichever is faster.
double best_speed(const FarePayer& mover) {
  const double alone = sum_of(speed_in(mover.basis(true), mover.formation));
  return std::max(alone, sum_of(speed_in(mover.basis(false), mover.formation)));
}

/// The acts with which a path begins.
Path acts_before(const Path& path) {
  const auto is_act = [](const Step& step) { return std::holds_alternative<ActStep>(step); };
  return {path.begin(), std::find_if_not(path.begin(), path.end(), is_act)};
}

const Path& path_of(const ReadOrder& order, PieceIndex piece) {
  static const Path NONE;
  for (const linesman::Mover& mover : order.request.movers)
    if (mover.piece == piece) return mover.path;
  return NONE;
}

ActStep forming(Formation formation) {
  return {std::string(name_of(ActKind::form)),
          Value::Object{{"act", name_of(ActKind::form)}, {"formation", name_of(formation)}}};
}

/// drill-10: of several pieces that turn together only one may pay.
void add_turns(const FarePayer& mover, Fare& fare) {
  fare.turns.moves_the_centre = true;
  if (turns_freely(mover.order.kind, mover.formation) || mover.ordered.shares_path) return;
  constexpr double HALF_CIRCLE = 180;
  const double step = mover.tables().turn_angle;
  for (double angle = step; angle < HALF_CIRCLE + step; angle += step) {
    const double up_to = std::min(angle, HALF_CIRCLE);
    fare.turns.bands.push_back({up_to, price_of_turn(mover.tables(), up_to)});
  }
}

/// Landscape or a steeplechase through which the piece can go.
bool lets_through(const FarePayer& mover, FeatureIndex index, const Rating& rating) {
  return rating.how != Rating::How::impassable &&
         is_enough(mover.full, mover.setting, mover.troop(), mover.formation, index, false);
}

double price_of(const FarePayer& mover, const Rating& rating) {
  return price_of(mover.setting, mover.troop(), mover.formation, rating, false);
}

/// drill-14 to 18
void add_landscape(const FarePayer& mover, FeatureIndex index, Fare& fare) {
  const Rating rating = mover.setting.rating(index);
  if (rating.how == Rating::How::open) return;
  GroundFare ground{.feature = index};
  ground.barred = !lets_through(mover, index, rating);
  if (rating.how != Rating::How::impassable) ground.once = price_of(mover, rating);
  ground.left_free = ground.barred;  // a piece that stands in passable ground pays for it, too
  fare.grounds.push_back(ground);
}

/// drill-18 to 21
void add_steeplechase(const FarePayer& mover, FeatureIndex index, Fare& fare) {
  const Setting& setting = mover.setting;
  const Rating rating = setting.rating(index);
  LineFare line{.feature = index};
  if (!may_stand_in(setting, index)) line.apart = setting.inches(mover.tables().width / 2);
  if (lets_through(mover, index, rating)) {
    line.price = price_of(mover, rating);
    line.square = mover.tables().square;
  }
  fare.lines.push_back(line);
  if (rating.how == Rating::How::impassable)
    fare.grounds.push_back({.feature = index, .barred = true, .left_free = true});
}

void add_terrain(const FarePayer& mover, Fare& fare) {
  const Setting& setting = mover.setting;
  if (mover.marches()) {
    for (const FeatureIndex road : roads_of(setting)) fare.ways.push_back({road, 1, false, true});
    return;
  }
  for (std::size_t i = 0; i < setting.game.terrain().size(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    if (setting.is_landscape(index)) add_landscape(mover, index, fare);
    if (setting.is_steeplechase(index)) add_steeplechase(mover, index, fare);
    // The first contour is free: the price of one depends on the way before it.
    if (setting.is_contour(index))
      fare.contours.lines.push_back(index);
    else
      fare.exact.push_back(index);
  }
  // drill-23
  fare.contours.free = static_cast<int>(setting.tables.free_contours);
  fare.contours.price = setting.tables.contour_price;
}

/// drill-35 to 39
void add_pieces(const FarePayer& mover, Fare& fare) {
  const Game& game = mover.setting.game;
  const auto approach = approach_of(mover.troop().arm, mover.formation);
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const auto other = static_cast<PieceIndex>(i);
    const Troop* troop = mover.setting.troop(other);
    const bool ordered_too = std::any_of(mover.order.pieces.begin(), mover.order.pieces.end(),
                                         [&](const OrderedPiece& p) { return p.troop.piece == other; });
    if (!troop || ordered_too || !game.piece(other).on_table()) continue;
    if (game.friends(mover.troop().piece, other)) {
      fare.pieces.push_back({other, true, true, 0.0, false});
    } else if (approach && (!troop->routed || approach->routed_too)) {
      const double limit = approach->watch ? Watches::distance(mover.tables(), *approach->watch) : 0;
      fare.pieces.push_back({other, false, true, mover.setting.inches(limit), true, true});
    }
  }
}

}  // namespace

Fares fares_of(const Setting& setting, const ReadOrder& order, const OrderedPiece& piece) {
  if (!needs_move_order(order.kind)) return {};
  const Plan acts = plan_of(acts_before(path_of(order, piece.troop.piece)), setting.options.bd);
  const Manoeuvre manoeuvre = manoeuvre_of(piece.troop, order.kind, acts);
  const bool limbers = manoeuvre.formation != piece.troop.formation && piece.troop.arm == Arm::artillery;
  // drill-7: a battery that turns where it stands has limbered and will unlimber.
  const bool stands = manoeuvre.formation == Formation::unlimbered && order.kind == OrderKind::move;
  const Formation formation = stands ? Formation::limbered : manoeuvre.formation;
  if (formation == Formation::none || manoeuvre.turns_in_place) return {};
  if (rate_of(setting.tables, piece.troop, formation).none) return {};
  const FarePayer mover{setting, order, piece, formation, stands ? 2.0 : limbers ? 1.0 : 0.0};
  Fare fare;
  fare.piece = piece.troop.piece;
  fare.allowance = best_speed(mover);
  fare.spent = price_of_acts(setting.tables, mover.acts);
  fare.inch = setting.bd(1);
  if (setting.options.front_only) fare.manners = {1.0, std::nullopt, std::nullopt};
  add_turns(mover, fare);
  add_terrain(mover, fare);
  add_pieces(mover, fare);
  // drill-36: a piece that meets an enemy does not get away again.
  fare.watched = {setting.inches(setting.tables.battle_contact)};
  fare.keeps_to_ways = mover.marches();
  if (stands) {
    fare.besides = {"turn about another point where it stands"};
    fare.exact.clear();
  }
  return {std::move(fare)};
}

std::vector<WayFrame> frames_of(const Setting& setting, const ReadOrder& order, const Troop& troop) {
  std::vector<WayFrame> frames;
  if (order.kind == OrderKind::form)
    for (const std::string& name : formations_to_form(setting.tables, troop.arm))
      frames.push_back({{forming(named<Formation>(name).value())}, {}});
  if (!needs_move_order(order.kind) || troop.is_mob()) return frames;
  const std::string limber(name_of(ActKind::limber));
  if (troop.formation == Formation::unlimbered)
    frames.push_back({{ActStep{limber, Value::Object{{"act", limber}}}}, {}});
  else if (troop.arm != Arm::artillery && troop.formation != Formation::manoeuvre_column)
    frames.push_back({{forming(Formation::manoeuvre_column)}, {}});
  return frames;
}

}  // namespace linesman::drill
