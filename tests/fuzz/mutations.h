// Mutations of JSON: small damage to texts and values, from a fixed seed.
#pragma once

#include <random>
#include <string>

#include "base/value.h"

namespace linesman::fuzz {

class Mutator {
 public:
  explicit Mutator(std::uint64_t seed) : random_(seed) {}

  /// Bytes flipped, cut out, doubled, put in; the end cut off.
  std::string damaged(std::string text);

  /// A few values somewhere inside replaced by odd ones, taken away, doubled, renamed or swapped.
  Value changed(const Value& value);

 private:
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }
  Value odd_value();
  std::string odd_bytes();
  Value changed_somewhere(const Value& value, std::size_t& steps);
  Value changed_here(const Value& value);

  std::mt19937_64 random_;
};

}  // namespace linesman::fuzz
