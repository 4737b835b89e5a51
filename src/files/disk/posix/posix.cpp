#include "files/disk/posix/posix.h"

#include <fcntl.h>

namespace linesman {

Descriptor open_file(const std::string& path, int flags, unsigned mode) {
  return Descriptor(uninterrupted([&] { return ::open(path.c_str(), flags | O_CLOEXEC, mode); }));
}

}  // namespace linesman
