// Getting in and out of transports: mobility-50 to 54.
#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "mobility/clauses.h"
#include "table/status.h"

namespace linesman::mobility {

namespace {

const Piece& carrier_of(const Way& way, const Boarding& boarding) { return way.game().piece(boarding.carrier->piece); }

/// mobility-51: a friendly transport on the table may be boarded.
bool takes_passengers(const Way& way, PieceIndex carrier) {
  const Piece& piece = way.game().piece(carrier);
  return piece.on_table() && way.setting.flag(piece.traits, "transport") &&
         way.game().friends(way.model().piece, carrier);
}

/// mobility-50, mobility-54: the inches that a transport may have moved before.
double most_moved(const Thirds& thirds, const Model& carrier) {
  const double damage = static_cast<double>(carrier.damage) * thirds.damage;
  return carrier.original * std::max(0.0, thirds.boarding_after - damage) / THIRDS;
}

/// mobility-50, mobility-54: the transport has moved too far. A path that is cut does not get in, so that fault is at
/// its end.
void judge_what_it_has_moved(const Way& way, const Boarding& boarding, Findings& found) {
  if (!boarding.too_late()) return;
  const Model& carrier = *boarding.carrier;
  Finding fault =
      before_move(carrier.damage > 0 ? "mobility-54" : "mobility-50", "moved", carrier.moved - boarding.most,
                  {{"moved", Value(carrier.moved)}, {"most", Value(boarding.most)}}, carrier_of(way, boarding).id);
  if (boarding.in) fault.stage = Stage::at_end;
  found.fault(std::move(fault));
}

/// mobility-53: only jetpacks board a transport in flight.
void judge_flight(const Way& way, const Boarding& boarding, Findings& found) {
  const Piece& carrier = carrier_of(way, boarding);
  const double altitude = carrier.pose.altitude;
  if (exceeds(altitude, 0) && !way.model().is(MobilityType::jetpack))
    found.fault(before_move("mobility-53", "fault", {}, {{"altitude", Value(altitude)}}, carrier.id));
}

/// mobility-51, mobility-52: the fault of standing beyond the reach of the doors, by the greater of the distances in
/// plan and in height.
std::optional<Finding> too_far(const Way& way, const Boarding& boarding, const Stand& stand, double altitude) {
  const double reach = way.setting.options.door_reach;
  const double height = std::abs(stand.pose.altitude - altitude);
  Finding fault{.rule = boarding.in ? "mobility-51" : "mobility-52",
                .place = {boarding.step, 0},
                .with = carrier_of(way, boarding).id,
                .says = "apart",
                .stage = boarding.in ? Stage::on_way : Stage::before_move};
  const auto gap = std::find_if(stand.gaps.begin(), stand.gaps.end(),
                                [&](const Gap& g) { return g.piece == boarding.carrier->piece; });
  if (gap == stand.gaps.end()) return fault;  // a trace on a hex grid has no gaps
  const double excess = std::max(gap->distance, height) - reach;
  if (!exceeds(excess, 0)) return std::nullopt;
  fault.excess = excess;
  fault.figures = {{"gap", Value(gap->distance)}, {"height", Value(height)}, {"reach", Value(reach)}};
  fault.says = "distance";
  return fault;
}

/// The altitude of a transport at the end; the same order may move it.
double altitude_at_end(const Way& way, PieceIndex carrier) {
  const PieceTrace* moved = way.whole.of(carrier);
  return moved ? moved->end.pose.altitude : way.game().piece(carrier).pose.altitude;
}

/// mobility-50: a charge for getting in or out.
void pay(const Way& way, const Boarding& boarding, double amount, std::size_t step, std::string_view says,
         Account& account) {
  account.charge(
      {.rule = "mobility-50", .amount = amount, .from = {step, 0}, .with = carrier_of(way, boarding).id, .says = says},
      "mobility-50");
}

/// mobility-50: pays for the time in which the transport moved.
void wait_for_carrier(const Way& way, const Boarding& boarding, Account& account) {
  const double thirds = thirds_up(boarding.carrier->moved, boarding.carrier->original);
  pay(way, boarding, way.model().original * thirds / THIRDS - account.spent(), 0, "wait", account);
}

/// mobility-50: pays a third of the original rate for passing the door. Returns the share of the transport.
CarrierShare pass_the_door(const Way& way, const Boarding& boarding, Account& account) {
  const Model& model = way.model();
  const double third = model.original * way.tables().thirds.boarding / THIRDS;
  pay(way, boarding, third, boarding.step, boarding.in ? "in" : "out", account);
  return {boarding.carrier, boarding.carrier->original * thirds_up(account.spent(), model.original) / THIRDS};
}

/// mobility-52: the transport is on the table, and the start is near enough to it.
void judge_getting_out(const Way& way, const Boarding& boarding, Findings& found) {
  const Piece& carrier = carrier_of(way, boarding);
  if (!carrier.on_table())
    found.fault(before_move("mobility-52", "gone", {}, {}, carrier.id));
  else if (auto fault = too_far(way, boarding, way.trace.start, carrier.pose.altitude))
    found.fault(*std::move(fault));
}

}  // namespace

bool Boarding::too_late() const { return exceeds(carrier->moved, most); }

std::vector<Boarding> boardings_of(const Way& way) {
  std::vector<Boarding> boardings;
  const auto& from = way.ordered.gets_out_of;
  if (from)
    boardings.push_back(
        {&*from, false, 0, way.game().piece(from->piece).on_table(), most_moved(way.tables().thirds, *from)});
  const auto& into = way.ordered.gets_into;
  if (const auto step = way.last_act(ActKind::embark))
    boardings.push_back(
        {&*into, true, *step, takes_passengers(way, into->piece), most_moved(way.tables().thirds, *into)});
  return boardings;
}

void judge_boarding_before(const Way& way, const std::vector<Boarding>& boardings, Findings& found) {
  const bool aboard = carrier_id(way.piece()).has_value();
  const bool disembarks = way.order.action == Action::disembark;
  if (aboard && !disembarks) found.fault(before_move("mobility-51", "aboard"));
  if (!aboard && disembarks) found.fault(before_move("mobility-52"));
  for (const Boarding& boarding : boardings) {
    if (!boarding.in) judge_getting_out(way, boarding, found);
    if (!carrier_of(way, boarding).on_table()) continue;
    judge_what_it_has_moved(way, boarding, found);
    judge_flight(way, boarding, found);
  }
}

void pay_before_path(const Way& way, const std::vector<Boarding>& boardings, Account& account,
                     std::vector<CarrierShare>& shares) {
  for (const Boarding& boarding : boardings) {
    if (!boarding.is_charged()) continue;
    wait_for_carrier(way, boarding, account);
    if (!boarding.in) shares.push_back(pass_the_door(way, boarding, account));
  }
}

void judge_getting_in(const Way& way, const std::vector<Boarding>& boardings, Account& account,
                      std::vector<CarrierShare>& shares, Findings& found) {
  for (const Boarding& boarding : boardings) {
    if (!boarding.in) continue;
    if (!boarding.eligible) {
      found.fault({.rule = "mobility-51", .place = {boarding.step, 0}, .with = carrier_of(way, boarding).id});
      continue;
    }
    if (auto fault = too_far(way, boarding, way.trace.end, altitude_at_end(way, boarding.carrier->piece)))
      found.fault(*std::move(fault));
    if (boarding.is_charged()) shares.push_back(pass_the_door(way, boarding, account));
  }
}

void change_status_of_passenger(const Way& way, const std::vector<Boarding>& boardings, Findings& found) {
  for (const Boarding& boarding : boardings)
    found.change({.rule = boarding.in ? "mobility-51" : "mobility-52",
                  .on = way.piece().id,
                  .set = {{std::string(ABOARD), boarding.in ? Value(carrier_of(way, boarding).id) : Value()}}});
}

}  // namespace linesman::mobility
