// How much work a question may still cost.
#pragma once

#include <algorithm>
#include <cstdint>

namespace linesman {

/// In looks, as a Budget counts them (base/budget.h). It ends nothing by itself: searches ask it between their tries,
/// and tell what they have found by then. For one thread at a time.
class WorkLeft {
 public:
  /// Of one question, all its pieces and rolls together: about a second.
  static constexpr std::uint64_t OF_A_QUESTION = 60'000'000;

  explicit WorkLeft(std::uint64_t looks = OF_A_QUESTION) : left_(looks) {}

  void spend(std::uint64_t looks) { left_ -= std::min(left_, looks); }
  /// What part of it, given to somebody else, has spent.
  void spend_all_but(std::uint64_t given, const WorkLeft& kept) { spend(given - std::min(given, kept.left_)); }
  bool none() const { return left_ == 0; }
  std::uint64_t left() const { return left_; }

 private:
  std::uint64_t left_;
};

}  // namespace linesman
