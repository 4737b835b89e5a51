// Reads and saves whole files.
//
//   const auto text = read_file(path);
//   if (!text) return text.problem();
//   const auto saved = save_file(path, changed(*text));   // the old file stays whole until the new one is on the disk
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace linesman {

inline constexpr std::size_t MAX_FILE_BYTES = std::size_t{64} << 20;

/// The content of an ordinary file of at most MAX_FILE_BYTES. Never waits for a pipe or a device.
Result<std::string> read_file(const std::string& path);

/// Asked last of all, when the new file is complete and only has to be renamed. A Problem keeps the old file.
using MayReplace = std::function<Result<void>()>;

/// Writes a new file beside the old one, flushes it, renames it over the old one and flushes the folder. A kill at any
/// moment leaves the old file or the new one. The new file gets owner, group, permissions and attributes of the old one
/// as far as the system permits. A symbolic link is followed; of several hard links only this one gets the new content.
/// Files that killed processes left in the folder are removed. A Problem for a read-only file, for anything but an
/// ordinary file, and when `may_replace` gives one; then the old file is unchanged and nothing is left beside it.
Result<void> save_file(const std::string& path, std::string_view content, const MayReplace& may_replace = {});

/// The absolute path of the file that a name means, through symbolic links. The file need not exist. A Problem for a
/// ring of links, and for a name such as "/dev/stdout" that stands for an open file: it may not be replaced.
Result<std::filesystem::path> file_meant(const std::string& path);

}  // namespace linesman
