#include "casebook/event_files.h"

#include <filesystem>
#include <iterator>

#include "casebook/case_folder.h"
#include "files/picture_size.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

bool begins_as_picture(std::string_view bytes) {
  return bytes.starts_with("\x89PNG\r\n\x1a\n") || bytes.starts_with("\xff\xd8\xff");
}

}  // namespace

bool stays_inside(const std::string& file) {
  const fs::path path(file);
  if (file.empty() || path.has_root_path() || file.find('\\') != std::string::npos) return false;
  for (const fs::path& part : path)
    if (part == "..") return false;
  return true;
}

Result<std::string> path_in_event(const std::string& folder, const std::string& file, const Sentence& missing) {
  if (!stays_inside(file)) return Problem{"", "must be a path inside the event"};
  const fs::path name(file);
  fs::path path(folder);
  fs::file_type type = fs::file_type::directory;
  for (auto part = name.begin(); part != name.end(); ++part) {
    if (type != fs::file_type::directory) return Problem{"", missing};
    path /= *part;
    std::error_code error;
    type = fs::symlink_status(path, error).type();
    if (type != fs::file_type::symlink) continue;
    if (std::next(part) == name.end()) return Problem{"", "is a link and was left out"};
    return Problem{"", "lies behind a link and was left out"};
  }
  if (type == fs::file_type::regular) return path.string();
  if (type == fs::file_type::not_found || type == fs::file_type::none) return Problem{"", missing};
  return Problem{"", "is no ordinary file and was left out"};
}

std::string picture_name(const std::string& picture) { return "pictures/" + picture; }

Result<std::string> read_picture(const std::string& folder, const std::string& picture) {
  if (!stays_inside(picture)) return Problem{"", "must be a path inside the event"};
  const auto path = path_in_event(folder, picture_name(picture), Sentence("is not there, though a reading names it"));
  if (!path) return path.problem();
  auto bytes = text_of_file(*path, MAX_PICTURE_BYTES);
  if (!bytes) return bytes;
  if (!begins_as_picture(*bytes)) return Problem{"", "is neither PNG nor JPEG"};
  const auto size = picture_size(*bytes);
  if (!size || static_cast<long long>(size->width) * size->height > MAX_PICTURE_PIXELS)
    return Problem{"", "says no size, or one beyond 64 million pixels"};
  return bytes;
}

}  // namespace linesman
