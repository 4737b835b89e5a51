#include "lint/words.h"

#include <string_view>
#include <unordered_set>

#include "base/text.h"

namespace linesman::lints {

namespace {

constexpr std::size_t MAX_NAMED = 4;
constexpr int DECIMALS = 2;

std::string quoted(const std::string& id) { return "\"" + id + "\""; }

}  // namespace

std::string name_of(const Feature& feature) {
  return feature.name.empty() ? "the " + std::string(linesman::name_of(feature.kind)) + " " + quoted(feature.id)
                              : feature.name;
}

std::string name_of(const Piece& piece) { return piece.name.empty() ? quoted(piece.id) : piece.name; }

std::string name_of(const Unit& unit) { return unit.name.empty() ? quoted(unit.id) : unit.name; }

std::string names_of(const std::vector<std::string>& names) {
  std::vector<std::string> once;
  std::unordered_set<std::string_view> seen;
  for (const std::string& name : names)
    if (seen.insert(name).second) once.push_back(name);
  if (once.size() > MAX_NAMED + 1) {
    const std::size_t more = once.size() - MAX_NAMED;
    once.resize(MAX_NAMED);
    once.push_back(std::to_string(more) + " more");
  }
  return listed(once, " and ");
}

std::string inches(double length) { return number_text(length, DECIMALS) + "″"; }

std::string sentence(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

std::string feature_pointer(FeatureIndex feature) { return pointer_to("/terrain", at(feature)); }
std::string piece_pointer(PieceIndex piece) { return pointer_to("/pieces", at(piece)); }
std::string unit_pointer(UnitIndex unit) { return pointer_to("/units", at(unit)); }

}  // namespace linesman::lints
