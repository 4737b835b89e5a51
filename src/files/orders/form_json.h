// Reads and writes the forms of orders and questions as JSON.
#pragma once

#include "base/result.h"
#include "base/value.h"
#include "movement/form.h"

namespace linesman {

/// Checks what does not depend on the game. `pointer`: its place in the input.
Result<Form> read_form(const Value& json, const std::string& pointer);

/// `read_form` of the result gives an equal form.
Value write_form(const Form& form);

}  // namespace linesman
