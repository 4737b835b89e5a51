// A limit on the work of one call, and the way to stop it early.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <stop_token>
#include <utility>

namespace linesman {

/// Thrown when a budget is used up or a stop was requested. Everything that was begun is dropped; the façade
/// (referee/referee.h) turns it into a Problem, so that each call ends with a sentence.
class WorkStopped : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Counts work in steps of some 20 ns: one side of a feature or one piece measured, one fact noted. It does not ask a
/// clock, so that the limit is the same on every machine. For one thread at a time.
class Budget {
 public:
  /// For one order with its trace and its ruling: about a second. A unit of 1,000 models takes a tenth of it.
  static constexpr std::uint64_t OF_AN_ORDER = 40'000'000;

  /// `stop` is asked at each call of `spend`; without one only the number of steps ends the work.
  explicit Budget(std::uint64_t steps = OF_AN_ORDER, std::stop_token stop = {})
      : left_(steps), stop_(std::move(stop)) {}

  /// Throws WorkStopped when fewer steps are left, or when a stop was requested.
  void spend(std::uint64_t steps) {
    if (steps > left_ || stop_.stop_requested()) end();
    left_ -= steps;
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
