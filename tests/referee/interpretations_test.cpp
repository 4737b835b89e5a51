#include "referee/interpretations.h"

#include <gmock/gmock.h>

#include "files/json.h"
#include "support/documents.h"
#include "support/prepared.h"

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// The options alone decide the verdict. Without a pace an order cannot be judged.
class ByOptions : public Ruleset {
 public:
  ByOptions() : Ruleset(data()) {}

  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> /*reading*/) const override {
    TraceRequest request;
    const auto pieces = ordered_pieces(game, order);
    if (!pieces) return pieces.problem();
    for (const PieceIndex piece : *pieces) request.movers.push_back({piece, footprint(game, piece), {}, {}});
    const auto value = [&](const char* key) { return option_value(this->data_, game.options(), key); };
    const std::string pace(*value("pace").text());
    if (pace == "none") return Problem{"/action", "there is no pace"};
    const bool mud = *value("mud").boolean();
    const double slack = *value("slack").number();
    return JudgedBy::prepared(std::move(request), [pace, mud, slack](const Trace&, Budget&) -> Result<Ruling> {
      Ruling ruling;
      ruling.allowance.total = pace == "slow" ? 3 : 6;
      ruling.allowance.spent = 5 - slack;
      if (mud || pace == "slow") {
        ruling.verdict = Verdict::illegal;
        ruling.faults.push_back({"toy-1", {}, mud ? 5.0 : 2.0, {}, "Too far"});
      }
      return ruling;
    });
  }

 private:
  static RulesetData data() {
    return read_ruleset_data(files_test::json(R"({
      "id": "toy", "edition": "1", "title": "Toy", "currency": "inch", "steps": ["forward"], "clauses": [],
      "defaults": {"pace": "quick", "mud": false, "slack": 0, "flags": "up"},
      "options": [
        {"key": "pace", "title": "Pace", "type": "choice", "choices": ["quick", "slow", "none"]},
        {"key": "mud", "title": "Mud", "type": "boolean"},
        {"key": "slack", "title": "Slack", "type": "number"},
        {"key": "flags", "title": "Flags", "type": "choice", "choices": ["up", "down", "furled"]}]})"))
        .value();
  }
};

std::vector<Interpretation> of_game(const char* options = "{}", bool stopped = false) {
  const Value document = files_test::with(files_test::ford_at_dawn(), "/ruleset", "toy");
  const Game game = files_test::read(document).game.with_ruleset("toy", files_test::json(options), Value());
  Order order;
  order.who = OnePiece{"tank-1"};
  std::stop_source stop;
  if (stopped) stop.request_stop();
  return interpretations(Hearing::open(game, std::make_shared<ByOptions>()).value(), order, stop.get_token()).value();
}

TEST(TheInterpretationsOfAnOrder, BeginWithTheGamesOwnAndHaveEachOtherOnce) {
  const auto all = of_game();
  ASSERT_THAT(all, SizeIs(3));
  EXPECT_EQ(all[0].judgement.ruling.verdict, Verdict::legal);
  EXPECT_THAT(all[0].options, ElementsAre(OptionChoice{"flags", "down"}, OptionChoice{"flags", "furled"}));
  EXPECT_THAT(all[1].options, ElementsAre(OptionChoice{"pace", "slow"}));
  EXPECT_EQ(all[1].judgement.ruling.faults.at(0).excess, 2);
  EXPECT_THAT(all[2].options, ElementsAre(OptionChoice{"mud", true}));
}

TEST(TheInterpretationsOfAnOrder, TryTheDefaultOfANumberThatTheGameChanges) {
  const auto all = of_game(R"({"slack": 1, "mud": true})");
  ASSERT_THAT(all, SizeIs(4));
  EXPECT_EQ(all[0].judgement.ruling.verdict, Verdict::illegal);
  EXPECT_THAT(all[1].options, ElementsAre(OptionChoice{"pace", "slow"}));
  EXPECT_THAT(all[2].options, ElementsAre(OptionChoice{"mud", false}));
  EXPECT_EQ(all[2].judgement.ruling.verdict, Verdict::legal);
  EXPECT_THAT(all[3].options, ElementsAre(OptionChoice{"slack", 0}));
  EXPECT_EQ(all[3].judgement.ruling.allowance.spent, 5);
}

TEST(TheInterpretationsOfAnOrder, AreEmptyWhenTheyAreGivenUp) { EXPECT_THAT(of_game("{}", true), IsEmpty()); }

TEST(TheInterpretationsOfAnOrder, AreRefusedWhenTheOrderIs) {
  const Value document = files_test::with(files_test::ford_at_dawn(), "/ruleset", "toy");
  const Game game =
      files_test::read(document).game.with_ruleset("toy", files_test::json(R"({"pace": "none"})"), Value());
  Order order;
  order.who = OnePiece{"tank-1"};
  const auto none = interpretations(Hearing::open(game, std::make_shared<ByOptions>()).value(), order);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.problem().reason, "there is no pace");
}

}  // namespace
}  // namespace linesman
