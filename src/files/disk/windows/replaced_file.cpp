#include "files/disk/replaced_file.h"

#include <cerrno>

#include "files/disk/windows/win32.h"

namespace linesman {

bool may_be_replaced(const std::string& path) {
  const DWORD found = ::GetFileAttributesA(path.c_str());
  if (found != INVALID_FILE_ATTRIBUTES && (found & FILE_ATTRIBUTE_READONLY) == 0) return true;
  found == INVALID_FILE_ATTRIBUTES ? set_errno(::GetLastError()) : void(errno = EACCES);
  return false;
}

// A folder says who may read what is made in it, until `take_over` copies the rights of the old file.
Descriptor make_beside(const std::string& path, Readers) {
  return opened(path, GENERIC_READ | GENERIC_WRITE | WRITE_DAC, CREATE_NEW);
}

bool take_over(const std::string& old_path, const Descriptor& file) {
  PACL rights = nullptr;
  PSECURITY_DESCRIPTOR kept = nullptr;
  DWORD error = ::GetNamedSecurityInfoA(old_path.c_str(), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, nullptr, nullptr,
                                        &rights, nullptr, &kept);
  if (error == ERROR_SUCCESS)
    error = ::SetSecurityInfo(handle_of(file), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, nullptr, nullptr, rights,
                              nullptr);
  if (kept != nullptr) ::LocalFree(kept);
  if (error != ERROR_SUCCESS) set_errno(error);
  return error == ERROR_SUCCESS;
}

}  // namespace linesman
