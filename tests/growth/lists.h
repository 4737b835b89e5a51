// The lists of the schemas, and documents in which one of them is long.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "base/value.h"

namespace linesman::growth {

/// The names of the lists in a schema, and of the objects in it that have any number of members.
std::set<std::string> lists_of(const Value& schema);

/// The way to a list in a document: names and indices as text.
using Way = std::vector<std::string>;

/// The lists in a document whose names are among `names`; the first of each name.
std::vector<Way> lists_in(const Value& document, const std::set<std::string>& names);

/// The name of the list at the end of a way: "terrain", and "coordinates" of a list in it.
std::string name_at(const Way& way);

/// The document with that list grown to `entries`. Ids are each another, places lie between those that are there.
Value grown(const Value& document, const Way& way, std::size_t entries);

}  // namespace linesman::growth
