// How JSON spells texts and numbers; whoever prints JSON uses it.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace linesman {

/// Quoted, with what JSON has to escape escaped and nothing else. `text` is UTF-8.
void spell_text(std::string_view text, std::string& out);

/// The fewest digits that read back as a double.
class ShortestDigits {
 public:
  /// Of a finite number; its sign is left out. Zero has the one digit 0 and its point after it.
  explicit ShortestDigits(double x);

  std::string_view digits() const { return {digits_.data(), count_}; }
  int count() const { return static_cast<int>(count_); }
  /// The decimal point stands after so many digits; below 0, that many zeros come between it and the first.
  int point() const { return point_; }

  /// Without an exponent: 120, 1.5, 0.005.
  void spell_plain(std::string& out) const;
  /// The first digit, the point and the others: 1.5; a single digit alone.
  void spell_mantissa(std::string& out) const;

 private:
  std::array<char, 20> digits_{};
  std::size_t count_ = 0;
  int point_ = 0;
};

}  // namespace linesman
