// Lengths for people, in the unit that they chose. Documents, orders and rulings are in inches, whatever is shown.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace linesman {

enum class LengthUnit { inch, centimetre };

inline constexpr double CENTIMETRES_IN_AN_INCH = 2.54;

/// How many of the unit so many inches are.
constexpr double in_unit(double inches, LengthUnit unit) {
  return unit == LengthUnit::inch ? inches : inches * CENTIMETRES_IN_AN_INCH;
}

/// How many inches so many of the unit are.
constexpr double inches_of(double amount, LengthUnit unit) {
  return unit == LengthUnit::inch ? amount : amount / CENTIMETRES_IN_AN_INCH;
}

/// The sign behind a figure: "″" or " cm".
std::string_view sign_of(LengthUnit unit);

/// The figure alone: "4.5", "11.4". `decimals` are those of inches; centimetres have one less.
std::string length_figure(double inches, LengthUnit unit, int decimals = 2);

/// The figure with its sign: "4.5″", "11.4 cm".
std::string length_words(double inches, LengthUnit unit, int decimals = 2);

/// The words of a rulebook or ruling, whose currency is inches, as they stand; in another unit each length in them has
/// it in brackets behind it: "0.3″ (0.8 cm) too far".
std::string with_lengths_in(std::string_view sentence, LengthUnit unit);

/// A length as it is typed: a number in that unit, or one with a sign or word of its own ("12 cm", "4.5\"", "4 in"). A
/// decimal comma counts as a point. Inches; nothing for anything else.
std::optional<double> parse_length(std::string_view text, LengthUnit unit);

}  // namespace linesman
