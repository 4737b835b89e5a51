// The call lab: many orders by two rules, and the smallest table on which they differ.
#include <ostream>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "files/disk/file.h"
#include "files/json.h"

namespace linesman {

namespace {

constexpr const char* DIFFER = "differ";

/// Writes a text where it is wanted, or to standard output.
Result<void> put(const std::string& path, const std::string& text, const Streams& streams) {
  if (!path.empty() && path != STANDARD_INPUT) return save_file(path, text);
  streams.out << text;
  return {};
}

std::string lines_of(const Value& json) { return write_json(json, INDENT) + "\n"; }

int differ_call(const LabCall& call, const LabAnswer& answer, const Streams& streams) {
  const bool found = answer.json["found"].boolean().value_or(false);
  if (found && !call.out.empty())
    if (const auto saved = put(call.out, lines_of(answer.json["game"]), streams); !saved)
      return refuse(saved.problem(), streams);
  if (found && !call.order_out.empty())
    if (const auto saved = put(call.order_out, lines_of(answer.json["order"]), streams); !saved)
      return refuse(saved.problem(), streams);
  return print_json(answer.json, streams, answer.status);
}

}  // namespace

int lab_call(const LabCall& call, const Services& services, const Streams& streams) {
  LabRequest request = call.lab;
  if (!request.inputs.empty() && request.inputs.front() == DIFFER) {
    request.differ = true;
    request.inputs.erase(request.inputs.begin());
  }
  const bool as_csv = call.out.ends_with(".csv");
  if (!request.differ && !call.out.empty() && call.out != STANDARD_INPUT && !as_csv && !call.out.ends_with(".json"))
    return refuse({call.out, "", "must end in .json or .csv"}, streams);
  if (!request.differ && !call.order_out.empty()) return refuse({"", "", "--order-out goes with lab differ"}, streams);
  const auto answer = answer_lab(request, services.library());
  if (!answer) return refuse(answer.problem(), streams);
  if (request.differ) return differ_call(call, *answer, streams);
  const std::string text = as_csv ? flips_as_csv(answer->json) : lines_of(answer->json);
  if (const auto saved = put(call.out, text, streams); !saved) return refuse(saved.problem(), streams);
  return answer->status;
}

}  // namespace linesman
