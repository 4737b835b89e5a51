// The lock on an open document: a file beside it, ".NAME.lock", that the system keeps locked while the program runs.
//
//   const auto lock = FileLock::take(path, "linesman");
//   if (!lock) return lock.problem();   // "is in use by linesman (process 4711 on this machine)"
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "base/result.h"
#include "files/disk/descriptor.h"

namespace linesman {

/// Holds the lock until it goes out of scope. The lock of a killed program is no obstacle, as the system released it.
class FileLock {
 public:
  /// Holds nothing.
  FileLock() = default;
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();

  /// A Problem with program, process and host when another process, also of another user, holds the document. If that
  /// process runs `program` too, the call waits up to `patience`, because it lets go soon. In a folder that is missing
  /// or read-only no lock is held, and that is no Problem; any other failure to make or open the lock is one.
  static Result<FileLock> take(const std::string& document, const std::string& program,
                               std::chrono::milliseconds patience = {});

  /// Like `take`, but ignores a program on another host: on some network drives it is unknown whether it still runs.
  static Result<FileLock> take_over(const std::string& document, const std::string& program);

  /// Whether the lock has the name of another host and the system cannot tell whether its program still runs.
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
