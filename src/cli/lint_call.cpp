// check --lint: errors as check tells them, and what a designer is warned of.
#include <ostream>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "files/json.h"
#include "lint/lint.h"

namespace linesman {

namespace {

/// The warnings of a game; of one that cannot be read none.
std::vector<Complaint> warnings_of(const Value& json, const std::string& file, const RulesetLibrary& library) {
  const auto document = read_document(json, file);
  if (!document) return {};
  std::vector<Complaint> found = lint(document->game, library).complaints;
  std::erase_if(found, [](const Complaint& complaint) { return complaint.severity == Severity::error; });
  return found;
}

Value line_of(Severity severity, std::string_view code, const std::string& pointer, const std::string& reason) {
  return Value::Object{{"severity", name_of(severity)}, {"code", code}, {"pointer", pointer}, {"reason", reason}};
}

}  // namespace

int lint_call(const Call& call, const Services& services, Streams streams) {
  const std::string file = file_label(call.game);
  const auto json = load_input(call.game, streams.in);
  if (!json) return refuse(json.problem(), streams);
  const auto library = services.library();
  const std::vector<Problem> errors = check_game(*json, file, *library);
  const std::vector<Complaint> warnings = warnings_of(*json, file, *library);
  if (call.json) {
    Value::Array list;
    for (const Problem& p : errors) list.push_back(line_of(Severity::error, UNUSABLE_CODE, p.pointer, p.reason));
    for (const Complaint& c : warnings) list.push_back(line_of(c.severity, c.code, c.pointer, c.reason));
    streams.out << write_json(Value(std::move(list)), INDENT) << '\n';
  } else {
    for (const Problem& p : errors) streams.out << "error: " << p.sentence() << '\n';
    for (const Complaint& c : warnings)
      streams.out << "warning: " << Problem{file, c.pointer, c.reason}.sentence() << " [" << c.code << "]\n";
  }
  return errors.empty() ? DONE : refuse_first(errors, streams);
}

}  // namespace linesman
