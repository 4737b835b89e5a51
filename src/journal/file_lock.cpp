#include "journal/file_lock.h"

#include <cerrno>
#include <thread>

#include "files/disk/file.h"
#include "files/disk/held_file.h"
#include "files/json.h"

namespace linesman {

namespace {

struct Holder {
  std::string program;
  Process process;
};

/// Long names are cut, as the name of the lock must stay below the system's 255 bytes.
std::string lock_path(const std::filesystem::path& document) {
  constexpr std::size_t MAX_NAME = 240;
  return (document.parent_path() / ("." + document.filename().string().substr(0, MAX_NAME) + ".lock")).string();
}

/// Whether an error says that nothing can be written in the folder, the document neither: it is missing or read-only.
bool is_unwritable_folder(int error) {
  return error == EROFS || error == EACCES || error == ENOENT || error == ENOTDIR;
}

Problem cannot_lock(const std::string& document, const std::string& path, const std::string& why) {
  return {document, "", "cannot be locked: " + std::filesystem::path(path).filename().string() + " beside it " + why};
}

/// Nothing while no program has written its name into the file.
std::optional<Holder> holder_in(const Descriptor& file) {
  constexpr std::size_t MAX_BYTES = 1024;
  const auto text = content_of(file, MAX_BYTES);
  if (!text || text->empty()) return std::nullopt;
  const auto json = parse_json(*text, "");
  if (!json) return std::nullopt;
  const Value& value = *json;
  return Holder{std::string(value["program"].text().value_or("")),
                {std::string(value["host"].text().value_or("")), value["process"].whole().value_or(0)}};
}

bool sign(const Descriptor& file, const std::string& program) {
  const Process process = this_process();
  const std::string line =
      write_json(Value::Object{{"program", program}, {"process", process.number}, {"host", process.host}}) + "\n";
  return replace_content(file, line);
}

bool is_of_another_host(const std::optional<Holder>& holder) {
  return holder && !holder->process.host.empty() && holder->process.host != this_process().host;
}

/// The file may still have the name of a dead program if its present holder is a user who cannot write it.
std::string words_of(const std::optional<Holder>& holder) {
  if (!holder || !may_live(holder->process)) return "another program";
  const std::string where = is_of_another_host(holder) ? "on " + holder->process.host : "on this machine";
  return holder->program + " (process " + std::to_string(holder->process.number) + " " + where + ")";
}

/// `by_name`: the file system has no locks, so that the name in the file has to serve. `again`: the file was replaced.
enum class Attempt { taken, by_name, held, again };

/// `holder` is set to the program that holds the lock.
Attempt try_lock(const std::string& path, const Descriptor& file, bool over_hosts, std::optional<Holder>& holder) {
  const LockState lock = try_to_lock(file);
  // A holder that lets go removes the file at `path`.
  if (lock == LockState::taken && !is_still_at(path, file)) return Attempt::again;
  holder = holder_in(file);
  if (lock == LockState::taken) return is_of_another_host(holder) && !over_hosts ? Attempt::held : Attempt::taken;
  if (lock == LockState::elsewhere) return Attempt::held;
  const bool in_use = holder && !(holder->process == this_process()) && may_live(holder->process);
  return in_use && !over_hosts ? Attempt::held : Attempt::by_name;
}

}  // namespace

FileLock::FileLock(FileLock&& other) noexcept = default;

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  if (this == &other) return *this;
  release();
  path_ = std::move(other.path_);
  file_ = std::move(other.file_);
  return *this;
}

FileLock::~FileLock() { release(); }

void FileLock::release() {
  if (file_ && is_still_at(path_, file_)) remove_file(path_);
  file_ = Descriptor();
}

Result<FileLock> FileLock::acquire(const std::string& document, const std::string& program,
                                   std::chrono::milliseconds patience, bool over_hosts) {
  constexpr std::chrono::milliseconds PAUSE{20};
  constexpr int MAX_CHANGES = 100;  // of the file at the lock's name, each with a pause: two seconds
  const auto target = file_meant(document);
  if (!target) return target.problem();
  const std::string path = lock_path(*target);
  for (int changes = 0; changes < MAX_CHANGES; std::this_thread::sleep_for(PAUSE)) {
    Descriptor file = open_there(path);  // another user's may be read-only, which is enough to lock it
    if (!file && (errno == ENOENT || errno == ENOTDIR)) {
      file = make_for_all(path);  // others must be able to lock it and to read its holder
      if (!file && is_unwritable_folder(errno)) return FileLock();
    }
    if (!file && errno != EEXIST) return cannot_lock(document, path, "cannot be opened: " + words_for(errno));
    // The lock is written anew: what has that name too would be lost.
    if (const auto state = file ? state_of(file) : std::nullopt; state && state->names > 1)
      return cannot_lock(document, path, "is another file too, by a hard link: take that name away");
    std::optional<Holder> holder;
    const Attempt attempt = file ? try_lock(path, file, over_hosts, holder) : Attempt::again;
    if (attempt == Attempt::held) {
      if (holder && holder->program != program) patience = {};
      if (patience.count() <= 0) return Problem{document, "", said<"is in use by {who}">(word(words_of(holder)))};
      patience -= PAUSE;
      continue;
    }
    ++changes;
    // A lock that another user's program left is removed and made anew, if possible.
    if (attempt == Attempt::again || (!may_be_written(file) && remove_file(path))) continue;
    const bool signed_now = sign(file, program);
    if (attempt == Attempt::taken || signed_now) return FileLock(path, std::move(file));
    return cannot_lock(document, path, "can be neither locked nor written");
  }
  return cannot_lock(document, path, "is another file again and again");
}

Result<FileLock> FileLock::take(const std::string& document, const std::string& program,
                                std::chrono::milliseconds patience) {
  return acquire(document, program, patience, false);
}

Result<FileLock> FileLock::take_over(const std::string& document, const std::string& program) {
  return acquire(document, program, {}, true);
}

bool FileLock::can_be_taken_over(const std::string& document) {
  const auto target = file_meant(document);
  if (!target) return false;
  const Descriptor file = open_there(lock_path(*target));
  return file && try_to_lock(file) == LockState::taken && is_of_another_host(holder_in(file));
}

}  // namespace linesman
