// The files that an event names: they lie below its folder, and no link leads to them.
#pragma once

#include <string>

#include "base/result.h"

namespace linesman {

inline constexpr std::size_t MAX_PICTURE_BYTES = std::size_t{8} << 20;
inline constexpr long long MAX_PICTURE_PIXELS = 64'000'000;

/// Whether a name, given from a folder, stays below it.
bool stays_inside(const std::string& file);

/// The path of a file of an event, which is named from its folder. A Problem, whose reason is said after the name, for
/// a name that leads out of the event, for a link or a link on the way, and for what is no ordinary file. Of a file
/// that is not there the reason is `missing`.
Result<std::string> path_in_event(const std::string& folder, const std::string& file, const Sentence& missing);

/// The name of a picture of a reading, from the event's folder.
std::string picture_name(const std::string& picture);

/// The bytes of a picture of a reading, a PNG or JPEG within the bounds. The reason of a Problem is said after
/// `picture_name`.
Result<std::string> read_picture(const std::string& folder, const std::string& picture);

}  // namespace linesman
