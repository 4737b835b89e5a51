#include "clock/turn_bound.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "clock/gaps/gaps.h"
#include "clock/start_zones.h"
#include "state/statuses.h"

namespace linesman {

namespace {

/// A status of the piece or its unit has an end, so that a later turn may be another.
bool changes_by_itself(const Game& game, PieceIndex index) {
  const Piece& piece = game.piece(index);
  return state::has_end(piece.status) || (piece.unit && state::has_end(game.unit(*piece.unit).status));
}

std::vector<std::unique_ptr<WayTrial>> all_trials(const Hearing& hearing, const ClockMover& mover,
                                                  const std::string& roll, PieceIndex piece) {
  std::vector<std::unique_ptr<WayTrial>> all;
  for (const ClockAction& action : mover.actions)
    for (const Dice& dice : action.roll(roll).dice) {
      Order order = action.order;
      order.dice = dice;
      auto trials = trials_of(hearing, order, piece);
      if (!trials) continue;
      for (auto& trial : *std::move(trials)) all.push_back(std::move(trial));
    }
  return all;
}

/// Round an outline, places that are so far outside it, close to one another.
template <class Visit>
void for_places_round(const Ring& ring, double off, double apart, Visit visit) {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec from = ring[i];
    const Vec along = ring[(i + 1) % ring.size()] - from;
    const double inches = length(along);
    const Vec aside = Vec{along.y, -along.x} * (off / std::max(inches, EPS));
    for (double s = 0; s < inches + apart; s += apart) {
      const Vec on = from + along * (std::min(s, inches) / inches);
      visit(on + aside);
      visit(on - aside);
    }
    const int corners = std::max(8, static_cast<int>(std::ceil(2 * M_PI * off / apart)));
    for (int c = 0; c < corners; ++c) visit(from + direction(360.0 * c / corners) * off);
  }
}

constexpr double SURE_OF_LOSS = 1e-6;  // of a turn

/// The part of a turn of the merged fare that a turn of one of its fares pays for at most, wherever it goes.
double counted_by_field(const Fare& merged, const Fare& fare) {
  const double plain = merged.inch / (fare.inch / fare.allowance);
  const auto once = [](const GroundFare& ground) { return ground.once > 0; };
  if (!merged.ways.empty() || merged.keeps_to_ways || fare.keeps_to_ways) return 1;
  if (std::any_of(merged.grounds.begin(), merged.grounds.end(), once)) return 1;
  double most = plain;
  for (const GroundFare& ground : merged.grounds) {
    if (ground.barred) continue;
    const auto own = std::find_if(fare.grounds.begin(), fare.grounds.end(),
                                  [&](const GroundFare& each) { return each.feature == ground.feature; });
    if (own != fare.grounds.end() && own->barred) continue;
    // Where it leaves freely what it began on the ground does not count for the fare either.
    const double factor = own == fare.grounds.end() || own->left_free ? 1 : std::min(1.0, least_factor(fare, *own));
    most *= std::max(1.0, ground.factor / std::max(factor, EPS));
  }
  return std::min(1.0, most);
}

/// To anywhere within that distance of a place; infinity where the place itself is closed.
double least_near(const TurnsField& field, Vec place, double inches) {
  const double there = field.from(place);
  if (!std::isfinite(there)) return there;
  const double inch = field.inch_at(place);
  return std::isfinite(inch) ? there - inches * inch : field.from(place, inches);
}

constexpr double APART = 1.0 / 64;  // inches between places on the edge of a goal

}  // namespace

TurnBound::TurnBound(const Hearing& hearing, const ClockMover& mover, const std::string& roll, const TurnBound* like,
                     const std::vector<Ring>& zones) {
  for (std::size_t i = 0; i < mover.pieces.size(); ++i) {
    const PieceIndex piece = mover.pieces[i];
    const auto trials = all_trials(hearing, mover, roll, piece);
    if (trials.empty()) {
      known_ = false;
      return;
    }
    const Fares fares = fares_of_all(trials);
    OfPiece made{trials.front()->start().pose.at};
    for (const auto& trial : trials) made.outer = std::max(made.outer, outer_radius(trial->base()));
    if (like && like->pieces_[i].field) made.field = like->pieces_[i].field->with(fares);
    if (!made.field) {
      made.field = TurnsField::to(trials, made.start);
      if (made.field) looks_ += made.field->looks();
    }
    const double forgiven = hearing.game().tolerance();
    for (const Fare& fare : fares)
      if (!fare.later.empty()) made.later = fare.later;
    for (const Ring& zone : zones) made.zones.emplace_back(MultiPolygon{Polygon{zone, {}}});
    if (zones.empty()) made.entries = entries_of(*trials.front(), fares);
    made.inner = narrowest(trials.front()->base()) / 2;
    made.crude = forgiven > 0 || !made.later.empty() || !zones.empty();
    const bool held_for_now = !hearing.held_from_going(piece).empty();
    if (!made.field || changes_by_itself(hearing.game(), piece) || (held_for_now && made.later.empty())) {
      // A piece does not move if every fare has no allowance and no later turn.
      const bool still = !fares.empty() && made.later.empty() && !changes_by_itself(hearing.game(), piece) &&
                         std::all_of(fares.begin(), fares.end(), [](const Fare& f) { return f.allowance <= 0; });
      known_ = known_ && still;
      made.field.reset();
      made.crude = true;
    } else {
      made.first = 1 / std::max(made.field->cheapest(), EPS) + 2 * forgiven;
      if (made.later.empty()) made.later = {made.first};
      for (double& inches : made.later)
        if (made.later.size() > 0 && forgiven > 0) inches += 2 * forgiven;
    }
    pieces_.push_back(std::move(made));
  }
}

/// Ground that is barred to a fare and yet cheap to leave: the field takes it as cheap all over. But in the turn that
/// first leads into it the piece goes by one of the other fares, which pay for more than a part of a turn of the field.
std::vector<TurnBound::OfPiece::Entry> TurnBound::entries_of(const WayTrial& start, const Fares& fares) {
  std::vector<OfPiece::Entry> entries;
  const auto merged = fare_of_every_turn(fares);
  if (!merged) return entries;
  for (const GroundFare& ground : merged->grounds) {
    if (!ground.left_free || ground.barred || ground.led_through || ground.by_centre) continue;
    const auto& under = start.start().ground;
    if (std::find(under.begin(), under.end(), ground.feature) != under.end()) continue;
    double most = 0;  // of what the field counts in such a turn
    for (const Fare& fare : fares) {
      if (fare.allowance <= 0) continue;
      const auto entry = std::find_if(fare.grounds.begin(), fare.grounds.end(),
                                      [&](const GroundFare& each) { return each.feature == ground.feature; });
      if (entry != fare.grounds.end() && entry->barred) continue;
      most = std::max(most, counted_by_field(*merged, fare));
    }
    const Feature& feature = start.hearing().game().feature(ground.feature);
    const auto* polygons = std::get_if<MultiPolygon>(&feature.shape);
    if (most < 1 - SURE_OF_LOSS && polygons) entries.push_back({std::make_shared<const Area>(*polygons), 1 - most});
  }
  return entries;
}

/// Every place so near to this lies in such ground with some of the base.
double TurnBound::lost_on_entry(const OfPiece& piece, Vec place, double reach) {
  double lost = 0;
  for (const OfPiece::Entry& entry : piece.entries) {
    bool inside = entry.ground->distance_from(place) < piece.inner - EPS;
    for (int i = 0; i < 16 && inside && reach > 0; ++i)
      inside = entry.ground->distance_from(place + direction(i * 22.5) * reach) < piece.inner * 0.9 - EPS;
    if (inside) lost = std::max(lost, entry.lost);
  }
  return lost;
}

double TurnBound::OfPiece::inches_to(Vec place) const {
  return zones.empty() ? distance(start, place) : inches_from_zones(zones, inner, place);
}

double TurnBound::crude_bound(const OfPiece& piece, double inches) {
  if (inches <= EPS) return 0;
  if (piece.first <= 0) return HUGE_VAL;
  if (inches <= piece.first) return inches / piece.first;
  inches -= piece.first;
  double turns = 1;
  for (const double most : piece.later) {
    if (inches <= most) return turns + (most > 0 ? inches / most : 0);
    inches -= most;
    ++turns;
  }
  return piece.later.empty() || piece.later.back() <= 0 ? HUGE_VAL : turns + inches / piece.later.back();
}

double TurnBound::bound(const OfPiece& piece, Vec place) {
  if (piece.crude || !piece.field) return crude_bound(piece, piece.inches_to(place));
  return piece.field->from(place);
}

double TurnBound::zone_bound(const OfPiece& piece, const Goal& goal) {
  double off = goal.area->distance_from(piece.start);
  if (!piece.zones.empty()) {
    // Between two outlines that lie apart a corner of one of them is nearest.
    off = HUGE_VAL;
    for (const Vec corner : goal.zone) off = std::min(off, piece.inches_to(corner));
    for (const Area& zone : piece.zones)
      for (const auto& ring : zone.rings())
        for (const Vec corner : ring) {
          const double apart = goal.area->distance_from(corner);
          off = std::min(off, apart > 0 ? apart + piece.inner : 0);
        }
    for (const Area& zone : piece.zones)
      if (zone.overlaps(*goal.area)) off = 0;
  }
  if (off <= piece.outer) return 0;
  if (piece.crude || !piece.field) return crude_bound(piece, off - piece.outer);
  double least = HUGE_VAL;
  for_places_round(goal.zone, piece.outer, APART,
                   [&](Vec place) { least = std::min(least, least_near(*piece.field, place, APART)); });
  return std::max(0.0, least);
}

double TurnBound::bound(const OfPiece& piece, const Goal& goal) {
  if (!goal.zone.empty()) return zone_bound(piece, goal);
  const double reach = goal.reach_of(piece.outer);
  const double off = piece.inches_to(goal.at);
  if (off <= reach) return 0;
  if (piece.crude || !piece.field) return crude_bound(piece, off - reach);
  const int places = std::max(16, static_cast<int>(std::ceil(2 * M_PI * reach / APART)));
  const double apart = M_PI * reach / places;
  double least = HUGE_VAL;
  // A way there comes over the edge of the circle.
  for (int i = 0; i < places; ++i) {
    const Vec place = goal.at + direction(360.0 * i / places) * reach;
    least = std::min(least, least_near(*piece.field, place, apart));
  }
  return std::max(0.0, least);
}

double TurnBound::to(Vec place) const {
  if (!known_) return 0;
  double least = HUGE_VAL;
  for (const OfPiece& piece : pieces_) least = std::min(least, bound(piece, place));
  return least;
}

double TurnBound::to(const Goal& goal) const {
  if (!known_) return 0;
  double least = HUGE_VAL;
  for (const OfPiece& piece : pieces_) least = std::min(least, bound(piece, goal));
  return least;
}

double TurnBound::turns_to(const Goal& goal) const {
  if (!known_) return 0;
  double least = HUGE_VAL;
  for (const OfPiece& piece : pieces_) {
    const double lost = goal.zone.empty() ? lost_on_entry(piece, goal.at, goal.reach_of(piece.outer)) : 0;
    least = std::min(least, bound(piece, goal) + lost);
  }
  return least;
}

double TurnBound::in_square(Vec middle, double side) const {
  if (!known_) return 0;
  constexpr double INSIDE = 1 - 1e-9;  // so that each corner lies in the cell of the field that the square has there
  double least = HUGE_VAL;
  for (const OfPiece& piece : pieces_) {
    if (piece.crude || !piece.field) {
      const double off = std::max(0.0, piece.inches_to(middle) - side * M_SQRT1_2);
      least = std::min(least, crude_bound(piece, off));
      continue;
    }
    double nearest = HUGE_VAL;
    double dearest = 0;
    bool closed = false;
    for (const double x : {-0.5, 0.5})
      for (const double y : {-0.5, 0.5}) {
        const Vec corner = middle + Vec{x, y} * (side * INSIDE);
        const double there = piece.field->from(corner);
        const double inch = piece.field->inch_at(corner);
        closed = closed || !std::isfinite(there) || !std::isfinite(inch);
        nearest = std::min(nearest, there);
        if (std::isfinite(inch)) dearest = std::max(dearest, inch);
      }
    // No place of the square is farther from its nearest corner, or from the only one on open ground.
    if (std::isfinite(nearest)) nearest -= dearest * side * (closed ? M_SQRT2 : M_SQRT1_2);
    least = std::min(least, nearest);
  }
  return std::max(0.0, least);
}

double TurnBound::cheapest() const {
  double least = HUGE_VAL;
  for (const OfPiece& piece : pieces_)
    if (piece.field) least = std::min(least, piece.field->cheapest());
  return known_ && std::isfinite(least) ? least : 0;
}

}  // namespace linesman
