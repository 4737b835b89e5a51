// Saves of Tabletop Simulator, in and out.
#include <gmock/gmock.h>

#include "base/tolerance.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "import_helpers.h"
#include "support/documents.h"

namespace linesman {
namespace {

using import_test::refused;
using import_test::said;
using import_test::taken;
using testing::HasSubstr;

std::string save_of(const std::string& objects) { return R"({"SaveName": "Ford", "ObjectStates": [)" + objects + "]}"; }

std::string model(const std::string& name, double x, double z, double turn, const std::string& more = {}) {
  return R"({"Name": "Custom_Model", "Nickname": ")" + name + R"(", "Transform": {"posX": )" + std::to_string(x) +
         R"(, "posY": 1, "posZ": )" + std::to_string(z) + R"(, "rotY": )" + std::to_string(turn) + "}" + more + "}";
}

TEST(ASaveOfTabletopSimulator, HasItsMiddleInTheMiddleOfTheTable) {
  const auto save = taken(save_of(model("[00ff00]Guard[-]", -6, 12, 450)));
  EXPECT_EQ(save.format, ExchangeFormat::tabletop_simulator);
  const Piece& guard = *save.game.pieces().at(0);
  EXPECT_EQ(guard.name, "Guard");
  EXPECT_TRUE(same_length(guard.pose.at.x, 30) && same_length(guard.pose.at.y, 36));
  EXPECT_TRUE(same_length(guard.pose.facing, 90));
}

TEST(ASaveOfTabletopSimulator, IsScaledByTheOption) {
  const auto save = taken(save_of(model("Guard", -3, 6, 0)), {.inches = 2});
  EXPECT_TRUE(same_length(save.game.pieces().at(0)->pose.at.y, 36));
}

TEST(ASaveOfTabletopSimulator, SaysWhatIsNoModel) {
  const auto save =
      taken(save_of(model("Hill", 1, 1, 0, R"(, "Locked": true)") + "," +
                    R"({"Name": "Die_6"}, {"Name": "Die_6"}, 7, {"Name": "Custom_Model"},)" + model("Far", 900, 0, 0)));
  ASSERT_EQ(save.game.pieces().size(), 1u);
  EXPECT_EQ(save.game.pieces()[0]->status["reserve"], Value(true));
  EXPECT_THAT(said(save), HasSubstr("/ObjectStates/0: left out: Hill is locked"));
  EXPECT_THAT(said(save), HasSubstr("/ObjectStates/1: left out: 2 of Die_6 are no models"));
  EXPECT_THAT(said(save), HasSubstr("/ObjectStates/3: left out: it is no object"));
  EXPECT_THAT(said(save), HasSubstr("/ObjectStates/4: left out: its Transform has no place"));
  EXPECT_THAT(refused(R"({"ObjectStates": [], "SaveName": 3})"), "taken");
}

TEST(AGame, ComesBackFromASaveOfTabletopSimulator) {
  const Game ford = files_test::read(files_test::ford_at_dawn()).game;
  const auto save = export_text(ford, ExchangeFormat::tabletop_simulator);
  ASSERT_TRUE(save.ok());
  const auto back = taken(save->text, {.ruleset = ford.ruleset()});
  EXPECT_TRUE(same_length(back.game.table().width, ford.table().width));
  EXPECT_TRUE(same_length(back.game.table().depth, ford.table().depth));
  ASSERT_EQ(back.game.pieces().size(), ford.pieces().size());
  for (std::size_t i = 0; i < ford.pieces().size(); ++i) {
    const Piece& was = *ford.pieces()[i];
    const Piece& is = *back.game.pieces()[i];
    EXPECT_EQ(is.id, was.id);
    EXPECT_EQ(is.side, was.side);
    EXPECT_EQ(is.base, was.base);
    EXPECT_EQ(is.traits, was.traits);
    EXPECT_EQ(is.status, was.status);
    EXPECT_EQ(is.unit.has_value(), was.unit.has_value());
    EXPECT_TRUE(same_length(is.pose.at.x, was.pose.at.x) && same_length(is.pose.at.y, was.pose.at.y)) << was.id;
    EXPECT_TRUE(same_length(is.pose.facing, was.pose.facing)) << was.id;
  }
}

}  // namespace
}  // namespace linesman
