#include "files/disk/descriptor.h"

#include <fcntl.h>
#include <io.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include "files/disk/windows/win32.h"

namespace linesman {

namespace {

std::string host_name() {
  std::array<char, MAX_COMPUTERNAME_LENGTH + 1> name{};
  DWORD size = static_cast<DWORD>(name.size());
  if (::GetComputerNameA(name.data(), &size) == 0 || size == 0) return "unknown";
  std::string host(name.data(), size);
  for (char& c : host) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.';
    if (!plain) c = '_';
  }
  return host;
}

/// Windows counts in 100 nanoseconds.
std::int64_t nanoseconds(DWORD high, DWORD low) {
  return static_cast<std::int64_t>((std::uint64_t{high} << 32 | low) * 100);
}

}  // namespace

void set_errno(DWORD error) {
  const std::error_condition meant =
      std::error_code(static_cast<int>(error), std::system_category()).default_error_condition();
  errno = meant.category() == std::generic_category() ? meant.value() : EIO;
}

Descriptor opened(const std::string& path, DWORD access, DWORD disposition, DWORD flags) {
  constexpr DWORD SHARED = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
  const HANDLE handle = ::CreateFileA(path.c_str(), access, SHARED, nullptr, disposition, flags, nullptr);
  if (handle == INVALID_HANDLE_VALUE) {
    const DWORD error = ::GetLastError();
    const DWORD found = error == ERROR_ACCESS_DENIED ? ::GetFileAttributesA(path.c_str()) : INVALID_FILE_ATTRIBUTES;
    set_errno(error);
    if (found != INVALID_FILE_ATTRIBUTES && (found & FILE_ATTRIBUTE_DIRECTORY) != 0)
      errno = disposition == CREATE_NEW ? EEXIST : EISDIR;
    return {};
  }
  const int number = ::_open_osfhandle(reinterpret_cast<std::intptr_t>(handle), _O_BINARY);
  if (number < 0) ::CloseHandle(handle);
  return Descriptor(number);
}

HANDLE handle_of(const Descriptor& file) { return reinterpret_cast<HANDLE>(::_get_osfhandle(file.number())); }

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

Descriptor::~Descriptor() {
  if (number_ >= 0) ::_close(number_);
}

bool Descriptor::close() { return ::_close(std::exchange(number_, -1)) == 0; }

bool write_all(const Descriptor& file, std::string_view content) {
  constexpr std::size_t MOST = 1 << 20;
  while (!content.empty()) {
    const int n = ::_write(file.number(), content.data(), static_cast<unsigned>(std::min(content.size(), MOST)));
    if (n == 0) errno = ENOSPC;
    if (n <= 0) return false;
    content.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

bool flush(const Descriptor& file) { return ::_commit(file.number()) == 0; }

// Names are written through when a file is renamed (MOVEFILE_WRITE_THROUGH); a folder cannot be flushed.
bool flush_folder(const std::string& folder, const Descriptor&) {
  const DWORD found = ::GetFileAttributesA(folder.c_str());
  if (found == INVALID_FILE_ATTRIBUTES) set_errno(::GetLastError());
  return found != INVALID_FILE_ATTRIBUTES;
}

std::string words_for(int error) { return std::generic_category().message(error); }

Process this_process() { return {host_name(), static_cast<std::int64_t>(::GetCurrentProcessId())}; }

bool may_live(const Process& process) {
  if (process.host != host_name()) return true;
  if (process.number <= 0) return false;
  const HANDLE handle = ::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(process.number));
  if (handle == nullptr) return ::GetLastError() == ERROR_ACCESS_DENIED;
  DWORD status = 0;
  const bool lives = ::GetExitCodeProcess(handle, &status) == 0 || status == STILL_ACTIVE;
  ::CloseHandle(handle);
  return lives;
}

std::optional<FileStamp> stamp_of(const std::string& path) {
  const Descriptor file = opened(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
  BY_HANDLE_FILE_INFORMATION facts{};
  FILE_BASIC_INFO times{};
  if (!file || ::GetFileInformationByHandle(handle_of(file), &facts) == 0) return std::nullopt;
  if (::GetFileInformationByHandleEx(handle_of(file), FileBasicInfo, &times, sizeof times) == 0) return std::nullopt;
  return FileStamp{facts.dwVolumeSerialNumber, std::uint64_t{facts.nFileIndexHigh} << 32 | facts.nFileIndexLow,
                   static_cast<std::int64_t>(std::uint64_t{facts.nFileSizeHigh} << 32 | facts.nFileSizeLow),
                   nanoseconds(facts.ftLastWriteTime.dwHighDateTime, facts.ftLastWriteTime.dwLowDateTime),
                   times.ChangeTime.QuadPart * 100};
}

}  // namespace linesman
