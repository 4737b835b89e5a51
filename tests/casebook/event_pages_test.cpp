#include <gmock/gmock.h>

#include <filesystem>

#include "casebook/case_desk.h"
#include "casebook/disputes.h"
#include "casebook/event.h"
#include "casebook/event_files.h"
#include "casebook/event_pages.h"
#include "casebook/moment.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using casebook_test::draft;
using casebook_test::forward;
using casebook_test::tank_table;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

namespace fs = std::filesystem;

/// The head of a PNG of such a size, which nothing decodes.
std::string png(std::uint32_t width, std::uint32_t height) {
  std::string bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
  for (const std::uint32_t side : {width, height})
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>((side >> shift) & 255U);
  return bytes + std::string("\x08\x02\0\0\0", 5);
}

class EventFolder : public ::testing::Test {
 protected:
  void write_event(const std::string& members) const {
    at.write("event.json", R"({"linesman_event":1,"id":"perth","title":"Perth","edition":1,"ruleset":"pips")" +
                               (members.empty() ? "" : "," + members) + "}");
  }
  std::string folder() const { return at.path().string(); }
  Event event() const { return read_event(folder())->event; }
  std::string add_case(const std::string& more = "") const {
    auto desk = CaseDesk::open(folder(), *built_rulesets());
    const auto added = CaseDesk(std::move(desk).value()).add(read_draft(draft(tank_table(), forward(3), more)).value());
    if (!added) throw std::runtime_error(added.problem().sentence());
    return added->hash;
  }
  CaseBook book() const {
    if (!fs::exists(folder() + "/cases")) return CaseBook(*built_rulesets());
    return read_book(folder() + "/cases", *built_rulesets(), KeptJson::whole)->book;
  }
  static std::vector<std::string> said(const std::vector<FileProblem>& problems) {
    std::vector<std::string> all;
    for (const FileProblem& each : problems) all.push_back(each.file + " " + english(each.reason));
    return all;
  }
  std::vector<std::string> problems() const {
    const auto found = event_problems(folder(), *built_rulesets(), *moment_in("2026-12-01T00:00:00.000Z"));
    return said(*found);
  }
  std::vector<std::string> hall_problems(const std::string& now) const {
    const auto hall = hall_of(folder(), event(), *built_rulesets(), *moment_in(now));
    return said(hall->problems);
  }

  TemporaryFolder at;
};

TEST_F(EventFolder, HasPicturesInItsPackAndReport) {
  write_event("");
  const std::string hash = add_case(R"("minutes":6)");
  at.write("pictures/hedge.png", png(640, 480));
  write_event(R"("readings":[{"id":"a","rule":"pips-13","title":"Backwards","text":"So.","picture":"hedge.png"},)"
              R"({"id":"b","rule":"pips-17","text":"As ruled.","case":")" +
              hash.substr(0, 8) + "\"}]");
  const CaseBook cases = book();
  for (const auto& blocks :
       {pack_blocks(event(), cases, *built_rulesets(), {}), report_blocks(event(), cases, *built_rulesets(), {})}) {
    BookPictures pictures;
    bool has_extensions = false;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      has_extensions = has_extensions || blocks[i].text == "Extensions";
      if (blocks[i].kind != BlockKind::picture) continue;
      EXPECT_FALSE(has_extensions) << "readings stand before what is said by table";
      if (blocks[i].picture == "hedge.png") pictures[i].address = "data:image/png;base64,AAAA";
      if (blocks[i].text == "Case " + hash.substr(0, 8)) pictures[i].svg = "<?xml?><svg/>";
    }
    EXPECT_GE(pictures.size(), 2U);
    const std::string page = book_html(blocks, pictures, "en");
    EXPECT_THAT(page, HasSubstr(R"(alt="Backwards" src="data:image/png;base64,AAAA"><figcaption>Backwards<)"));
    EXPECT_THAT(page, HasSubstr("<figure><svg/><figcaption>Case "));
    EXPECT_THAT(book_markdown(blocks, {{pictures.begin()->first, "x.png"}}), HasSubstr("](x.png)"));
  }
  EXPECT_THAT(problems(), IsEmpty());
}

TEST_F(EventFolder, TakesPicturesWithinItsBoundsAlone) {
  at.write("pictures/large.png", png(60'000, 60'000));
  at.write("pictures/text.png", "hello");
  at.write("pictures/fine.jpg", std::string("\xFF\xD8\xFF\xC0\x00\x11\x08\x01\x00\x02\x00\x03", 12));
  EXPECT_EQ(read_picture(folder(), "large.png").problem().reason, "says no size, or one beyond 64 million pixels");
  EXPECT_EQ(read_picture(folder(), "text.png").problem().reason, "is neither PNG nor JPEG");
  EXPECT_TRUE(read_picture(folder(), "fine.jpg"));
  EXPECT_EQ(read_picture(folder(), "../event.json").problem().reason, "must be a path inside the event");
}

TEST_F(EventFolder, IsNotLedOutOfByLinks) {
  TemporaryFolder outside;
  outside.write("1.linesman", tank_table("", "", R"("turn":9)"));
  outside.write("hedge.png", png(64, 48));
  fs::create_directory(at.path() / "tables");
  fs::create_symlink(outside / "1.linesman", at / "tables/1.linesman");
  fs::create_directory_symlink(outside.path(), at / "out");
  fs::create_directory_symlink(outside.path(), at / "pictures");
  fs::create_directory_symlink(outside.path(), at / "calls");
  fs::create_directory_symlink(outside.path(), at / "cases");
  write_event(R"("tables":[{"number":1,"file":"tables/1.linesman"},{"number":2,"file":"out/1.linesman"}],)"
              R"("readings":[{"id":"a","rule":"pips-13","text":"So.","picture":"hedge.png"}])");
  const auto hall = hall_of(folder(), event(), *built_rulesets(), moment_now());
  for (const HallTile& tile : hall->tiles) {
    EXPECT_EQ(tile.turn, std::nullopt) << tile.number;
    EXPECT_EQ(tile.file, "") << "the hall opens no game there";
  }
  EXPECT_THAT(hall->problems, SizeIs(4));
  for (const char* problem :
       {"tables/1.linesman is a link and was left out", "out/1.linesman lies behind a link and was left out",
        "pictures/hedge.png lies behind a link and was left out", "cases is a link and was left out",
        "calls is a link and was left out"})
    EXPECT_THAT(problems(), Contains(problem));
  EXPECT_FALSE(CaseDesk::open(folder(), *built_rulesets())) << "nothing is written outside";
  EXPECT_FALSE(add_call(folder(), {1, CallKind::called, "", "", "2026-11-28T10:00:00.000Z"}, *built_rulesets()));
}

TEST_F(EventFolder, SaysWhatIsWrongWithItsPack) {
  write_event(R"("options":{"nope":1},"readings":[{"id":"a","rule":"pips-13","text":"x"},)"
              R"({"id":"a","rule":"pips-999","text":"y","case":"abababab"}])");
  for (const char* part : {"has two readings \"a\"", "pips-999, which is no clause", "No case begins with abababab.",
                           "event.json has rules that cannot be used: /options"})
    EXPECT_THAT(problems(), Contains(HasSubstr(part)));
  write_event(R"("house_rules":{"bogus":3})");
  EXPECT_THAT(problems(), Contains(HasSubstr("has rules that cannot be used")));
  at.write("event.json", R"({"linesman_event":1,"id":"perth","edition":1,"ruleset":"nonsense"})");
  EXPECT_THAT(problems(), Contains(HasSubstr("nonsense")));
}

TEST_F(EventFolder, NamesFilesFromTheFutureInItsHall) {
  write_event(R"("tables":[{"number":7}])");
  add_case();
  const auto call =
      add_call(folder(), {7, CallKind::called, "", "", "2026-11-28T14:10:00.000Z"}, *built_rulesets()).value();
  const auto named = hall_problems("2026-11-28T13:24:00.000Z");
  EXPECT_THAT(named,
              Contains(HasSubstr("calls/" + fs::path(call.file).filename().string() + " was made in the future")));
  EXPECT_THAT(named, Contains(HasSubstr("43 minutes ahead")));
  EXPECT_THAT(hall_problems("2026-11-28T14:08:00.000Z"), IsEmpty());
}

TEST_F(EventFolder, SaysItsHallWithoutNames) {
  write_event(R"("tables":[{"number":7,"players":[{"side":"red","name":"Anna Reid"}]}],"umpires":["Ada","Bo"])");
  ASSERT_TRUE(add_call(folder(), {7, CallKind::called, "", "", "2026-11-28T14:10:00.000Z"}, *built_rulesets()));
  ASSERT_TRUE(add_call(folder(), {7, CallKind::taken, "Bo", "", "2026-11-28T14:11:00.000Z"}, *built_rulesets()));
  auto hall = hall_of(folder(), event(), *built_rulesets(), moment_now()).value();
  EXPECT_EQ(hall.tiles.front().by, "Bo");
  hall = nameless(std::move(hall), event(), [](std::size_t n) { return "Umpire " + std::to_string(n); });
  EXPECT_EQ(hall.tiles.front().by, "Umpire 2");
  EXPECT_EQ(hall.tiles.front().players.front().name, "");
}

TEST_F(EventFolder, WritesACallWithoutNames) {
  write_event(R"("tables":[{"number":7}],"umpires":["Bo"])");
  ASSERT_TRUE(add_call(folder(), {7, CallKind::called, "", "", "2026-11-28T14:10:00.000Z"}, *built_rulesets()));
  const auto taken =
      add_call(folder(), {7, CallKind::taken, "Bo Lind", "", "2026-11-28T14:11:00.000Z", true}, *built_rulesets());
  ASSERT_TRUE(taken);
  EXPECT_THAT(*text_of_file(taken->file, MAX_CASE_BYTES), Not(HasSubstr("Lind")));
  EXPECT_EQ(hall_of(folder(), event(), *built_rulesets(), moment_now())->tiles.front().state, TableState::taken);
}

}  // namespace
}  // namespace linesman
