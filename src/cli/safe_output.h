// The streams of a call, through which no text steers a terminal: the one place for all calls.
#pragma once

#include <array>
#include <ostream>
#include <streambuf>

namespace linesman {

/// Passes everything on to another stream, but for characters that steer a terminal or turn the direction of writing:
/// they become \x1b or \u202e, and bytes that are no UTF-8 \xff. In JSON such a character stands in a text alone, where
/// \u202e is the same character, so that JSON keeps its meaning.
class SafeOutput : private std::streambuf {
 public:
  explicit SafeOutput(std::ostream& to);
  ~SafeOutput() override;
  SafeOutput(const SafeOutput&) = delete;
  SafeOutput& operator=(const SafeOutput&) = delete;

  /// Of a failing stream this one fails, too, when it is flushed.
  std::ostream& stream() { return stream_; }

 private:
  int_type overflow(int_type c) override;
  int sync() override;
  bool pass_on(bool is_end);

  static constexpr std::size_t ROOM = 1 << 14;
  std::ostream& to_;
  std::ostream stream_;
  std::array<char, ROOM> room_{};
};

}  // namespace linesman
