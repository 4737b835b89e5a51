#include "files/disk/held_file.h"

#include <io.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>

#include "files/disk/windows/win32.h"

namespace linesman {

namespace {

constexpr DWORD TO_READ = GENERIC_READ;
constexpr DWORD TO_WRITE = GENERIC_READ | GENERIC_WRITE;
// A link itself, not what it leads to.
constexpr DWORD NO_LINKS = FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT;

/// The byte that a lock takes. It lies far behind every file, so that other programs can read a file that is locked.
OVERLAPPED locked_byte() {
  OVERLAPPED place{};
  place.OffsetHigh = 0x40000000;
  return place;
}

std::optional<BY_HANDLE_FILE_INFORMATION> facts_of(const Descriptor& file) {
  BY_HANDLE_FILE_INFORMATION facts{};
  if (::GetFileInformationByHandle(handle_of(file), &facts) != 0) return facts;
  set_errno(::GetLastError());
  return std::nullopt;
}

bool succeeded(BOOL done) {
  if (done == 0) set_errno(::GetLastError());
  return done != 0;
}

}  // namespace

Descriptor open_to_read(const std::string& path) { return opened(path, TO_READ, OPEN_EXISTING); }

Descriptor open_there(const std::string& path) {
  Descriptor file = opened(path, TO_WRITE, OPEN_EXISTING, NO_LINKS);
  return file || errno != EACCES ? std::move(file) : opened(path, TO_READ, OPEN_EXISTING, NO_LINKS);
}

// A folder says who may read what is made in it.
Descriptor make_for_all(const std::string& path) { return opened(path, TO_WRITE, CREATE_NEW); }

Descriptor make_to_append(const std::string& path) { return opened(path, TO_READ | FILE_APPEND_DATA, CREATE_NEW); }

Descriptor make_nameless(const std::string&) {
  errno = ENOTSUP;
  return {};
}

bool give_name(const Descriptor&, const std::string&) {
  errno = ENOTSUP;
  return false;
}

LockState try_to_lock(const Descriptor& file) {
  OVERLAPPED place = locked_byte();
  constexpr DWORD NOW = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
  if (::LockFileEx(handle_of(file), NOW, 0, 1, 0, &place) != 0) return LockState::taken;
  const DWORD error = ::GetLastError();
  return error == ERROR_LOCK_VIOLATION || error == ERROR_IO_PENDING ? LockState::elsewhere : LockState::unknown;
}

bool may_be_written(const Descriptor& file) {
  DWORD written = 0;
  return ::WriteFile(handle_of(file), "", 0, &written, nullptr) != 0;
}

std::optional<std::string> content_of(const Descriptor& file, std::size_t most) {
  if (::_lseeki64(file.number(), 0, SEEK_SET) == -1) return std::nullopt;
  std::string text;
  std::array<char, 1 << 16> block{};
  while (text.size() < most) {
    const std::size_t wanted = std::min(block.size(), most - text.size());
    const int n = ::_read(file.number(), block.data(), static_cast<unsigned>(wanted));
    if (n < 0) return std::nullopt;
    if (n == 0) break;
    text.append(block.data(), static_cast<std::size_t>(n));
  }
  return text;
}

bool replace_content(const Descriptor& file, std::string_view text) {
  return ::_chsize_s(file.number(), 0) == 0 && ::_lseeki64(file.number(), 0, SEEK_SET) == 0 && write_all(file, text);
}

std::optional<HeldFile> state_of(const Descriptor& file) {
  const auto facts = facts_of(file);
  FILE_STANDARD_INFO standing{};
  if (!facts ||
      !succeeded(::GetFileInformationByHandleEx(handle_of(file), FileStandardInfo, &standing, sizeof standing)))
    return std::nullopt;
  constexpr DWORD STRANGE = FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_DEVICE | FILE_ATTRIBUTE_REPARSE_POINT;
  HeldFile state;
  state.size = std::uint64_t{facts->nFileSizeHigh} << 32 | facts->nFileSizeLow;
  state.is_ordinary = ::GetFileType(handle_of(file)) == FILE_TYPE_DISK && (facts->dwFileAttributes & STRANGE) == 0;
  state.is_folder = (facts->dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
  state.has_name = standing.DeletePending == 0 && facts->nNumberOfLinks > 0;
  state.names = facts->nNumberOfLinks;
  return state;
}

// A user who can open another user's file for writing may use it as the other does.
bool is_ours(const Descriptor& file) { return may_be_written(file); }

bool is_still_at(const std::string& path, const Descriptor& file) {
  const Descriptor there = opened(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING);
  if (!there) return false;
  const auto own = facts_of(file);
  const auto other = facts_of(there);
  return own && other && own->dwVolumeSerialNumber == other->dwVolumeSerialNumber &&
         own->nFileIndexHigh == other->nFileIndexHigh && own->nFileIndexLow == other->nFileIndexLow;
}

bool remove_file(const std::string& path) { return succeeded(::DeleteFileA(path.c_str())); }

bool rename_file(const std::string& from, const std::string& to) {
  return succeeded(::MoveFileExA(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH));
}

}  // namespace linesman
