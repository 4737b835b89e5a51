// Spells texts and numbers as JSON. All code that prints JSON uses it.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace linesman {

/// Appends `text`, which is UTF-8, in quotes. Only characters that JSON requires to be escaped are escaped.
void spell_text(std::string_view text, std::string& out);

/// The shortest decimal digits that read back as a double.
class ShortestDigits {
 public:
  /// `x` is finite. The sign is left out. Zero has the digit 0 with the point after it.
  explicit ShortestDigits(double x);

  std::string_view digits() const { return {digits_.data(), count_}; }
  int count() const { return static_cast<int>(count_); }
  /// The number of digits before the decimal point; below 0, the number of zeros between the point and the first digit.
  int point() const { return point_; }

  /// Appends the number without an exponent: 120, 1.5, 0.005.
  void spell_plain(std::string& out) const;
  /// Appends the first digit, the point and the other digits: 1.5. A single digit has no point.
  void spell_mantissa(std::string& out) const;

 private:
  std::array<char, 20> digits_{};
  std::size_t count_ = 0;
  int point_ = 0;
};

}  // namespace linesman
