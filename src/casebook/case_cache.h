// The cases of a folder as they were read, kept in the user's own cache, so that ten thousand files need not be read
// for each question. It is made again whenever it does not hold. It is never in the folder, where it would be copied.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "casebook/case.h"
#include "casebook/case_folder.h"

namespace linesman {

/// A case without its facts, and the numbers of these.
struct CachedCase {
  FiledCase one;
  std::vector<std::uint32_t> sure;  ///< places in `CaseCache::texts`
  std::vector<std::uint32_t> side;
};

class CaseCache {
 public:
  /// Empty where there is none, or where its checksum or its version is another one.
  static CaseCache of_folder(const std::string& folder);

  /// The case of a file that has not changed since; nullptr when it is not known. Valid until the cache is changed.
  const CachedCase* known(const FoundFile& file) const;

  /// Whether nothing of these files has to be read, and nothing has to be written.
  bool knows_all(const std::vector<FoundFile>& files) const;
  /// A case that is known, and that is not asked for or written again.
  CachedCase take(const FoundFile& file);

  /// The facts of all its cases, each once.
  const std::vector<std::string>& texts() const { return texts_; }

  /// Keeps a case, without its JSON.
  void keep(const FoundFile& file, FiledCase one);

  /// Writes it where something was kept, or where files are gone. It does not matter if that fails.
  void save(std::size_t files) const;

 private:
  struct Entry {
    FileStamp stamp;
    CachedCase cached;
  };

  bool read(std::string_view text);
  std::string text() const;
  std::vector<std::uint32_t> numbers_of(const std::vector<std::string>& facts);

  std::string path_;                                ///< empty: the system says no place for caches
  std::unordered_map<std::string, Entry> entries_;  ///< by the name of the file
  std::vector<std::string> texts_;
  std::unordered_map<std::string, std::uint32_t> numbers_;  ///< by fact; of what was read once something is kept
  bool changed_ = false;
};

}  // namespace linesman
