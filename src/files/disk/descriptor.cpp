#include "files/disk/descriptor.h"

#include <fcntl.h>
#include <unistd.h>

#include <system_error>
#include <utility>

namespace linesman {

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

Descriptor::~Descriptor() {
  if (number_ >= 0) ::close(number_);
}

// Linux has closed the file even when it says that it was interrupted.
bool Descriptor::close() { return ::close(std::exchange(number_, -1)) == 0 || errno == EINTR; }

Descriptor open_file(const std::string& path, int flags, unsigned mode) {
  return Descriptor(uninterrupted([&] { return ::open(path.c_str(), flags | O_CLOEXEC, mode); }));
}

bool write_all(const Descriptor& file, std::string_view content) {
  while (!content.empty()) {
    const ssize_t n = uninterrupted([&] { return ::write(file.number(), content.data(), content.size()); });
    if (n == 0) errno = ENOSPC;
    if (n <= 0) return false;
    content.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

bool flush(const Descriptor& file) {
  return uninterrupted([&] { return ::fsync(file.number()); }) == 0;
}

bool flush_folder(const std::string& folder, const Descriptor& in_it) {
  const Descriptor names = open_file(folder, O_RDONLY | O_DIRECTORY);
  if (names) return flush(names) || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
  // Who may not list a folder may write in it all the same: then its whole file system is flushed.
  return errno == EACCES && uninterrupted([&] { return ::syncfs(in_it.number()); }) == 0;
}

std::string words_for(int error) { return std::generic_category().message(error); }

}  // namespace linesman
