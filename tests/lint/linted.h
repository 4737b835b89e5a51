// Checks documents under the rulesets as they were built.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "files/documents/document.h"
#include "lint/lint.h"

namespace linesman::lint_test {

/// A table of 48 by 48 inches under a ruleset. `more` has further members of the document ("\"terrain\": […]"), or
/// another table.
Document table(const std::string& ruleset, const std::string& more);

Linted linted(const Document& document);

/// The complaints with that code.
std::vector<Complaint> complaints_of(const Document& document, std::string_view code);

/// The name in small letters.
std::string id_of(std::string name);

std::string line(const std::string& id, const std::string& kind, const std::string& points,
                 const std::string& more = {});
std::string area(const std::string& id, const std::string& kind, const std::string& points,
                 const std::string& more = {});
/// A vehicle for pips, 1.4 wide and 3 long, that faces north.
std::string tank(const std::string& name, const std::string& at, const std::string& more = {});

/// Expects that each complaint with that code has a fix, and that the mended game has no such complaint.
void expect_fixed(const Document& document, std::string_view code);

}  // namespace linesman::lint_test
