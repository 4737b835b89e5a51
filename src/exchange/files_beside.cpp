#include "exchange/files_beside.h"

#include <filesystem>

#include "files/disk/file.h"

namespace linesman::exchange {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t MAX_FILES_BESIDE = 200;
constexpr std::size_t MAX_BYTES_BESIDE = std::size_t{8} << 20;

Result<std::string> read_inside(const fs::path& folder, const fs::path& relative, std::size_t room) {
  if (relative.empty() || relative.is_absolute() || relative.native().find("://") != std::string::npos)
    return Problem{"", "is no file of the same folder"};
  std::error_code error;
  const fs::path path = fs::canonical(folder / relative, error);
  if (error) return Problem{"", "is not there"};
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  if (end != folder.end()) return Problem{"", "lies outside the folder"};
  if (!fs::is_regular_file(path, error) || error) return Problem{"", "is no ordinary file"};
  if (fs::file_size(path, error) > room || error) return Problem{"", "is too large"};
  auto text = read_file(path.string());
  if (!text) return Problem{"", "cannot be read"};
  return text;
}

}  // namespace

FilesBeside::FilesBeside(const std::string& imported_path) {
  std::error_code error;
  const fs::path path = fs::canonical(imported_path, error);
  if (!error) folder_ = path.parent_path().string();
}

Result<std::string> FilesBeside::read(const std::string& name, const std::string& named_in) {
  if (folder_.empty()) return Problem{"", "is in another file"};
  const fs::path relative = fs::path(named_in).parent_path() / name;
  const std::string key = relative.lexically_normal().string();
  if (const auto it = texts_.find(key); it != texts_.end()) return it->second;
  if (texts_.size() >= MAX_FILES_BESIDE) return Problem{"", "is one file too many"};
  auto text = read_inside(folder_, relative, MAX_BYTES_BESIDE - bytes_);
  if (text) bytes_ += text->size();
  return texts_.emplace(key, std::move(text)).first->second;
}

}  // namespace linesman::exchange
