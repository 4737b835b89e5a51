#include "cli/text/call_examples.h"

namespace linesman {

const std::vector<CallExamples>& all_call_examples() {
  static const std::vector<CallExamples> all{
      {"",
       {"examples --copy .", "judge --text pips-river.linesman pips-river.1-over-the-bridge.order.json", "help judge"}},
      {"judge",
       {"judge --text game.linesman order.json", "judge --option mixed=worst game.linesman order.json order-2.json"}},
      {"trace", {"trace game.linesman order.json", "trace game.linesman - < order.json"}},
      {"timeline", {"timeline game.linesman order.json", "timeline --every 0.5 game.linesman order.json"}},
      {"apply", {"apply --text game.linesman order.json -o after.linesman", "apply game.linesman order.json -o -"}},
      {"ask", {"ask --text game.linesman question.json", "ask game.linesman - < question.json"}},
      {"reach", {"reach --text game.linesman order.json", "reach game.linesman order.json > reach.geojson"}},
      {"could", {"could --text game.linesman goal.json", "could --text game.linesman --after after.linesman"}},
      {"form", {"form --text unit.linesman form.json", "form unit.linesman form.json"}},
      {"turns", {"turns --text game.linesman goal.json", "turns game.linesman goal.json"}},
      {"readings", {"readings --text game.linesman order.json", "readings --other-rulesets game.linesman order.json"}},
      {"mend", {"mend --text game.linesman order-2.json", "mend game.linesman order-2.json"}},
      {"sure", {"sure --text game.linesman order.json", "sure --error 0.1 --samples 200 game.linesman order.json"}},
      {"verify", {"verify after.linesman", "verify --json after.linesman"}},
      {"record", {"record after.linesman", "record --json after.linesman"}},
      {"at", {"at after.linesman 0 -o before.linesman", "at --fresh after.linesman 1 -o new.linesman"}},
      {"turn", {"turn after.linesman -o after.linesman", "turn --to 5 after.linesman -o turn-5.linesman"}},
      {"wreck",
       {"wreck game.linesman jumbo -o burnt.linesman", "wreck --rating rough game.linesman jumbo -o burnt.linesman"}},
      {"tray",
       {"tray --models m-1,m-2,m-3,m-4 --files 2 models.linesman block -o block.linesman",
        "tray --losses 1 block.linesman block -o block.linesman"}},
      {"edit", {"edit game.linesman changed.linesman -o edited.linesman", "edit game.linesman changed.linesman -o -"}},
      {"note",
       {R"(note after.linesman "The bridge is mined" --by Ann -o after.linesman)",
        R"(note --on 1 after.linesman "" -o after.linesman)"}},
      {"decide",
       {R"(decide after.linesman 1 illegal --reason "The bridge was down" --by Ann -o decided.linesman)",
        R"(decide after.linesman 1 legal --reason "We measured again" --by Ann -o -)"}},
      {"rejudge",
       {"rejudge after.linesman 1 order.json -o again.linesman",
        "rejudge --json after.linesman 1 order.json -o again.linesman"}},
      {"replay", {"replay after.linesman", "replay --json after.linesman"}},
      {"check", {"check game.linesman after.linesman", "check --lint game.linesman"}},
      {"render", {"render game.linesman table.png --order order.json", "render game.linesman - --to svg > table.svg"}},
      {"export", {"export game.linesman table.geojson", "export game.linesman - --to csv > roster.csv"}},
      {"import", {"import table.geojson -o new.linesman", "import roster.csv --into new.linesman -o new.linesman"}},
      {"sheet", {"sheet after.linesman -o ruling.pdf", "sheet --order order.json game.linesman -o ruling.html"}},
      {"markers", {"markers markers.pdf --pieces 6", "markers markers.pdf --game game.linesman"}},
      {"photo", {"photo game.linesman table.jpg", "photo --could game.linesman table.jpg"}},
      {"watch", {"watch game.linesman --frames film", "watch game.linesman --camera 0"}},
      {"backdrop",
       {"backdrop --scale 0.01 game.linesman table.png -o with-map.linesman",
        "backdrop with-map.linesman -o game.linesman"}},
      {"rulesets", {"rulesets pips", "rulesets --new my-game --chart"}},
      {"carry", {"carry chart.linesman -o carried.linesman", "carry --drop carried.linesman -o chart.linesman"}},
      {"roll", {"roll 3d6", "roll 2d6 --into after.linesman --for movement"}},
      {"clock", {"clock game.linesman --turns 3", "clock game.linesman --at 30,20"}},
      {"lab", {"lab after.linesman", "lab after.linesman --a game --b pips,mixed=worst -o report.html"}},
      {"schema", {"schema", "schema game"}},
      {"examples", {"examples", "examples pips-river --copy ."}},
      {"batch", {"batch requests.jsonl", "batch --jobs 2 < requests.jsonl > answers.jsonl"}},
      {"completion", {"completion bash", "completion zsh"}},
      {"cases add",
       {R"(cases add book game.linesman order.json --umpire Ann --upheld --reason "It stands")",
        R"(cases add book game.linesman order-2.json --umpire Ann --verdict legal --reason "The ford was marked")"}},
      {"cases find", {"cases find book game.linesman order.json", "cases find book --words ford"}},
      {"cases conflicts", {"cases conflicts book", "cases conflicts book > conflicts.json"}},
      {"cases check", {"cases check book", "cases check book && echo whole"}},
      {"cases copy", {"cases copy book -o copy", "cases copy --without-names book -o copy"}},
      {"cases merge-check", {"cases merge-check book copy", "cases merge-check book copy > merge.json"}},
      {"cases tests", {"cases tests book -o tests", "cases tests book -o tests"}},
      {"cases book", {"cases book book -o book.html", "cases book --without-names book -o book.md"}},
      {"event check", {"event check event", "event check event && echo whole"}},
      {"event call", {"event call event 7", R"(event call event 7 --taken "Bo Lind")"}},
      {"event hall", {"event hall event", "event hall event --at 2026-11-29T12:00:00.000Z"}},
      {"event report", {"event report event -o report.html", "event report --without-names event -o report.md"}},
      {"event pack", {"event pack event -o pack.html", "event pack event -o pack.md"}},
  };
  return all;
}

std::vector<std::string> examples_of_call(const std::string& call) {
  for (const CallExamples& each : all_call_examples())
    if (each.call == call) return each.commands;
  return {};
}

}  // namespace linesman
