// The reader of documents refuses records that are not valid.
#include "files/documents/record.h"

#include <gtest/gtest.h>

#include "files/documents/document.h"
#include "support/documents.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::json;
using files_test::with;

std::string history_refusal(std::string_view history, const Value& here = {}) {
  Value document = with(ford_at_dawn(), "/history", json(history));
  const Value& entries = document["history"];
  if (!here.is_null())
    document = document.with("here", here);
  else if (entries[std::size_t{0}].find("seq") != nullptr)
    document = document.with("here", static_cast<std::int64_t>(entries.size()));
  const auto read = read_document(document, "");
  return read ? "" : read.problem().sentence();
}

TEST(ARecord, IsReadWithItsNumbers) {
  const Value document = with(ford_at_dawn(), "/history", json(R"([{"seq": 1, "after": 0, "edit": {}},
      {"seq": 2, "after": 0, "note": {"on": 1, "text": "here"}}])"));
  const Record record = record_of(read_document(document.with("here", 1), "").value().game);
  EXPECT_EQ(record.here, 1);
  ASSERT_EQ(record.entries.size(), 2u);
  EXPECT_EQ(entries_of(record)[1].after(), 0);
  EXPECT_EQ(note_of(entries_of(record)[1]), (EntryNote{1, "here", ""}));
}

TEST(AnEntry, HasAKind) {
  EXPECT_EQ(history_refusal("[{}]"),
            "/history/0: an entry of a history is an order, an edit, a decision, a roll, a note or what was seen, and "
            "this is none");
  EXPECT_EQ(history_refusal(R"([{"edit": {}, "roll": {}}])"),
            "/history/0: an entry of a history is one thing, and this has both \"edit\" and \"roll\"");
}

TEST(AnEntry, HasTheNumberOfItsPlace) {
  EXPECT_EQ(history_refusal(R"([{"seq": 1, "after": 0, "edit": {}}, {"seq": 1, "after": 1, "edit": {}}])"),
            "/history/1/seq: \"seq\" must be 2, for the entries stand in the order in which they were made, not 1");
  EXPECT_NE(history_refusal(R"([{"seq": 1, "after": 0, "edit": {}}, {"edit": {}}])"), "");
  EXPECT_EQ(history_refusal(R"([{"edit": {}}, {"seq": 2, "edit": {}}])"),
            "/history/1/seq: \"seq\" is given, but the first entry has no number");
}

TEST(AnEntry, FollowsAnEarlierOne) {
  EXPECT_EQ(history_refusal(R"([{"seq": 1, "after": 1, "edit": {}}])"),
            "/history/0/after: \"after\" must be the number of an earlier entry, from 0 to 0, not 1");
}

TEST(ThePresentPointOfAGame, IsAnEntry) {
  EXPECT_EQ(history_refusal(R"([{"seq": 1, "after": 0, "edit": {}}])", 2),
            "/here: \"here\" must be the number of an entry of the history, from 0 to 1, not 2");
  EXPECT_EQ(history_refusal(R"([{"seq": 1, "after": 0, "edit": {}}])", 0), "");
  EXPECT_EQ(read_document(with(ford_at_dawn(), "/history", json(R"([{"seq": 1, "after": 0, "edit": {}}])")), "")
                .problem()
                .sentence(),
            "\"here\" is missing: the entry after which the game stands");
  EXPECT_EQ(history_refusal(R"([{"edit": {}}])", 1),
            "/here: \"here\" names an entry, but the entries of the history have no numbers");
}

TEST(ADecision, HasAVerdictATextAndAName) {
  const auto decision = [](const std::string& body) {
    return history_refusal(R"([{"seq": 1, "after": 0, "edit": {}}, {"seq": 2, "after": 1, "decision": )" + body + "}]");
  };
  EXPECT_EQ(decision(R"({"on": 1, "verdict": "legal", "text": "So be it.", "by": "Ann"})"), "");
  EXPECT_EQ(decision(R"({"on": {"piece": "tank-1"}, "verdict": "legal", "text": "So be it.", "by": "Ann"})"), "");
  EXPECT_NE(decision(R"({"on": 2, "verdict": "legal", "text": "So be it.", "by": "Ann"})"), "");
  EXPECT_NE(decision(R"({"on": 1, "verdict": "marginal", "text": "So be it.", "by": "Ann"})"), "");
  EXPECT_EQ(decision(R"({"on": 1, "verdict": "legal", "text": "", "by": "Ann"})"),
            "/history/1/decision/text: a decision needs \"text\", and it is empty");
}

}  // namespace
}  // namespace linesman
