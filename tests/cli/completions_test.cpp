// The scripts with which shells complete calls and options, held against the help of every call.
#include <gmock/gmock.h>

#include <cstdlib>
#include <regex>
#include <set>

#include "cli/the_program.h"

namespace linesman {
namespace {

using testing::HasSubstr;

class Completions : public TheProgram {
 protected:
  /// The long options that the help of a call shows; of the program for no call.
  std::set<std::string> options(const std::string& call) {
    const std::string help =
        at.run(call.empty() ? std::vector<std::string>{"--help"} : std::vector{call, std::string("--help")}).out;
    static const std::regex option("\\n  (?:-[a-z],)?--([a-z]+(?:-[a-z]+)*)");
    std::set<std::string> found;
    for (std::sregex_iterator it(help.begin(), help.end(), option), end; it != end; ++it) found.insert((*it)[1]);
    return found;
  }

  std::set<std::string> calls() {
    const std::string help = at.run({"--help"}).out;
    static const std::regex call("\\n  ([a-z]+)  ");
    std::set<std::string> found;
    for (std::sregex_iterator it(help.begin(), help.end(), call), end; it != end; ++it) found.insert((*it)[1]);
    return found;
  }

  /// The part of a script that is about a call: from a word to the next one.
  static std::string part(const std::string& script, const std::string& from, const std::string& to) {
    const std::size_t begin = script.find(from);
    return begin == std::string::npos ? "" : script.substr(begin, script.find(to, begin) - begin);
  }
};

TEST_F(Completions, KnowEveryCallAndEveryOptionOfTheHelp) {
  const std::string bash = at.run({"completion", "bash"}).out;
  const std::string zsh = at.run({"completion", "zsh"}).out;
  const std::string fish = at.run({"completion", "fish"}).out;
  ASSERT_GE(calls().size(), 24u);
  for (const std::string& call : calls()) {
    const std::string in_bash = part(bash, "    " + call + ") options=", "\n");
    const std::string in_zsh = part(zsh, "      " + call + ") _arguments", ";;");
    // Those of a family of calls stand at its members.
    const bool family = call == "cases" || call == "event";
    ASSERT_GE(options(call).size(), family ? 1u : 2u) << call;
    for (const std::string& option : options(call)) {
      EXPECT_THAT(in_bash, HasSubstr("--" + option)) << call;
      EXPECT_THAT(in_zsh, HasSubstr("'--" + option + "[")) << call;
      EXPECT_THAT(fish, testing::ContainsRegex("from " + call + "'.* -l " + option + " ")) << call;
    }
  }
  for (const std::string& option : options(""))
    EXPECT_THAT(part(bash, "    *) options=", "\n"), HasSubstr("--" + option));
}

TEST_F(Completions, AreThoseThatBashOffers) {
  at.write("linesman-cli.bash", at.run({"completion", "bash"}).out);
  const std::string script = "source '" + (at / "linesman-cli.bash") +
                             "'; COMP_WORDS=(linesman-cli judge --te); COMP_CWORD=2; _linesman_cli; "
                             "[ \"${COMPREPLY[*]}\" = --text ] || exit 3; "
                             "COMP_WORDS=(linesman-cli re); COMP_CWORD=1; _linesman_cli; "
                             "[ \"${COMPREPLY[*]}\" = 'reach readings record rejudge replay render' ] || exit 4";
  at.write("try.bash", script);
  EXPECT_EQ(std::system(("bash '" + (at / "try.bash") + "'").c_str()), 0);
}

TEST_F(Completions, AreOfNoOtherShell) { expect_refused(at.run({"completion", "tcsh"})); }

}  // namespace
}  // namespace linesman
