// Games that many lines ask about, kept ready for orders.
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "files/disk/descriptor.h"
#include "files/documents/document.h"
#include "plugins/library.h"
#include "referee/referee.h"

namespace linesman {

struct PreparedGame {
  std::string file;  ///< empty when the game stood in the line
  std::optional<FileStamp> stamp;
  Value json;
  Document document;
  Hearing hearing;
};

/// A handful of games, those that were asked for last; of large ones fewer. Thread-safe.
class KeptGames {
 public:
  explicit KeptGames(std::shared_ptr<const RulesetLibrary> library) : library_(std::move(library)) {}

  /// `game` as a line has it: an object, or the path of a file, which is read again when it has changed. A Problem has
  /// its file, or a pointer into the line.
  Result<std::shared_ptr<const PreparedGame>> open(const Value& game);

 private:
  std::shared_ptr<const PreparedGame> find(const std::string& file, const std::optional<FileStamp>& stamp,
                                           const Value& game);
  void make_room();

  std::shared_ptr<const RulesetLibrary> library_;
  std::mutex mutex_;                                      ///< guards what follows
  std::list<std::shared_ptr<const PreparedGame>> games_;  ///< the last that was asked for first
};

}  // namespace linesman
