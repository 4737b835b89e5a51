// Files of the system, as saving, locks and the journal need them: opened, written whole, flushed.
#pragma once

#include <cerrno>
#include <string>
#include <string_view>

namespace linesman {

/// Calls again as long as a signal interrupts; gives what the call gave at last.
template <class Call>
auto uninterrupted(Call&& call) {
  for (;;) {
    const auto result = call();
    if (result != -1 || errno != EINTR) return result;
  }
}

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

// Those that give true or a descriptor leave the reason in errno when they fail.

/// As open(2), closed in programs that are started; no descriptor on failure.
Descriptor open_file(const std::string& path, int flags, unsigned mode = 0666);

bool write_all(const Descriptor& file, std::string_view content);

/// The content is on the disk, not in a cache.
bool flush(const Descriptor& file);

/// The names in a folder are on the disk. True where a folder cannot be flushed at all, as on some file systems.
/// `in_it` is a file that lies there.
bool flush_folder(const std::string& folder, const Descriptor& in_it);

/// What the system says of an errno.
std::string words_for(int error);

}  // namespace linesman
