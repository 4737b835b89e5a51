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

TEST(CallsOfTheSystem, LieInOneFolder) {
  std::set<std::string> found;
  std::size_t on_the_disk = 0;
  for (const char* folder : {"src", "ui", "rulesets"})
    for (const std::string& path : sources_below(folder))
      for (const Include& include : includes_of(text_of(path)))
        if (is_of_one_system(include.name))
          path.starts_with("src/files/disk/") ? void(++on_the_disk) : void(found.insert(path));
  EXPECT_THAT(found, ::testing::IsEmpty());
  EXPECT_GT(on_the_disk, 10U);
}

TEST(CallsOfTheSystem, AreInNoPublicHeader) {
  for (const char* folder : {"src", "ui", "rulesets"})
    for (const std::string& path : sources_below(folder))
      for (const Include& include : includes_of(text_of(path)))
        EXPECT_FALSE(path.ends_with(".h") && is_of_one_system(include.name)) << path << " includes " << include.name;
}

}  // namespace
}  // namespace linesman
