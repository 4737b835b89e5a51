#include "rules/own_words.h"

#include <algorithm>
#include <array>

#include "base/json_reader.h"
#include "base/nearest_name.h"
#include "base/text.h"
#include "rules/agreed_figures.h"

namespace linesman {

namespace {

constexpr std::size_t MAX_TITLE = 80;
constexpr std::string_view FIGURES = "figures";

/// A list of things with titles in a ruleset.json, and the member that names each.
struct TitledPart {
  std::string_view part;
  std::string_view name;
};
constexpr std::array<TitledPart, 6> TITLED{{{"actions", "id"},
                                            {"traits", "key"},
                                            {"status", "key"},
                                            {"options", "key"},
                                            {"dice", "purpose"},
                                            {"clauses", "id"}}};

const TitledPart* titled(std::string_view part) {
  const auto* found = std::find_if(TITLED.begin(), TITLED.end(), [&](const TitledPart& t) { return t.part == part; });
  return found == TITLED.end() ? nullptr : found;
}

std::string_view name_in(const Value& thing, std::string_view member) { return thing[member].text().value_or(""); }

bool has_thing(const Value& raw, const std::string& part, const std::string& name) {
  if (part == FIGURES) {
    const Value* figure = at_dotted(raw[FIGURES], name);
    return figure && !figure->is_object();
  }
  const TitledPart* list = titled(part);
  const auto& things = raw[part].items();
  return list && std::any_of(things.begin(), things.end(),
                             [&](const Value& thing) { return name_in(thing, list->name) == name; });
}

/// The names of the things in a part; those of figures stand in tables and are not listed.
std::vector<std::string> names_in(const Value& raw, const std::string& part) {
  std::vector<std::string> names;
  const TitledPart* list = titled(part);
  for (std::size_t i = 0; list != nullptr && i < raw[part].items().size(); ++i)
    names.emplace_back(name_in(raw[part].items()[i], list->name));
  return names;
}

Result<void> check_titles(const Value& raw, const std::string& part, const Value& titles, const std::string& place) {
  if (!titles.is_object()) return Problem{place, must_be("an object", titles)};
  for (const auto& [name, title] : titles.members()) {
    if (!has_thing(raw, part, name))
      return Problem{pointer_to(place, name),
                     with_known("the ruleset has nothing of that name to call otherwise", name, names_in(raw, part))};
    const auto text = title.text();
    if (!text || trimmed(*text).empty() || text->size() > MAX_TITLE)
      return Problem{pointer_to(place, name), said<"must be a title of 1 to 80 bytes, not {a}">(described(title))};
  }
  return {};
}

Value with_titles(const Value& list, std::string_view member, const Value& titles) {
  Value::Array things;
  for (const Value& thing : list.items()) {
    const Value* title = titles.find(name_in(thing, member));
    things.push_back(title ? thing.with("title", *title) : thing);
  }
  return things;
}

void add_figures(const RulesetData& data, const Value& figures, FigurePath& path, std::vector<NamedThing>& into) {
  for (const auto& [name, figure] : figures.members()) {
    path.push_back(name);
    if (figure.is_object()) {
      add_figures(data, figure, path, into);
    } else {
      const std::vector<std::string> names(path.begin() + 1, path.end());
      std::string dotted;
      for (const std::string& each : names) dotted += (dotted.empty() ? "" : ".") + each;
      into.push_back({std::string(FIGURES), dotted, figure_title(data, path)});
    }
    path.pop_back();
  }
}

}  // namespace

std::vector<NamedThing> named_things(const RulesetData& data) {
  std::vector<NamedThing> things;
  for (const TitledPart& list : TITLED)
    for (const Value& thing : data.raw[list.part].items()) {
      const std::string name(name_in(thing, list.name));
      things.push_back({std::string(list.part), name, std::string(thing["title"].text().value_or(name))});
    }
  FigurePath path{std::string(FIGURES)};
  add_figures(data, data.raw[FIGURES], path, things);
  return things;
}

std::string title_in(const Value& raw, const NamedThing& thing) {
  if (const TitledPart* list = titled(thing.part))
    for (const Value& each : raw[thing.part].items())
      if (name_in(each, list->name) == thing.name) return std::string(each["title"].text().value_or(thing.name));
  const std::string own = own_figure_title(raw, thing.name);
  return own.empty() ? thing.title : own;
}

Result<Value> in_own_words(const Value& raw, const Value& words, const std::string& pointer) {
  if (words.is_null()) return raw;
  if (!words.is_object()) return Problem{pointer, must_be("an object", words)};
  Value changed = raw;
  for (const auto& [part, titles] : words.members()) {
    const std::string place = pointer_to(pointer, part);
    const TitledPart* list = titled(part);
    if (!list && part != FIGURES)
      return Problem{place, "players may rename actions, traits, status, options, dice, clauses and figures"};
    if (auto checked = check_titles(raw, part, titles, place); !checked) return checked.problem();
    if (list) changed = changed.with(part, with_titles(raw[part], list->name, titles));
  }
  // Titles of figures stand nowhere else: `own_figure_title` finds them here.
  return changed.with("words", merge_patch(raw["words"], words));
}

}  // namespace linesman
