// Reads README files: the files and folders of the project that they name.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace linesman {

/// The files of the project and their folders, by path from its own folder: "src/base/vec.h", "src/base", "src".
using Tree = std::set<std::string>;

/// A sentence for each file or folder that the README at `path` names, and that the tree has not. A name stands between
/// backticks or is where a link leads; it has a slash or the ending of a file. It may leave out the first folders of
/// its path and, behind a slash, the ending of a source. `<word>`, `*`, NAME and FILE stand for any characters. In the
/// first column of a table of files each name in backticks is a source beside the README. Commands, and places of a
/// built or installed Linesman, are no names.
std::vector<std::string> missing_names(const std::string& path, std::string_view readme, const Tree& tree);

}  // namespace linesman
