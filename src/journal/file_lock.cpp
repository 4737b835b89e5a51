#include "journal/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <thread>

#include "files/file_meant.h"
#include "files/json.h"

namespace linesman {

namespace {

struct Holder {
  std::string program;
  Process process;
};

/// Long names keep their beginning: with the lock's own letters they must stay below the system's 255 bytes.
std::string lock_path(const std::filesystem::path& document) {
  constexpr std::size_t LONGEST = 240;
  return (document.parent_path() / ("." + document.filename().string().substr(0, LONGEST) + ".lock")).string();
}

Descriptor open_lock(const std::string& path) {
  return open_file(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0644);
}

/// Nothing when nobody has written his name into it yet.
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

void sign(const Descriptor& file, const std::string& program) {
  const Process process = this_process();
  const std::string line =
      write_json(Value::Object{{"program", program}, {"process", process.number}, {"host", process.host}}) + "\n";
  if (::ftruncate(file.number(), 0) == 0)
    static_cast<void>(::pwrite(file.number(), line.data(), line.size(), 0));  // a lock without a name is one too
}

/// Whoever had it takes the file away: then what is locked here is no longer the lock.
bool is_still_at(const std::string& path, const Descriptor& file) {
  struct stat there {};
  struct stat own {};
  return ::stat(path.c_str(), &there) == 0 && ::fstat(file.number(), &own) == 0 && there.st_dev == own.st_dev &&
         there.st_ino == own.st_ino;
}

bool is_of_another_host(const std::optional<Holder>& holder) {
  return holder && !holder->process.host.empty() && holder->process.host != this_process().host;
}

std::string words_of(const std::optional<Holder>& holder) {
  if (!holder) return "another program";
  const std::string where = is_of_another_host(holder) ? "on " + holder->process.host : "on this machine";
  return holder->program + " (process " + std::to_string(holder->process.number) + " " + where + ")";
}

enum class Attempt { taken, held, again };

/// `holder` is whoever holds it.
Attempt try_lock(const std::string& path, const Descriptor& file, bool over_hosts, std::optional<Holder>& holder) {
  if (::flock(file.number(), LOCK_EX | LOCK_NB) == 0) {
    if (!is_still_at(path, file)) return Attempt::again;
    holder = holder_in(file);
    return is_of_another_host(holder) && !over_hosts ? Attempt::held : Attempt::taken;
  }
  const bool locked = errno == EWOULDBLOCK;
  holder = holder_in(file);
  if (locked) return Attempt::held;
  // A file system without locks: the name has to do.
  const bool in_use = holder && !(holder->process == this_process()) && may_live(holder->process);
  return in_use && !over_hosts ? Attempt::held : Attempt::taken;
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
  const auto target = file_meant(document);
  if (!target) return target.problem();
  const std::string path = lock_path(*target);
  for (;;) {
    Descriptor file = open_lock(path);
    if (!file) return FileLock();
    std::optional<Holder> holder;
    const Attempt attempt = try_lock(path, file, over_hosts, holder);
    if (attempt == Attempt::taken) {
      sign(file, program);
      return FileLock(path, std::move(file));
    }
    if (attempt == Attempt::again) continue;
    if (holder && holder->program != program) patience = {};
    if (patience.count() <= 0) return Problem{document, "", "is in use by " + words_of(holder)};
    patience -= PAUSE;
    std::this_thread::sleep_for(PAUSE);
  }
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
  const Descriptor file = open_file(lock_path(*target), O_RDWR | O_NOFOLLOW | O_NONBLOCK);
  return file && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0 && is_of_another_host(holder_in(file));
}

}  // namespace linesman
