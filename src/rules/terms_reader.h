// Reads the parts that every ruleset.json has, also that of a chart. A chart is read strictly and adds what it forbids.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "rules/terms.h"

namespace linesman {

constexpr Names<FieldType::list> names_of(FieldType) {
  return {"boolean", "choice", "number", "whole", "text", "id", "feature", "piece", "unit", "point", "heading", "list"};
}

constexpr Names<FieldOwner::act> names_of(FieldOwner) { return {"piece", "unit", "feature", "game", "order", "act"}; }

/// The members that a field has in each list. `types`: those that it may be of, all if there are none.
Field read_common_field(Members& from, std::span<const FieldType> types = {});

/// `others`: the ids or purposes before it in its list, to which its own is added.
Action read_action(Members& from, std::vector<std::string>& others);
DicePurpose read_dice(Members& from, std::vector<std::string>& others);

}  // namespace linesman
