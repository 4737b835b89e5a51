#include "files/orders/typed_steps.h"

#include <gtest/gtest.h>

namespace linesman {
namespace {

TEST(TypedSteps, AreReadBackAsTheyAreWritten) {
  const std::vector<Step> steps{ForwardStep{4.25},
                                ReverseStep{1},
                                SidewaysStep{-2},
                                ToStep{{30, 20.5}},
                                ReverseToStep{{1, 2}},
                                SlideStep{{3, 4}},
                                PivotStep{-30, {}},
                                PivotStep{15, Vec{1, 2}},
                                WheelStep{20},
                                ClimbStep{-1},
                                HexStep{{3, 4}, true},
                                TurnStep{-2},
                                ActStep{"limber", Value::empty_object().with("act", "limber")}};
  for (const Step& step : steps) {
    const auto again = parse_step(step_code(step));
    ASSERT_TRUE(again) << step_code(step) << ": " << again.problem().sentence();
    EXPECT_EQ(step_code(*again), step_code(step));
  }
}

TEST(TypedSteps, ForgiveBracketsAndCommas) {
  const auto step = parse_step("To (30, 20)");
  ASSERT_TRUE(step);
  EXPECT_EQ(step_code(*step), "to 30 20");
}

TEST(TypedSteps, TakeFiguresAloneForThoseOfTheStepTypedOver) {
  const auto over = [](const Step& step, const char* typed) { return step_code(parse_step(typed, &step).value()); };
  EXPECT_EQ(over(ClimbStep{1}, "-24"), "climb -24");
  EXPECT_EQ(over(ToStep{{3, 4}}, "30, 20.5"), "to 30 20.5");
  EXPECT_EQ(over(PivotStep{15, Vec{1, 2}}, "30°"), "pivot 30 about 1 2");
  EXPECT_EQ(over(HexStep{{3, 4}, true}, "5 6"), "hex 5 6 rear");
  EXPECT_EQ(over(ClimbStep{1}, "forward 3"), "forward 3");
  const Step to = ToStep{{3, 4}};
  EXPECT_FALSE(parse_step("7", &to));
}

TEST(TypedSteps, AreRefusedWithASentence) {
  for (const char* bad : {"", "forward", "forward -1", "forward two", "fly 3", "to 3", "pivot 300", "{", "{\"to\": 3}"})
    EXPECT_FALSE(parse_step(bad)) << bad;
}

TEST(TypedSteps, HaveTheDecimalSignOfTheReader) {
  const FigureStyle comma{LengthUnit::inch, ','};
  const auto again = [&](const char* typed, const Step* over = nullptr) {
    return step_code(parse_step(typed, over, comma).value(), comma);
  };
  EXPECT_EQ(step_code(ForwardStep{1.5}, comma), "forward 1,5");
  EXPECT_EQ(again("to 30,5 20"), "to 30,5 20");
  EXPECT_EQ(again("to 30.5 20"), "to 30,5 20");
  EXPECT_EQ(again("to 30, 20"), "to 30 20");
  const Step before = ForwardStep{1};
  EXPECT_EQ(again("2,25", &before), "forward 2,25");
}

TEST(TypedSteps, HaveTheirLengthsInTheUnitOfTheReader) {
  const FigureStyle CENTIMETRES{LengthUnit::centimetre};
  const Step forward = ForwardStep{4};
  EXPECT_EQ(step_code(forward, CENTIMETRES), "forward 10.16");
  EXPECT_EQ(step_code(PivotStep{30, Vec{10, 20}}, CENTIMETRES), "pivot 30 about 25.4 50.8");
  const auto typed = parse_step("20.32", &forward, CENTIMETRES);
  ASSERT_TRUE(typed);
  EXPECT_NEAR(std::get<ForwardStep>(*typed).distance, 8, 1e-9);
  const auto to = parse_step("to 25.4 50.8", nullptr, CENTIMETRES);
  ASSERT_TRUE(to);
  EXPECT_NEAR(std::get<ToStep>(*to).point.y, 20, 1e-9);
}

}  // namespace
}  // namespace linesman
