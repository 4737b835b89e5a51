// Reads the files in a zip, by libzip.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace linesman {

/// The bytes of the zip outlive it. A Problem's reason is a phrase.
class ZipReader {
 public:
  /// Refused: bytes that are no zip, or one whose two lists of files differ.
  static Result<ZipReader> over(std::string_view bytes);

  /// The names of its files, in their order; "" for one without a name.
  const std::vector<std::string>& names() const { return names_; }

  /// The bytes of a file, at most `most` of them: the size that the zip says is not believed.
  Result<std::string> unpacked(std::size_t index, std::size_t most) const;

 private:
  std::shared_ptr<void> archive_;
  std::vector<std::string> names_;
};

}  // namespace linesman
