#include "plugins/ruleset_folders.h"

#include <QDir>
#include <QStandardPaths>
#include <algorithm>
#include <cerrno>
#include <deque>
#include <filesystem>

#include "files/disk/descriptor.h"
#include "files/disk/folder.h"
#include "files/disk/owners.h"

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
  for (const std::string& name : names_in(folder, error))
    if (const fs::path path = fs::path(folder) / name; wanted(path)) found.push_back(path.string());
  return found;
}

}  // namespace

Result<void> make_ruleset_folder(const std::string& folder) {
  constexpr auto OWNER_WRITES = fs::perms::owner_all | fs::perms::group_read | fs::perms::group_exec |
                                fs::perms::others_read | fs::perms::others_exec;
  std::error_code error;
  if (fs::is_directory(folder, error)) return {};
  if (user_ruleset_folder().starts_with("/.local/") && folder.starts_with("/.local/"))
    return Problem{"", "there is no home for it: set HOME or XDG_DATA_HOME"};
  if (auto above = make_ruleset_folder(fs::path(folder).parent_path().string()); !above) return above;
  if (fs::create_directory(folder, error)) fs::permissions(folder, OWNER_WRITES, error);
  if (error) return Problem{folder, "", said<"cannot be made: {reason}">(word(error.message()))};
  return {};
}

namespace {

constexpr const char* OTHERS_WRITE =
    "refused, because others than its owner can write to it; `chmod go-w` on it makes it usable";
constexpr int MAX_LINKS = 40;  // the system follows as many

Problem unknown(const std::string& path) { return {path, "", "cannot be read: " + words_for(errno)}; }

Result<void> check_place(const fs::path& place, const Ownership& facts) {
  if (!may_change_this_program(facts.owner))
    return Problem{place.string(), "", "refused, because it belongs to another user, who could change what it does"};
  if (facts.is_link || facts.keeps_apart || !facts.others_may_write) return {};
  return Problem{place.string(), "", OTHERS_WRITE};
}

}  // namespace

Result<void> check_writers(const std::string& path) {
  const auto facts = ownership_of(path);
  if (!facts) return unknown(path);
  if (facts->others_may_write) return Problem{path, "", OTHERS_WRITE};
  return {};
}

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
    const auto facts = ownership_of(place.string(), Links::stay);
    if (!facts) return unknown(place.string());
    if (auto safe = check_place(place, *facts); !safe) return safe;
    if (!facts->is_link) {
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
