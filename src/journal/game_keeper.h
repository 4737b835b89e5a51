// Keeps an open game safe: every change is in a journal on the disk before the window shows it as done.
//
//   GameKeeper keeper(state_folder());
//   keeper.begin(document, path, sha256(bytes));
//   keeper.keep(changed);            // after every change
//   keeper.saved(document, path, sha256(bytes));
//
// The journal is a file beside the document. If that folder cannot be written, or the game has no file, it is in the
// state folder. When that fails too the game is in memory alone, and each further change tries again. After a save the
// next change begins a new journal.
#pragma once

#include <future>
#include <optional>
#include <vector>

#include "files/disk/descriptor.h"
#include "files/documents/document.h"
#include "journal/journal_file.h"

namespace linesman {

/// The place of the journal.
enum class JournalPlace { beside, in_state_folder, in_memory };

class GameKeeper {
 public:
  /// `state_folder` is created when it is needed.
  explicit GameKeeper(std::string state_folder);
  /// The journals stay, as after a kill. Call `end` before to remove them.
  ~GameKeeper() = default;

  /// Call it when a game is opened from the file `path`, whose bytes have the SHA-256 `of`, or from no file (both
  /// empty). `beside`: whether a journal may be beside the file. Another thread writes the beginning of the journal if
  /// the file system has files without a name, so that the first change need not wait for it.
  void begin(const Document& document, const std::string& path, const std::string& of, bool beside = true);

  /// Puts the change to `game` on the disk, or keeps it in memory alone. Does nothing when the game is unchanged.
  JournalPlace keep(const Game& game);
  JournalPlace kept() const { return kept_; }
  /// The reason why the journal is not beside the document.
  const Problem& problem() const { return problem_; }

  /// Call it when the present game was saved in the file `path`. The journals are removed.
  void saved(const Document& document, const std::string& path, const std::string& of);

  /// Call it when the game is closed. Changes that were not saved are dropped.
  void end();

  const std::string& state_folder() const { return state_folder_; }

 private:
  /// The beginning of the first journal.
  struct Prepared {
    JournalBase base;                 ///< the document as it was opened or saved last
    std::optional<JournalFile> file;  ///< without a name, in the folder of the first journal
  };

  void remove_journals();
  bool lies_beside() const { return !path_.empty() && may_lie_beside_ && earlier_.empty(); }
  bool begin_file(const std::string& path, Prepared& prepared);
  JournalPlace begin_anew(Prepared prepared);
  JournalPlace keep_in_next(const Game& game, const Value& change);

  std::string state_folder_;
  Value source_;                    ///< of the document as it was opened or saved last
  std::future<Prepared> prepared_;  ///< taken by the first change
  std::string path_;
  std::string of_;
  bool may_lie_beside_ = true;
  Game game_;  ///< the game at the last `keep`
  std::string session_;
  std::int64_t seq_ = 0;
  std::optional<JournalFile> file_;
  std::vector<std::string> earlier_;  ///< journals of this session that could not be continued
  JournalPlace kept_ = JournalPlace::beside;
  Problem problem_;
};

}  // namespace linesman
