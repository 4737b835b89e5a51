#include "cli/text/colour.h"

#include <cstdlib>
#include <ostream>
#include <string_view>

#include "cli/safe_output.h"

namespace linesman {

namespace {

/// Bold, and one of the eight colours that every terminal has.
std::string_view colour_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::legal: return "\x1b[1;32m";
    case Verdict::marginal: return "\x1b[1;33m";
    case Verdict::illegal: return "\x1b[1;31m";
    case Verdict::incomplete: break;
  }
  return "\x1b[1;36m";
}

std::string_view variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

}  // namespace

void print_ruling_text(const std::string& text, Verdict verdict, const Streams& streams) {
  const std::size_t end = text.find("  ");
  if (!streams.terminal.colours || end == std::string::npos) {
    streams.out << text;
    return;
  }
  put_as_is(streams.out, colour_of(verdict));
  streams.out << text.substr(0, end);
  put_as_is(streams.out, "\x1b[0m");
  streams.out << text.substr(end);
}

bool shows_colours(const std::string& wanted, const Terminal& terminal) {
  if (wanted == "always") return true;
  return wanted != "never" && terminal.out && variable("NO_COLOR").empty() && variable("TERM") != "dumb";
}

}  // namespace linesman
