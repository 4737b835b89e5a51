// How the models of an order come into another shape.
//
//   const Result<Formed> formed = form_up(hearing, order, form);
//   if (formed->answer == CouldAnswer::yes) show(formed->witness->order, formed->last);
#pragma once

#include <string>
#include <vector>

#include "reach/questions/answers.h"
#include "reach/units/form_slots.h"

namespace linesman {

/// A slot with its model.
struct FilledSlot {
  std::size_t slot = 0;  ///< from 0
  PieceIndex piece{};
  Slot place;
  double spent = 0;               ///< by that model, in the currency
  std::optional<double> total{};  ///< nothing: it has no limit
};

struct Formed {
  CouldAnswer answer = CouldAnswer::unknown;
  std::optional<Witness> witness{};  ///< of yes: the order with its paths
  std::vector<Order> orders{};       ///< of yes, where an order moves one model: in an order of going, no `witness`
  std::vector<FilledSlot> filled{};  ///< of yes, by slot
  std::optional<PieceIndex> last{};  ///< of yes: the model that spends the greatest part of its allowance
  Sentence reason{};                 ///< of no and unknown, a part of a sentence
  Refusal by = Refusal::far;         ///< of no
  std::string rule{};                ///< of no by rules: the clause
  std::vector<std::size_t> open{};   ///< of no: the slots of which that is proved, from 0; empty: the whole shape
  std::optional<Witness> nearest{};  ///< of no: the same shape, nearer to where they are now
  double short_by = 0;               ///< inches that it is short of its place
  std::optional<Witness> best{};     ///< of unknown: the best order that was tried
};

/// How much of a form is wanted: all of it, or without `nearest` and `best`.
enum class FormDetail { whole, verdict };

/// `order`: its path is left out. Refused, with a pointer into the order: what the ruleset refuses, and what has no
/// such shape. It costs `work`, by default as much as a form of that number of models may.
Result<Formed> form_up(const Hearing& hearing, const Order& order, const Form& form, const std::stop_token& stop = {},
                       FormDetail detail = FormDetail::whole, WorkLeft* work = nullptr);

}  // namespace linesman
