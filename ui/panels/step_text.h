// Steps of a path typed by hand.
#pragma once

#include <QString>

#include "base/lengths.h"
#include "movement/order.h"
#include "rules/terms.h"

namespace linesman {

// Lengths and places stand in that unit; JSON is in inches always. Their words are in drawing/report/step_words.h.

/// For typing: "forward 4", "to 30 20", "pivot 30 about 12 8", "hex 3 4 rear", an act as its JSON.
QString step_code(const Step& step, LengthUnit unit = LengthUnit::inch);

/// A typed step: as `step_code` writes it, commas and brackets forgiven, or any step as JSON. Figures alone are those
/// of the step `typed_over`, where there is one.
Result<Step> parse_step(const QString& code, const Step* typed_over = nullptr, LengthUnit unit = LengthUnit::inch);

/// A step to begin with when one of that key is added: an inch on from `pose`, a turn of 15 degrees…
Step new_step(const std::string& key, const Pose& pose, const std::optional<Hex>& hex);

}  // namespace linesman
