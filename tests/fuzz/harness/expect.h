// The interface of a fuzzed reader, and the checks that it makes.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace linesman::fuzz {

/// Each *_reader.cpp has one. Whatever the input, it returns; what it accepts holds what it expects.
void read_hostile(std::string_view input);

/// The input that a failure shows, where libFuzzer does not keep it.
inline std::string& input_now() {
  static std::string input;
  return input;
}
inline void now_reading(const std::string& input) { input_now() = input; }

/// Ends the run, so that libFuzzer keeps the input.
inline void expect(bool holds, const std::string& what) {
  if (holds) return;
  std::fprintf(stderr, "EXPECTED: %s\n%s\n", what.c_str(), input_now().c_str());
  std::abort();
}

}  // namespace linesman::fuzz
