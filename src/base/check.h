// Checks for our own mistakes. They stay on in release builds; bad input is never a failed check but a Problem.
#pragma once

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

}  // namespace linesman

#define LINESMAN_CHECK(condition) \
  (static_cast<bool>(condition) ? void(0) : ::linesman::broken_promise(#condition, __FILE__, __LINE__))
