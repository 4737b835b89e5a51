#include "files/disk/file.h"

#include <atomic>
#include <cerrno>
#include <optional>

#include "base/text.h"
#include "files/disk/descriptor.h"
#include "files/disk/folder.h"
#include "files/disk/held_file.h"
#include "files/disk/replaced_file.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

Problem unreadable(const std::string& path, int error) { return {path, "", "cannot be read: " + words_for(error)}; }
Problem cannot(const std::string& path, const std::string& reason) { return {path, "", "cannot be saved: " + reason}; }
Problem cannot(const std::string& path, int error) { return cannot(path, words_for(error)); }

/// Whether there is a file to replace. A Problem when it must not be replaced.
Result<bool> is_replaced(const std::string& path, const fs::path& target) {
  std::error_code error;
  const fs::file_status old = fs::status(target, error);
  if (!fs::exists(old)) return false;
  if (fs::is_directory(old)) return cannot(path, "it is a folder");
  if (!fs::is_regular_file(old)) return cannot(path, "it is no ordinary file");
  if (!may_be_replaced(target.string())) return cannot(path, errno);
  return true;
}

constexpr std::string_view BEGIN = ".linesman-";
constexpr std::string_view END = ".tmp";

std::string name_for(const Process& process, unsigned count) {
  return std::string(BEGIN) + process.host + "-" + std::to_string(process.number) + "-" + std::to_string(count) +
         std::string(END);
}

/// The process that made a file, by its name. Earlier editions wrote no host; their files count as files of this host.
std::optional<Process> maker_of(std::string_view name) {
  if (!name.starts_with(BEGIN) || !name.ends_with(END)) return std::nullopt;
  name.remove_prefix(BEGIN.size());
  name.remove_suffix(END.size());
  const std::size_t before_count = name.rfind('-');
  if (before_count == std::string_view::npos || before_count == 0) return std::nullopt;
  const std::size_t before_number = name.rfind('-', before_count - 1);
  const std::size_t from = before_number == std::string_view::npos ? 0 : before_number + 1;
  const auto number = parse_number(name.substr(from, before_count - from));
  if (!number || *number < 1 || *number > 1e9 || !parse_number(name.substr(before_count + 1))) return std::nullopt;
  return Process{from == 0 ? this_process().host : std::string(name.substr(0, before_number)),
                 static_cast<std::int64_t>(*number)};
}

/// Containers share folder and host name but not process numbers, so a process that writes also holds a lock.
bool is_ours_and_unused(const fs::path& path) {
  const Descriptor file = open_there(path.string());
  if (!file || !may_be_written(file)) return false;
  const auto state = state_of(file);
  return state && state->is_ordinary && is_ours(file) && try_to_lock(file) == LockState::taken;
}

/// A new file that is about to replace another. It is removed again unless it is renamed. A killed process leaves it
/// behind under the name ".linesman-HOST-PROCESS-N.tmp".
class NewFile {
 public:
  /// Makes an empty file. When that fails, the object is false and errno has the reason.
  NewFile(const fs::path& folder, Readers readers);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  explicit operator bool() const { return !path_.empty(); }
  const Descriptor& file() const { return file_; }
  /// False, with errno, when it fails.
  bool rename_to(const fs::path& target);

 private:
  fs::path path_;
  Descriptor file_;
};

NewFile::NewFile(const fs::path& folder, Readers readers) {
  static std::atomic<unsigned> count{0};
  const Process process = this_process();
  constexpr int TRIES = 1000;
  for (int i = 0; i < TRIES && !file_; ++i) {
    path_ = folder / name_for(process, count++);
    file_ = make_beside(path_.string(), readers);
    if (!file_ && errno != EEXIST) break;
  }
  if (file_)
    try_to_lock(file_);
  else
    path_.clear();
}

NewFile::~NewFile() {
  if (path_.empty()) return;
  const int error = errno;
  remove_file(path_.string());
  errno = error;
}

bool NewFile::rename_to(const fs::path& target) {
  if (!rename_file(path_.string(), target.string())) {
    // On network drives a rename may succeed although it reports a failure.
    const int error = errno;
    if (!is_still_at(target.string(), file_)) {
      errno = error;
      return false;
    }
  }
  path_.clear();
  return true;
}

/// Removes the new files that dead processes left in a folder, as far as the system permits.
void remove_leftovers(const fs::path& folder) {
  std::error_code error;
  for (const std::string& name : names_in(folder, error)) {
    const auto maker = maker_of(name);
    if (maker && !may_live(*maker) && is_ours_and_unused(folder / name)) remove_file((folder / name).string());
  }
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  const Descriptor file = open_to_read(path);
  if (!file) return unreadable(path, errno);
  const auto state = state_of(file);
  if (!state) return unreadable(path, errno);
  if (state->is_folder) return unreadable(path, EISDIR);
  if (!state->is_ordinary) return Problem{path, "", "cannot be read: it is no ordinary file"};
  auto content = content_of(file, MAX_FILE_BYTES + 1);
  if (!content) return unreadable(path, errno);
  if (content->size() > MAX_FILE_BYTES) return Problem{path, "", said<"is larger than {n} MiB">(MAX_FILE_BYTES >> 20)};
  return *std::move(content);
}

Result<fs::path> file_meant(const std::string& path) {
  constexpr int MAX_LINKS = 40;  // as the system allows
  std::error_code error;
  fs::path target = fs::absolute(path, error);
  for (int i = 0; !error && fs::is_symlink(fs::symlink_status(target, error)); ++i) {
    if (i == MAX_LINKS) return Problem{path, "", said<"cannot be saved: {reason}">(word(words_for(ELOOP)))};
    // A program that has the file open would keep the old one.
    if (const fs::path folder = fs::canonical(target.parent_path(), error); folder.string().starts_with("/proc/"))
      return Problem{path, "", "cannot be saved: it stands for an open file; - as a name writes to standard output"};
    const fs::path to = fs::read_symlink(target, error);
    if (!error) target = target.parent_path() / to;
  }
  return target;
}

Result<void> save_file(const std::string& path, std::string_view content, const MayReplace& may_replace) {
  if (path.empty()) return cannot(path, "the name is empty");
  const auto target = file_meant(path);
  if (!target) return target.problem();
  const auto replaced = is_replaced(path, *target);
  if (!replaced) return replaced.problem();
  const fs::path folder = target->parent_path();
  remove_leftovers(folder);
  // Until the new file has the permissions of the old one, no other user may open it.
  NewFile created(folder, *replaced ? Readers::this_user : Readers::all);
  if (!created) return cannot(path, errno);
  if (*replaced && !take_over(target->string(), created.file())) return cannot(path, errno);
  if (!write_all(created.file(), content) || !flush(created.file())) return cannot(path, errno);
  if (may_replace)
    if (auto may = may_replace(); !may) return may;
  if (!created.rename_to(*target)) return cannot(path, errno);
  if (!flush_folder(folder.string(), created.file()))
    return Problem{path, "", said<"is saved, but the disk does not confirm it: {reason}">(word(words_for(errno)))};
  return {};
}

}  // namespace linesman
