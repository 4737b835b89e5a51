#include "table.h"

namespace linesman::mobility {
namespace {

using testing::HasSubstr;

const Table ONE{.pieces = trooper("man", 10, 10)};

TEST(Refused, IsWhatNamesThePlaceInTheOrder) {
  const auto pointer = [](const std::string& order) { return ONE.problem(order).pointer; };
  EXPECT_EQ(pointer(order("man", R"({"forward": 1}, {"wheel": 30})")), "/path/1");
  EXPECT_EQ(pointer(order("man", R"({"pivot": 30, "about": [10, 10]})")), "/path/0");
  EXPECT_EQ(pointer(order("man", R"({"act": "leave"}, {"forward": 1})")), "/path/0");
  EXPECT_EQ(pointer(order("man", R"({"act": "overrun", "target": "nobody"})")), "/path/0/target");
  EXPECT_EQ(pointer(order("man", R"({"act": "embark"})")), "/path/0");
  EXPECT_EQ(pointer(order("man", "", R"(, "action": "hover")")), "/action");
  EXPECT_EQ(pointer(order("man", "", R"(, "dice": {"movement": [3]})")), "/dice/movement");
  EXPECT_EQ(pointer(order("man", "", R"(, "start": {"at": [1, 1]})")), "/start");
  EXPECT_EQ(pointer(order("man", "", R"(, "starts": {"man": {"at": [1, 1]}})")), "/starts");
  EXPECT_EQ(pointer(order("man", "", R"(, "action": "enter")")), "/start");
  EXPECT_EQ(pointer(order("man", "", R"(, "off_board": 3)")), "/off_board");
  EXPECT_EQ(pointer(R"({"piece": "man", "paths": {"man": [{"act": "leave"}, {"forward": 1}]}})"), "/paths/man/0");
}

TEST(Refused, IsAPieceWithoutWhatItsTypeNeeds) {
  const auto problem = [](const std::string& traits, const std::string& path = "") {
    const Table t{.pieces = piece("x", 10, 10, R"({"shape": "circle", "diameter": 1})", traits, "", RED) + "," +
                            trooper("foe", 30, 30, "foot", "", BLUE)};
    return t.problem(order("x", path));
  };
  EXPECT_EQ(problem(R"("troop": "gun")").pointer, "/pieces/0/traits/chassis");
  EXPECT_EQ(problem(R"("drive": "helicopter")").pointer, "/pieces/0/traits/rate");
  EXPECT_EQ(problem(R"("lander": "pod")").pointer, "/pieces/0/traits/rate");
  EXPECT_THAT(english(problem(R"("troop": "vehicle")").reason), HasSubstr("\"x\" needs \"drive\""));
  EXPECT_EQ(problem(R"("drive": "grav")", R"({"act": "overrun", "target": "foe"})").pointer, "/pieces/0/traits/size");
}

TEST(Refused, IsAUnitOfWhichNoPieceCanDoIt) {
  const Table t{.pieces = trooper("man", 10, 10, "foot", "", R"(, "unit": "squad")"),
                .units = R"({"id": "squad", "side": "red"})"};
  EXPECT_EQ(t.problem(R"({"unit": "squad", "action": "enter", "start": {"at": [10, 0.5]}})").pointer, "/unit");
}

TEST(NotRefused, IsAnotherPieceThatThisRulesetCannotMove) {
  const Table t{.pieces =
                    trooper("man", 10, 10) + "," +
                    piece("horse", 30, 30, R"({"shape": "circle", "diameter": 1})", R"("troop": "cavalry")", "", RED)};
  EXPECT_EQ(t.ruling(order("man", R"({"forward": 1})")).verdict, Verdict::legal);
}

}  // namespace
}  // namespace linesman::mobility
