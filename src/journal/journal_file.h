// A journal as it is written: every line is on the disk before the next thing happens.
#pragma once

#include <optional>

#include "files/descriptor.h"
#include "journal/journal_text.h"

namespace linesman {

/// Where the journals of a document lie: beside it, ".NAME.SESSION.journal".
std::string journal_beside(const std::string& document, const std::string& session);
/// And in a folder of their own: "SESSION.journal".
std::string journal_in(const std::string& folder, const std::string& session);

/// Locked as long as it is open, so that nobody takes it for one whose window is gone.
class JournalFile {
 public:
  /// A new file; a Problem when it cannot be made, and then nothing is left of it.
  static Result<JournalFile> begin(const std::string& path, const JournalHead& head, const JournalBase& base);

  /// A new file without a name: head and base are on the disk, and are gone with the program until `give_name` is
  /// called. A Problem when it cannot be made, or where the file system has no such files.
  static Result<JournalFile> begin_nameless(const std::string& folder, const JournalHead& head,
                                            const JournalBase& base);

  /// A Problem when the file cannot be had under that name, in the folder where it was begun; it is nameless then.
  Result<void> give_name(const std::string& path);

  /// A Problem when the line is not on the disk, or would make the file longer than LONGEST_JOURNAL. Nothing may be
  /// added after that.
  Result<void> add(const Value& change);

  /// Empty: it has no name yet.
  const std::string& path() const { return path_; }
  void remove();

 private:
  JournalFile(std::string path, Descriptor file, JournalWriter writer)
      : path_(std::move(path)), file_(std::move(file)), writer_(std::move(writer)) {}
  std::string path_;
  Descriptor file_;
  JournalWriter writer_;
};

}  // namespace linesman
