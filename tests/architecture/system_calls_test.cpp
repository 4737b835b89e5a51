// Calls of the operating system lie in one folder, with a header for each thing and a source for each system.
#include <gmock/gmock.h>

#include <filesystem>
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
        // The sources for Windows share the order in which it wants its headers.
        EXPECT_FALSE(path.ends_with(".h") && is_of_one_system(include.name) && path != "src/files/disk/windows/win32.h")
            << path << " includes " << include.name;
}

TEST(CallsOfTheSystem, HaveASourceForEachSystem) {
  std::set<std::string> linux_has;
  std::set<std::string> windows_has;
  for (const std::string& path : sources_below("src/files/disk")) {
    const std::filesystem::path source(path);
    if (source.extension() != ".cpp" || source.stem() == "posix") continue;
    if (source.parent_path().filename() == "posix") linux_has.insert(source.stem().string());
    if (source.parent_path().filename() == "windows") windows_has.insert(source.stem().string());
  }
  EXPECT_THAT(linux_has, ::testing::SizeIs(::testing::Ge(5U)));
  EXPECT_EQ(linux_has, windows_has);
}

}  // namespace
}  // namespace linesman
