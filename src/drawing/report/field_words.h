// Keys of a ruleset and their values in words.
#pragma once

#include <QString>

#include "rules/terms.h"

namespace linesman {

/// "Movement dice": the field's title, or its key made readable.
QString title_of(const Field& field);

/// A value for a person: "yes", "4.5", a choice's title.
QString text_for_person(const Field& field, const Value& value);

}  // namespace linesman
