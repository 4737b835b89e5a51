#include "cli/text/help_layout.h"

#include "cli/text/call_examples.h"
#include "cli/text/value_names.h"

namespace linesman {

namespace {

struct CallFamily {
  const char* heading;
  std::vector<const char*> calls;
};

const std::vector<CallFamily>& call_families() {
  static const std::vector<CallFamily> families{
      {"Orders", {"judge", "trace", "timeline", "apply", "sure", "mend", "readings", "roll"}},
      {"Questions", {"ask", "reach", "could", "form", "turns", "clock"}},
      {"Games", {"check", "turn", "edit", "wreck", "tray", "import", "export", "examples"}},
      {"The record of a game", {"record", "replay", "verify", "at", "note", "decide", "rejudge"}},
      {"Pictures and paper", {"render", "sheet", "markers", "photo", "watch", "backdrop"}},
      {"Rules", {"rulesets", "carry", "lab"}},
      {"Umpires", {"cases", "event"}},
      {"Other programs", {"batch", "schema", "completion"}}};
  return families;
}

}  // namespace

void group_calls(CLI::App& program) {
  for (const CallFamily& family : call_families())
    for (const char* call : family.calls) program.get_subcommand(std::string(call))->group(family.heading);
}

std::string HelpLayout::make_description(const CLI::App* app) const {
  std::string text = CLI::Formatter::make_description(app);
  const std::vector<std::string> examples = examples_of_call(path_of_call(*app));
  if (examples.empty()) return text;
  text += "\n" + get_label("Examples") + ":\n";
  for (const std::string& example : examples) text += "  linesman-cli " + example + "\n";
  return text + "\n";
}

}  // namespace linesman
