#include "cli/dice.h"

#include <limits>
#include <random>
#include <string>

#include "base/splitmix.h"
#include "base/text.h"

namespace linesman {

namespace {

constexpr double MAX_DICE = 1000;
constexpr double MAX_FACES = 1'000'000;

bool digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<int> count(std::string_view text, double least, double most) {
  const auto n = digits(text) ? parse_number(text) : std::nullopt;
  if (!n || *n < least || *n > most) return std::nullopt;
  return static_cast<int>(*n);
}

/// Random numbers from a seed or from the system.
class RandomBits {
 public:
  explicit RandomBits(std::optional<std::uint64_t> seed) : seeded_(seed) {}

  std::uint64_t next() { return seeded_ ? seeded_->next() : std::uint64_t{device_()} << 32 | device_(); }

  /// 1 to `faces`. Numbers beyond the last whole multiple of `faces` are rolled again, as they would favour low faces.
  int face(std::uint64_t faces) {
    const std::uint64_t beyond = std::numeric_limits<std::uint64_t>::max() / faces * faces;
    std::uint64_t bits = next();
    while (bits >= beyond) bits = next();
    return static_cast<int>(bits % faces) + 1;
  }

 private:
  std::optional<SplitMix64> seeded_;
  std::random_device device_;
};

}  // namespace

Result<DiceRoll> parse_roll(std::string_view text) {
  const std::size_t d = text.find_first_of("dD");
  if (d != std::string_view::npos && text.substr(d + 1) == "66") {
    if (d == 0) return DiceRoll{2, 6, true};
  } else if (d != std::string_view::npos) {
    const auto dice = d == 0 ? std::optional(1) : count(text.substr(0, d), 1, MAX_DICE);
    const auto faces = count(text.substr(d + 1), 2, MAX_FACES);
    if (dice && faces) return DiceRoll{*dice, *faces, false};
  }
  return Problem{"", "\"" + std::string(text) +
                         "\" is no roll: write 3d6 for three dice of six faces, d66 for tens and units, at most " +
                         number_text(MAX_DICE) + " dice of at most " + number_text(MAX_FACES) + " faces"};
}

std::vector<int> roll(const DiceRoll& what, std::optional<std::uint64_t> seed) {
  RandomBits bits(seed);
  std::vector<int> faces(static_cast<std::size_t>(what.dice));
  for (int& face : faces) face = bits.face(static_cast<std::uint64_t>(what.faces));
  return faces;
}

}  // namespace linesman
