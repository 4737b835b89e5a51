// Lengths in the unit that the player chose. Documents, orders and rulings are always in inches.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace linesman {

enum class LengthUnit { inch, centimetre };

inline constexpr double CENTIMETRES_IN_AN_INCH = 2.54;
inline constexpr double MILLIMETRES_IN_AN_INCH = 25.4;

/// Converts inches to the unit.
constexpr double in_unit(double inches, LengthUnit unit) {
  return unit == LengthUnit::inch ? inches : inches * CENTIMETRES_IN_AN_INCH;
}

/// Converts an amount of the unit to inches.
constexpr double inches_of(double amount, LengthUnit unit) {
  return unit == LengthUnit::inch ? amount : amount / CENTIMETRES_IN_AN_INCH;
}

/// The sign behind a figure: "″" or " cm".
std::string_view sign_of(LengthUnit unit);

/// The figure alone: "4.5", "11.4". `decimals` are those of inches; centimetres have one less.
std::string length_figure(double inches, LengthUnit unit, int decimals = 2);

/// The figure with its sign: "4.5″", "11.4 cm".
std::string length_words(double inches, LengthUnit unit, int decimals = 2);

/// In centimetres adds the length in brackets behind each length in inches: "0.3″ (0.8 cm) too far". In inches the
/// sentence stays as it is.
std::string with_lengths_in(std::string_view sentence, LengthUnit unit);

/// The number at the end of a text; nothing where it ends otherwise.
std::optional<double> figure_at_end(std::string_view text);

/// Reads a length that a player typed: a number in `unit`, or one that names its unit ("12 cm", "4.5\"", "4 in"). A
/// decimal comma counts as a point. The result is in inches; nothing for any other text.
std::optional<double> parse_length(std::string_view text, LengthUnit unit);

}  // namespace linesman
