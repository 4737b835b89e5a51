#include "architecture/includes.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(TheReaderOfIncludes, FindsThemWithTheirLines) {
  const auto found = includes_of("#pragma once\n#include <vector>\n  #  include \"base/vec.h\"\n");
  ASSERT_THAT(found, SizeIs(2));
  EXPECT_EQ(found[0].name, "vector");
  EXPECT_FALSE(found[0].quoted);
  EXPECT_EQ(found[1].name, "base/vec.h");
  EXPECT_TRUE(found[1].quoted);
  EXPECT_EQ(found[1].line, 3);
}

TEST(TheReaderOfIncludes, SkipsCommentsAndStrings) {
  EXPECT_THAT(includes_of("// #include <QWidget>\n/* \n#include <QString>\n*/\n"), IsEmpty());
  EXPECT_THAT(includes_of("const char* a = \"#include <QWidget>\";\n"), IsEmpty());
  EXPECT_THAT(includes_of("const char* url = \"http://x\";\n#include <map>\n"), SizeIs(1));
  EXPECT_THAT(includes_of("/* over */ #include <map>"), SizeIs(1));
}

TEST(TheSearchForRulesetIds, FindsIdsAndClausesInStringsOnly) {
  const std::vector<std::string> ids{"pips", "orders"};
  EXPECT_THAT(ruleset_mentions("ui/a.cpp", "if (id == \"pips\") f(\"pips-7\");", ids), SizeIs(2));
  EXPECT_THAT(ruleset_mentions("ui/a.cpp", "// as in \"pips\"\nint pips; g(\"Give orders\");", ids), IsEmpty());
}

}  // namespace
}  // namespace linesman
