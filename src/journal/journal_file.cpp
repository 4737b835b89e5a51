#include "journal/journal_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

namespace linesman {

namespace fs = std::filesystem;

namespace {

Problem cannot(const std::string& path, int error) { return {path, "", "cannot be written: " + words_for(error)}; }

/// The file is ours, and what it begins with is on the disk; false, with errno, when it is not.
bool put_beginning(const Descriptor& file, const std::string& text) {
  ::flock(file.number(), LOCK_EX | LOCK_NB);
  return write_all(file, text) && flush(file);
}

std::string folder_of(const std::string& path) { return fs::path(path).parent_path().string(); }

}  // namespace

// Long names keep their beginning: the system takes 255 bytes.
std::string journal_beside(const std::string& document, const std::string& session) {
  constexpr std::size_t LONGEST = 200;
  const fs::path path(document);
  return (path.parent_path() / ("." + path.filename().string().substr(0, LONGEST) + "." + session + ".journal"))
      .string();
}

std::string journal_in(const std::string& folder, const std::string& session) {
  return (fs::path(folder) / (session + ".journal")).string();
}

Result<JournalFile> JournalFile::begin(const std::string& path, const JournalHead& head, const JournalBase& base) {
  Descriptor file = open_file(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND, 0600);
  if (!file) return cannot(path, errno);
  JournalWriter writer;
  if (put_beginning(file, writer.begin(head, base)) && flush_folder(folder_of(path)))
    return JournalFile(path, std::move(file), std::move(writer));
  const Problem problem = cannot(path, errno);
  ::unlink(path.c_str());
  return problem;
}

Result<JournalFile> JournalFile::begin_nameless(const std::string& folder, const JournalHead& head,
                                                const JournalBase& base) {
  Descriptor file = open_file(folder, O_TMPFILE | O_WRONLY | O_APPEND, 0600);
  if (!file) return cannot(folder, errno);
  JournalWriter writer;
  if (!put_beginning(file, writer.begin(head, base))) return cannot(folder, errno);
  return JournalFile({}, std::move(file), std::move(writer));
}

Result<void> JournalFile::give_name(const std::string& path) {
  const std::string open = "/proc/self/fd/" + std::to_string(file_.number());
  if (::linkat(AT_FDCWD, open.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) != 0) return cannot(path, errno);
  if (!flush_folder(folder_of(path))) {
    const Problem problem = cannot(path, errno);
    ::unlink(path.c_str());
    return problem;
  }
  path_ = path;
  return {};
}

Result<void> JournalFile::add(const Value& change) {
  if (!write_all(file_, writer_.line(change)) || !flush(file_)) return cannot(path_, errno);
  // Somebody has taken the folder or the file away: what is written to it goes with it.
  struct stat facts {};
  if (::fstat(file_.number(), &facts) != 0 || facts.st_nlink == 0) return cannot(path_, ENOENT);
  return {};
}

void JournalFile::remove() {
  ::unlink(path_.c_str());
  file_ = Descriptor();
}

}  // namespace linesman
