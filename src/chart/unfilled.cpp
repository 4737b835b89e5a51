// Places of sentences that nothing fills: players would read their braces.
#include <algorithm>

#include "base/nearest_name.h"
#include "base/text.h"
#include "chart/warnings.h"

namespace linesman::chart {

namespace {

using PlaceNames = std::vector<std::string>;

void add_figures(const Value& table, const std::string& path, PlaceNames& names) {
  for (const auto& [name, value] : table.members()) {
    const std::string whole = path.empty() ? name : path + "." + name;
    names.push_back(whole);
    add_figures(value, whole, names);
  }
}

/// The figures by their dotted paths, and what games may agree on.
PlaceNames agreed_names(const Value& json) {
  PlaceNames names;
  add_figures(json["figures"], "", names);
  for (const auto& [key, value] : json["defaults"].members()) names.push_back(key);
  for (const Value& option : json["options"].items()) names.emplace_back(option["key"].text().value_or(""));
  return names;
}

class PlaceFinder {
 public:
  explicit PlaceFinder(const Value& json) : json_(json), agreed_(agreed_names(json)) {
    ruled_ = {"piece", "with", "excess", "amount", "spent", "total", "inches", "degrees"};
    ruled_.insert(ruled_.end(), agreed_.begin(), agreed_.end());
  }

  std::vector<Problem> find() {
    for (const char* list : {"actions", "traits", "status", "options", "order", "dice"}) titles(list);
    const auto& clauses = json_["clauses"].items();
    for (std::size_t i = 0; i < clauses.size(); ++i) {
      const std::string place = pointer_to("/clauses", i);
      look_at(clauses[i]["title"], place + "/title", {});
      look_at(clauses[i]["text"], place + "/text", agreed_);
      sentences(clauses[i]["says"], place + "/says");
      sentences(clauses[i]["rule"]["says"], place + "/rule/says");
      const auto& rules = clauses[i]["rules"].items();
      for (std::size_t k = 0; k < rules.size(); ++k)
        sentences(rules[k]["says"], pointer_to(place + "/rules", k) + "/says");
    }
    return std::move(found_);
  }

 private:
  /// Nothing is filled in there.
  void titles(const char* list) {
    const auto& things = json_[list].items();
    for (std::size_t i = 0; i < things.size(); ++i)
      for (const char* member : {"title", "help"})
        look_at(things[i][member], pointer_to(pointer_to(pointer_to("", list), i), member), {});
  }

  void sentences(const Value& says, const std::string& pointer) {
    for (const auto& [word, sentence] : says.members()) look_at(sentence, pointer_to(pointer, word), ruled_);
  }

  void look_at(const Value& sentence, const std::string& pointer, const PlaceNames& known) {
    const std::string text(sentence.text().value_or(""));
    for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
      const std::size_t close = text.find('}', open);
      if (close == std::string::npos) return;
      const std::string name = text.substr(open + 1, close - open - 1);
      if (std::find(known.begin(), known.end(), name) == known.end())
        found_.emplace_back(pointer, with_known(said<"nothing fills {place}">("{" + name + "}"), name, known));
    }
  }

  const Value& json_;
  PlaceNames agreed_;  ///< what fills the text of a clause
  PlaceNames ruled_;   ///< what fills the sentences of its rulings
  std::vector<Problem> found_;
};

}  // namespace

std::vector<Problem> unfilled_places(const Value& json) { return PlaceFinder(json).find(); }

}  // namespace linesman::chart
