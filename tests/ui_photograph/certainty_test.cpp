#include <gmock/gmock.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "support/built_rulesets.h"
#include "support/documents.h"
#include "ui/panels/strip/strip.h"
#include "ui/session/questions.h"
#include "words/certainty_words.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr const char* MAN_ON_OPEN_GROUND = R"({"linesman": 1, "ruleset": "orders",
  "table": {"width": 72, "depth": 48}, "terrain": [], "pieces": [
    {"id": "man", "name": "Hans", "side": "red", "at": [30, 20], "facing": 0,
     "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"}}]})";

/// A man who may advance 6 inches, and the line below the table.
class HowSureTheLineIs : public ::testing::Test {
 protected:
  HowSureTheLineIs() { session.open({files_test::read(files_test::json(MAN_ON_OPEN_GROUND)).game, Value()}, {}); }

  void advance_to(double north) {
    session.proposal().propose(
        *read_order(files_test::json(R"({"piece": "man", "action": "advance", "path": [{"to": [30, )" +
                                     std::to_string(north) + "]}]}"),
                    ""));
  }
  const Certainty& certainty() {
    constexpr int PATIENCE = 60'000;  // ms
    QElapsedTimer clock;
    clock.start();
    while (!service.certainty() && clock.elapsed() < PATIENCE) QApplication::processEvents(QEventLoop::AllEvents, 20);
    EXPECT_TRUE(service.certainty());
    return *service.certainty();
  }
  std::string line_says(const char* part) {
    constexpr int PATIENCE = 30'000;  // ms
    const auto* problem = line.findChild<CutText*>("line-problem");
    const auto all = [&] { return problem->words().toStdString(); };
    QElapsedTimer clock;
    clock.start();
    while (all().find(part) == std::string::npos && clock.elapsed() < PATIENCE)
      QApplication::processEvents(QEventLoop::AllEvents, 20);
    return all();
  }

  Session session{built_rulesets()};
  MendService fixes{session};
  DiceEntry dice{session};
  CurrentQuestion asking{session};
  AnswerStrip line{session, asking, fixes, dice};
  CertaintyService service{session};
};

TEST_F(HowSureTheLineIs, SaysNothingFarFromEveryLimit) {
  advance_to(23);
  EXPECT_EQ(certainty().same, 1);
  EXPECT_TRUE(certainty_words(certainty(), session.game()).empty());
}

TEST_F(HowSureTheLineIs, SaysHowCloseItIsAndWhatToMeasure) {
  advance_to(25.97);
  EXPECT_LT(certainty().same, 0.9);
  EXPECT_THAT(english(certainty_words(certainty(), session.game())), StartsWith("Very close: "));
  const std::string line_text = line_says("Very close: ");
  EXPECT_THAT(line_text, HasSubstr("measure again where Hans stands."));
  const QString kept = qEnvironmentVariable("LINESMAN_PICTURES");
  if (kept.isEmpty()) return;
  line.resize(1366, line.sizeHint().height());
  line.show();
  QApplication::processEvents();
  line.grab().save(kept + "/line-close.png");
}

TEST_F(HowSureTheLineIs, IsForgottenWithTheOrder) {
  advance_to(23);
  certainty();
  session.proposal().drop();
  EXPECT_FALSE(service.certainty());
}

TEST(CertaintyOnPaper, NamesTheError) {
  Certainty certainty;
  certainty.same = 0.62;
  certainty.otherwise = {{Verdict::illegal, 0.38}};
  certainty.measure = {{{"man", "gone"}, 0.36}};
  const Game game = files_test::read(files_test::json(MAN_ON_OPEN_GROUND)).game;
  EXPECT_EQ(certainty_sentence(certainty, game, {0.05, 2}, LengthUnit::inch),
            "Close: with everything 0.05″ off its place it is the same in 62 of 100. Measure Hans to gone.");
  certainty.same = 0.999;
  EXPECT_EQ(certainty_share(certainty), "99 in 100") << "it is not sure";
}

}  // namespace
}  // namespace linesman
