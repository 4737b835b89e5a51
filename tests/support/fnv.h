// A hash that is the same on every machine and in every run.
#pragma once

#include <cstdint>
#include <string_view>

namespace linesman {

inline constexpr std::uint64_t FNV_START = 14695981039346656037U;

/// FNV-1a of 64 bits (Fowler, Noll and Vo) of the bytes; `from` is the hash of what came before.
constexpr std::uint64_t fnv(std::string_view bytes, std::uint64_t from = FNV_START) {
  for (const char c : bytes) from = (from ^ static_cast<unsigned char>(c)) * 1099511628211U;
  return from;
}

}  // namespace linesman
