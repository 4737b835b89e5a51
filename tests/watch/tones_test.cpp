#include "watch/tones.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>

namespace linesman::watch_test {
namespace {

using ::testing::IsEmpty;

/// The number of times that a wave goes up through nothing, for each second.
double pitch_of(const std::vector<std::int16_t>& samples) {
  int ups = 0;
  for (std::size_t i = 1; i < samples.size(); ++i) ups += samples[i - 1] < 0 && samples[i] >= 0 ? 1 : 0;
  return ups * static_cast<double>(SAMPLE_RATE) / static_cast<double>(samples.size());
}

int loudest(const std::vector<std::int16_t>& samples) {
  int most = 0;
  for (const std::int16_t sample : samples) most = std::max(most, std::abs(int{sample}));
  return most;
}

TEST(Tones, AreSoftForLegalAndLowForIllegalMoves) {
  const auto legal = tone_of(WatchVerdict::legal);
  const auto illegal = tone_of(WatchVerdict::illegal);
  EXPECT_GT(pitch_of(legal), 2 * pitch_of(illegal));
  EXPECT_LT(loudest(legal), loudest(illegal));
  EXPECT_THAT(tone_of(WatchVerdict::unknown), IsEmpty());
}

TEST(Tones, AreBothForAMoveThatIsTooClose) {
  std::vector<std::int16_t> both = tone_of(WatchVerdict::legal);
  const auto low = tone_of(WatchVerdict::illegal);
  both.insert(both.end(), low.begin(), low.end());
  EXPECT_EQ(tone_of(WatchVerdict::close), both);
}

TEST(Tones, AreShortAndBeginAndEndInSilence) {
  for (const WatchVerdict verdict : {WatchVerdict::legal, WatchVerdict::illegal, WatchVerdict::close}) {
    const auto tone = tone_of(verdict);
    EXPECT_LT(static_cast<double>(tone.size()) / SAMPLE_RATE, LONGEST_TONE);
    EXPECT_LT(std::abs(int{tone.front()}), 400);
    EXPECT_LT(std::abs(int{tone.back()}), 400);
  }
}

}  // namespace
}  // namespace linesman::watch_test
