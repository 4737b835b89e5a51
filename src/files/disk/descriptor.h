// Open files of the system and the facts that tell files and processes apart. Saving, locks and the journal use them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace linesman {

/// An open file, closed when it goes out of scope.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept;
  Descriptor& operator=(Descriptor&& other) noexcept;
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor();

  explicit operator bool() const { return number_ >= 0; }
  int number() const { return number_; }
  /// False, with errno, when an earlier write turns out to have failed.
  bool close();

 private:
  int number_ = -1;
};

// When one of these functions fails, it returns false or no descriptor and leaves the reason in errno.

bool write_all(const Descriptor& file, std::string_view content);

/// Returns when the content is on the disk, not in a cache.
bool flush(const Descriptor& file);

/// Returns when the names in a folder are on the disk. True if the file system cannot flush folders at all. `in_it` is
/// a file in the folder.
bool flush_folder(const std::string& folder, const Descriptor& in_it);

/// The system's text for an errno.
std::string words_for(int error);

/// A process on a host. Locks and temporary files name it, so that files of dead processes can be removed.
struct Process {
  std::string host;         ///< letters, digits, dots and underscores
  std::int64_t number = 0;  ///< its number on the host
  friend bool operator==(const Process&, const Process&) = default;
};

Process this_process();

/// Whether a process runs on this host. True for every process of another host, as nothing is known about it.
bool may_live(const Process& process);

/// The state of a file. It changes whenever the file is written or replaced, even if size and time stay equal.
struct FileStamp {
  std::uint64_t device = 0;
  std::uint64_t number = 0;  ///< of the file on its device
  std::int64_t size = 0;     ///< bytes
  std::int64_t written = 0;  ///< nanoseconds
  std::int64_t changed = 0;  ///< nanoseconds; it also changes when `written` is set back
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// Nothing when there is no file.
std::optional<FileStamp> stamp_of(const std::string& path);

}  // namespace linesman
