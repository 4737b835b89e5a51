// POSIX calls: what is read is bounded, and an interrupted call is no error.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "files/disk/descriptor.h"
#include "files/json.h"

namespace linesman {

namespace {

Problem unreadable(const std::string& path, int error) { return {path, "", "cannot be read: " + words_for(error)}; }

}  // namespace

Result<std::string> read_file(const std::string& path) {
  // A pipe without a writer is opened without waiting, to be refused.
  const Descriptor file = open_file(path, O_RDONLY | O_NONBLOCK);
  if (!file) return unreadable(path, errno);
  std::string content;
  struct stat facts {};
  if (::fstat(file.number(), &facts) != 0) return unreadable(path, errno);
  if (S_ISDIR(facts.st_mode)) return unreadable(path, EISDIR);
  if (!S_ISREG(facts.st_mode)) return Problem{path, "", "cannot be read: it is no ordinary file"};
  if (facts.st_size > 0) content.reserve(std::min(static_cast<std::size_t>(facts.st_size), MAX_FILE_BYTES) + 1);
  std::array<char, 1 << 16> block{};
  for (;;) {
    const ssize_t n = uninterrupted([&] { return ::read(file.number(), block.data(), block.size()); });
    if (n < 0) return unreadable(path, errno);
    if (n == 0) return content;
    content.append(block.data(), static_cast<std::size_t>(n));
    if (content.size() > MAX_FILE_BYTES)
      return Problem{path, "", "is larger than " + std::to_string(MAX_FILE_BYTES >> 20) + " MiB"};
  }
}

}  // namespace linesman
