// Moments as case files have them: "2026-11-28T14:07:31.482Z", in UTC, of the proleptic Gregorian calendar.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace linesman {

/// Milliseconds since 1970-01-01T00:00:00Z; nothing unless the text is a moment that there is.
std::optional<std::int64_t> moment_in(std::string_view text);

std::string moment_text(std::int64_t milliseconds);

/// By the clock of this machine.
std::int64_t moment_now();

/// The moment as a part of a name: "20261128T140731482Z".
std::string moment_in_name(std::string_view text);

}  // namespace linesman
