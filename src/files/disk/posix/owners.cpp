#include "files/disk/owners.h"

#include <sys/stat.h>
#include <unistd.h>

namespace linesman {

std::optional<Ownership> ownership_of(const std::string& path, Links links) {
  struct stat facts {};
  const int found = links == Links::follow ? ::stat(path.c_str(), &facts) : ::lstat(path.c_str(), &facts);
  if (found != 0) return std::nullopt;
  return Ownership{facts.st_uid, S_ISLNK(facts.st_mode), (facts.st_mode & (S_IWGRP | S_IWOTH)) != 0,
                   S_ISDIR(facts.st_mode) && (facts.st_mode & S_ISVTX) != 0};
}

bool may_change_this_program(std::uint64_t owner) {
  const auto owns = [&](const char* path) {
    const auto facts = ownership_of(path);
    return facts && facts->owner == owner;
  };
  return owner == 0 || owner == ::geteuid() || owns("/") || owns("/proc/self/exe");
}

}  // namespace linesman
