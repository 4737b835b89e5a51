#include "reach/units/member_ways.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/effort.h"
#include "reach/search/way_labels.h"

namespace linesman {

namespace {

/// The slot that is nearest to the edge of the table: whether the base may leave it there is asked once for all.
const Slot& outermost(const Table& table, const std::vector<Slot>& slots) {
  const auto inside = [&](const Slot& slot) {
    return std::min({slot.at.x, slot.at.y, table.width - slot.at.x, table.depth - slot.at.y});
  };
  return *std::min_element(slots.begin(), slots.end(),
                           [&](const Slot& a, const Slot& b) { return inside(a) < inside(b); });
}

}  // namespace

OwnPart own_part(const Hearing& hearing, const Ruling& ruling, PieceIndex piece) {
  OwnPart part;
  const auto& all = ruling.shown.allowances;
  const auto own =
      std::find_if(all.begin(), all.end(), [&](const PieceAllowance& each) { return each.piece == piece; });
  const bool known = own != all.end();
  const auto total = known ? own->total : ruling.allowance.total;
  part.spent = (known ? own->spent : ruling.allowance.spent).value_or(0);
  part.total = total.value_or(0);
  part.limited = total.has_value();
  const Game& game = hearing.game();
  const auto moves = [&](const std::string& id) {
    return std::any_of(ruling.ends.begin(), ruling.ends.end(),
                       [&](const End& end) { return game.piece(end.piece).id == id; });
  };
  const auto is_own = [&](const Fault& fault) {
    if (fault.place.piece != piece || (fault.excess && *fault.excess <= game.tolerance())) return false;
    return fault.stage != Stage::at_end || (!fault.with.empty() && !moves(fault.with));
  };
  part.legal = ruling.verdict != Verdict::incomplete &&
               std::none_of(ruling.faults.begin(), ruling.faults.end(), is_own) &&
               !(part.limited && exceeds(part.spent, part.total + game.tolerance()));
  return part;
}

bool ends_in(const Judgement& judged, PieceIndex piece, const Slot& slot) {
  const auto& ends = judged.ruling.ends;
  const auto end = std::find_if(ends.begin(), ends.end(), [&](const End& each) { return each.piece == piece; });
  const PieceTrace* trace = judged.trace.of(piece);
  if (end == ends.end() && !trace) return false;
  const Pose& pose = end != ends.end() ? end->pose : trace->end.pose;
  return distance(pose.at, slot.at) <= IN_SLOT && angle_between(pose.facing, slot.facing) <= ANGLE_EPS;
}

Result<MemberWays> MemberWays::of(const Hearing& hearing, const Order& order, PieceIndex piece,
                                  const std::vector<Slot>& slots, const std::stop_token& stop, std::uint64_t looks) {
  MemberWays ways(hearing, piece, looks);
  const Slot& first = outermost(hearing.game().table(), slots);
  auto asked = PieceAsked::of(hearing, order, piece, {first.at, first.facing, {}}, IN_SLOT, stop, *ways.work_,
                              effort::COARSER_IN_A_FORM);
  if (!asked) return asked.problem();
  ways.asked_ = std::make_unique<PieceAsked>(*std::move(asked));
  ways.held_ = !hearing.held_from_going(piece).empty();
  return ways;
}

Order MemberWays::order_along(const Path& path) const {
  Order order = asked_->plain().order();
  if (asked_->plain().alone())
    order.paths.set_all(path);
  else
    order.paths.set(id(), path);
  return order;
}

Price MemberWays::least_price(const Slot& slot) {
  ask_for(slot);
  const bool stays = distance(asked_->plain().start().pose.at, slot.at) <= IN_SLOT;
  return held_ && !stays ? NO_PRICE : price_of(asked_->least_share());
}

Price MemberWays::price_by_labels(const Slot& slot) {
  ask_for(slot);
  const auto share = asked_->share_by_labels();
  return share ? price_of(*share) : NO_PRICE;
}

Path MemberWays::bent(const Slot& slot, double inches) const {
  const WayTrial& trial = asked_->plain();
  const Pose& start = trial.start().pose;
  std::vector<PlannedLeg> legs{{Manner::forward, slot.at}};
  const Vec off = slot.at - start.at;
  if (inches > 0 && length(off) > EPS)
    legs.insert(legs.begin(), {Manner::forward, start.at + off * 0.5 + direction(heading_of(off) + 90) * inches});
  const Order order = trial.with_path(path_of(start, legs, slot.facing));
  return *order.paths.of(id());
}

std::optional<MemberWays::Found> MemberWays::found(const Slot& slot) {
  ask_for(slot);
  const auto witness = asked_->witness_by_labels(effort::TRIES_IN_A_FORM);
  if (!witness) return std::nullopt;
  const OwnPart part = own_part(hearing_, witness->judgement.ruling, piece_);
  return Found{*witness->order.paths.of(id()), part};
}

std::optional<Refusal> MemberWays::refused(const Slot& slot, bool by_ground) {
  ask_for(slot);
  const bool stays = distance(asked_->plain().start().pose.at, slot.at) <= IN_SLOT;
  if (held_ && !stays) return Refusal::held;
  if (least_price(slot) >= NO_PRICE) return Refusal::far;
  if (!by_ground) return std::nullopt;
  asked_->make_bounds();
  return asked_->refused();
}

}  // namespace linesman
