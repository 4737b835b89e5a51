// A preloaded library that lets one system call of a program fail, or kills the program at that call.
//
//   LINESMAN_FAULT_FOLDER  only calls on files below this folder count
//   LINESMAN_FAULT_AT      the number of the call, from 1
//   LINESMAN_FAULT_ERRNO   the error; 0: the program is killed before the call
//   LINESMAN_FAULT_STAYS   if set, every later call that needs disk space fails too
//   LINESMAN_FAULT_REPORT  a file that is made when the fault happens
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <cstring>

namespace {

template <class Function>
Function* real(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

using Open = int(const char*, int, mode_t);

long number_in(const char* name) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtol(text, nullptr, 10) : 0;
}

class Fault {
 public:
  bool concerns(const char* path) const {
    return folder_ != nullptr && path != nullptr && std::strncmp(path, folder_, std::strlen(folder_)) == 0;
  }
  bool concerns(int file) const { return file >= 0 && file < MOST && ours_[static_cast<std::size_t>(file)]; }
  void opened(int file) { set(file, true); }
  void closed(int file) { set(file, false); }

  /// Whether this call fails; errno is set then.
  bool strikes(bool needs_room = false) {
    const bool now = ++count_ == at_;
    const bool again = stays_ && struck_ && needs_room;
    if (!now && !again) return false;
    if (now) report();
    if (errno_ == 0) ::raise(SIGKILL);
    errno = errno_;
    return true;
  }

 private:
  static constexpr int MOST = 1024;

  void set(int file, bool ours) {
    if (file >= 0 && file < MOST) ours_[static_cast<std::size_t>(file)] = ours;
  }
  void report() {
    struck_ = true;
    const char* path = std::getenv("LINESMAN_FAULT_REPORT");
    if (path != nullptr) ::close(real<Open>("open")(path, O_CREAT | O_WRONLY, 0600));
  }

  const char* folder_ = std::getenv("LINESMAN_FAULT_FOLDER");
  long at_ = number_in("LINESMAN_FAULT_AT");
  int errno_ = static_cast<int>(number_in("LINESMAN_FAULT_ERRNO"));
  bool stays_ = std::getenv("LINESMAN_FAULT_STAYS") != nullptr;
  bool struck_ = false;
  long count_ = 0;
  std::array<bool, MOST> ours_{};
};

Fault& fault() {
  static Fault one;
  return one;
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  const bool ours = fault().concerns(path);
  if (ours && fault().strikes((flags & O_CREAT) != 0)) return -1;
  const int file = real<Open>("open")(path, flags, mode);
  if (ours) fault().opened(file);
  return file;
}

ssize_t write(int file, const void* bytes, std::size_t size) {
  if (fault().concerns(file) && fault().strikes(true)) return -1;
  return real<ssize_t(int, const void*, std::size_t)>("write")(file, bytes, size);
}

ssize_t pwrite(int file, const void* bytes, std::size_t size, off_t at) {
  if (fault().concerns(file) && fault().strikes(true)) return -1;
  return real<ssize_t(int, const void*, std::size_t, off_t)>("pwrite")(file, bytes, size, at);
}

int fsync(int file) {
  if (fault().concerns(file) && fault().strikes(true)) return -1;
  return real<int(int)>("fsync")(file);
}

int fchmod(int file, mode_t mode) {
  if (fault().concerns(file) && fault().strikes()) return -1;
  return real<int(int, mode_t)>("fchmod")(file, mode);
}

// The function has another name in C++, as the headers have a struct flock too.
int lock_file(int file, int how) __asm__("flock");
int lock_file(int file, int how) {
  if (fault().concerns(file) && fault().strikes()) return -1;
  return real<int(int, int)>("flock")(file, how);
}

int ftruncate(int file, off_t size) noexcept {
  if (fault().concerns(file) && fault().strikes()) return -1;
  return real<int(int, off_t)>("ftruncate")(file, size);
}

ssize_t read(int file, void* bytes, std::size_t size) {
  if (fault().concerns(file) && fault().strikes()) return -1;
  return real<ssize_t(int, void*, std::size_t)>("read")(file, bytes, size);
}

int rename(const char* from, const char* to) noexcept {
  if (fault().concerns(to) && fault().strikes(true)) return -1;
  return real<int(const char*, const char*)>("rename")(from, to);
}

int unlink(const char* path) noexcept {
  if (fault().concerns(path) && fault().strikes()) return -1;
  return real<int(const char*)>("unlink")(path);
}

// Like the system, this closes the file even when it fails.
int close(int file) {
  const bool fails = fault().concerns(file) && fault().strikes();
  const int error = errno;
  fault().closed(file);
  const int done = real<int(int)>("close")(file);
  if (fails) errno = error;
  return fails ? -1 : done;
}

}  // extern "C"
