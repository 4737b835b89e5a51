// Who has a document open: a file beside it, ".NAME.lock", that the system holds for a program as long as that runs.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "base/result.h"
#include "files/descriptor.h"
#include "files/process.h"

namespace linesman {

/// Held until it goes out of scope. What a killed program has left is no obstacle: the system has let it go.
class FileLock {
 public:
  /// Holds nothing.
  FileLock() = default;
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();

  /// A Problem that names program, process and host when another holds the document, also another user. For one that
  /// `program` itself holds in another process it waits up to `patience`: it lets go soon. Where nobody can write (a
  /// folder that is read-only or not there) none is held, and that is no Problem; a lock that cannot be made or opened
  /// for any other reason is one.
  static Result<FileLock> take(const std::string& document, const std::string& program,
                               std::chrono::milliseconds patience = {});

  /// The same, whatever a program on another host says: on some network drives nobody can tell whether it still runs.
  static Result<FileLock> take_over(const std::string& document, const std::string& program);

  /// Another host has left its name, and the system does not know whether its program still runs.
  static bool can_be_taken_over(const std::string& document);

  bool held() const { return static_cast<bool>(file_); }

 private:
  static Result<FileLock> acquire(const std::string& document, const std::string& program,
                                  std::chrono::milliseconds patience, bool over_hosts);
  FileLock(std::string path, Descriptor file) : path_(std::move(path)), file_(std::move(file)) {}
  void release();

  std::string path_;
  Descriptor file_;
};

}  // namespace linesman
