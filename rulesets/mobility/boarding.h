// Getting in and out of transports (mobility-50 to 54).
#pragma once

#include "mobility/march.h"

namespace linesman::mobility {

/// What the piece gets out of, and into, by this order.
std::vector<Boarding> boardings_of(const March& march);

/// mobility-50 to 54 as far as the state of the piece and its transport decides them, before the move.
void judge_boarding_before(March& march);
/// mobility-50: waiting until the transport has come, and getting out. After the faults, before the path.
void pay_before_path(March& march);
/// mobility-51: at the end of the path.
void judge_getting_in(March& march);
/// The status that getting in or out changes on the piece.
void change_status_of_passenger(March& march);

/// mobility-50: how much of a transport's allowance is gone when the piece is in or out.
struct CarrierShare {
  const Body* carrier = nullptr;
  double spent = 0;
};
std::vector<CarrierShare> shares_of_carriers(const March& march);

}  // namespace linesman::mobility
