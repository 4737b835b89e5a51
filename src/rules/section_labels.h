// Labels features that a ruleset rates alike. Only those can be sections of one thing (protocol, *Sections*).
#pragma once

#include <functional>
#include <memory>

#include "movement/trace_request.h"
#include "rules/terms.h"

namespace linesman {

/// A ruleset's own condition on sections: nothing when a feature is never a section, else a number. Only features with
/// one number are sections of one thing.
using Apart = std::function<std::optional<std::uint32_t>(const Feature& feature)>;

/// The labels for `TraceRequest::labels`; nullptr when all features of one kind are rated alike.
std::shared_ptr<const SectionLabels> section_labels(const RulesetData& data, const Game& game, const Apart& apart = {});

}  // namespace linesman
