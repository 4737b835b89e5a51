#include <gmock/gmock.h>

#include "casebook/case_desk.h"
#include "casebook/disputes.h"
#include "casebook/event.h"
#include "casebook/moment.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using casebook_test::draft;
using casebook_test::forward;
using casebook_test::tank_table;
using ::testing::HasSubstr;
using ::testing::SizeIs;

constexpr const char* PERTH =
    R"({"linesman_event":1,"id":"perth","title":"Perth","edition":1,"ruleset":"pips","options":{},)"
    R"("tables":[{"number":1,"players":[]},{"number":7,"players":[]}],"umpires":["Bo Lind","Ada Stone"]})";

class AnEvent : public ::testing::Test {
 protected:
  AnEvent() { at.write("event.json", PERTH); }

  std::string folder() const { return at.path().string(); }
  Event event() const { return read_event(folder())->event; }
  AddedCall call(std::int64_t table, CallKind kind, const std::string& by, const std::string& made) const {
    const auto added = add_call(folder(), {table, kind, by, "", made}, *built_rulesets());
    if (!added) throw std::runtime_error(added.problem().sentence());
    return *added;
  }
  std::vector<HallTile> hall(const std::string& now) const {
    return hall_of(folder(), event(), *built_rulesets(), *moment_in(now))->tiles;
  }

  TemporaryFolder at;
};

TEST_F(AnEvent, HasAHallWithTheLongestWaitFirst) {
  EXPECT_EQ(hall("2026-11-28T10:00:00.000Z")[1].state, TableState::quiet);
  call(7, CallKind::called, "", "2026-11-28T10:00:00.000Z");
  const auto waiting = hall("2026-11-28T10:05:30.000Z");
  EXPECT_EQ(waiting[0].number, 7);
  EXPECT_EQ(waiting[0].state, TableState::called);
  EXPECT_EQ(waiting[0].waiting, 5);
  EXPECT_EQ(waiting[0].by, "Bo Lind");
  EXPECT_EQ(hall("2026-11-28T09:00:00.000Z")[0].waiting, 0);
  call(7, CallKind::taken, "Ada Stone", "2026-11-28T10:06:00.000Z");
  EXPECT_EQ(hall("2026-11-28T10:07:00.000Z")[0].by, "Ada Stone");
  call(7, CallKind::ended, "", "2026-11-28T10:08:00.000Z");
  EXPECT_EQ(hall("2026-11-28T10:09:00.000Z")[0].state, TableState::quiet);
  EXPECT_EQ(
      add_call(folder(), {7, CallKind::ended, "", "", "2026-11-28T10:10:00.000Z"}, *built_rulesets()).problem().reason,
      "Table 7 has no open call.");
}

TEST_F(AnEvent, IsServedByTheEarlierOfTwoUmpires) {
  call(1, CallKind::called, "", "2026-11-28T10:00:00.000Z");
  call(1, CallKind::taken, "Ada Stone", "2026-11-28T10:02:00.000Z");
  call(1, CallKind::taken, "Bo Lind", "2026-11-28T10:01:00.000Z");
  EXPECT_EQ(hall("2026-11-28T10:03:00.000Z")[0].by, "Bo Lind");
}

TEST_F(AnEvent, CountsTheMinutesAndCardsOfItsCases) {
  auto desk = CaseDesk::open(folder(), *built_rulesets());
  ASSERT_TRUE(desk);
  const auto added = CaseDesk(std::move(desk).value())
                         .add(read_draft(draft(tank_table(), forward(3),
                                               R"("minutes":6,"cards":[{"name":"Anna","kind":"yellow","why":"Slow"}])"))
                                  .value());
  ASSERT_TRUE(added) << added.problem().sentence();
  EXPECT_THAT(added->file, HasSubstr("/cases/"));
  const auto tiles = hall("2026-11-28T10:00:00.000Z");
  EXPECT_EQ(tiles[1].extension, 6);
  EXPECT_THAT(tiles[1].cards, ::testing::ElementsAre(CardKind::yellow));
  EXPECT_THAT(*event_problems(folder(), *built_rulesets(), moment_now()), SizeIs(0));
}

TEST_F(AnEvent, ShowsPlayersAndTheTurnOfTheRecordInItsHall) {
  at.write("tables/1.linesman", tank_table("", "", R"("turn":3,"notes":{"playing":"red"})"));
  at.write("event.json", R"({"linesman_event":1,"id":"perth","edition":1,"ruleset":"pips","tables":[{"number":1,)"
                         R"("players":[{"side":"red","name":"Anna"}],"file":"tables/1.linesman"},)"
                         R"({"number":2,"file":"tables/2.linesman"}]})");
  TablesSeen seen;
  for (int look = 0; look < 2; ++look) {
    const auto read = hall_of(folder(), event(), *built_rulesets(), moment_now(), &seen);
    const HallTile& first = read->tiles.front();
    EXPECT_EQ(first.players.front().name, "Anna");
    EXPECT_EQ(first.turn, 3);
    EXPECT_EQ(first.playing, "red");
    EXPECT_FALSE(first.is_stale);
    EXPECT_TRUE(read->tiles.back().is_stale) << "its record is not there";
  }
  const auto later = hall_of(folder(), event(), *built_rulesets(), moment_now() + 11 * 60'000, &seen);
  EXPECT_TRUE(later->tiles.front().is_stale);
  EXPECT_EQ(later->tiles.front().turn, 3);
}

TEST_F(AnEvent, WithTwoFilesHasTheHigherEdition) {
  at.write("event.sync-conflict-1.json",
           R"({"linesman_event":1,"id":"perth","title":"Leith","edition":2,"ruleset":"pips"})");
  EXPECT_EQ(event().title, "Leith");
  at.write("event.sync-conflict-2.json",
           R"({"linesman_event":1,"id":"perth","title":"Fife","edition":2,"ruleset":"pips"})");
  EXPECT_THAT(*event_problems(folder(), *built_rulesets(), moment_now()), SizeIs(1));
}

TEST_F(AnEvent, NamesTablesThatArePlayedOtherwise) {
  at.write("tables/1.linesman", tank_table("", "", R"("options":{"soft_minor":"tracked"})"));
  at.write("event.json", R"({"linesman_event":1,"id":"perth","edition":1,"ruleset":"pips","tables":[)"
                         R"({"number":1,"file":"tables/1.linesman"},{"number":2,"file":"../2.linesman"}]})");
  EXPECT_THAT(english(read_event(folder()).problem().reason), HasSubstr("must be a path inside the event"));
  at.write("event.json", R"({"linesman_event":1,"id":"perth","edition":1,"ruleset":"pips","tables":[)"
                         R"({"number":1,"file":"tables/1.linesman"}]})");
  const auto problems = event_problems(folder(), *built_rulesets(), moment_now());
  ASSERT_THAT(*problems, SizeIs(1));
  EXPECT_EQ(problems->front().reason, "has other options than the event");
}

}  // namespace
}  // namespace linesman
