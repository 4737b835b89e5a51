#include "journal/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <thread>

#include "files/disk/descriptor.h"
#include "files/disk/file.h"
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

constexpr int NO_LINKS_OR_PIPES = O_NOFOLLOW | O_NONBLOCK;

/// Opens an existing lock. Another user's file may be read-only, which is enough to lock it.
Descriptor open_there(const std::string& path) {
  Descriptor file = open_file(path, O_RDWR | NO_LINKS_OR_PIPES);
  if (file || (errno != EACCES && errno != EPERM && errno != EROFS)) return file;
  return open_file(path, O_RDONLY | NO_LINKS_OR_PIPES);
}

/// Makes the lock readable for every user, whatever the umask: others must be able to lock it and to read its holder.
Descriptor make(const std::string& path) {
  Descriptor file = open_file(path, O_RDWR | O_CREAT | O_EXCL | NO_LINKS_OR_PIPES, 0666);
  struct stat facts {};
  if (file && ::fstat(file.number(), &facts) == 0)
    static_cast<void>(::fchmod(file.number(), (facts.st_mode & 0777) | 0444));
  return file;
}

bool may_be_written(const Descriptor& file) {
  const int flags = ::fcntl(file.number(), F_GETFL);
  return flags != -1 && (flags & O_ACCMODE) != O_RDONLY;
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
  std::array<char, 1024> text{};
  const ssize_t n = uninterrupted([&] { return ::pread(file.number(), text.data(), text.size(), 0); });
  if (n <= 0) return std::nullopt;
  const auto json = parse_json({text.data(), static_cast<std::size_t>(n)}, "");
  if (!json) return std::nullopt;
  const Value& value = *json;
  return Holder{std::string(value["program"].text().value_or("")),
                {std::string(value["host"].text().value_or("")), value["process"].whole().value_or(0)}};
}

bool sign(const Descriptor& file, const std::string& program) {
  const Process process = this_process();
  const std::string line =
      write_json(Value::Object{{"program", program}, {"process", process.number}, {"host", process.host}}) + "\n";
  return ::ftruncate(file.number(), 0) == 0 &&
         ::pwrite(file.number(), line.data(), line.size(), 0) == static_cast<ssize_t>(line.size());
}

/// Whether `file` is still the lock: a holder that lets go removes the file at `path`.
bool is_still_at(const std::string& path, const Descriptor& file) {
  struct stat there {};
  struct stat own {};
  return ::stat(path.c_str(), &there) == 0 && ::fstat(file.number(), &own) == 0 && there.st_dev == own.st_dev &&
         there.st_ino == own.st_ino;
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
  if (::flock(file.number(), LOCK_EX | LOCK_NB) == 0) {
    if (!is_still_at(path, file)) return Attempt::again;
    holder = holder_in(file);
    return is_of_another_host(holder) && !over_hosts ? Attempt::held : Attempt::taken;
  }
  const bool locked = errno == EWOULDBLOCK;
  holder = holder_in(file);
  if (locked) return Attempt::held;
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
  if (file_ && is_still_at(path_, file_)) ::unlink(path_.c_str());
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
    Descriptor file = open_there(path);
    if (!file && (errno == ENOENT || errno == ENOTDIR)) {
      file = make(path);
      if (!file && is_unwritable_folder(errno)) return FileLock();
    }
    if (!file && errno != EEXIST) return cannot_lock(document, path, "cannot be opened: " + words_for(errno));
    std::optional<Holder> holder;
    const Attempt attempt = file ? try_lock(path, file, over_hosts, holder) : Attempt::again;
    if (attempt == Attempt::held) {
      if (holder && holder->program != program) patience = {};
      if (patience.count() <= 0) return Problem{document, "", "is in use by " + words_of(holder)};
      patience -= PAUSE;
      continue;
    }
    ++changes;
    // A lock that another user's program left is removed and made anew, if possible.
    if (attempt == Attempt::again || (!may_be_written(file) && ::unlink(path.c_str()) == 0)) continue;
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
  return file && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0 && is_of_another_host(holder_in(file));
}

}  // namespace linesman
