#include "ui/tools/tool_box.h"

#include <gmock/gmock.h>

#include <QRegularExpression>
#include <set>

#include "dragging.h"

namespace linesman {
namespace {

TEST(EveryTool, HasATitleWithAMnemonicAndASentenceOfHelp) {
  ASSERT_FALSE(all_tools().empty());
  for (const ToolEntry& entry : all_tools()) {
    EXPECT_TRUE(QString(entry.title).contains(QRegularExpression("&\\w"))) << entry.id;
    EXPECT_TRUE(QString(entry.help).contains(QRegularExpression("^[A-Z].*\\.$"))) << entry.id;
  }
}

TEST(EveryTool, HasAnIdAndALetterThatNoOtherHas) {
  std::set<std::string_view> ids;
  std::set<std::string> keys;
  for (const ToolEntry& entry : all_tools()) {
    EXPECT_TRUE(ids.insert(entry.id).second) << entry.id;
    EXPECT_TRUE(keys.insert(entry.key).second) << entry.id << " has the key of another: " << entry.key;
    EXPECT_TRUE(QString(entry.key).contains(QRegularExpression("^[A-Z]$"))) << entry.id;
  }
}

TEST_F(Dragging, EveryToolIsIdleUntilItIsPressedAndMayBeCancelledThen) {
  for (const ToolEntry& entry : all_tools()) {
    const std::unique_ptr<Tool> made = entry.make(*host);
    ASSERT_NE(made, nullptr) << entry.id;
    EXPECT_FALSE(made->busy()) << entry.id;
    made->ruled();
    made->cancel();
    EXPECT_EQ(host->order(), nullptr) << entry.id;
  }
}

TEST_F(Dragging, EveryToolLeavesNoOrderAndTheGameAsItWasWhenItsGestureIsCancelled) {
  for (const ToolEntry& entry : all_tools()) {
    const std::unique_ptr<Tool> made = entry.make(*host);
    host->tool = made.get();
    view.set_tool(made.get());
    press({10, 10});
    move({10, 13});
    made->cancel();
    EXPECT_FALSE(made->busy()) << entry.id;
    EXPECT_EQ(host->order(), nullptr) << entry.id;
    EXPECT_EQ(host->changes, QStringList()) << entry.id;
    release({10, 13});
    view.set_tool(nullptr);
  }
}

}  // namespace
}  // namespace linesman
