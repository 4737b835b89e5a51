// Games of requests, kept ready for orders.
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "files/disk/descriptor.h"
#include "files/documents/document.h"
#include "plugins/library.h"

namespace linesman {

/// A game that was read, checked and surveyed.
struct PreparedGame {
  std::string file;  ///< empty when the line has the game itself
  std::optional<FileStamp> stamp;
  Value json;
  Document document;
  Hearing hearing;
};

/// Keeps the few games that were asked for last ready for orders; fewer if they are large. Thread-safe.
class GameCache {
 public:
  explicit GameCache(std::shared_ptr<const RulesetLibrary> library) : library_(std::move(library)) {}

  /// `game` is the member of a line: an object, or the path of a file, which is read again when it has changed. A
  /// Problem has its file, or a pointer into the line.
  Result<std::shared_ptr<const PreparedGame>> open(const Value& game);

 private:
  std::shared_ptr<const PreparedGame> find(const std::string& file, const std::optional<FileStamp>& stamp,
                                           const Value& game);
  void make_room();

  std::shared_ptr<const RulesetLibrary> library_;
  std::mutex mutex_;                                      ///< guards the members below
  std::list<std::shared_ptr<const PreparedGame>> games_;  ///< most recently used first
};

}  // namespace linesman
