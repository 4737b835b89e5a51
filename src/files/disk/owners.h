// Owners of files, and their rights.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace linesman {

/// The owner and the rights of a file or a folder.
struct Ownership {
  std::uint64_t owner = 0;        ///< the system's number of a user
  bool is_link = false;           ///< a symbolic link itself, when it was not followed
  bool others_may_write = false;  ///< users besides the owner
  bool keeps_apart = false;       ///< a folder in which users can change their own files only
};

enum class Links { follow, stay };

/// Nothing, with errno, when it cannot be found out.
std::optional<Ownership> ownership_of(const std::string& path, Links links = Links::follow);

/// Whether a user could change this program anyway: the present user, root, and the owners of the program and of the
/// root folder (in a user's own container root has another number).
bool may_change_this_program(std::uint64_t owner);

}  // namespace linesman
