// Clauses of a chart under other ids, and the cases that cite them.
#pragma once

#include <map>
#include <string>

#include "base/value.h"

namespace linesman::chart {

/// New ids of clauses by old ones. An empty new id: the clause is gone.
using ClauseIds = std::map<std::string, std::string>;

/// A list of clauses numbered anew: "<ruleset id>-1", "-2"… in the order of the list.
struct Numbered {
  Value::Array clauses;
  ClauseIds ids;  ///< of all clauses that had an id; of two with one id the first has it
};
Numbered numbered_clauses(Value::Array clauses, const std::string& ruleset);

/// The cases (an object with the list `cases`) that cite the clauses under their new ids. A clause that is gone is
/// cited no more.
Value cases_with_clauses(const Value& cases, const ClauseIds& ids);

/// A chart under another id and title: the ids of its clauses follow.
Value renamed_chart(const Value& chart, const std::string& id, const std::string& title);

/// The cases of a chart whose id was `old` and is `id`: their games and the clauses that they cite follow.
Value renamed_cases(const Value& cases, const std::string& old, const std::string& id);

}  // namespace linesman::chart
