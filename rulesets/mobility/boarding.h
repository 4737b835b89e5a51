// Getting in and out of transports (mobility-50 to 54).
#pragma once

#include "mobility/progress.h"

namespace linesman::mobility {

/// Getting in or out, as the path and the state of both before the move decide it.
struct Boarding {
  const Model* carrier = nullptr;
  bool in = false;        ///< else out
  std::size_t step = 0;   ///< the act, or 0
  bool eligible = true;   ///< the carrier is one that may be boarded
  double most = 0;        ///< inches that the carrier may have moved before
  bool too_late() const;  ///< it has moved more: nothing is charged
  bool is_charged() const { return eligible && !too_late(); }
};

/// Out first, then in.
std::vector<Boarding> boardings_of(const Way& way);

/// mobility-50: how much of a transport's allowance is gone when the piece is in or out.
struct CarrierShare {
  const Model* carrier = nullptr;
  double spent = 0;
};

/// mobility-50 to 54 as far as the state of the piece and its transport decides them, before the move.
void judge_boarding_before(const Way& way, const std::vector<Boarding>& boardings, Findings& found);
/// mobility-50: waiting until the transport has come, and getting out. Before the path.
void pay_before_path(const Way& way, const std::vector<Boarding>& boardings, Account& account,
                     std::vector<CarrierShare>& shares);
/// mobility-51: at the end of the path.
void judge_getting_in(const Way& way, const std::vector<Boarding>& boardings, Account& account,
                      std::vector<CarrierShare>& shares, Findings& found);
/// The status that getting in or out changes on the piece.
void change_status_of_passenger(const Way& way, const std::vector<Boarding>& boardings, Findings& found);

}  // namespace linesman::mobility
