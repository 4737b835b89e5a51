// The call batch: it reads questions, one a line, and writes an answer line for each.
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "cli/commands.h"
#include "files/disk/descriptor.h"
#include "files/documents/document.h"
#include "plugins/library.h"
#include "referee/referee.h"

namespace linesman {

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

/// Answers lines. Thread-safe.
class Batch {
 public:
  explicit Batch(std::shared_ptr<const RulesetLibrary> library);

  /// The answer to one line as JSON text. Errors are answers too: the function throws neither for a bad line nor for a
  /// mistake of ours, also when that only shows while the answer is written.
  std::string answer(std::string_view line);

 private:
  Result<std::string> answer_to(std::string_view line);
  Result<Value> check(const Value& game) const;
  Result<Value> of_record(const std::string& what, const Value& line) const;

  std::shared_ptr<const RulesetLibrary> library_;
  GameCache games_;
};

}  // namespace linesman
