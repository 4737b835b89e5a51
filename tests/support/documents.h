// Documents to read, change and break.
#pragma once

#include <string>
#include <string_view>

#include "files/documents/document.h"
#include "files/json.h"

namespace linesman::files_test {

/// The value of a JSON text that is known to be good.
Value json(std::string_view text);

/// `value` with what stands at a pointer set, or with `nothing` taken out. What is set in a list is there already, or
/// is appended with the index of its end.
Value with(const Value& value, std::string_view pointer, const Value& set);
Value without(const Value& value, std::string_view pointer);

/// The document that the protocol shows, with a hill, a contour and a passenger besides.
const Value& ford_at_dawn();

/// A small game on a flat grid.
const Value& lane();

Document read(const Value& value);

/// "pointer: reason" of the first problem; "read" when there is none.
std::string refusal(const Value& document);

}  // namespace linesman::files_test
