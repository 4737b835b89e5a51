// Files that a program keeps open: the lock of a document, and its journal.
//
//   const Descriptor file = open_there(path);
//   if (file && try_to_lock(file) == LockState::taken)
//     const auto text = content_of(file, MAX_BYTES);
//
// When one of these functions fails, it returns false, nothing or no descriptor and leaves the reason in errno.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "files/disk/descriptor.h"

namespace linesman {

/// Opens a file to read it. Never waits for a pipe.
Descriptor open_to_read(const std::string& path);

/// Opens a file that exists, for reading and writing. A file of another user may be read-only. Follows no symbolic link
/// and never waits for a pipe.
Descriptor open_there(const std::string& path);

/// Makes a new file that every user may read, whatever the umask. EEXIST when the name is taken.
Descriptor make_for_all(const std::string& path);

/// Makes a new file for the present user alone. Every write goes to its end. EEXIST when the name is taken.
Descriptor make_to_append(const std::string& path);

/// The same without a name: it vanishes when it is closed. Not every file system has such files.
Descriptor make_nameless(const std::string& folder);

/// Gives a nameless file its name. `path` is in the folder where it was made.
bool give_name(const Descriptor& file, const std::string& path);

enum class LockState {
  taken,      ///< by this call; the system releases it when the file is closed, also when the program is killed
  elsewhere,  ///< another open file has it
  unknown     ///< the file system has no locks
};

/// Never waits.
LockState try_to_lock(const Descriptor& file);

bool may_be_written(const Descriptor& file);

/// The first bytes of a file, at most `most` of them.
std::optional<std::string> content_of(const Descriptor& file, std::size_t most);

/// Writes a file anew. A kill meanwhile leaves an empty file or a part of the text.
bool replace_content(const Descriptor& file, std::string_view text);

/// The present state of an open file.
struct HeldFile {
  std::uint64_t size = 0;    ///< bytes
  bool is_ordinary = false;  ///< no folder, pipe or device
  bool is_folder = false;
  bool has_name = false;    ///< not nameless, and not removed meanwhile
  std::uint64_t names = 0;  ///< more than one: hard links
};
std::optional<HeldFile> state_of(const Descriptor& file);

/// Whether the file belongs to the present user.
bool is_ours(const Descriptor& file);

/// Whether the file at `path` is this one, not another that took its name.
bool is_still_at(const std::string& path, const Descriptor& file);

bool remove_file(const std::string& path);
/// Replaces what has the new name already.
bool rename_file(const std::string& from, const std::string& to);

}  // namespace linesman
