// The search behind a form: it gives each model a slot and a way.
//
//   auto search = FormSearch::of(hearing, order, members, slots, Company::together, stop, work);
//   const FormTried tried = search->tried(slots.all());
//   if (tried.legal) show(tried.order);
#pragma once

#include <vector>

#include "reach/units/member_ways.h"

namespace linesman {

/// Whether one order moves all members. Else each goes by an order of its own, and its ways are those on a table
/// without the others: who goes before whom is seen afterwards.
enum class Company { together, in_turn };

/// Ways that take members into slots.
struct FormTried {
  bool legal = false;
  std::vector<Path> paths;           ///< by member
  std::vector<OwnPart> parts;        ///< by member
  std::vector<std::size_t> slot_of;  ///< by member; empty: nothing could be tried
  Order order;                       ///< of members that go together
  Ruling ruling;                     ///< on it, without texts
};

class FormSearch {
 public:
  /// `order`: without a path. Refused: what the ruleset refuses of it. `hearing` and `work` outlive it.
  static Result<FormSearch> of(const Hearing& hearing, const Order& order, const std::vector<PieceIndex>& members,
                               const FormSlots& slots, Company company, const std::stop_token& stop, WorkLeft& work);

  /// Dice that the order needs are missing.
  bool lacks_dice() const;

  /// The fairest legal order that was found, or else the fairest that was tried.
  FormTried tried(const std::vector<Slot>& slots);

  /// By member and slot: no way leads there, which is proved. Those of a slot that is another's are refused too.
  std::vector<std::optional<Refusal>> refusals(const std::vector<Slot>& slots);

  /// Judges ways to the slots, legal or not, each with a bend of `inches` to its side.
  std::optional<Judgement> bent(const std::vector<Slot>& slots, const std::vector<std::size_t>& slot_of, double inches);

  /// By member: the order for it alone along those ways, of members that go in turn.
  std::vector<Order> orders_along(const std::vector<Path>& paths) const;

  bool ended() const { return work_->none() || stop_.stop_requested(); }

 private:
  class Attempt;
  FormSearch(const Hearing& hearing, Order order, const FormSlots& slots, Company company, const std::stop_token& stop,
             WorkLeft& work)
      : hearing_(&hearing),
        order_(std::move(order)),
        fixed_(slots.fixed()),
        company_(company),
        stop_(stop),
        work_(&work) {}
  bool may_have(std::size_t member, std::size_t slot) const;
  std::optional<Judgement> judged(const Hearing& hearing, const Order& order, Detail detail);
  Order with_paths(const std::vector<Path>& paths) const;
  std::optional<FormTried> judged_together(const std::vector<Path>& paths, const std::vector<Slot>& ends);
  std::optional<FormTried> judged_in_turn(const std::vector<Path>& paths, const std::vector<Slot>& ends);

  const Hearing* hearing_;
  Order order_;
  std::vector<std::optional<std::size_t>> fixed_;  ///< by member
  Company company_;
  std::stop_token stop_;
  WorkLeft* work_;
  std::vector<MemberWays> members_;
};

}  // namespace linesman
