#include "plugins/ruleset_folders.h"

#include <sys/stat.h>
#include <unistd.h>
#include <QDir>
#include <QStandardPaths>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <deque>
#include <filesystem>

namespace linesman {

namespace fs = std::filesystem;

std::vector<std::string> ruleset_folders(const std::string& executable_folder) {
  QStringList folders;
  if (const QString program = QString::fromStdString(executable_folder); QDir::isAbsolutePath(program))
    folders << program + "/../lib/linesman/rulesets";
  for (const QString& data : QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation)) {
    // By the XDG specification a relative path is ignored. Qt 6.4 accepts it.
    const bool counts = QDir::isAbsolutePath(data);
    folders << (counts ? data : QDir::homePath() + "/.local/share") + "/linesman/rulesets";
  }
  std::vector<std::string> clean;
  for (const QString& folder : folders) clean.push_back(QDir::cleanPath(folder).toStdString());
  return clean;
}

std::string user_ruleset_folder() { return ruleset_folders("").front(); }

namespace {

/// The entries of a folder for which `wanted` holds, sorted by name.
template <class Wanted>
std::vector<std::string> entries(const std::string& folder, Wanted wanted) {
  std::vector<std::string> found;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (wanted(it->path())) found.push_back(it->path().string());
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

Result<void> make_ruleset_folder(const std::string& folder) {
  constexpr auto OWNER_WRITES = fs::perms::owner_all | fs::perms::group_read | fs::perms::group_exec |
                                fs::perms::others_read | fs::perms::others_exec;
  std::error_code error;
  if (fs::is_directory(folder, error)) return {};
  if (auto above = make_ruleset_folder(fs::path(folder).parent_path().string()); !above) return above;
  if (fs::create_directory(folder, error)) fs::permissions(folder, OWNER_WRITES, error);
  if (error) return Problem{folder, "", "cannot be made: " + error.message()};
  return {};
}

Result<void> check_writers(const std::string& path) {
  struct stat facts {};
  if (::stat(path.c_str(), &facts) != 0)
    return Problem{path, "", std::string("cannot be read: ") + std::strerror(errno)};
  if ((facts.st_mode & (S_IWGRP | S_IWOTH)) != 0)
    return Problem{path, "",
                   "refused, because others than its owner can write to it; `chmod go-w` on it makes it usable"};
  return {};
}

namespace {

constexpr int MAX_LINKS = 40;  // the system follows as many

/// Whether a user could change this program anyway: the present user, root, and the owners of the program and of the
/// root folder (in a user's own container root has another number).
bool is_trusted(uid_t owner) {
  const auto owns = [&](const char* path) {
    struct stat facts {};
    return ::stat(path, &facts) == 0 && facts.st_uid == owner;
  };
  return owner == 0 || owner == ::geteuid() || owns("/") || owns("/proc/self/exe");
}

Result<void> check_place(const fs::path& place, const struct stat& facts) {
  if (!is_trusted(facts.st_uid))
    return Problem{place.string(), "", "refused, because it belongs to another user, who could change what it does"};
  const bool keeps_apart = S_ISDIR(facts.st_mode) && (facts.st_mode & S_ISVTX) != 0;
  if (S_ISLNK(facts.st_mode) || keeps_apart || (facts.st_mode & (S_IWGRP | S_IWOTH)) == 0) return {};
  return Problem{place.string(), "",
                 "refused, because others than its owner can write to it; `chmod go-w` on it makes it usable"};
}

}  // namespace

// Links are followed one by one, as any of them could be replaced to lead elsewhere.
Result<void> check_trust(const std::string& file) {
  const fs::path whole = fs::absolute(file);
  std::deque<fs::path> ahead(whole.begin(), whole.end());
  fs::path here;
  for (int links = 0; !ahead.empty();) {
    const fs::path step = ahead.front();
    ahead.pop_front();
    if (step.empty() || step == ".") continue;
    if (step == "..") {
      here = here.parent_path();
      continue;
    }
    const fs::path place = here / step;
    struct stat facts {};
    if (::lstat(place.c_str(), &facts) != 0)
      return Problem{place.string(), "", std::string("cannot be read: ") + std::strerror(errno)};
    if (auto safe = check_place(place, facts); !safe) return safe;
    if (!S_ISLNK(facts.st_mode)) {
      here = place;
      continue;
    }
    std::error_code error;
    const fs::path target = fs::read_symlink(place, error);
    if (error || ++links > MAX_LINKS) return Problem{place.string(), "", "leads nowhere"};
    ahead.insert(ahead.begin(), target.begin(), target.end());
    if (target.is_absolute()) here.clear();
  }
  return {};
}

std::vector<std::string> folders_with_rulesets(const std::string& folder) {
  return entries(folder, [](const fs::path& path) {
    std::error_code error;
    return fs::exists(path / "ruleset.json", error);
  });
}

std::vector<std::string> shared_objects(const std::string& folder) {
  return entries(folder, [](const fs::path& path) { return path.extension() == ".so"; });
}

}  // namespace linesman
