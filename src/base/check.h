// Checks for our own mistakes. They stay on in release builds; bad input is never a failed check but a Problem.
#pragma once

#include <exception>
#include <stdexcept>
#include <string>

namespace linesman {

/// A promise of our own code that was not kept. Programs report it and go on with the next piece of work.
class BrokenPromise : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

[[noreturn]] inline void broken_promise(const char* what, const char* file, int line) {
  throw BrokenPromise(std::string("a mistake in Linesman: ") + what + " (" + file + ":" + std::to_string(line) + ")");
}

/// The message of an exception, as players may read it. That of a broken promise leaves out the folders of the machine
/// that built the program.
inline std::string words_of(const std::exception& mistake) {
  std::string words = mistake.what();
  const std::size_t place = words.rfind(" (");
  const std::size_t name = words.rfind('/');
  if (place != std::string::npos && name != std::string::npos && name > place) words.erase(place + 2, name - place - 1);
  return words;
}

}  // namespace linesman

#define LINESMAN_CHECK(condition) \
  (static_cast<bool>(condition) ? void(0) : ::linesman::broken_promise(#condition, __FILE__, __LINE__))
