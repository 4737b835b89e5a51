// How much work one call may do, and whether anybody still waits for it.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <stop_token>
#include <utility>

namespace linesman {

/// Thrown where a budget is used up or its work is wanted no more. What was begun is dropped whole; the façade
/// (referee/referee.h) makes a Problem of it, so that no call ends without a sentence.
class WorkStopped : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Work is counted in looks: a side of a feature or a piece that is measured, a fact that is noted; some 20 ns each. No
/// clock is asked: what is too much is too much on every machine. For one thread at a time.
class Budget {
 public:
  /// Of one order, its trace and its ruling: about a second. A unit of 1,000 models takes a tenth of it.
  static constexpr std::uint64_t OF_AN_ORDER = 40'000'000;

  /// `stop`: asked at every look; without one only the looks end it.
  explicit Budget(std::uint64_t looks = OF_AN_ORDER, std::stop_token stop = {})
      : left_(looks), stop_(std::move(stop)) {}

  /// Throws WorkStopped when fewer are left, or when the stop was asked for.
  void spend(std::uint64_t looks) {
    if (looks > left_ || stop_.stop_requested()) end();
    left_ -= looks;
  }

  std::uint64_t left() const { return left_; }
  bool stop_requested() const { return stop_.stop_requested(); }

 private:
  [[noreturn]] void end() const {
    if (stop_.stop_requested()) throw WorkStopped("judging was given up");
    throw WorkStopped("this takes more work than one order may: it meets too much terrain or too many models");
  }

  std::uint64_t left_;
  std::stop_token stop_;
};

}  // namespace linesman
