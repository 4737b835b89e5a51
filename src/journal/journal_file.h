// Writes a journal. Each call returns when its line is on the disk.
#pragma once

#include <optional>

#include "files/disk/descriptor.h"
#include "journal/journal_text.h"

namespace linesman {

/// The path of a journal beside its document: ".NAME.SESSION.journal".
std::string journal_beside(const std::string& document, const std::string& session);
/// The path of a journal in the state folder: "SESSION.journal".
std::string journal_in(const std::string& folder, const std::string& session);

/// A journal that is open and locked, so that no other window takes it for the journal of a dead window.
class JournalFile {
 public:
  /// Makes a new file. A Problem when that fails; then no file is left.
  static Result<JournalFile> begin(const std::string& path, const JournalHead& head, const JournalBase& base);

  /// Makes a new file without a name, with head and base on the disk. It vanishes with the program unless `give_name`
  /// is called. A Problem when that fails, or when the file system has no such files.
  static Result<JournalFile> begin_nameless(const std::string& folder, const JournalHead& head,
                                            const JournalBase& base);

  /// `path` is in the folder where the file was begun. A Problem when it cannot have that name; it stays nameless then.
  Result<void> give_name(const std::string& path);

  /// A Problem when the line is not on the disk, or when the file would grow beyond MAX_JOURNAL_BYTES. Nothing may be
  /// added after a Problem.
  Result<void> add(const Value& change);

  /// Empty while the file has no name.
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
