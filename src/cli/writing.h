// A game that a call reads and writes again, with nobody in between.
#pragma once

#include "files/document.h"
#include "files/file_stamp.h"
#include "journal/file_lock.h"

namespace linesman {

/// Held while a call works: two calls on one file come one after the other, and what is open in the window is refused.
class Writing {
 public:
  /// Before `game` (empty: none) is read. `out` is where the outcome goes; nothing is held for "-".
  static Result<Writing> begin(const std::string& game, const std::string& out);

  /// A Problem too when `game` is what is replaced, and another program has changed it since.
  Result<void> save(const Document& document) const;

 private:
  std::string out_;
  bool over_game_ = false;  ///< `out` and `game` are one file
  std::optional<FileStamp> stamp_;
  FileLock lock_;
};

}  // namespace linesman
