// The journals that a starting window finds: some lead to no game, some are no journals, some are hostile.
#include "journal/unsaved.h"

#include <gmock/gmock.h>

#include <ctime>
#include <functional>

#include "files/disk/file.h"
#include "files/json.h"
#include "journal/journal_file.h"
#include "record/sha256.h"
#include "support/documents.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::json;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

const char* const NO_TABLE = R"({"table": {"width": -1, "depth": 36}})";

class AFoundJournal : public testing::Test {
 protected:
  /// Writes the journal of a killed window, in the folder of the game or in the state folder.
  std::string leave(const std::vector<Value>& changes, std::int64_t seq = 0, const std::string& name = {},
                    const Value& base = ford_at_dawn()) {
    const JournalHead head{"0123456789abcdef", seq, path, sha256(read_file(path).value())};
    JournalWriter writer;
    std::string text = writer.begin(head, journal_base(base));
    for (const Value& change : changes) text += writer.line(change.with("seq", ++seq));
    const std::string where = name.empty() ? journal_beside(path, head.session) : journal_in(state, name);
    folder.write(std::filesystem::relative(where, folder.path()).string(), text);
    return where;
  }
  std::vector<Unsaved> found() const { return unsaved_of(path, state); }
  static std::string aside(const std::string& journal) { return journal + ".damaged"; }

  TemporaryFolder folder;
  std::string state = folder / "state";
  std::string path = folder.write("ford.linesman", write_json(ford_at_dawn()));
};

TEST_F(AFoundJournal, IsPutAsideWhenItsFirstChangeLeadsToNoGame) {
  const std::string journal = leave({json(NO_TABLE), json(R"({"title": "what a player did"})")});
  const std::string text = read_file(journal).value();
  auto unsaved = found();
  ASSERT_THAT(unsaved, SizeIs(1));
  EXPECT_EQ(unsaved[0].changes, 0) << "there is nothing to restore, but something to say";
  unsaved[0].discard();
  EXPECT_FALSE(std::filesystem::exists(journal));
  EXPECT_EQ(read_file(aside(journal)).value(), text);
  EXPECT_THAT(found(), IsEmpty());
}

TEST_F(AFoundJournal, IsRestoredUpToABadChangeAndThenPutAside) {
  std::vector<Value> changes;
  for (int i = 1; i <= 20; ++i) changes.push_back(Value::Object{{"title", "change " + std::to_string(i)}});
  changes[13] = json(NO_TABLE);
  const std::string journal = leave(changes);
  const std::string text = read_file(journal).value();
  auto unsaved = found();
  ASSERT_THAT(unsaved, SizeIs(1));
  EXPECT_EQ(unsaved[0].game.title(), "change 13");
  EXPECT_EQ(unsaved[0].changes, 13);
  EXPECT_EQ(unsaved[0].torn, "The journal's last changes lead to no game and are left out.");
  unsaved[0].discard();
  EXPECT_FALSE(std::filesystem::exists(journal));
  EXPECT_EQ(read_file(aside(journal)).value(), text);
}

TEST_F(AFoundJournal, IsPutAsideWhenItsBaseIsNoGame) {
  const std::string journal = leave({json(R"({"title": "x"})")}, 0, {}, ford_at_dawn().with("table", 5));
  EXPECT_THAT(found(), IsEmpty());
  EXPECT_TRUE(std::filesystem::exists(aside(journal)));
}

TEST_F(AFoundJournal, GivesWayToOneOfItsWindowThatCanBeRestoredFurther) {
  const std::string broken = leave({json(NO_TABLE), json(R"({"title": "lost"})")}, 5, "0123456789abcdef-5");
  const std::string whole =
      leave({json(R"({"title": "one"})"), json(R"({"title": "two"})"), json(R"({"title": "three"})")}, 3);
  auto unsaved = found();
  ASSERT_THAT(unsaved, SizeIs(1));
  EXPECT_EQ(unsaved[0].game.title(), "three");
  unsaved[0].discard();
  EXPECT_FALSE(std::filesystem::exists(whole));
  EXPECT_FALSE(std::filesystem::exists(aside(whole)));
  EXPECT_TRUE(std::filesystem::exists(aside(broken))) << "it went further than what was restored";
}

TEST_F(AFoundJournal, IsRemovedOnlyWhenItsBeginningIsUnfinished) {
  const std::string journal = leave({});
  const std::string whole = read_file(journal).value();
  for (const std::size_t size : {std::size_t{0}, std::size_t{5}, whole.find('\n'), whole.size() - 1}) {
    std::filesystem::remove(journal);
    folder.write(std::filesystem::path(journal).filename().string(), whole.substr(0, size));
    EXPECT_THAT(found(), IsEmpty());
    EXPECT_FALSE(std::filesystem::exists(journal)) << size;
    EXPECT_FALSE(std::filesystem::exists(aside(journal))) << size;
  }
  folder.write(std::filesystem::path(journal).filename().string(), "my own notes");
  EXPECT_THAT(found(), IsEmpty());
  EXPECT_EQ(read_file(aside(journal)).value(), "my own notes");
}

TEST_F(AFoundJournal, IsPutAsideWhenItIsTooLong) {
  const std::string journal = leave({json(R"({"title": "x"})")});
  std::filesystem::resize_file(journal, MAX_JOURNAL_BYTES + 1);
  EXPECT_THAT(found(), IsEmpty());
  EXPECT_EQ(std::filesystem::file_size(aside(journal)), MAX_JOURNAL_BYTES + 1);
}

TEST_F(AFoundJournal, IsNeverWrittenLongerThanItIsRead) {
  auto begun = JournalFile::begin(folder / "x.journal", {"s", 0, path, ""}, journal_base(ford_at_dawn()));
  ASSERT_TRUE(begun);
  JournalFile journal = std::move(begun).value();
  ASSERT_TRUE(journal.add(Value::Object{{"seq", 1}, {"title", "x"}}));
  std::filesystem::resize_file(folder / "x.journal", MAX_JOURNAL_BYTES - 50);
  const auto added = journal.add(Value::Object{{"seq", 2}, {"title", "y"}});
  ASSERT_FALSE(added);
  EXPECT_EQ(added.problem().reason, "cannot be written: File too large");
}

// A megabyte of changes whose cost could grow with the square of their number, to minutes each.
class AHostileJournal : public AFoundJournal {
 protected:
  /// A megabyte of changes; `change` gives the i-th.
  static std::vector<Value> megabyte(const std::function<Value(int)>& change) {
    constexpr std::size_t BYTES = 1'000'000;
    constexpr std::size_t SEAL = 85;
    std::vector<Value> changes;
    for (std::size_t size = 0; size < BYTES; size += write_json(changes.back()).size() + SEAL)
      changes.push_back(change(static_cast<int>(changes.size())));
    return changes;
  }
  /// Processor seconds until the journal is restored or put aside.
  double seconds_to_find() const {
    const std::clock_t before = std::clock();
    static_cast<void>(found());
    return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  }
  static constexpr double PATIENCE_SECONDS = 20;  // optimised code needs a tenth
};

TEST_F(AHostileJournal, OfBadChangesTakesNoLongTime) {
  auto changes = megabyte([](int i) { return Value::Object{{"turn", i}}; });
  changes.front() = json(NO_TABLE);
  const std::string journal = leave(changes);
  EXPECT_LT(seconds_to_find(), PATIENCE_SECONDS);
  EXPECT_TRUE(std::filesystem::exists(journal));
}

TEST_F(AHostileJournal, OfThingsThatComeAndGoTakesNoLongTime) {
  leave(megabyte([](int i) {
    const std::string id = "n" + std::to_string(i);
    return Value::Object{{"pieces", Value::Array{Value::Object{{"id", id}}}},
                         {"places", Value::Object{{id, i / 2}}},
                         {"order", Value::Object{{"pieces", Value::Array{Value("tank-1")}}}}};
  }));
  EXPECT_LT(seconds_to_find(), PATIENCE_SECONDS);
}

TEST_F(AHostileJournal, OfARecordThatIsCutRepeatedlyTakesNoLongTime) {
  Value::Array entries(20'000, json(R"({"edit": {}, "before": {}})"));
  auto changes = megabyte([](int) { return Value::Object{{"keep", 20'000}, {"history", Value::Array{}}}; });
  changes.front() = Value::Object{{"keep", 0}, {"history", entries}};
  leave(changes);
  EXPECT_LT(seconds_to_find(), PATIENCE_SECONDS);
}

TEST_F(AHostileJournal, OfManyMembersTakesNoLongTime) {
  Value::Object members;
  Value::Array names;
  for (int i = 0; i < 30'000; ++i) {
    members.emplace_back("m" + std::to_string(i), i);
    names.emplace_back("m" + std::to_string(i));
  }
  leave({members, Value::Object{{"without", names}}});
  EXPECT_LT(seconds_to_find(), PATIENCE_SECONDS);
}

}  // namespace
}  // namespace linesman
