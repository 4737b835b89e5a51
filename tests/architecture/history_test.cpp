#include "architecture/history.h"

#include <gtest/gtest.h>

namespace linesman {
namespace {

TEST(TheLog, GivesTheFilesOfEachCommit) {
  const auto commits =
      commits_in("@1a2b Names are plain\n\nM\tsrc/a.cpp\nA\tsrc/a.h\nD\tsrc/b.h\n\n@3c4d Second\n\nM\tdev\n");
  ASSERT_EQ(commits.size(), 2U);
  EXPECT_EQ(commits[0].hash, "1a2b");
  EXPECT_EQ(commits[0].subject, "Names are plain");
  EXPECT_EQ(commits[0].files, 3U);
  EXPECT_EQ(commits[1].files, 1U);
}

TEST(TheLog, LeavesOutDataAndMoves) {
  const auto commits = commits_in(
      "@1a2b Many\n\nM\ttests/cases/pips.json\nA\ttests/fuzz/corpus/order/1\nR100\tsrc/a.h\tsrc/b.h\n"
      "R060\tsrc/c.h\tsrc/d.h\nM\ttests/import/x.txt\n");
  ASSERT_EQ(commits.size(), 1U);
  EXPECT_EQ(commits[0].files, 1U);
}

TEST(TheLog, MayBeEmpty) { EXPECT_TRUE(commits_in("").empty()); }

}  // namespace
}  // namespace linesman
