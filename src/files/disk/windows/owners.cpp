#include "files/disk/owners.h"

#include <array>
#include <functional>
#include <string_view>

#include "files/disk/windows/win32.h"

namespace linesman {

namespace {

/// A number for a user: owners are compared and never shown.
std::uint64_t number_of(PSID user) {
  char* text = nullptr;
  if (user == nullptr || ::ConvertSidToStringSidA(user, &text) == 0) return ~std::uint64_t{0};
  const std::uint64_t number = std::hash<std::string_view>()(text);
  ::LocalFree(text);
  return number;
}

std::uint64_t number_of(WELL_KNOWN_SID_TYPE user) {
  std::array<unsigned char, SECURITY_MAX_SID_SIZE> bytes{};
  DWORD size = static_cast<DWORD>(bytes.size());
  return ::CreateWellKnownSid(user, nullptr, bytes.data(), &size) != 0 ? number_of(static_cast<PSID>(bytes.data()))
                                                                       : ~std::uint64_t{0};
}

std::uint64_t present_user() {
  HANDLE token = nullptr;
  if (::OpenProcessToken(::GetCurrentProcess(), TOKEN_QUERY, &token) == 0) return ~std::uint64_t{0};
  std::array<unsigned char, sizeof(TOKEN_USER) + SECURITY_MAX_SID_SIZE> bytes{};
  DWORD size = 0;
  const bool found =
      ::GetTokenInformation(token, TokenUser, bytes.data(), static_cast<DWORD>(bytes.size()), &size) != 0;
  ::CloseHandle(token);
  return found ? number_of(reinterpret_cast<const TOKEN_USER*>(bytes.data())->User.Sid) : ~std::uint64_t{0};
}

/// Whether all users, or all that have logged in, may write. A list that is missing permits everything.
bool everybody_may_write(PACL rights) {
  if (rights == nullptr) return true;
  constexpr std::array<WELL_KNOWN_SID_TYPE, 3> MANY{WinWorldSid, WinAuthenticatedUserSid, WinBuiltinUsersSid};
  for (const WELL_KNOWN_SID_TYPE each : MANY) {
    std::array<unsigned char, SECURITY_MAX_SID_SIZE> bytes{};
    DWORD size = static_cast<DWORD>(bytes.size());
    if (::CreateWellKnownSid(each, nullptr, bytes.data(), &size) == 0) return true;
    TRUSTEE_A users{};
    ::BuildTrusteeWithSidA(&users, bytes.data());
    ACCESS_MASK may = 0;
    if (::GetEffectiveRightsFromAclA(rights, &users, &may) != ERROR_SUCCESS) return true;
    if ((may & (FILE_WRITE_DATA | FILE_APPEND_DATA | WRITE_DAC | WRITE_OWNER | DELETE)) != 0) return true;
  }
  return false;
}

}  // namespace

std::optional<Ownership> ownership_of(const std::string& path, Links links) {
  const DWORD found = ::GetFileAttributesA(path.c_str());
  PSID owner = nullptr;
  PACL rights = nullptr;
  PSECURITY_DESCRIPTOR kept = nullptr;
  const DWORD error =
      ::GetNamedSecurityInfoA(path.c_str(), SE_FILE_OBJECT, OWNER_SECURITY_INFORMATION | DACL_SECURITY_INFORMATION,
                              &owner, nullptr, &rights, nullptr, &kept);
  if (found == INVALID_FILE_ATTRIBUTES || error != ERROR_SUCCESS) {
    set_errno(error != ERROR_SUCCESS ? error : ::GetLastError());
    return std::nullopt;
  }
  Ownership facts;
  facts.owner = number_of(owner);
  facts.is_link = links == Links::stay && (found & FILE_ATTRIBUTE_REPARSE_POINT) != 0;
  facts.others_may_write = everybody_may_write(rights);
  ::LocalFree(kept);
  return facts;
}

bool may_change_this_program(std::uint64_t owner) {
  return owner == present_user() || owner == number_of(WinBuiltinAdministratorsSid) ||
         owner == number_of(WinLocalSystemSid);
}

}  // namespace linesman
