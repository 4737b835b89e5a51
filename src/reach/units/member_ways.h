// The ways of the members of a unit to places, each by itself: the prices by which they are given their places.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "reach/questions/piece_asked.h"
#include "reach/units/form_slots.h"
#include "reach/units/matching.h"

namespace linesman {

/// Inches from its slot at which a member is in it.
inline constexpr double IN_SLOT = 1e-4;

/// The part of a ruling that is about one piece of an order.
struct OwnPart {
  bool legal = false;  ///< it has no fault of its own but at the end, where others may be concerned
  double spent = 0;
  double total = 0;
  bool limited = true;  ///< else `total` is not known, or there is none
  Price price() const { return !limited || spent <= EPS ? 0 : total > EPS ? price_of(spent / total) : NO_PRICE; }
};
OwnPart own_part(const Hearing& hearing, const Ruling& ruling, PieceIndex piece);

/// Whether a piece ends in a slot.
bool ends_in(const Judgement& judged, PieceIndex piece, const Slot& slot);

/// One member.
class MemberWays {
 public:
  /// `slots`: all that it will be asked about. Refused: what the ruleset refuses of the order.
  static Result<MemberWays> of(const Hearing& hearing, const Order& order, PieceIndex piece,
                               const std::vector<Slot>& slots, const std::stop_token& stop, std::uint64_t looks);

  const Hearing& hearing() const { return hearing_; }
  PieceIndex piece() const { return piece_; }
  const std::string& id() const { return hearing_.game().piece(piece_).id; }
  const Ruling& standing() const { return asked_->plain().standing(); }

  Order order_along(const Path& path) const;

  /// No way costs less, without a search; NO_PRICE: none can be paid.
  Price least_price(const Slot& slot);
  /// Of the cheapest way by the labels of its search; NO_PRICE: they lead to none.
  Price price_by_labels(const Slot& slot);
  /// The straight way in the steps of the ruleset; not judged.
  Path straight(const Slot& slot) const { return bent(slot, 0); }
  /// A way with a bend in its middle, `inches` to its right; not judged either.
  Path bent(const Slot& slot, double inches) const;
  /// A way that is legal by itself.
  struct Found {
    Path path;
    OwnPart part;
  };
  std::optional<Found> found(const Slot& slot);
  /// Why no way leads there, where that is proved; without `by_ground` of a table on which things may change before.
  std::optional<Refusal> refused(const Slot& slot, bool by_ground);

 private:
  MemberWays(const Hearing& hearing, PieceIndex piece, std::uint64_t looks)
      : hearing_(hearing), piece_(piece), work_(std::make_unique<WorkLeft>(looks)) {}
  void ask_for(const Slot& slot) { asked_->ask_for({slot.at, slot.facing, {}}, *work_); }

  Hearing hearing_;
  PieceIndex piece_;
  std::unique_ptr<WorkLeft> work_;
  std::unique_ptr<PieceAsked> asked_;
  bool held_ = false;
};

}  // namespace linesman
