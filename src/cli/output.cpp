#include "cli/output.h"

#include "answers/problem_place.h"
#include "cli/safe_output.h"
#include "files/disk/file.h"

namespace linesman {

Result<CallOutput> output_of(const GameCall& call) {
  if (call.out != STANDARD_INPUT) {
    if (!call.to.empty())
      return Problem{"", "--to goes with - in place of a file: the ending of a file says its format"};
    return CallOutput{call.out, false};
  }
  if (call.to.empty()) return Problem{"", "- needs --to, which says the format that goes to standard output"};
  return CallOutput{call.out + "." + call.to, true};
}

Result<void> deliver(const CallOutput& output, std::string_view bytes, const Streams& streams) {
  if (!output.printed) return save_file(output.name, bytes);
  if (streams.terminal.out && bytes.find('\0') != std::string_view::npos)
    return Problem{"", "this picture is no text that a terminal could show: give a file, or a pipe"};
  put_as_is(streams.out, bytes);
  return {};
}

}  // namespace linesman
