#include "architecture/comments.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(TheReaderOfComments, TakesThemLineByLine) {
  EXPECT_THAT(comment_lines("// One\n// two\nint x;  ///< three\n/// Four\n"),
              ElementsAre(CommentLine{1, "One", true}, CommentLine{2, "two", false}, CommentLine{3, "three", true},
                          CommentLine{4, "Four", true}));
}

TEST(TheReaderOfComments, LeavesOutStrings) {
  EXPECT_THAT(comment_lines("const char* s = \"http://x\";\nconst char* t = \"a\\\"//b\";\n"), IsEmpty());
  EXPECT_THAT(comment_lines("f(\"a//b\");  // c\n"), ElementsAre(CommentLine{1, "c", true}));
  EXPECT_THAT(comment_lines("f('\"');  // c\n"), ElementsAre(CommentLine{1, "c", true}));
}

TEST(APrivateWord, IsFoundInAComment) {
  EXPECT_THAT(private_words("a.cpp", "int x;\n/// The gap is told, as Nobody asks.\n"),
              ElementsAre("a.cpp:2 says \"told\""));
  EXPECT_THAT(private_words("a.cpp", "int told = 1;\n// untold retold\n"), IsEmpty());
}

TEST(APrivateWord, BeginsNoCommentOfAHeader) {
  EXPECT_THAT(private_words("a.h", "/// What a trace has.\n"), ElementsAre("a.h:1 begins with \"What\""));
  EXPECT_THAT(private_words("a.h", "/// A list of\n/// What is no beginning.\n"), IsEmpty());
  EXPECT_THAT(private_words("a.cpp", "// What a trace has.\n"), IsEmpty());
}

}  // namespace
}  // namespace linesman
