// Texts without case and accents, as they are searched (Unicode, by utf8proc).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace linesman {

/// "Ångström" as "angstrom". Bytes that are no UTF-8 become U+FFFD.
std::string folded(std::string_view text);

/// The folded words of a text in their order: stretches of letters and digits.
std::vector<std::string> folded_words(std::string_view text);

/// A stretch of a text, in bytes.
struct FoundName {
  std::size_t from = 0;
  std::size_t to = 0;
};

/// Where a name stands in a text as whole words, in any case and however it was typed: composed or not, with any
/// blanks, apostrophes and hyphens. Accents count. From left to right, none over another.
std::vector<FoundName> places_of_name(std::string_view text, std::string_view name);

/// A title ("Mr", "Herr") with the capitalised word behind it, as they stand in the text; empty when there is none.
/// Further titles and small words such as "von" may stand between them.
std::string titled_name(std::string_view text);

}  // namespace linesman
