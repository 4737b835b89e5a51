// Whether a file is still the one that was read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace linesman {

/// Another one after each writing or replacing of the file, even one that leaves size and time as they were.
struct FileStamp {
  std::uint64_t device = 0;
  std::uint64_t number = 0;  ///< of the file on its device
  std::int64_t size = 0;
  std::int64_t written = 0;  ///< nanoseconds
  std::int64_t changed = 0;  ///< the same; whoever sets `written` back leaves a trace here
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// Nothing where no file is.
std::optional<FileStamp> stamp_of(const std::string& path);

}  // namespace linesman
