// Two tones that say how a move was judged, made as samples: a soft one and a low one.
#pragma once

#include <cstdint>
#include <vector>

#include "watch/watch_event.h"

namespace linesman {

inline constexpr int SAMPLE_RATE = 44100;
inline constexpr double LONGEST_TONE = 0.3;  // seconds

/// Of a legal move the soft tone, of an illegal one the low tone, of one that is too close both; nothing of one that is
/// not judged.
std::vector<std::int16_t> tone_of(WatchVerdict verdict);

}  // namespace linesman
