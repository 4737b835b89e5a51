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
  ::flock(file.number(), LOCK_EX | LOCK_NB);
  JournalWriter writer;
  if (write_all(file, writer.begin(head, base)) && flush(file) && flush_folder(fs::path(path).parent_path().string()))
    return JournalFile(path, std::move(file), std::move(writer));
  const Problem problem = cannot(path, errno);
  ::unlink(path.c_str());
  return problem;
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
