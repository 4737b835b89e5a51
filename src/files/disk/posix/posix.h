// How the sources of this folder call Linux. Only they and tests include this header.
#pragma once

#include <cerrno>
#include <string>

#include "files/disk/descriptor.h"

namespace linesman {

/// Repeats a system call while a signal interrupts it. Returns the last result of the call.
template <class Call>
auto uninterrupted(Call&& call) {
  for (;;) {
    const auto result = call();
    if (result != -1 || errno != EINTR) return result;
  }
}

/// Opens a file as open(2) does. Programs that are started do not inherit it. No descriptor, with errno, when it fails.
Descriptor open_file(const std::string& path, int flags, unsigned mode = 0666);

}  // namespace linesman
