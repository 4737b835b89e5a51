#include "journal/journal_file.h"

#include <cerrno>
#include <filesystem>

#include "files/disk/held_file.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

Problem cannot(const std::string& path, int error) { return {path, "", "cannot be written: " + words_for(error)}; }

/// Locks the file and puts its beginning on the disk. False, with errno, when that fails. A file system without locks
/// counts as locked.
bool put_beginning(const Descriptor& file, const std::string& text) {
  if (try_to_lock(file) == LockState::elsewhere) return false;
  if (text.size() > MAX_JOURNAL_BYTES) errno = EFBIG;
  return text.size() <= MAX_JOURNAL_BYTES && write_all(file, text) && flush(file);
}

std::string folder_of(const std::string& path) { return fs::path(path).parent_path().string(); }

}  // namespace

// Long names are cut, as the system takes 255 bytes.
std::string journal_beside(const std::string& document, const std::string& session) {
  constexpr std::size_t MAX_NAME = 200;
  const fs::path path(document);
  return (path.parent_path() / ("." + path.filename().string().substr(0, MAX_NAME) + "." + session + ".journal"))
      .string();
}

std::string journal_in(const std::string& folder, const std::string& session) {
  return (fs::path(folder) / (session + ".journal")).string();
}

// If a file had a name before it is locked, a starting window could lock it first and take it for the journal of a dead
// window. So the file has no name at first, if the file system can do that.
Result<JournalFile> JournalFile::begin(const std::string& path, const JournalHead& head, const JournalBase& base) {
  if (auto nameless = begin_nameless(folder_of(path), head, base)) {
    JournalFile named = std::move(nameless).value();
    if (named.give_name(path)) return named;
  }
  Descriptor file = make_to_append(path);
  if (!file) return cannot(path, errno);
  JournalWriter writer;
  if (put_beginning(file, writer.begin(head, base)) && flush_folder(folder_of(path), file))
    return JournalFile(path, std::move(file), std::move(writer));
  const Problem problem = cannot(path, errno);
  remove_file(path);
  return problem;
}

Result<JournalFile> JournalFile::begin_nameless(const std::string& folder, const JournalHead& head,
                                                const JournalBase& base) {
  Descriptor file = make_nameless(folder);
  if (!file) return cannot(folder, errno);
  JournalWriter writer;
  if (!put_beginning(file, writer.begin(head, base))) return cannot(folder, errno);
  return JournalFile({}, std::move(file), std::move(writer));
}

Result<void> JournalFile::give_name(const std::string& path) {
  if (!linesman::give_name(file_, path)) return cannot(path, errno);
  if (!flush_folder(folder_of(path), file_)) {
    const Problem problem = cannot(path, errno);
    remove_file(path);
    return problem;
  }
  path_ = path;
  return {};
}

Result<void> JournalFile::add(const Value& change) {
  const std::string line = writer_.line(change);
  const auto before = state_of(file_);
  if (!before) return cannot(path_, errno);
  if (before->size + line.size() > MAX_JOURNAL_BYTES) return cannot(path_, EFBIG);
  if (!write_all(file_, line) || !flush(file_)) return cannot(path_, errno);
  // A file that was deleted from outside takes the line with it.
  if (const auto now = state_of(file_); !now || !now->has_name) return cannot(path_, ENOENT);
  return {};
}

void JournalFile::remove() {
  remove_file(path_);
  file_ = Descriptor();
}

}  // namespace linesman
