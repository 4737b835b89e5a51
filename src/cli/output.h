// Pictures, sheets and exports: written into a file, or printed.
#pragma once

#include <string>
#include <string_view>

#include "cli/call.h"

namespace linesman {

/// The place of what a call writes.
struct CallOutput {
  std::string name;  ///< a path, of which the ending says the format; what is printed has a name with that ending too
  bool printed = false;
};

/// The output of a call, of its arguments OUT and --to. A Problem for - without --to, and for --to with a file.
Result<CallOutput> output_of(const GameCall& call);

/// Writes the bytes there. A Problem where a terminal would get the bytes of a picture that is no text.
Result<void> deliver(const CallOutput& output, std::string_view bytes, const Streams& streams);

}  // namespace linesman
