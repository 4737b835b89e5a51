// Doubts about a document that only its JSON shows: a game does not keep what nothing reads.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/value.h"
#include "lint/complaint.h"

namespace linesman {

/// Warnings with their codes, member-unknown and facing-missing, in the order of the document. Silences are not asked.
std::vector<Complaint> doubts_about(const Value& document);

/// The members that the protocol knows: of a document under "", of an item of "terrain", "units" and "pieces".
const std::map<std::string, std::vector<std::string>>& known_members();

}  // namespace linesman
