// The streams of a call, through which no text steers a terminal: the one place for all calls.
#pragma once

#include <array>
#include <functional>
#include <ostream>
#include <streambuf>
#include <string_view>

namespace linesman {

/// Passes everything on to another stream, but for characters that steer a terminal or turn the direction of writing:
/// they become \x1b or \u202e, and bytes that are no UTF-8 \xff. In JSON such a character stands in a text alone, where
/// \u202e is the same character, so that JSON keeps its meaning.
class SafeOutput : private std::streambuf {
 public:
  /// `before` is called before anything is passed on; it may be empty.
  explicit SafeOutput(std::ostream& to, std::function<void()> before = {});
  ~SafeOutput() override;
  SafeOutput(const SafeOutput&) = delete;
  SafeOutput& operator=(const SafeOutput&) = delete;

  /// Of a failing stream this one fails, too, when it is flushed.
  std::ostream& stream() { return stream_; }

 private:
  int_type overflow(int_type c) override;
  int sync() override;
  bool pass_on(bool is_end);

  friend void put_as_is(std::ostream& out, std::string_view bytes);

  static constexpr std::size_t ROOM = 1 << 14;
  std::ostream& to_;
  std::function<void()> before_;
  std::ostream stream_;
  std::array<char, ROOM> room_{};
};

/// Writes bytes to the stream of a SafeOutput as they are: a picture, or a sign of our own that steers the terminal.
/// Any other stream gets them too.
void put_as_is(std::ostream& out, std::string_view bytes);

}  // namespace linesman
