// Locks a game file while a call reads and writes it.
//
//   const auto writer = GameWriter::begin(call.game, call.out);   // before the game is read
//   …
//   const auto saved = writer->save(document);
#pragma once

#include <iosfwd>

#include "files/disk/descriptor.h"
#include "files/documents/document.h"
#include "journal/file_lock.h"

namespace linesman {

/// Holds the lock of a file while a call works. Two calls on one file run one after the other. A file that is open in
/// the window is refused.
class GameWriter {
 public:
  /// Call it before `game` (empty: none) is read. `out` is the file for the result; for "-" no lock is held.
  static Result<GameWriter> begin(const std::string& game, const std::string& out);

  /// Saves the result; a call that goes on saves again. Also a Problem when the file is not the game from which
  /// `document` was made: when another program has changed it meanwhile, or when the game came from standard input and
  /// the file has another game.
  Result<void> save(const Document& document) const;

  /// Prints the result where `out` is "-", else saves it.
  Result<void> put(const Document& document, std::ostream& printed) const;

  /// A warning when the file is nearly as large as a game's file may be; empty while there is room.
  std::string why_nearly_full() const;

 private:
  Result<void> has_one_name() const;
  Result<void> is_the_game_read(const Document& document) const;

  std::string out_;
  mutable bool from_input_ = false;  ///< the game comes from standard input, and was not saved yet
  bool over_game_ = false;           ///< `out` and `game` are one file
  mutable std::optional<FileStamp> stamp_;
  FileLock lock_;
};

/// A Problem when a game with a record is in the file, where it would be lost.
Result<void> loses_no_record(const std::string& out);

}  // namespace linesman
