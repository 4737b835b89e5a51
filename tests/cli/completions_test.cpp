// The words that shells offer, held against the help of every call. test_completion.py presses Tab.
#include <gmock/gmock.h>

#include <regex>
#include <set>
#include <sstream>

#include "cli/the_program.h"

namespace linesman {
namespace {

class Completions : public TheProgram {
 protected:
  /// The long options that the help of a call shows; of the program for no call.
  std::set<std::string> options(const std::string& call) {
    const std::string help =
        at.run(call.empty() ? std::vector<std::string>{"--help"} : std::vector{call, std::string("--help")}).out;
    static const std::regex option("\\n  (?:-[a-zA-Z],)?(--[a-z]+(?:-[a-z]+)*)");
    return found(help, option);
  }

  std::set<std::string> calls() {
    static const std::regex call("\\n  ([a-z]+)  ");
    return found(at.run({"--help"}).out, call);
  }

  static std::set<std::string> found(const std::string& text, const std::regex& pattern) {
    std::set<std::string> all;
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) all.insert((*it)[1]);
    return all;
  }

  /// The words that a shell would offer.
  std::set<std::string> offered(std::vector<std::string> words) {
    words.insert(words.begin(), {"completion", "offer"});
    std::istringstream lines(at.run(words).out);
    std::set<std::string> all;
    for (std::string line; std::getline(lines, line);) all.insert(line.substr(0, line.find('\t')));
    return all;
  }
};

TEST_F(Completions, KnowEveryCallAndEveryOptionOfTheHelp) {
  ASSERT_GE(calls().size(), 24u);
  const std::set<std::string> words = offered({""});
  const std::set<std::string> everywhere = options("");
  for (const std::string& call : calls()) {
    EXPECT_TRUE(words.contains(call)) << call;
    std::set<std::string> wanted = options(call);
    // Those of a family of calls stand at its members.
    const bool family = call == "cases" || call == "event";
    ASSERT_GE(wanted.size(), family || call == "completion" ? 1u : 2u) << call;
    wanted.insert(everywhere.begin(), everywhere.end());
    EXPECT_EQ(offered({call, "--"}), wanted) << call;
  }
  EXPECT_EQ(offered({"--"}), everywhere);
}

TEST_F(Completions, AreAScriptOfEachShell) {
  for (const char* shell : {"bash", "zsh", "fish"})
    EXPECT_THAT(at.run({"completion", shell}).out, ::testing::HasSubstr("completion offer")) << shell;
}

TEST_F(Completions, AreOfNoOtherShell) { expect_refused(at.run({"completion", "tcsh"})); }

}  // namespace
}  // namespace linesman
