// Reads files that an imported file names: its templates and tilesets. Inside `exchange` only.
#pragma once

#include <map>
#include <string>

#include "base/result.h"

namespace linesman::exchange {

/// Reads only regular files that lie in the folder of the imported file or below it, also where a link leads to them.
/// It reads a few megabytes in all, each file once.
class FilesBeside {
 public:
  /// For a text without a folder: it has no files beside it.
  FilesBeside() = default;
  explicit FilesBeside(const std::string& imported_path);

  /// The text of the file of that name, relative to the imported file or to one beside it. The Problem's reason is a
  /// phrase: «is not there», «lies outside the folder».
  Result<std::string> read(const std::string& name, const std::string& named_in = {});

 private:
  std::string folder_;  ///< canonical; empty for none
  std::map<std::string, Result<std::string>> texts_;
  std::size_t bytes_ = 0;
};

}  // namespace linesman::exchange
