// The file beside another that is about to take its place. Inside `files` only.
#pragma once

#include <filesystem>

#include "files/disk/descriptor.h"

namespace linesman::files {

/// Gone again unless it was renamed; a process that is killed leaves it behind, named ".linesman-HOST-PROCESS-N.tmp".
class Beside {
 public:
  /// A new empty file; without one, errno says why.
  Beside(const std::filesystem::path& folder, unsigned mode);
  ~Beside();
  Beside(const Beside&) = delete;
  Beside& operator=(const Beside&) = delete;

  explicit operator bool() const { return !path_.empty(); }
  const Descriptor& file() const { return file_; }
  /// False, with errno, when it cannot be.
  bool rename_to(const std::filesystem::path& target);

 private:
  std::filesystem::path path_;
  Descriptor file_;
};

/// Takes away what processes that are no more have left in a folder. What it cannot take away stays without a word.
void sweep(const std::filesystem::path& folder);

}  // namespace linesman::files
