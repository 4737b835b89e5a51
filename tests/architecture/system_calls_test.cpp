// Calls of the operating system lie in one folder, so that another system needs another source there and no more.
#include <gmock/gmock.h>

#include <set>

#include "architecture/includes.h"
#include "architecture/tree.h"

namespace linesman {
namespace {

/// Headers that one family of systems has and another has not.
bool is_of_one_system(const std::string& header) {
  static const std::set<std::string> POSIX{"unistd.h",  "fcntl.h",   "dlfcn.h",   "dirent.h", "pwd.h",    "grp.h",
                                           "signal.h",  "csignal",   "pthread.h", "poll.h",   "netdb.h",  "spawn.h",
                                           "termios.h", "windows.h", "io.h",      "direct.h", "process.h"};
  return POSIX.contains(header) || header.starts_with("sys/") || header.starts_with("netinet/");
}

/// Sources of today that call the system outside of src/files/disk, each to be moved there or replaced.
const std::set<std::string> CALL_IT_ELSEWHERE{
    "src/journal/file_lock.cpp",     // locks between users and hosts
    "src/journal/journal_file.cpp",  // appended, flushed, locked
    "src/journal/unsaved.cpp",       // journals of dead processes
};

TEST(CallsOfTheSystem, LieInOneFolderAndInTheSourcesThatAreNamed) {
  std::set<std::string> found;
  for (const char* folder : {"src", "ui", "rulesets"})
    for (const std::string& path : sources_below(folder))
      for (const Include& include : includes_of(text_of(path)))
        if (!path.starts_with("src/files/disk/") && is_of_one_system(include.name)) found.insert(path);
  EXPECT_EQ(found, CALL_IT_ELSEWHERE);
}

TEST(CallsOfTheSystem, AreInNoPublicHeader) {
  for (const char* folder : {"src", "ui", "rulesets"})
    for (const std::string& path : sources_below(folder))
      for (const Include& include : includes_of(text_of(path)))
        EXPECT_FALSE(path.ends_with(".h") && is_of_one_system(include.name)) << path << " includes " << include.name;
}

}  // namespace
}  // namespace linesman
