// The calls of the case book for people, and its book on paper.
#include <filesystem>
#include <sstream>

#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class TheCaseCalls : public TheProgram {
 protected:
  TheCaseCalls() {
    game = at.write("game.linesman",
                    R"({"linesman":1,"ruleset":"orders","title":"A lane","table":{"width":48,"depth":36},"terrain":[],
      "pieces":[{"id":"r","name":"Runner","side":"red","base":{"shape":"circle","diameter":1},"at":[24,6],"facing":0,
      "traits":{"troop":"infantry"}}]})");
    order = at.write("order.json", R"({"piece":"r","action":"advance","path":[{"forward":20}]})");
    book = at / "cases";
    std::filesystem::create_directory(book);
    const Finished added = add({"--upheld"});
    EXPECT_EQ(added.status, 0) << added.err;
  }

  Finished add(std::vector<std::string> decision) const {
    std::vector<std::string> call{"cases", "add", book, game, order, "--umpire", "Bo Lind", "--table", "7"};
    call.insert(call.end(), decision.begin(), decision.end());
    return at.run(call);
  }

  std::string game;
  std::string order;
  std::string book;
};

TEST_F(TheCaseCalls, SayForPeopleWhatIsTheSame) {
  const Finished found = at.run({"cases", "find", "--text", book, game, order});
  EXPECT_EQ(found.status, 0) << found.err;
  EXPECT_THAT(found.out, AllOf(StartsWith("1 case is the same: illegal\n"), HasSubstr("of table 7: illegal")));
  const Finished none = at.run({"cases", "find", "--text", book, "--words", "zeppelin"});
  EXPECT_EQ(none.status, 1);
  EXPECT_EQ(none.out, "No case has these words\n");
  EXPECT_THAT(at.run({"cases", "find", "--text", book, "--words", "runn"}).out, HasSubstr("of table 7"));
}

TEST_F(TheCaseCalls, SayForPeopleWhatContradicts) {
  EXPECT_EQ(at.run({"cases", "conflicts", "--text", book}).out, "No case of 1 contradicts another\n");
  EXPECT_EQ(add({"--verdict", "legal", "--reason", "The lane was downhill"}).status, 0);
  const Finished found = at.run({"cases", "conflicts", "--text", book});
  EXPECT_EQ(found.status, 1);
  EXPECT_THAT(found.out, AllOf(StartsWith("The same situation, decided otherwise:\n  case "),
                               HasSubstr("because: The lane was downhill"), HasSubstr("  both: ")));
  EXPECT_THAT(at.run({"cases", "check", "--text", book}).out, StartsWith("2 cases count\n"));
}

TEST_F(TheCaseCalls, WriteTheSamePdfForTheSameCases) {
  const auto written = [&](const std::string& name) {
    const Finished made = at.run({"cases", "book", book, "-o", at / name});
    EXPECT_EQ(made.status, 0) << made.err;
    const auto bytes = read_file(at / name);
    return bytes ? *bytes : "";
  };
  const std::string first = written("a.pdf");
  EXPECT_THAT(first, StartsWith("%PDF"));
  EXPECT_TRUE(first == written("b.pdf"));
  expect_refused(at.run({"cases", "book", book, "-o", at / "a.doc"}));
}

TEST_F(TheCaseCalls, NameTheCaseInTheRecord) {
  const Finished wrong =
      at.run({"decide", game, "1", "legal", "--reason", "So", "--by", "Bo", "--case", "3fa1", "-o", "-"});
  expect_refused(wrong);
  EXPECT_THAT(wrong.err, HasSubstr("--case"));
}

TEST_F(TheCaseCalls, SayForPeopleWhatWasSaidWithNamesOrLetters) {
  EXPECT_EQ(add({"--verdict", "legal", "--reason", "Anna said {sic} twice", "--statement", "red", "Anna", "No"}).status,
            0);
  for (const std::vector<std::string>& call :
       {std::vector<std::string>{"cases", "find", "--text", book, game, order},
        std::vector<std::string>{"cases", "find", "--text", book, "--words", "twice"},
        std::vector<std::string>{"cases", "conflicts", "--text", book}}) {
    EXPECT_THAT(at.run(call).out, HasSubstr("because: Anna said {sic} twice"));
    std::vector<std::string> nameless = call;
    nameless.insert(nameless.begin() + 2, "--without-names");
    EXPECT_THAT(at.run(nameless).out, HasSubstr("because: {a} said {sic} twice"));
  }
}

TEST_F(TheCaseCalls, SayForPeopleWhatTheyWrote) {
  EXPECT_THAT(add({"--upheld", "--text"}).out,
              AllOf(StartsWith("case "), HasSubstr(" of table 7 stands in "), HasSubstr("\n  like it: case ")));
  EXPECT_EQ(at.run({"cases", "copy", "--text", book, "-o", at / "copy"}).out,
            "cases copied: 2\ncases that were there already: 0\n");
  EXPECT_THAT(at.run({"cases", "merge-check", "--text", book, at / "copy"}).out,
              StartsWith("cases in all folders: 2\ncases in "));
  EXPECT_THAT(at.run({"cases", "tests", "--text", book, "-o", at / "tests"}).out, HasSubstr("cases.json: cases: 2\n"));
}

TEST_F(TheCaseCalls, WriteACaseWithoutNames) {
  const Finished added = add({"--verdict", "legal", "--reason", "So", "--without-names"});
  EXPECT_EQ(added.status, 0) << added.err;
  const auto file = read_file(std::string(*json(added.out)["file"].text()));
  EXPECT_THAT(*file, ::testing::Not(HasSubstr("Lind")));
  EXPECT_EQ(at.run({"cases", "check", "--without-names", book}).status, 0);
}

TEST_F(TheCaseCalls, WriteTheDayAsTheLanguageDoes) {
  const auto page = [&](const std::string& language) {
    EXPECT_EQ(at.run({"--language", language, "cases", "book", book, "-o", at / "book.md"}).status, 0);
    return *read_file(at / "book.md");
  };
  EXPECT_THAT(page("en"), ::testing::ContainsRegex(R"([0-9]{4}\\-[0-9]{2}\\-[0-9]{2} [0-9]{2}:[0-9]{2}, table 7)"));
  EXPECT_THAT(page("de"), ::testing::ContainsRegex(R"([0-9]{2}\\.[0-9]{2}\\.[0-9]{4} [0-9]{2}:[0-9]{2}, Tisch 7)"));
}

/// An event with a call of table 7, taken by Bo.
class TheEventCalls : public TheCaseCalls {
 protected:
  TheEventCalls() {
    event = at / "event";
    at.write("event/event.json",
             R"({"linesman_event":1,"id":"perth","title":"Perth","edition":1,"ruleset":"orders",)"
             R"("tables":[{"number":7,"players":[{"side":"red","name":"Anna"}]}],"umpires":["Ada","Bo"],)"
             R"("readings":[{"id":"a","rule":"orders-1","text":"So.","picture":"hedge.png"}]})");
  }

  /// The answers of a batch to one line each.
  std::vector<Value> answers(const std::vector<Value>& lines) const {
    std::string in;
    for (const Value& line : lines) in += write_json(line) + "\n";
    const Finished all = at.run({"batch", at.write("lines.json", in)});
    EXPECT_EQ(all.status, 0) << all.err;
    std::vector<Value> read;
    std::istringstream out(all.out);
    for (std::string line; std::getline(out, line);) read.push_back(json(line));
    return read;
  }

  std::string event;
};

TEST_F(TheEventCalls, SayForPeopleWhoGoes) {
  EXPECT_EQ(at.run({"event", "call", "--text", event, "7"}).out, "Table 7 has called.\n");
  EXPECT_EQ(at.run({"event", "call", "--text", event, "7", "--taken", "Bo"}).out, "Bo goes to table 7.\n");
  EXPECT_THAT(at.run({"event", "hall", "--text", event}).out, HasSubstr("taken by Bo, 0 min, Anna (red)"));
  EXPECT_THAT(at.run({"event", "hall", "--text", "--without-names", event}).out,
              HasSubstr("taken by Umpire 2, 0 min, red"));
  EXPECT_THAT(at.run({"event", "hall", "--without-names", event}).out, HasSubstr(R"("by": "Umpire 2")"));
  const Finished checked = at.run({"event", "check", "--text", event});
  EXPECT_EQ(checked.status, 1);
  EXPECT_THAT(checked.out, HasSubstr("pictures/hedge.png is not there, though a reading names it\n"));
}

TEST_F(TheEventCalls, NameAPictureThatIsNotThere) {
  const Finished packed = at.run({"event", "pack", event, "-o", at / "pack.html"});
  EXPECT_EQ(packed.status, 0);
  EXPECT_EQ(packed.err, "pictures/hedge.png is not there, though a reading names it\n");
}

TEST_F(TheEventCalls, AreAnsweredInABatch) {
  const auto line = [&](const char* what) { return Value(Value::Object{{"do", what}, {"event", event}}); };
  const auto found = answers(
      {line("event check"), line("event hall"), line("event call").with("table", 7),
       line("event report").with("output", at / "report.md"), line("event pack").with("output", at / "pack.html"),
       Value(Value::Object{{"do", "cases tests"}, {"folder", book}, {"output", at / "tests"}}),
       Value(Value::Object{{"do", "cases book"}, {"folder", book}, {"output", at / "book.html"}}), line("event call")});
  ASSERT_EQ(found.size(), 8U);
  EXPECT_EQ(found[0]["problems"].size(), 1U);
  EXPECT_EQ(found[1]["tables"][0]["number"], Value(7));
  EXPECT_EQ(found[2]["kind"], Value("called"));
  EXPECT_EQ(found[3]["written"], Value(at / "report.md"));
  EXPECT_EQ(found[4]["left_out"].size(), 1U);
  EXPECT_EQ(found[5]["written"].size(), 2U);
  EXPECT_EQ(found[6]["left_out"].size(), 0U);
  EXPECT_TRUE(found[7]["error"].is_text());
  EXPECT_THAT(*read_file(at / "report.md"), StartsWith("# Perth"));
  EXPECT_THAT(*read_file(at / "book.html"), StartsWith("<!DOCTYPE html>"));
}

}  // namespace
}  // namespace linesman
