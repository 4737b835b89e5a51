// The price of a way before it is made.
#include <algorithm>
#include <cmath>

#include "mobility/clauses.h"

namespace linesman::mobility {

namespace {

bool is_inside(Rating rating) { return rating == Rating::building; }

/// mobility-17: ground under a surface, under stairs or in a building does not count. `most`: the highest price of an
/// inch on the way.
void add_way(FeatureIndex index, const Ground::Known& known, double most, Fare& fare) {
  fare.ways.push_back({index, std::min(most, known.figure.value_or(1)), true, false});
}

bool any_rated(const Setting& setting, Rating rating) {
  for (std::size_t i = 0; i < setting.game.terrain().size(); ++i)
    if (setting.rating(static_cast<FeatureIndex>(i)) == rating) return true;
  return false;
}

/// mobility-21: a road in the water is no road. An inch of a road costs at most what it costs in any water of the game,
/// or what it costs on open ground where that water does not count.
double most_on_road(const Setting& setting, const Ground& ground) {
  const bool covered = any_rated(setting, Rating::stairs) || any_rated(setting, Rating::building);
  double most = HUGE_VAL;
  for (std::size_t i = 0; i < setting.game.terrain().size(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    const Ground::Known& known = ground.known(index);
    if (known.rating != Rating::water) continue;
    const FeatureClass kind = class_of(setting.game.feature(index).kind);
    const bool has_fare = kind != FeatureClass::surface && kind != FeatureClass::relief;
    if (!has_fare || (known.is_area && covered))
      most = std::min(most, 1.0);
    else if (known.figure)
      most = std::min(most, *known.figure);
  }
  return most;
}

bool counts_always(Rating rating) {
  return rating != Rating::ladder && rating != Rating::tree && rating != Rating::none && rating != Rating::water;
}

/// Adds the feature to the fare. The price of felling trees is left out, and so is water under a base whose centre is
/// not in it.
void add_ground(FeatureIndex index, const Ground::Known& known, bool stairs, bool multiplies, Fare& fare) {
  GroundFare ground{.feature = index, .led_through = known.is_area};
  if (multiplies) ground.effect = static_cast<int>(known.rating);
  const bool under_stairs = stairs && known.is_area;
  if (!known.lets_in) {
    ground.barred = true;
  } else if (known.rating == Rating::water && !(stairs && known.is_area)) {
    // mobility-21: the base may reach over water from its crossings, but the centre is never in it.
    ground.by_centre = ground.led_through = true;
    ground.barred = !known.figure;
    ground.factor = known.figure.value_or(1);
  } else if (is_inside(known.rating)) {
    return add_way(index, known, 1, fare);
  } else if (!counts_always(known.rating) || under_stairs) {
    return;
  } else {
    ground.barred = !known.figure;
    ground.factor = known.figure.value_or(1);
  }
  if (ground.barred || ground.factor != 1) fare.grounds.push_back(ground);
}

/// The entries of the fare are exact for the feature. Not so for trees and water, which cost more than they say, nor
/// for buildings and stairs, which hide the ground under them.
bool is_exact(const Ground::Known& known, bool stairs) {
  const bool hides = is_inside(known.rating) || known.rating == Rating::stairs;
  return counts_always(known.rating) && !hides && !(stairs && known.is_area);
}

void add_terrain(const Setting& setting, const Model& model, Fare& fare) {
  const Ground ground(setting, model);
  const std::size_t features = setting.game.terrain().size();
  const bool multiplies = !setting.options.worst;
  const double on_road = most_on_road(setting, ground);
  const bool stairs = any_rated(setting, Rating::stairs);
  for (std::size_t i = 0; i < features; ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    const FeatureClass kind = class_of(setting.game.feature(index).kind);
    const Ground::Known& known = ground.known(index);
    if (kind == FeatureClass::surface)
      add_way(index, known, known.rating == Rating::road ? on_road : HUGE_VAL, fare);
    else if (kind != FeatureClass::relief) {
      add_ground(index, known, stairs, multiplies, fare);
      if (is_exact(known, stairs)) fare.exact.push_back(index);
    }
  }
}

/// The acts and climbs with which its path begins.
Path begun(const MobilityOrder& order, const Model& model) {
  const auto stays = [](const Step& step) {
    return std::holds_alternative<ActStep>(step) || std::holds_alternative<ClimbStep>(step);
  };
  for (const Mover& mover : order.request.movers)
    if (mover.piece == model.piece)
      return {mover.path.begin(), std::find_if_not(mover.path.begin(), mover.path.end(), stays)};
  return {};
}

/// mobility-55
bool leaves(const Path& begun) {
  return std::any_of(begun.begin(), begun.end(), [](const Step& step) {
    const auto* act = std::get_if<ActStep>(&step);
    return act && act_kind_of(act->name) == ActKind::leave;
  });
}

/// mobility-46
bool is_run_down(const Path& begun, const Piece& other) {
  return std::any_of(begun.begin(), begun.end(), [&](const Step& step) {
    const auto* act = std::get_if<ActStep>(&step);
    return act && act_kind_of(act->name) == ActKind::overrun && act->members["target"].text() == other.id;
  });
}

/// mobility-42
void add_pieces(const Setting& setting, const MobilityOrder& order, const Model& model, Fare& fare) {
  const Path first = begun(order, model);
  const auto moves_too = [&](PieceIndex other) {
    return std::any_of(order.models.begin(), order.models.end(),
                       [&](const OrderedModel& m) { return m.model.piece == other; });
  };
  for (std::size_t i = 0; i < setting.game.pieces().size(); ++i) {
    const auto other = static_cast<PieceIndex>(i);
    if (other == model.piece || !setting.game.piece(other).on_table() || moves_too(other)) continue;
    const bool friendly = setting.options.friends_pass && setting.game.friends(model.piece, other);
    const bool passed = friendly || is_run_down(first, setting.game.piece(other));
    fare.pieces.push_back({other, passed, true, 0.0});
  }
}

/// mobility-41
void add_height(const Setting& setting, const Model& model, Fare& fare) {
  if (!model.row->altitude_limit) return;
  const Ground ground(setting, model);
  HeightFare height{*model.row->altitude_limit, {}};
  for (std::size_t i = 0; i < setting.game.terrain().size(); ++i)
    if (const auto index = static_cast<FeatureIndex>(i); ground.bears({index})) height.borne_by.push_back(index);
  fare.height = std::move(height);
}

/// mobility-13
void add_turns(const Setting& setting, const Model& model, Fare& fare) {
  if (!pays_for_turns(setting, model)) return;
  for (const Band& band : setting.tables.bands_of(setting.options.turn_bands))
    fare.turns.bands.push_back(
        {band.angle, price_of_turn(setting.tables, setting.options.turn_bands, model.rate, band.angle)});
}

}  // namespace

Fares fares_of(const Setting& setting, const MobilityOrder& order, const Model& model) {
  if (model.immobilised || model.is(MobilityType::pod) || order.action == Action::land) return {};
  Fare fare;
  fare.piece = model.piece;
  fare.allowance = sum_of(model.spendable);
  fare.spent = model.spent;
  fare.climb = least_price_of_climb(setting, model);
  fare.keeps_on_table = !leaves(begun(order, model));
  fare.manners.reverse = std::max(1.0, manner_figure(setting, model, Manner::reverse).value);
  fare.manners.sideways = std::max(1.0, manner_figure(setting, model, Manner::sideways).value);
  if (cannot_go_sideways(model)) fare.manners.sideways.reset();
  add_turns(setting, model, fare);
  add_terrain(setting, model, fare);
  add_pieces(setting, order, model, fare);
  add_height(setting, model, fare);
  Fares fares = fares_besides(setting, order, model, fare);
  fares.insert(fares.begin(), std::move(fare));
  return fares;
}

}  // namespace linesman::mobility
