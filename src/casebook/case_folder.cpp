#include "casebook/case_folder.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <filesystem>

#include "files/disk/folder.h"
#include "files/disk/held_file.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ENDING = ".json";

/// Walks a folder and what lies below it.
class FolderWalk {
 public:
  explicit FolderWalk(fs::path folder) : folder_(std::move(folder)) {}

  Result<FoundFiles> result() {
    std::error_code error;
    if (!fs::is_directory(folder_, error))
      return Problem{"", said<"There is no folder of cases at {file}.">(folder_.string())};
    if (leads_out_of_event()) return Problem{folder_.string(), "", "is a link and was left out"};
    walk(folder_, "", 0);
    if (!error_.empty()) return Problem{folder_.string(), "", error_};
    if (found_.files.size() > MAX_CASE_FILES)
      return Problem{folder_.string(), "", said<"has more than {n} files">(MAX_CASE_FILES)};
    std::sort(found_.files.begin(), found_.files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    std::sort(found_.problems.begin(), found_.problems.end(),
              [](const auto& a, const auto& b) { return a.file < b.file; });
    return std::move(found_);
  }

 private:
  bool leads_out_of_event() const {
    const fs::path named = folder_.has_filename() ? folder_ : folder_.parent_path();
    std::error_code error;
    return fs::is_symlink(named, error) && has_event(named.parent_path().string());
  }

  static constexpr std::size_t MOST_NAMES = 2 * MAX_CASE_FILES;  // of a folder; files of others may stand there

  void walk(const fs::path& folder, const std::string& name, std::size_t depth) {
    std::error_code error;
    const auto files = names_in(folder, error, MOST_NAMES);
    if (error && depth == 0) error_ = "cannot be read: " + error.message();
    for (const std::string& file : files)
      if (!file.starts_with('.') && found_.files.size() <= MAX_CASE_FILES)
        meet(folder / file, name.empty() ? file : name + "/" + file, depth);
  }

  void meet(const fs::path& path, const std::string& name, std::size_t depth) {
    std::error_code error;
    const fs::file_type type = fs::symlink_status(path, error).type();
    const bool is_named = name.ends_with(ENDING);
    const auto refuse = [&](const char* why) {
      if (is_named) found_.problems.push_back({name, why});
    };
    if (error) return refuse("cannot be read and was left out");
    if (type == fs::file_type::symlink) return refuse("is a link and was left out");
    if (type == fs::file_type::directory) {
      refuse("is a folder and was left out");
      if (!is_named && depth <= MAX_FOLDERS_DEEP) walk(path, name, depth + 1);
      return;
    }
    if (!is_named) return;
    if (type != fs::file_type::regular) return refuse("is no ordinary file and was left out");
    if (depth > MAX_FOLDERS_DEEP) return refuse("lies more than four folders down and was left out");
    const auto stamp = stamp_of(path.string());
    if (!stamp) return refuse("cannot be read and was left out");
    found_.files.push_back({name, *stamp});
  }

  fs::path folder_;
  FoundFiles found_;
  std::string error_;
};

/// A file beside the one that it becomes, gone unless it became it.
class PartFile {
 public:
  PartFile(const fs::path& folder, const std::string& name) {
    static std::atomic<unsigned> count{0};
    const std::string process = std::to_string(this_process().number);
    constexpr int TRIES = 1000;
    for (int i = 0; i < TRIES && !file_; ++i) {
      path_ = (folder / ("." + name + "." + process + "-" + std::to_string(count++) + ".part")).string();
      file_ = make_for_all(path_);
      if (!file_ && errno != EEXIST) break;
    }
  }
  ~PartFile() {
    if (file_) remove_file(path_);
  }
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;

  explicit operator bool() const { return static_cast<bool>(file_); }
  const Descriptor& file() const { return file_; }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
  Descriptor file_;
};

Problem not_written(const std::string& folder, int error) {
  return {folder, "", said<"not written: {reason}">(word(words_for(error)))};
}

/// Gives a file its name where none has it. EEXIST when one has.
std::error_code name_file(const std::string& from, const fs::path& to) {
  std::error_code error;
  fs::create_hard_link(from, to, error);
  if (!error || error == std::errc::file_exists) return error;
  // Sticks and some shares have no hard links.
  std::error_code none;
  if (fs::exists(fs::symlink_status(to, none))) return std::make_error_code(std::errc::file_exists);
  error.clear();
  fs::rename(from, to, error);
  return error;
}

}  // namespace

bool has_event(const std::string& folder) {
  std::error_code error;
  return fs::is_regular_file(fs::symlink_status(fs::path(folder) / EVENT_FILE, error));
}

Result<FoundFiles> files_in(const std::string& folder) { return FolderWalk(folder).result(); }

Result<std::string> text_of_file(const std::string& path, std::size_t most) {
  const Descriptor file = open_to_read(path);
  if (!file) return Problem{"", said<"cannot be read: {reason}">(word(words_for(errno)))};
  const auto state = state_of(file);
  if (!state || !state->is_ordinary) return Problem{"", "is no ordinary file and was left out"};
  auto content = state->size > most ? std::nullopt : content_of(file, most + 1);
  if (state->size > most || (content && content->size() > most))
    return Problem{"", said<"is larger than {n} MiB and was left out">(most >> 20)};
  if (!content) return Problem{"", said<"cannot be read: {reason}">(word(words_for(errno)))};
  return *std::move(content);
}

Result<void> add_file(const std::string& folder, const std::string& name, std::string_view content) {
  const PartFile part(folder, name);
  if (!part) return not_written(folder, errno);
  if (!write_all(part.file(), content) || !flush(part.file())) return not_written(folder, errno);
  const fs::path target = fs::path(folder) / name;
  const std::error_code error = name_file(part.path(), target);
  if (error && error != std::errc::file_exists) return not_written(folder, error.value());
  if (error) {
    const auto there = text_of_file(target.string(), content.size());
    if (!there || *there != content)
      return Problem{target.string(), "", "not written: another file has this name already"};
  }
  if (!flush_folder(folder, part.file())) return not_written(folder, errno);
  return {};
}

}  // namespace linesman
