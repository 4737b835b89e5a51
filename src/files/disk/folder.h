// The names in a folder.
//
//   std::error_code error;
//   for (const std::string& name : names_in(folder, error)) read(folder / name);
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace linesman {

/// The names of its entries, sorted, without "." and ".."; of more than `most` the first that the system gives. Nothing
/// with an error. The iterators of libstdc++ end the program where they get no memory; this throws std::bad_alloc.
std::vector<std::string> names_in(const std::filesystem::path& folder, std::error_code& error,
                                  std::size_t most = static_cast<std::size_t>(-1));

}  // namespace linesman
