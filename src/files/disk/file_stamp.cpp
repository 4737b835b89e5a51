#include "files/disk/file_stamp.h"

#include <sys/stat.h>

namespace linesman {

namespace {

std::int64_t nanoseconds(const timespec& time) {
  constexpr std::int64_t SECOND = 1'000'000'000;
  return std::int64_t{time.tv_sec} * SECOND + time.tv_nsec;
}

}  // namespace

std::optional<FileStamp> stamp_of(const std::string& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0) return std::nullopt;
  return FileStamp{facts.st_dev, facts.st_ino, facts.st_size, nanoseconds(facts.st_mtim), nanoseconds(facts.st_ctim)};
}

}  // namespace linesman
