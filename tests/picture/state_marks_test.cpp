// Marks of what players brought in for a model.
#include "drawing/picture/models/state_marks.h"

#include <gmock/gmock.h>

#include <QImage>

#include "drawing/picture/models/models_picture.h"
#include "files/json.h"

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Projection AT{20, {0, 400}};
const Footprint DISC = CircleBase{1.5};

Game game_with(const char* status, std::int64_t turn = 1, const char* of_unit = "{}") {
  Game::Parts parts;
  parts.table.width = 30;
  parts.table.depth = 20;
  parts.turn = turn;
  Unit unit;
  unit.id = "section";
  unit.status = *parse_json(of_unit, "");
  parts.units = {unit};
  Piece piece;
  piece.id = "tank";
  piece.side = "red";
  piece.base = DISC;
  piece.pose.at = {10, 10};
  piece.unit = UnitIndex{0};
  piece.status = *parse_json(status, "");
  parts.pieces = {piece};
  return Game(parts);
}

std::vector<StateMark> marks_of(const Game& game, const StatusReading* reading = nullptr, double scale = 20) {
  return state_marks({scale, {0, 400}}, game, PieceIndex{0}, DISC, game.piece(PieceIndex{0}).pose, reading);
}

std::vector<StateMarkForm> forms_of(const std::vector<StateMark>& marks) {
  std::vector<StateMarkForm> forms;
  for (const StateMark& mark : marks) forms.push_back(mark.form);
  return forms;
}

TEST(Marks, AreNoneOfAModelWithoutStatusAndOfOneTooSmallToSeeThem) {
  EXPECT_THAT(marks_of(game_with("{}")), IsEmpty());
  EXPECT_THAT(marks_of(game_with(R"({"held": "pinned"})"), nullptr, 3), IsEmpty());
}

TEST(Marks, SayWhatAHoldBars) {
  using enum StateMarkForm;
  EXPECT_THAT(forms_of(marks_of(game_with(R"({"held": "pinned"})"))), ElementsAre(bar, turn));
  EXPECT_THAT(forms_of(marks_of(game_with(R"({"held": {"why": "x", "bars": ["turn"]}})"))), ElementsAre(turn));
  EXPECT_THAT(forms_of(marks_of(game_with(R"({"held": {"why": "x", "bars": ["go", "act"]}})"))), ElementsAre(bar, act));
  EXPECT_THAT(forms_of(marks_of(game_with("{}", 1, R"({"held": "pinned"})"))), ElementsAre(bar, turn))
      << "what its unit has holds for it";
}

TEST(Marks, AreStruckThroughWhenTheStatusIsOver) {
  const char* status = R"({"held": {"why": "x", "until": 2}, "modifier": [{"add": -2, "why": "y", "until": 3}]})";
  for (const StateMark& mark : marks_of(game_with(status, 2))) EXPECT_FALSE(mark.over);
  const auto later = marks_of(game_with(status, 3));
  ASSERT_EQ(later.size(), 3U);
  EXPECT_TRUE(later[0].over);
  EXPECT_TRUE(later[1].over);
  EXPECT_FALSE(later[2].over) << "the modifier counts to the end of turn 3";
}

TEST(Marks, HaveTheFigureOfAModifier) {
  StatusReading inches;
  inches.symbol = "″";
  const auto marks = marks_of(
      game_with(
          R"({"modifier": [{"add": -2, "why": "a"}, {"times": 0.5, "why": "b"}, {"add": 1.5, "times": 2, "why": "c"}]})"),
      &inches);
  ASSERT_EQ(marks.size(), 3U);
  EXPECT_EQ(marks[0].text, "−2″");
  EXPECT_EQ(marks[1].text, "½");
  EXPECT_EQ(marks[2].text, "×2 +1.5″");
}

TEST(Marks, SayWhichStatusNoRuleReads) {
  Terms terms;
  terms.id = "toy";
  Field known;
  known.key = "pace";
  terms.status = {known};
  const Game game = game_with(R"({"pace": 3, "shock": 2, "dazed": false, "aboard": ""})");
  const StatusReading reading = StatusReading::of(terms, game);
  const auto marks = marks_of(game, &reading);
  ASSERT_EQ(marks.size(), 1U);
  EXPECT_EQ(marks[0].form, StateMarkForm::unread);
  EXPECT_EQ(marks[0].key, "shock");
  EXPECT_EQ(marks[0].text, "shock 2");
  EXPECT_THAT(marks_of(game), IsEmpty()) << "without rules nothing is unread";
}

TEST(Marks, StandBesideTheBaseAndNeverOnOneAnother) {
  const auto marks =
      marks_of(game_with(R"({"held": "x", "modifier": [{"add": -2, "why": "a"}, {"add": 1, "why": "b"}]})"));
  const QRectF base = outline_path(AT, DISC, {{10, 10}}).boundingRect();
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (marks[i].form == StateMarkForm::bar) continue;
    EXPECT_FALSE(marks[i].box.isEmpty());
    EXPECT_FALSE(marks[i].box.intersects(base));
    for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(marks[i].box.intersects(marks[j].box));
  }
}

TEST(APicture, ShowsAHoldAcrossTheBase) {
  const auto painted = [](const Game& game) {
    QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint_models(painter, AT, game, {}, Box{{0, 0}, {30, 20}}, {});
    return image;
  };
  const QImage free = painted(game_with("{}"));
  const QImage held = painted(game_with(R"({"held": {"why": "x", "bars": ["go"]}})"));
  const QImage over = painted(game_with(R"({"held": {"why": "x", "bars": ["go"], "until": 1}})", 2));
  EXPECT_NE(held, free);
  EXPECT_NE(over, free);
  EXPECT_NE(over, held);
  EXPECT_EQ(held.pixelColor(200, 200), QColor(0x8f, 0x1d, 0x14)) << "the bar lies over the middle of the base";
}

}  // namespace
}  // namespace linesman
