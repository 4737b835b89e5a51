#include "watch/tones.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linesman {

namespace {

struct ToneShape {
  double pitch;    ///< hertz
  double seconds;  ///< until it has faded
  double volume;   ///< 0 to 1
};
constexpr ToneShape SOFT{660, 0.14, 0.25};
constexpr ToneShape LOW{196, 0.15, 0.4};

/// A sine with its octave, which rises in a few milliseconds and fades, so that nothing clicks.
void add_tone(std::vector<std::int16_t>& samples, const ToneShape& tone) {
  constexpr double RISE = 0.008;  // seconds
  constexpr double OCTAVE = 0.3;  // of the volume
  const int count = static_cast<int>(tone.seconds * SAMPLE_RATE);
  for (int i = 0; i < count; ++i) {
    const double t = static_cast<double>(i) / SAMPLE_RATE;
    const double left = 1 - t / tone.seconds;
    const double loud = tone.volume * std::min(1.0, t / RISE) * left * left;
    const double turn = 2 * std::numbers::pi * tone.pitch * t;
    const double wave = (std::sin(turn) + OCTAVE * std::sin(2 * turn)) / (1 + OCTAVE);
    samples.push_back(static_cast<std::int16_t>(std::lround(INT16_MAX * loud * wave)));
  }
}

}  // namespace

std::vector<std::int16_t> tone_of(WatchVerdict verdict) {
  std::vector<std::int16_t> samples;
  if (verdict == WatchVerdict::legal || verdict == WatchVerdict::close) add_tone(samples, SOFT);
  if (verdict == WatchVerdict::illegal || verdict == WatchVerdict::close) add_tone(samples, LOW);
  return samples;
}

}  // namespace linesman
