// The price of a way beforehand.
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
  const double acts;  ///< of a battery, before it goes

  const Troop& troop() const { return ordered.troop; }
  const Tables& tables() const { return setting.tables; }
  bool marches() const { return order.kind == OrderKind::march; }
  const Rate& rate() const { return rate_of(tables(), troop(), formation); }
};

/// drill-24, drill-25: at best nobody is on the path.
double fastest_march(const FarePayer& mover) {
  const double speed = figure_of(mover.tables().march.at(mover.troop().arm), mover.troop());
  return mover.troop().arm == Arm::cavalry ? std::max(speed, mover.tables().march_alone) : speed;
}

/// drill-5, drill-13
double besides(const FarePayer& mover) {
  return (mover.troop().musician ? mover.tables().musician : 0) + mover.ordered.die;
}

/// drill-4
double full_speed(const FarePayer& mover) {
  const double plain = mover.marches() ? fastest_march(mover) : figure_of(mover.rate(), mover.troop());
  return std::max(0.0, plain + besides(mover));
}

/// drill-6
double price_of_acts(const FarePayer& mover) { return mover.acts * mover.tables().limbering; }

/// drill-8: all action points are free but those that the acts have taken.
double total_speed(const FarePayer& mover) {
  const double full = full_speed(mover);
  if (mover.troop().arm != Arm::artillery) return full;
  const double of_class = mover.tables().battery_max.at(mover.troop().battery);
  const double plain = mover.marches() ? std::max(of_class, fastest_march(mover)) : of_class;
  const double paid = price_of_acts(mover);
  const double free = std::max(0.0, mover.troop().drill - mover.acts);
  return std::max(paid, std::min(full + free, paid + plain + besides(mover)));
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

/// drill-10: of several that turn together one alone may pay.
void add_turns(const FarePayer& mover, Fare& fare) {
  fare.turns.moves_the_centre = true;
  if (mover.marches() || turns_freely_in(mover.formation) || mover.ordered.shares_path) return;
  constexpr double HALF_CIRCLE = 180;
  for (double angle = mover.tables().turn_angle; angle < HALF_CIRCLE + mover.tables().turn_angle;
       angle += mover.tables().turn_angle) {
    const double price = std::round(angle / mover.tables().turn_angle) * mover.tables().turn_price;
    fare.turns.bands.push_back({std::min(angle, HALF_CIRCLE), price});
  }
}

/// drill-14 to 18
void add_landscape(const FarePayer& mover, FeatureIndex index, Fare& fare) {
  const Rating rating = mover.setting.rating(index);
  if (rating.how == Rating::How::open) return;
  GroundFare ground{.feature = index, .left_free = true};
  ground.barred = rating.how == Rating::How::impassable;
  if (!ground.barred) {
    const double pe = pe_of(mover.tables(), mover.troop(), mover.formation, rating);
    const double full = full_speed(mover);
    ground.barred = exceeds(rating.pr + pe, full) || !exceeds(full, pe);
    ground.once = pe + (mover.setting.options.pr_spent ? rating.pr : 0);
  }
  // What it stands on is paid too, but may be left.
  if (!ground.barred) ground.left_free = false;
  fare.grounds.push_back(ground);
}

/// drill-18 to 21
void add_steeplechase(const FarePayer& mover, FeatureIndex index, Fare& fare) {
  const Setting& setting = mover.setting;
  const Rating rating = setting.rating(index);
  LineFare line{.feature = index};
  if (!may_stand_in(setting, index)) line.apart = setting.inches(mover.tables().width / 2);
  const double pe = pe_of(mover.tables(), mover.troop(), mover.formation, rating);
  const bool impassable = rating.how == Rating::How::impassable;
  if (!impassable && !exceeds(rating.pr + pe + mover.tables().width, full_speed(mover))) {
    line.price = pe + (setting.options.pr_spent ? rating.pr : 0);
    line.square = mover.tables().square;
  }
  fare.lines.push_back(line);
  if (impassable) fare.grounds.push_back({.feature = index, .barred = true, .left_free = true});
}

void add_terrain(const FarePayer& mover, Fare& fare) {
  const Setting& setting = mover.setting;
  if (mover.marches()) {
    for (const FeatureIndex surface : setting.game.features_of(FeatureClass::surface))
      if (setting.rated_road(surface) != RoadRating::open) fare.ways.push_back({surface, 1, false, true});
    return;
  }
  for (std::size_t i = 0; i < setting.game.terrain().size(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    if (setting.is_landscape(index)) add_landscape(mover, index, fare);
    if (setting.is_steeplechase(index)) add_steeplechase(mover, index, fare);
    // Of contours the first is free: what one costs depends on the way before it.
    if (setting.is_contour(index))
      fare.contours.lines.push_back(index);
    else
      fare.told.push_back(index);
  }
  // drill-23
  fare.contours.free = static_cast<int>(setting.tables.free_contours);
  fare.contours.price = setting.tables.contour_price;
}

/// drill-35 to 39
double limit_to_enemy(const FarePayer& mover) {
  const Tables& tables = mover.tables();
  switch (mover.troop().arm) {
    case Arm::infantry: return tables.infantry_limit;
    case Arm::artillery: return tables.halt_limit;
    case Arm::cavalry: break;
  }
  const bool halts = mover.formation == Formation::screen || mover.formation == Formation::manoeuvre_column;
  return halts ? tables.halt_limit : 0;
}

void add_pieces(const FarePayer& mover, Fare& fare) {
  const Game& game = mover.setting.game;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const auto other = static_cast<PieceIndex>(i);
    const Troop* troop = mover.setting.troop(other);
    const bool ordered_too = std::any_of(mover.order.pieces.begin(), mover.order.pieces.end(),
                                         [&](const OrderedPiece& p) { return p.troop.piece == other; });
    if (!troop || ordered_too || !game.piece(other).on_table()) continue;
    if (game.friends(mover.troop().piece, other))
      fare.pieces.push_back({other, true, true, 0.0, false});
    else if (!troop->routed)
      fare.pieces.push_back({other, false, true, mover.setting.inches(limit_to_enemy(mover)), true, true});
  }
}

}  // namespace

Fares fares_of(const Setting& setting, const ReadOrder& order, const OrderedPiece& piece) {
  if (!needs_move_order(order.kind)) return {};
  const Plan acts = plan_of(acts_before(path_of(order, piece.troop.piece)), setting.options.bd);
  const Manoeuvre manoeuvre = manoeuvre_of(piece.troop, order.kind, acts);
  const bool limbers = manoeuvre.formation != piece.troop.formation && piece.troop.arm == Arm::artillery;
  // drill-7: who turns where it stands has limbered and will unlimber.
  const bool stands = manoeuvre.formation == Formation::unlimbered && order.kind == OrderKind::move;
  const Formation formation = stands ? Formation::limbered : manoeuvre.formation;
  const FarePayer mover{setting, order, piece, formation, stands ? 2.0 : limbers ? 1.0 : 0.0};
  if (mover.formation == Formation::none || mover.rate().none || manoeuvre.turns_in_place) return {};
  Fare fare;
  fare.piece = piece.troop.piece;
  fare.allowance = total_speed(mover);
  fare.spent = price_of_acts(mover);
  fare.inch = setting.bd(1);
  if (setting.options.front_only) fare.manners = {1.0, std::nullopt, std::nullopt};
  add_turns(mover, fare);
  add_terrain(mover, fare);
  add_pieces(mover, fare);
  // drill-36: who meets an enemy does not get away again.
  fare.watched = {setting.inches(setting.tables.battle_contact)};
  fare.keeps_to_ways = mover.marches();
  if (stands) {
    fare.besides = {"turn about another point where it stands"};
    fare.told.clear();
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
