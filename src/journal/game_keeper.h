// Keeps a game that is being played: every change is in a journal on the disk before anybody is told that it is done.
//
// The journal lies beside the document; where that cannot be written (and for a game in no file) in a folder of its
// own. When that fails too the game goes on in memory, and each further change tries again. Saving makes the journal
// superfluous: the next change begins a new one.
#pragma once

#include <future>
#include <optional>
#include <vector>

#include "files/document.h"
#include "files/file_stamp.h"
#include "journal/journal_file.h"

namespace linesman {

enum class Kept { beside, in_state_folder, in_memory };

class GameKeeper {
 public:
  /// `state_folder` is made when it is needed.
  explicit GameKeeper(std::string state_folder);
  /// The journals stay: who ends on purpose calls `end`.
  ~GameKeeper() = default;

  /// A game was opened: as it stands in the file `path`, whose bytes have the SHA-256 `of`, or in no file (both empty).
  /// `beside`: a journal may lie beside the file. What the journal begins with is spelt and written on another thread,
  /// where the file system has files without a name, so that the first change need not wait for it.
  void begin(const Document& document, const std::string& path, const std::string& of, bool beside = true);

  /// The game has become another; nothing happens when it is the same. Afterwards the change is on the disk, unless the
  /// game is kept in memory alone.
  Kept keep(const Game& game);
  Kept kept() const { return kept_; }
  /// Why it is not kept beside its document.
  const Problem& problem() const { return problem_; }

  /// The game as it is now stands in the file `path`: what was kept is needed no more.
  void saved(const Document& document, const std::string& path, const std::string& of);

  /// The game was closed, and what was not saved is to be forgotten.
  void end();

  const std::string& state_folder() const { return state_folder_; }

 private:
  /// What the first change finds ready.
  struct Prepared {
    JournalBase base;                 ///< the document as it was opened or saved last
    std::optional<JournalFile> file;  ///< without a name, in the folder where the first journal is to lie
  };

  void take_away();
  bool lies_beside() const { return !path_.empty() && may_lie_beside_ && earlier_.empty(); }
  bool begin_file(const std::string& path, Prepared& prepared);
  Kept begin_anew(Prepared prepared);
  Kept keep_in_next(const Game& game, const Value& change);

  std::string state_folder_;
  Value source_;                    ///< of the document as it was opened or saved last
  std::future<Prepared> prepared_;  ///< for the first change
  std::string path_;
  std::string of_;
  bool may_lie_beside_ = true;
  Game game_;  ///< as it was kept last
  std::string session_;
  std::int64_t seq_ = 0;
  std::optional<JournalFile> file_;
  std::vector<std::string> earlier_;  ///< files of this session that nothing could be added to any more
  Kept kept_ = Kept::beside;
  Problem problem_;
};

}  // namespace linesman
