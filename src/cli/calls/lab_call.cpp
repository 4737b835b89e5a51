// The call lab: many orders by two rules, and the smallest table on which they differ.
#include <ostream>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "cli/progress_lines.h"
#include "files/disk/file.h"
#include "files/disk/interruption.h"
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

/// The answer in the format of its ending.
Result<std::string> text_of_answer(const LabAnswer& answer, const std::string& out, const Services& services) {
  if (out.ends_with(".csv")) return flips_as_csv(answer.json);
  if (!out.ends_with(".html")) return lines_of(answer.json);
  if (!services.lab_pages) return Problem{"", "this program was built without pictures"};
  return services.lab_pages(*answer.experiment, *answer.findings);
}

bool is_known_ending(const std::string& out) {
  return out.empty() || out == STANDARD_INPUT || out.ends_with(".json") || out.ends_with(".csv") ||
         out.ends_with(".html");
}

}  // namespace

int lab_call(const LabCall& call, const Services& services, const Streams& streams) {
  LabRequest request = call.lab;
  if (!request.inputs.empty() && request.inputs.front() == DIFFER) {
    request.differ = true;
    request.inputs.erase(request.inputs.begin());
  }
  if (!request.differ && !is_known_ending(call.out))
    return refuse({call.out, "", "must end in .json, .csv or .html"}, streams);
  if (!request.differ && !call.order_out.empty()) return refuse({"", "", "--order-out goes with lab differ"}, streams);
  ProgressLines lines(streams.err);
  lab::LabWatch watch;
  watch.stopped = [&stop = heed_interruptions()] { return stop.load(); };
  if (call.progress) watch.told = [&](double share, const Sentence& doing) { lines.tell(share, doing); };
  const bool is_read = call.out.ends_with(".html");
  const auto answer = answer_lab(request, is_read ? library_in_words(services, streams) : services.library(), watch);
  if (!answer) return refuse(answer.problem(), streams);
  if (request.differ) return differ_call(call, *answer, streams);
  const auto text = text_of_answer(*answer, call.out, services);
  if (!text) return refuse(text.problem(), streams);
  if (const auto saved = put(call.out, *text, streams); !saved) return refuse(saved.problem(), streams);
  return answer->status;
}

}  // namespace linesman
