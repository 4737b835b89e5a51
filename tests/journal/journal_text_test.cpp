// Reads journals that are cut or changed at any byte.
#include "journal/journal_text.h"

#include <gmock/gmock.h>

#include "files/json.h"

namespace linesman {
namespace {

const Value BASE = Value::Object{{"linesman", 1}, {"title", "A \"base\"\nin two lines"}};

Value change(int seq) { return Value::Object{{"title", "change " + std::to_string(seq)}, {"seq", seq}}; }

std::string journal(int changes, std::int64_t from = 0) {
  JournalWriter writer;
  std::string text = writer.begin({"session-1", from, "/games/ford.linesman", "abc"}, journal_base(BASE));
  for (int i = 1; i <= changes; ++i) text += writer.line(change(static_cast<int>(from) + i));
  return text;
}

/// The number of changes in a journal; -1 when the text is no journal.
int changes_in(const std::string& text) {
  const auto read = read_journal(text, "j");
  return read ? static_cast<int>(read->changes.size()) : -1;
}

TEST(AJournal, IsReadAsItWasWritten) {
  const auto read = read_journal(journal(3, 7), "j");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->head.session, "session-1");
  EXPECT_EQ(read->head.seq, 7);
  EXPECT_EQ(read->head.document, "/games/ford.linesman");
  EXPECT_EQ(read->head.of, "abc");
  EXPECT_EQ(read->base, BASE);
  ASSERT_EQ(read->changes.size(), 3u);
  EXPECT_EQ(read->changes[2]["title"].text(), "change 10");
  EXPECT_EQ(read->torn, "");
}

TEST(AJournal, CutAtAnyByteHasAllWholeLines) {
  const std::string whole = journal(4);
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const std::string cut = whole.substr(0, size);
    const auto lines = static_cast<int>(std::count(cut.begin(), cut.end(), '\n'));
    EXPECT_EQ(changes_in(cut), std::max(lines - 2, -1)) << size;
    const auto read = read_journal(cut, "j");
    if (!read) continue;
    EXPECT_FALSE(read->damaged);
    EXPECT_EQ(read->torn.empty(), cut.back() == '\n') << size;
  }
}

TEST(AJournal, EndsBeforeAChangedByte) {
  const std::string whole = journal(3);
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string bent = whole;
    bent[at] = bent[at] == 'x' ? 'y' : 'x';
    const auto line = std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    EXPECT_EQ(changes_in(bent), std::max<int>(static_cast<int>(line) - 2, -1)) << at;
  }
}

TEST(AJournal, EndsBeforeALineThatIsDroppedDoubledOrMoved) {
  JournalWriter writer;
  const std::string head = writer.begin({"s", 0, "", ""}, journal_base(BASE));
  const std::string first = writer.line(change(1));
  const std::string second = writer.line(change(2));
  const std::string third = writer.line(change(3));
  EXPECT_EQ(changes_in(head + first + second + third), 3);
  EXPECT_EQ(changes_in(head + second + third), 0);
  EXPECT_EQ(changes_in(head + first + third), 1);
  EXPECT_EQ(changes_in(head + first + first + second), 1);
  const auto swapped = read_journal(head + first + third + second, "j");
  EXPECT_TRUE(swapped->damaged);
  EXPECT_EQ(swapped->torn, "2 lines of its journal are damaged and left out.");
}

TEST(AJournal, EndsWhereItsNumbersDoNotFollow) {
  JournalWriter writer;
  std::string text = writer.begin({"s", 0, "", ""}, journal_base(BASE));
  text += writer.line(change(1));
  text += writer.line(change(3));
  EXPECT_EQ(changes_in(text), 1);
}

TEST(AnyOtherText, IsAProblem) {
  for (const char* text : {"", "\n", "{}\n{}\n", "{\"journal\":1}\n{}\n", "not even JSON\n\n\n"})
    EXPECT_EQ(changes_in(text), -1) << text;
}

}  // namespace
}  // namespace linesman
