// Documents looked at under the rulesets as they were built.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "files/document.h"
#include "lint/lint.h"

namespace linesman::lint_test {

/// A table of 48 by 48 inches under a ruleset; `more` are members of the document: "\"terrain\": […]", or another
/// table.
Document table(const std::string& ruleset, const std::string& more);

Linted linted(const Document& document);

/// Its complaints of one code.
std::vector<Complaint> complaints_of(const Document& document, std::string_view code);

/// A name in small letters.
std::string id_of(std::string name);

std::string line(const std::string& id, const std::string& kind, const std::string& points,
                 const std::string& more = {});
std::string area(const std::string& id, const std::string& kind, const std::string& points,
                 const std::string& more = {});
/// A vehicle of pips, 1.4 wide and 3 long, that looks north.
std::string tank(const std::string& name, const std::string& at, const std::string& more = {});

/// Every complaint of that code has a fix, and of the game so mended there is none.
void expect_fixed(const Document& document, std::string_view code);

}  // namespace linesman::lint_test
