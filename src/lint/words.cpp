#include "lint/words.h"

#include <unordered_set>

#include "base/text.h"

namespace linesman::lints {

namespace {

constexpr std::size_t MAX_NAMED = 4;

std::string quoted(const std::string& id) { return "\"" + id + "\""; }

}  // namespace

Argument name_of(const Feature& feature) {
  if (!feature.name.empty()) return feature.name;
  return said<"the {kind} \"{id}\"">(linesman::name_of(feature.kind), feature.id);
}

std::string name_of(const Piece& piece) { return piece.name.empty() ? quoted(piece.id) : piece.name; }

std::string name_of(const Unit& unit) { return unit.name.empty() ? quoted(unit.id) : unit.name; }

Argument first_name_of(const Feature& feature) {
  if (!feature.name.empty()) return with_capital(feature.name);
  return said<"The {kind} \"{id}\"">(linesman::name_of(feature.kind), feature.id);
}

std::string first_name_of(const Piece& piece) { return with_capital(name_of(piece)); }

Argument names_of(const std::vector<Argument>& names) {
  Several once{{}, "and"};
  std::unordered_set<std::string> seen;
  for (const Argument& name : names)
    if (seen.insert(english(name)).second) once.items.push_back(name);
  if (once.items.size() > MAX_NAMED + 1) {
    const std::size_t more = once.items.size() - MAX_NAMED;
    once.items.erase(once.items.begin() + MAX_NAMED, once.items.end());
    once.items.emplace_back(said<"{n} more">(more));
  }
  return once;
}

Argument names_of(const std::vector<std::string>& names) {
  return names_of(std::vector<Argument>(names.begin(), names.end()));
}

std::string feature_pointer(FeatureIndex feature) { return pointer_to("/terrain", at(feature)); }
std::string piece_pointer(PieceIndex piece) { return pointer_to("/pieces", at(piece)); }
std::string unit_pointer(UnitIndex unit) { return pointer_to("/units", at(unit)); }

}  // namespace linesman::lints
