// Numbers that look random and are the same in every run and on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace linesman {

/// splitmix64 (Steele, Lea and Flood 2014): any seed will do, and near seeds give unrelated numbers.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
  }

  /// In [0, 1), of 53 bits.
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
  double between(double least, double most) { return least + (most - least) * unit(); }
  /// A whole number in [0, n).
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(next() % n); }
  bool chance(double p) { return unit() < p; }
  /// A heading in [0, 360).
  double heading() { return 360 * unit(); }

  template <class T>
  const T& one_of(const std::vector<T>& all) {
    return all[below(all.size())];
  }

  template <class T>
  void shuffle(std::vector<T>& all) {
    for (std::size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[below(i)]);
  }

 private:
  std::uint64_t state_;
};

}  // namespace linesman
