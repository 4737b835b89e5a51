// The facts that are known of a way before it is judged, and those that a ruling on it shows of others.
//
//   const WayProofs proofs(trial, bounds, labels);
//   if (proofs.passes_what_is_closed(label)) return;  // no judge is asked
//   if (const auto price = proofs.sure_price(label)) use(*price);
#pragma once

#include <optional>
#include <vector>

#include "reach/bounds/leg_price.h"
#include "reach/bounds/way_bounds.h"
#include "reach/search/way_trial.h"

namespace linesman {

/// A place on the way, with how it was come to.
struct WayLabel {
  Vec at;
  double facing = 0;
  double spent = 0;
  double least = 0;        ///< like `spent`, where all that is in doubt is as cheap as it can be
  double credit = 0;       ///< degrees that it may turn there, with steering
  double doubt = 0;        ///< inches of the leg to it on which the price may be another
  std::size_t parent = 0;  ///< the label before it, by number; of the first its own
  Manner manner = Manner::forward;
  Vec ahead{};         ///< along the facing, of length 1
  double narrow = -1;  ///< the cosine of the credit: it cannot turn to what lies farther off, with steering

  void set_credit(double degrees);
  /// It can turn to go so, as far as a quick look shows. `off`: to where; `inches`: its length.
  bool may_turn(Vec off, double inches, Manner how) const;
};

using Labels = std::vector<WayLabel>;

/// The facts that are known of the last leg of a way before it is judged, and those that a ruling shows of it.
class WayProofs {
 public:
  /// All outlive it.
  WayProofs(const WayTrial& trial, const WayBounds& bounds, const Labels& labels);

  const LegPrice& leg_price() const { return leg_price_; }

  /// Its price lies within the allowance, as far as the ground leaves a doubt of it.
  bool worth_trying(const WayLabel& label) const;
  /// The way to it costs no less, with its last leg to the inch.
  double least_of(const WayLabel& label) const;
  /// Nothing is in the way of the turn before its last leg, nor of one between such degrees that is known to be free
  /// there, clockwise above 0.
  bool surely_turns_to(const WayLabel& label, double leftmost = 0, double rightmost = 0) const;
  /// Nothing is in the way of its last leg, and nothing changes along it but prices.
  bool surely_passes(const WayLabel& label) const;
  /// The price of its last leg, with the turn before it; nothing where something changes along it that no fare tells.
  std::optional<double> sure_price(const WayLabel& label) const;
  /// Its last leg does, or the turn before it; of ground that is closed as far as places half a cell apart show.
  bool passes_what_is_closed(const WayLabel& label) const;
  /// The way to a label has passed a line to which the piece has to face squarely in the end.
  bool binds_at_end(std::size_t label) const;

  /// Left of the allowance of the fare, as a ruling says; nothing where the ruling has another allowance.
  std::optional<double> left_of(const Ruling& ruling) const;
  /// Likewise of the way to a label, which may have an allowance of its own where it leads backwards alone.
  std::optional<double> left_of(const Ruling& ruling, const WayLabel& label) const;

 private:
  double turning_to(const WayLabel& label) const;
  bool blocked_in_turn(const WayLabel& label) const;
  bool only_reverses(const WayLabel& label) const;

  const WayTrial& trial_;
  const WayBounds& bounds_;
  const Labels& labels_;
  const Fare& fare_;
  LegPrice leg_price_;
  bool by_manner_;  ///< on some ground an inch forward and one in reverse are dearer by different factors
};

}  // namespace linesman
