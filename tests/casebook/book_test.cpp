#include <gmock/gmock.h>
#include <sys/stat.h>

#include <algorithm>
#include <fstream>

#include "casebook/book_pages.h"
#include "casebook/case_check.h"
#include "casebook/case_desk.h"
#include "casebook/case_tests.h"
#include "casebook/disputes.h"
#include "casebook/moment.h"
#include "casebook/search/word_search.h"
#include "files/orders/cases_tried.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using casebook_test::draft;
using casebook_test::forward;
using casebook_test::tank_table;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

namespace fs = std::filesystem;

constexpr const char* TOO_FAR = R"("decision":{"upheld":false,"verdict":"legal","reason":"A scenic lip <b>"})";

/// A folder with three cases: two that contradict each other, and a legal move.
class ThreeCases : public ::testing::Test {
 protected:
  ThreeCases() {
    auto opened = CaseDesk::open(folder.path().string(), *built_rulesets());
    CaseDesk desk = std::move(opened).value();
    const std::string statement = R"("statements":[{"side":"red","name":"Anna Reid","text":"Über die Hecke"}])";
    add(desk, draft(tank_table(), forward(30), statement));
    add(desk, draft(tank_table(), forward(31), TOO_FAR).with("made", "2026-11-28T15:00:00.000Z"));
    add(desk, draft(tank_table(), forward(3)).with("minutes", 6));
  }

  void add(CaseDesk& desk, const Value& of) {
    const auto added = desk.add(read_draft(of).value());
    if (!added) throw std::runtime_error(added.problem().sentence());
    hashes.push_back(added->hash);
    files.push_back(added->file);
  }

  CaseBook book(const std::string& of = {}) const {
    return read_book(of.empty() ? folder.path().string() : of, *built_rulesets(), KeptJson::whole)->book;
  }

  TemporaryFolder folder;
  std::vector<std::string> hashes;
  std::vector<std::string> files;
};

TEST_F(ThreeCases, ThatContradictAreAPair) {
  const CaseBook read = book();
  ASSERT_THAT(read.conflicts(), SizeIs(1));
  const Conflict pair = read.conflicts().front();
  EXPECT_LT(read.cases()[pair.one].hash, read.cases()[pair.other].hash);
}

TEST_F(ThreeCases, AreTheSameInAnyOrderDoubledAndRenamed) {
  const TemporaryFolder other;
  fs::create_directories(other / "stick/again");
  fs::copy_file(files[2], other / "a.json");
  fs::copy_file(files[1], other / "stick/x.json");
  fs::copy_file(files[0], other / "stick/again/y.json");
  fs::copy_file(files[0], other / "z.json");
  const CaseBook moved = book(other.path().string());
  const CaseBook here = book();
  EXPECT_EQ(moved.counted(), here.counted());
  EXPECT_EQ(hash_of_book(moved), hash_of_book(here));
  EXPECT_EQ(write_json(book_value(moved, true)), write_json(book_value(here, true)));
  EXPECT_EQ(book_html(book_blocks(moved, *built_rulesets(), {}), {}, "en"),
            book_html(book_blocks(here, *built_rulesets(), {}), {}, "en"));
}

TEST_F(ThreeCases, AreFoundByTheBeginningsOfWords) {
  EXPECT_THAT(cases_with_words(book(), "HECK ub", 3, *built_rulesets()), SizeIs(1));
  EXPECT_THAT(cases_with_words(book(), "scenic", 3, *built_rulesets()), SizeIs(1));
  EXPECT_THAT(cases_with_words(book(), "ecke", 3, *built_rulesets()), SizeIs(0));
}

TEST_F(ThreeCases, AreABookThatEscapesEveryText) {
  const auto blocks = book_blocks(book(), *built_rulesets(), {});
  const std::string page = book_html(blocks, {}, "en");
  EXPECT_THAT(page, HasSubstr("A scenic lip &lt;b&gt;"));
  EXPECT_THAT(page, HasSubstr("Bo Lind"));
  EXPECT_THAT(page, HasSubstr(hash_of_book(book())));
  EXPECT_THAT(book_markdown(blocks, {}), HasSubstr("A scenic lip \\<b\\>"));
  BookReader nameless;
  nameless.without_names = true;
  const std::string bare = book_html(book_blocks(book(), *built_rulesets(), nameless), {}, "en");
  EXPECT_THAT(bare, Not(HasSubstr("Lind")));
  EXPECT_THAT(bare, HasSubstr("Umpire 1"));
}

TEST_F(ThreeCases, StandUnderTheirClausesAsTheRulesNumberThem) {
  const std::string hedge = R"({"id":"h","kind":"hedge","width":0.5,
      "geometry":{"type":"LineString","coordinates":[[10,23],[30,23]]}})";
  auto opened = CaseDesk::open(folder.path().string(), *built_rulesets());
  CaseDesk desk = std::move(opened).value();
  add(desk, draft(tank_table(hedge), forward(6)));
  const auto blocks = book_blocks(book(), *built_rulesets(), {});
  std::vector<std::string> clauses;
  std::string of_contradiction;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (blocks[i].kind == BlockKind::heading && blocks[i].text.starts_with("pips-"))
      clauses.push_back(blocks[i].text.substr(0, blocks[i].text.find(' ')));
    if (blocks[i].text == "Decisions that contradict each other") of_contradiction = blocks[i + 1].text;
  }
  EXPECT_THAT(clauses, ElementsAre("pips-7", "pips-8", "pips-19"));
  EXPECT_THAT(of_contradiction, StartsWith("pips-7 "));
}

TEST_F(ThreeCases, AreTestsOfTheirRuleset) {
  const auto tests = tests_of(book());
  ASSERT_TRUE(tests.contains("pips"));
  EXPECT_EQ(tests.at("pips").overridden["cases"].size(), 1U);
  for (const TriedCase& one : try_cases(tests.at("pips").upheld, "pips", built_referee()))
    EXPECT_TRUE(one.differences.empty()) << one.differences.front();
  for (const TriedCase& one : try_cases(tests.at("pips").overridden, "pips", built_referee()))
    EXPECT_FALSE(one.differences.empty());
}

TEST_F(ThreeCases, WithBentFilesBesideThemStillCount) {
  std::ifstream whole(files[0]);
  const std::string text{std::istreambuf_iterator<char>(whole), {}};
  folder.write("half.json", text.substr(0, text.size() / 2));
  folder.write("list.json", "[]");
  folder.write("deep.json", std::string(100'000, '['));
  folder.write("large.json", std::string(MAX_CASE_BYTES + 1, ' '));
  folder.write(".hidden.json", "{");
  folder.write("folder.json/x.txt", "");
  folder.write("1/2/3/4/5/deep.json", text);
  fs::create_symlink(files[0], folder / "link.json");
  ASSERT_EQ(::mkfifo((folder / "pipe.json").c_str(), 0600), 0);
  const auto read = read_book(folder.path().string(), *built_rulesets());
  EXPECT_EQ(read->book.counted(), 3U);
  std::vector<std::string> names;
  for (const FileProblem& problem : read->problems) names.push_back(problem.file);
  EXPECT_THAT(names, ElementsAre("1/2/3/4/5/deep.json", "deep.json", "folder.json", "half.json", "large.json",
                                 "link.json", "list.json", "pipe.json"));
}

TEST_F(ThreeCases, AreCopiedWithoutNamesAndThenWithThem) {
  const TemporaryFolder other;
  const std::string to = other / "copy";
  EXPECT_EQ(copy_cases(folder.path().string(), to, true, *built_rulesets())->copied, 3U);
  const CaseBook nameless = book(to);
  for (const FiledCase& one : nameless.cases()) EXPECT_FALSE(one.has_names);
  EXPECT_EQ(copy_cases(folder.path().string(), to, true, *built_rulesets())->there, 3U);
  EXPECT_EQ(copy_cases(folder.path().string(), to, false, *built_rulesets())->copied, 3U);
  const CaseBook again = book(to);
  EXPECT_EQ(again.counted(), 3U);
  for (const FiledCase& one : again.cases()) EXPECT_TRUE(one.has_names);
}

TEST_F(ThreeCases, AreComparedBeforeTheyAreMerged) {
  const TemporaryFolder other;
  fs::copy_file(files[0], other / "a.json");
  const auto merged = merged_folders({folder.path().string(), other.path().string()}, *built_rulesets());
  EXPECT_EQ(merged->both, 1U);
  EXPECT_THAT(merged->only, ElementsAre(2U, 0U));
  EXPECT_TRUE(merged->new_conflicts.empty());
  fs::copy_file(files[1], other / "b.json");
  fs::remove(files[1]);
  fs::remove(other / "a.json");
  EXPECT_THAT(merged_folders({folder.path().string(), other.path().string()}, *built_rulesets())->new_conflicts,
              SizeIs(1));
}

TEST_F(ThreeCases, HaveNothingWrongToday) {
  const auto checked = checked_folder(folder.path().string(), *built_rulesets(), moment_now());
  EXPECT_EQ(checked->counted, 3U);
  EXPECT_THAT(checked->changed, SizeIs(0));
  const auto early = checked_folder(folder.path().string(), *built_rulesets(), 0);
  EXPECT_THAT(early->problems, SizeIs(3));
}

TEST(AFolderOfCases, ThatIsNotThereIsToldSo) {
  EXPECT_EQ(read_book("/nowhere/cases", *built_rulesets()).problem().reason,
            "There is no folder of cases at /nowhere/cases.");
}

TEST_F(ThreeCases, AreTheSameBookInJsonHoweverTheirFilesAreWritten) {
  TemporaryFolder other;
  for (const std::string& file : files) {
    const Value json = parse_json(*text_of_file(file, MAX_CASE_BYTES), "").value();
    Value::Object turned(json.members().begin(), json.members().end());
    std::reverse(turned.begin(), turned.end());
    other.write(fs::path(file).filename().string(), write_json(Value(std::move(turned)), 4));
  }
  EXPECT_EQ(write_json(book_value(book(other.path().string()), false)), write_json(book_value(book(), false)));
}

TEST_F(ThreeCases, AreCopiedBesideAFileThatIsHalfThere) {
  TemporaryFolder to;
  to.write(fs::path(files[0]).filename().string(), "{\"linesman_case\":1,");
  const auto copied = copy_cases(folder.path().string(), to.path().string(), false, *built_rulesets());
  ASSERT_TRUE(copied) << copied.problem().sentence();
  EXPECT_EQ(copied->copied, 3U);
  EXPECT_THAT(book(to.path().string()).cases(), SizeIs(3));
  EXPECT_EQ(*text_of_file(to / fs::path(files[0]).filename().string(), 100), "{\"linesman_case\":1,");
}

TEST_F(ThreeCases, AreNamedAsCorrectedTwiceWhileBothCount) {
  const auto correct = [&](const std::string& hash, const std::string& when, const std::string& more) {
    auto desk = CaseDesk::open(folder.path().string(), *built_rulesets());
    const auto added = CaseDesk(std::move(desk).value())
                           .add(read_draft(draft(tank_table(), forward(3), "\"corrects\":\"" + hash + "\"" + more)
                                               .with("made", "2026-11-28T" + when + ":00.000Z"))
                                    .value());
    return added.value().hash;
  };
  const auto forks = [&] {
    return checked_folder(folder.path().string(), *built_rulesets(), *moment_in("2026-12-01T00:00:00.000Z"))->problems;
  };
  correct(hashes[2], "16:00", "");
  const std::string second = correct(hashes[2], "16:01", "");
  EXPECT_THAT(forks(), SizeIs(2));
  correct(second, "16:02", R"(,"withdrawn":true)");
  EXPECT_THAT(forks(), SizeIs(0));
}

TEST_F(ThreeCases, AreWrittenWithoutNamesWhereThatIsAsked) {
  auto desk = CaseDesk::open(folder.path().string(), *built_rulesets());
  const auto added = CaseDesk(std::move(desk).value())
                         .add(read_draft(draft(tank_table(), forward(4), R"("seen_by":["Eve Stone"])")).value(), true);
  ASSERT_TRUE(added) << added.problem().sentence();
  EXPECT_THAT(*text_of_file(added->file, MAX_CASE_BYTES), Not(HasSubstr("Stone")));
  EXPECT_THAT(book().cases(), SizeIs(4));
}

}  // namespace
}  // namespace linesman
