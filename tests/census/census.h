// A number for all that a ruleset says: of each sample the hash of its ruling and trace, of each group the hash of its
// samples, of the ruleset the hash of its groups.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "census/samples.h"

namespace linesman::census {

/// The answer to one order.
struct Answer {
  std::string verdict;  ///< or "refused"
  std::string text;     ///< ruling and trace as the program writes them, or the sentence of the refusal
};
Answer answer_to(const Sample& sample);

/// Hashes by name, so that what is added or taken away changes nothing but its own line and the sum.
using Hashes = std::map<std::string, std::uint64_t>;

/// The hash of names and hashes.
std::uint64_t sum(const Hashes& hashes);

std::string hex(std::uint64_t hash);

/// How many samples had which verdict.
using Verdicts = std::map<std::string, int>;

struct Group {
  Hashes samples;
  Verdicts verdicts;
};

/// All samples of a ruleset judged, by group.
using Census = std::map<std::string, Group>;
Census taken(const std::string& ruleset);

/// One group alone; empty when the ruleset has no such group.
Group taken(const std::string& ruleset, const std::string& group);

Hashes hashes_of(const Census& census);

/// The hashes of groups that are tracked in tests/census/<ruleset>.json. Refused when there is no such file, or one
/// whose signature is not the sum of its groups.
Result<Hashes> tracked(const std::string& ruleset);
Result<void> track(const std::string& ruleset, const Hashes& groups);

/// A sentence for each group that differs.
std::vector<std::string> differences(const Hashes& tracked, const Hashes& now);

}  // namespace linesman::census
