// Support for the tests of every ruleset: its data, orders judged by its own functions, and shapes written as JSON.
#pragma once

#include <string>
#include <vector>

#include "referee/referee.h"
#include "support/documents.h"

namespace linesman::ruleset_test {

using files_test::json;

/// The ruleset.json of the project.
Value ruleset_json(const std::string& id);
RulesetData ruleset_data(const std::string& id);

/// The game of a document that is known to be good.
Game game_of(const Value& document);

/// A game under the rules that `make` makes of its ruleset's data and its house rules: linked rules, no plugin.
Result<Hearing> heard(RulesetFactory make, const Value& document);
Result<Judgement> judged(RulesetFactory make, const Value& document, const std::string& order);

/// "[3,4]"
std::string point(double x, double y);

/// A feature with an upright rectangle for its area; `more` are further members, each with a comma before it.
std::string area(const std::string& id, const std::string& kind, double west, double south, double east, double north,
                 const std::string& more = "");

/// A feature along a line from west to east.
std::string line(const std::string& id, const std::string& kind, double west, double east, double y,
                 const std::string& more = "");

std::string circle(double diameter);                 ///< a base
std::string rectangle(double width, double length);  ///< a base

std::vector<std::string> rules_of(const std::vector<Fault>& faults);
std::vector<std::string> notes_of(const Ruling& ruling);
/// The parts of the allowance, with clause and amount: "pips-6 8: 8″ for 8 pips."
std::vector<std::string> parts_of(const Ruling& ruling);

}  // namespace linesman::ruleset_test
