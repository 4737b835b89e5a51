// A folder of cases: its files are only ever added. Several programs may write into it at once, and files that are
// copied into it may be half there.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "files/disk/descriptor.h"

namespace linesman {

/// The most files of one folder, and how far below it they may lie.
inline constexpr std::size_t MAX_CASE_FILES = 100'000;
inline constexpr std::size_t MAX_FOLDERS_DEEP = 4;

/// A file that cannot be used, named from the folder that was read, with a reason that is said after it.
struct FileProblem {
  std::string file;
  Sentence reason;
};

/// The file that makes a folder one of an event, and whether it is there.
inline constexpr std::string_view EVENT_FILE = "event.json";
bool has_event(const std::string& folder);

/// A file that may be read.
struct FoundFile {
  std::string name;  ///< from the folder, with slashes: "stick/a.json"
  FileStamp stamp;
};

struct FoundFiles {
  std::vector<FoundFile> files;  ///< sorted by name
  std::vector<FileProblem> problems;
};

/// The ordinary files whose names end in ".json", at most four folders down. Links are not followed; what begins with a
/// point is left out. Everything else that ends in ".json" is a problem. A Problem when there is no such folder, when
/// it is a link in the folder of an event, or when more files lie in it than a folder may have.
Result<FoundFiles> files_in(const std::string& folder);

/// The text of a file of at most `most` bytes; the reason is said after its name.
Result<std::string> text_of_file(const std::string& path, std::size_t most);

/// Writes a new file in a folder: beside, flushed, then given its name only where none is. The same bytes under that
/// name are fine. Once it returns, the file is on the disk.
Result<void> add_file(const std::string& folder, const std::string& name, std::string_view content);

}  // namespace linesman
