// Lengths as people write them, in English and German: "25 mm", "2'6\"", "2 ft 6 in.", "30½ Zoll", "1,5 m".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace linesman {

/// Inches of a unit: mm, cm, m, in, inch, ″, ft, Fuß, yard, …; nothing for any other word.
std::optional<double> inches_of_unit(std::string_view word);

/// A text about figures with one spelling for each sign: ' and " for all marks of feet and inches, digits for ½, a
/// hyphen for a minus sign, plain blanks. A comma inside a number becomes a point. It stays before three digits, where
/// it may part thousands, and before a fraction.
std::string plain_figures(std::string_view text);

/// Cuts plain figures into numbers, words in small letters, and marks. Blanks, brackets, commas, hyphens and full stops
/// part them. The sign × is x.
std::vector<std::string> figure_tokens(std::string_view plain);

/// Inches: a number or a fraction in units of `unit` inches, or a text with its own units. Metres are `metre` inches
/// each. Nothing for any other text.
std::optional<double> length_in_words(std::string_view text, double unit, double metre = 1 / 0.0254);

}  // namespace linesman
