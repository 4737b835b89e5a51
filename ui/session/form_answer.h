// The answer to an order with a form in place of paths: its places, and whether its models can take them.
//
//   const auto found = form_now(hearing, order, RowEffort::first, stop);
//   if (found && found->formed.witness) propose(found->formed.witness->order);
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "movement/form.h"
#include "reach/ask/answer.h"
#include "reach/units/form_slots.h"
#include "reach/units/formed.h"

namespace linesman {

struct FormAnswer {
  Form form;
  std::string action{};               ///< by which it is answered
  std::vector<PieceIndex> members{};  ///< in document order
  std::vector<Footprint> bases{};     ///< by member
  std::vector<Slot> places{};         ///< as many
  Formed formed{};
  bool settled = false;  ///< more work would say no more
};
using FormAnswerPtr = std::shared_ptr<const FormAnswer>;

/// Whether an order has a form and no path yet.
bool asks_for_form(const Order& order);
/// Whether it has a form of the protocol, with paths or without.
bool has_form(const Order& order);

/// By the action that is said; else by each that can be asked, the first with which they can. `first`: within some 30
/// milliseconds, without what is nearest. A Problem where the order has no such shape.
Result<FormAnswer> form_now(const Hearing& hearing, const Order& order, RowEffort effort,
                            const std::stop_token& stop = {});

}  // namespace linesman
