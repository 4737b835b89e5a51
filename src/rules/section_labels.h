// Which features a ruleset rates alike: only those can be sections of one thing (protocol, *Sections*).
#pragma once

#include <functional>
#include <memory>

#include "movement/trace_request.h"
#include "rules/terms.h"

namespace linesman {

/// What a page says besides of a feature: nothing when it is never a section, else a number; only features of one
/// number are sections of one thing.
using Apart = std::function<std::optional<std::uint32_t>(const Feature& feature)>;

/// As `TraceRequest::labels` has them; nullptr when all features of one kind are rated alike.
std::shared_ptr<const SectionLabels> section_labels(const RulesetData& data, const Game& game, const Apart& apart = {});

}  // namespace linesman
