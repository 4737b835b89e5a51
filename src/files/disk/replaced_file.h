// A file that takes the place of another: `save_file` writes it beside the old one and renames it.
//
// When one of these functions fails, it returns false or no descriptor and leaves the reason in errno.
#pragma once

#include <string>

#include "files/disk/descriptor.h"

namespace linesman {

/// Whether the present user may write a file.
bool may_be_replaced(const std::string& path);

/// The users who may open a new file until it has the rights of the old one.
enum class Readers { this_user, all };

/// Makes a new file. EEXIST when the name is taken.
Descriptor make_beside(const std::string& path, Readers readers);

/// Gives a new file the owner, group, permissions and attributes of an old one, as far as the system permits. False
/// when the permissions fail.
bool take_over(const std::string& old_path, const Descriptor& file);

}  // namespace linesman
