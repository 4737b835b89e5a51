// The common stop of a unit: how far all of its models may go on their paths (ruling member `together`).
//
//   const auto together = together_of(hearing, order, *judgement);   // nothing for one piece
//   if (together && together->stop) offer(together->stop->order);     // judged: legal
//
// It asks the judge alone, so that it holds for every ruleset. No greater cut is legal, but for islands that are
// narrower than 0.01 inch.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "referee/common_paths.h"

namespace linesman {

/// Where a member stops, with the step of its whole path; nothing: it has not begun.
struct MemberStop {
  PieceIndex piece{};
  std::optional<std::size_t> step;
  double s = 0;
  Pose pose;
  std::optional<Hex> hex;
};

struct CommonStop {
  CommonCut cut;          ///< in six decimals
  double whole = 0;       ///< the length of the longest path
  Order order;            ///< cut there, as it is written
  Judgement judgement;    ///< of that order; it has no fault
  std::vector<Fault> by;  ///< of the next cut, each piece, rule and `with` once; empty: the order is legal as given
  std::vector<PieceIndex> spent;  ///< those of them that have no more of their allowance
  std::vector<MemberStop> stops;  ///< in document order
};

/// The pieces that decide: those of the faults that stand first, by one clause.
std::vector<PieceIndex> who_decide(const CommonStop& stop);

struct Together {
  std::optional<CommonStop> stop;      ///< nothing: no cut is legal, or dice are missing
  std::optional<Fault> first_fault{};  ///< of the shortest cut, where none is legal
};

/// `judgement` is the order's. Nothing for an order of one piece, when the work does not last, or when it was stopped.
std::optional<Together> together_of(const Hearing& hearing, const Order& order, const Judgement& judgement,
                                    const std::stop_token& stop = {});

/// The greatest cut that is legal with some members at places of their own: as `together_of`, but the members named
/// in `fixed` end there. For members that no fault holds back.
std::optional<CommonStop> common_stop_beside(const Hearing& hearing, const Order& order, const Judgement& judgement,
                                             const std::vector<std::pair<PieceIndex, CommonCut>>& fixed,
                                             const std::stop_token& stop = {});

}  // namespace linesman
