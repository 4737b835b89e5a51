// A file of rules of another player: the bytes as the file, and as the ruleset.json in one.
#include <fstream>

#include "expect.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "sharing/carried_rules.h"
#include "sharing/rules_file.h"
#include "support/temporary_folder.h"

namespace linesman::fuzz {

namespace {

void expect_taken_or_refused(const std::string& path) {
  const auto rules = load_rules_file(path);
  if (!rules) {
    expect(!rules.problem().reason.empty(), "a refusal has a reason");
    return expect(rules.problem().sentence().find('\n') == std::string::npos, "a refusal is one line");
  }
  const auto again = rules_file(*rules);
  expect(again.ok(), "rules that were taken can be handed on: " + (again ? "" : again.problem().sentence()));
}

/// A game that carries the ruleset.
void expect_carried(const Value& ruleset) {
  const Value rules = Value::Object{{"hash", rules_hash(ruleset)}, {"ruleset", ruleset}};
  const auto carried = carried_rules(Game().with_annotation(CARRIED_RULES, rules));
  if (!carried) return expect(!carried.problem().reason.empty(), "a refusal has a reason");
}

}  // namespace

void read_hostile(std::string_view input) {
  static const TemporaryFolder folder;
  static const std::string path = folder / "x.lmrules";
  std::ofstream(path, std::ios::binary | std::ios::trunc)
      .write(input.data(), static_cast<std::streamsize>(input.size()));
  expect_taken_or_refused(path);
  const auto json = parse_json(input, "");
  if (!json || !json->is_object()) return;
  expect_carried(*json);
  const auto packed = rules_file({*json, Value::empty_object()});
  if (!packed) return expect(!packed.problem().reason.empty(), "a refusal has a reason");
  expect(save_file(path, *packed).ok(), "the file is written");
  expect(load_rules_file(path).ok(), "what was packed is read");
}

}  // namespace linesman::fuzz
