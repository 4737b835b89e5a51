#include "mobility/boarding.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"

namespace linesman::mobility {

namespace {

const Piece& piece_of(const March& march, const Boarding& boarding) {
  return march.game().piece(boarding.carrier.piece);
}

/// mobility-51: what may be boarded.
bool takes_passengers(const March& march, PieceIndex carrier) {
  const Piece& piece = march.game().piece(carrier);
  return piece.on_table() && march.setting.flag(piece.traits, "transport") &&
         march.game().friends(march.body.piece, carrier);
}

Boarding boarding_with(const March& march, PieceIndex carrier, bool in, std::size_t step) {
  auto body = body_of(march.setting, carrier);
  LINESMAN_CHECK(body.ok());
  Boarding boarding{*body, in, step};
  boarding.eligible = in ? takes_passengers(march, carrier) : march.game().piece(carrier).on_table();
  return boarding;
}

/// mobility-50, mobility-54: the thirds of its rate that the transport may have moved before. Cuts of a path before its
/// last act are not concerned.
void judge_what_it_has_moved(March& march, Boarding& boarding) {
  const Body& carrier = boarding.carrier;
  const Thirds& thirds = march.tables().thirds;
  const double damage = static_cast<double>(carrier.damage) * thirds.damage;
  const double most = carrier.original * std::max(0.0, thirds.boarding_after - damage) / THIRDS;
  if (!exceeds(carrier.moved, most)) return;
  boarding.too_late = true;
  march.fault_since({carrier.damage > 0 ? "mobility-54" : "mobility-50",
                     0,
                     0,
                     carrier.moved - most,
                     piece_of(march, boarding).id,
                     {{"moved", Value(carrier.moved)}, {"most", Value(most)}},
                     "moved"},
                    {boarding.step, 0});
}

/// mobility-53: only jetpacks board what flies.
void judge_flight(March& march, const Boarding& boarding) {
  const Piece& carrier = piece_of(march, boarding);
  if (exceeds(carrier.pose.altitude, 0) && !march.body.is("jetpack"))
    march.fault({"mobility-53", 0, 0, {}, carrier.id, {{"altitude", Value(carrier.pose.altitude)}}});
}

/// The greater of the distances in plan and in height beyond the reach of the doors (mobility-51, mobility-52).
void judge_distance(March& march, const Boarding& boarding, const Stand& stand, double altitude) {
  const double reach = march.setting.options.door_reach;
  const double height = std::abs(stand.pose.altitude - altitude);
  const auto gap = std::find_if(stand.gaps.begin(), stand.gaps.end(),
                                [&](const Gap& g) { return g.piece == boarding.carrier.piece; });
  if (gap == stand.gaps.end()) {  // on a hex grid no gaps are told
    march.fault(
        {boarding.in ? "mobility-51" : "mobility-52", boarding.step, 0, {}, piece_of(march, boarding).id, {}, "apart"});
    return;
  }
  const double excess = std::max(gap->distance, height) - reach;
  if (!exceeds(excess, 0)) return;
  march.fault({boarding.in ? "mobility-51" : "mobility-52",
               boarding.step,
               0,
               excess,
               piece_of(march, boarding).id,
               {{"gap", Value(gap->distance)}, {"height", Value(height)}, {"reach", Value(reach)}},
               "distance"});
}

/// Where a transport is when the order is done: the same order may move it.
double altitude_at_end(const March& march, PieceIndex carrier) {
  for (const PieceTrace& t : march.whole.pieces)
    if (t.piece == carrier) return t.end.pose.altitude;
  return march.game().piece(carrier).pose.altitude;
}

/// mobility-50: a charge for getting in or out, when there is anything to charge.
void pay(March& march, const Boarding& boarding, double amount, std::size_t step, const char* says) {
  Charge charge{"mobility-50", amount, step, 0, 0, {{"with", Value(label(piece_of(march, boarding)))}}, says};
  if (boarding.in)
    march.account.charge_for_boarding(std::move(charge), "mobility-50");
  else
    march.account.charge(std::move(charge), "mobility-50");
}

/// mobility-50: what went while the transport moved.
void wait_for_carrier(March& march, const Boarding& boarding) {
  const double thirds = thirds_up(boarding.carrier.moved, boarding.carrier.original);
  pay(march, boarding, march.body.original * thirds / THIRDS - march.account.spent(), 0, "wait");
}

/// mobility-50: through the door, for a third of the original rate.
void pass_the_door(March& march, Boarding& boarding) {
  const double third = march.body.original * march.tables().thirds.boarding / THIRDS;
  pay(march, boarding, third, boarding.step, boarding.in ? "in" : "out");
  boarding.spent = march.account.spent();
}

/// mobility-52: the state of a piece that is to get out, and its start.
void judge_getting_out(March& march, const Boarding& boarding) {
  const Piece& carrier = piece_of(march, boarding);
  if (!carrier.on_table())
    march.fault({"mobility-52", 0, 0, {}, carrier.id, {}, "gone"});
  else
    judge_distance(march, boarding, march.trace.start, carrier.pose.altitude);
}

}  // namespace

std::vector<Boarding> boardings_of(const March& march) {
  std::vector<Boarding> boardings;
  const auto from = carrier_of(march.game(), march.body.piece);
  if (from && march.errand.action == Doing::disembark) boardings.push_back(boarding_with(march, *from, false, 0));
  if (const auto step = march.last_act("embark")) {
    const Act& act = *facts_of<Act>(march.steps()[*step]);
    boardings.push_back(boarding_with(march, piece_named(march.game(), act.members, "transport"), true, *step));
  }
  return boardings;
}

void judge_boarding_before(March& march) {
  const bool aboard = march.piece().status["aboard"].is_text();
  const bool disembarks = march.errand.action == Doing::disembark;
  if (aboard && !disembarks) march.fault({"mobility-51", 0, 0, {}, {}, {}, "aboard"});
  if (!aboard && disembarks) march.fault({"mobility-52"});
  for (Boarding& boarding : march.boardings) {
    if (!boarding.in) judge_getting_out(march, boarding);
    if (!piece_of(march, boarding).on_table()) continue;
    judge_what_it_has_moved(march, boarding);
    judge_flight(march, boarding);
  }
}

void pay_before_path(March& march) {
  for (Boarding& boarding : march.boardings) {
    if (!boarding.is_charged()) continue;
    wait_for_carrier(march, boarding);
    if (!boarding.in) pass_the_door(march, boarding);
  }
}

void judge_getting_in(March& march) {
  for (Boarding& boarding : march.boardings) {
    if (!boarding.in) continue;
    if (!boarding.eligible) {
      march.fault({"mobility-51", boarding.step, 0, {}, piece_of(march, boarding).id});
      continue;
    }
    judge_distance(march, boarding, march.trace.end, altitude_at_end(march, boarding.carrier.piece));
    if (boarding.is_charged()) pass_the_door(march, boarding);
  }
}

void change_status_of_passenger(March& march) {
  for (const Boarding& boarding : march.boardings)
    march.changes.push_back({boarding.in ? "mobility-51" : "mobility-52",
                             march.piece().id,
                             {{"aboard", boarding.in ? Value(piece_of(march, boarding).id) : Value()}}});
}

std::vector<CarrierShare> shares_of_carriers(const March& march) {
  std::vector<CarrierShare> shares;
  for (const Boarding& boarding : march.boardings)
    if (boarding.is_charged())
      shares.push_back(
          {&boarding.carrier, boarding.carrier.original * thirds_up(boarding.spent, march.body.original) / THIRDS});
  return shares;
}

}  // namespace linesman::mobility
