#include <gmock/gmock.h>

#include <algorithm>

#include "cli/program_run.h"
#include "files/json.h"

namespace linesman {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

Value json(const std::string& text) { return parse_json(text, "output").value(); }

class CheckLint : public testing::Test {
 protected:
  Finished lint(const std::string& more, std::vector<std::string> arguments = {}) {
    arguments.insert(arguments.begin(), {"check", "--lint", at.write("game.linesman", toy_game(more))});
    return at.run(arguments);
  }
  Installed at;
};

constexpr const char* FAR_WOOD = R"(, "terrain": [{"id": "wood", "kind": "wood", "geometry":
  {"type": "Polygon", "coordinates": [[[80, 1], [82, 1], [82, 3], [80, 1]]]}}])";

TEST_F(CheckLint, PrintsNothingForAGoodTable) {
  const Finished f = lint("");
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(f.out + f.err, "");
}

TEST_F(CheckLint, PrintsAWarningOnALineAndSucceeds) {
  const Finished f = lint(FAR_WOOD);
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(f.err, "");
  EXPECT_THAT(f.out, AllOf(StartsWith("warning: "), HasSubstr("/terrain/0: The wood \"wood\" lies off the table."),
                           EndsWith("[feature-off-table]\n")));
}

TEST_F(CheckLint, PrintsAListAsJson) {
  const Value list = json(lint(FAR_WOOD, {"--json"}).out);
  ASSERT_EQ(list.items().size(), 1u);
  EXPECT_EQ(list[0]["severity"].text(), "warning");
  EXPECT_EQ(list[0]["code"].text(), "feature-off-table");
  EXPECT_EQ(list[0]["pointer"].text(), "/terrain/0");
  EXPECT_TRUE(list[0]["reason"].is_text());
  EXPECT_EQ(lint("", {"--json"}).out, "[]\n");
}

TEST_F(CheckLint, PrintsErrorsAndEndsAsCheckDoes) {
  const Finished f = lint(std::string(FAR_WOOD) + R"(, "options": {"weather": "wet"})");
  EXPECT_EQ(f.status, 2);
  EXPECT_THAT(f.out, AllOf(StartsWith("error: "), HasSubstr("/options/weather: "), HasSubstr("[feature-off-table]")));
  EXPECT_EQ(std::count(f.err.begin(), f.err.end(), '\n'), 1);
  const Finished unread = lint(R"(, "tolerance": -1)", {"--json"});
  EXPECT_EQ(unread.status, 2);
  EXPECT_EQ(json(unread.out)[0]["severity"].text(), "error");
  EXPECT_EQ(json(unread.out)[0]["code"].text(), "unusable");
}

TEST_F(CheckLint, LeavesOutSilencedWarnings) {
  const Finished f =
      lint(std::string(FAR_WOOD) +
           R"(, "lint": {"silenced": [{"code": "feature-off-table", "of": "wood", "reason": "For later."}]})");
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(f.out, "");
}

TEST_F(CheckLint, RefusesAMissingFile) {
  const Finished f = at.run({"check", "--lint", at / "gone.linesman"});
  EXPECT_EQ(f.status, 2);
  EXPECT_EQ(f.out, "");
}

}  // namespace
}  // namespace linesman
