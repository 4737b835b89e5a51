// What libFuzzer calls. Most inputs are changed as JSON: bytes alone seldom come past the parser.
#include <cstdint>
#include <cstring>

#include "../mutations.h"
#include "expect.h"
#include "files/json.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

// NOLINTBEGIN(readability-identifier-naming): libFuzzer's names
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  linesman::fuzz::read_hostile({reinterpret_cast<const char*>(data), size});
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  constexpr unsigned BYTES_EVERY = 8;
  constexpr std::size_t DEEP_ENOUGH = 100;  // deeper than any reader goes
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (seed % BYTES_EVERY != 0)
    if (const auto json = linesman::parse_json(text, "")) {
      const linesman::Value value = linesman::fuzz::Mutator(seed).changed(*json);
      const bool writable = linesman::depth_of(value) <= DEEP_ENOUGH;
      const std::string changed = writable ? linesman::write_json(value) : std::string(text);
      if (changed.size() <= most) {
        std::memcpy(data, changed.data(), changed.size());
        return changed.size();
      }
    }
  return LLVMFuzzerMutate(data, size, most);
}
// NOLINTEND(readability-identifier-naming)
