// The translations of this room; keys and values of a ruleset and steps of a path in words.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "base/lengths.h"
#include "movement/order.h"
#include "rules/terms.h"

namespace linesman {

namespace report {

/// Inside `report` and `sheet` only.
inline QString tr(const char* text) { return QCoreApplication::translate("Report", text); }

}  // namespace report

/// "1 model", "3 models": a number of things, as the language counts them. Both texts have %n for the number;
/// `many` is the one that is translated, with all the forms that the language has.
QString counted_words(const char* one, const char* many, qsizetype n);

/// "Movement dice": the field's title, or its key made readable.
QString title_of(const Field& field);

/// A value for a person: "yes", "4.5", a choice's title.
QString text_for_person(const Field& field, const Value& value);

/// "Forward 4″", "Pivot 30° right", "Embark: Mule". Lengths and places stand in that unit. `terms` may be nullptr;
/// without a game ids stand in place of names.
QString step_text(const Step& step, const Terms* terms, const Game* game = nullptr, LengthUnit unit = LengthUnit::inch);

/// "Reverse to a point": the title of a step's key.
QString step_title(const std::string& key);

}  // namespace linesman
