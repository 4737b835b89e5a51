// A game that a call reads and writes again, with nobody in between.
#pragma once

#include "files/disk/descriptor.h"
#include "files/documents/document.h"
#include "journal/file_lock.h"

namespace linesman {

/// Held while a call works: two calls on one file come one after the other, and what is open in the window is refused.
class Writing {
 public:
  /// Before `game` (empty: none) is read. `out` is where the outcome goes; nothing is held for "-".
  static Result<Writing> begin(const std::string& game, const std::string& out);

  /// A Problem too when what would be replaced is not the game that `document` was made of: when `game` is that file,
  /// and another program has changed it since; when `game` came from standard input, and the file is another game.
  Result<void> save(const Document& document) const;

  /// What players are told of a file that is nearly as large as a game's may be; empty while there is room.
  std::string why_nearly_full() const;

 private:
  Result<void> is_the_game_read(const Document& document) const;

  std::string out_;
  bool from_input_ = false;  ///< the game comes from standard input
  bool over_game_ = false;   ///< `out` and `game` are one file
  std::optional<FileStamp> stamp_;
  FileLock lock_;
};

}  // namespace linesman
