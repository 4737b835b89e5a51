// The cases of a folder as they were read, kept in the user's own cache, so that ten thousand files need not be read
// for each question. It is made again whenever it does not hold. It is never in the folder, where it would be copied.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "casebook/case.h"
#include "casebook/case_folder.h"

namespace linesman {

class CaseCache {
 public:
  /// Empty where there is none, or where its checksum or its version is another one.
  static CaseCache of_folder(const std::string& folder);

  /// The case of a file that has not changed since; nullptr when it is not known. Valid until the cache is changed.
  const FiledCase* known(const FoundFile& file) const;

  /// Keeps a case, without its JSON.
  void keep(const FoundFile& file, FiledCase one);

  /// Writes it where something was kept, or where files are gone. It does not matter if that fails.
  void save(std::size_t files) const;

 private:
  struct Entry {
    FileStamp stamp;
    FiledCase one;
  };

  bool read(std::string_view text);
  std::string text() const;

  std::string path_;                                ///< empty: the system says no place for caches
  std::unordered_map<std::string, Entry> entries_;  ///< by the name of the file
  bool changed_ = false;
};

}  // namespace linesman
