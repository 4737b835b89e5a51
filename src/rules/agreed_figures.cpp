#include "rules/agreed_figures.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/text.h"

namespace linesman {

namespace {

constexpr std::array<std::string_view, 3> PARTS{"figures", "ratings", "defaults"};

void add_leaves(const Value& usual, const Value& ours, FigurePath& path, std::vector<AgreedFigure>& into) {
  if (!usual.is_object() || !ours.is_object()) {
    into.push_back({path, usual, ours});
    return;
  }
  for (const auto& [name, value] : usual.members()) {
    path.push_back(name);
    add_leaves(value, ours[name], path, into);
    path.pop_back();
  }
}

std::vector<AgreedFigure> all_leaves(const Value& usual, const Value& ours) {
  std::vector<AgreedFigure> all;
  for (const std::string_view part : PARTS) {
    FigurePath path{std::string(part)};
    if (usual[part].is_object()) add_leaves(usual[part], ours[part], path, all);
  }
  return all;
}

std::string readable(std::string key) {
  std::replace(key.begin(), key.end(), '_', ' ');
  return key;
}

/// The name that clauses use for a figure: "movement.standard"; for a default, its key.
std::string dotted(const FigurePath& path) {
  std::string name;
  for (std::size_t i = 1; i < path.size(); ++i) name += (i > 1 ? "." : "") + path[i];
  return name;
}

/// Calls f(rest) for each mention of the placeholder in a clause's text and wordings. `rest` is the text behind it.
template <class F>
void for_mentions(const Clause& clause, const std::string& placeholder, F f) {
  const auto look = [&](std::string_view text) {
    for (std::size_t at = text.find(placeholder); at != std::string_view::npos; at = text.find(placeholder, at + 1))
      f(text.substr(at + placeholder.size()));
  };
  look(clause.text);
  for (const auto& [key, wording] : clause.says.members()) look(wording.text().value_or(""));
}

bool is_unit(std::string_view word) {
  const bool capitals = std::all_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  return !word.empty() && (capitals || word == "degrees" || word == "inches");
}

/// The unit at the beginning of a text: "″" of "″ for each", "MP" of " MP and", nothing of ". Then".
std::string unit_in(std::string_view rest) {
  for (const std::string_view sign : {"″", "°", "%"})
    if (rest.starts_with(sign)) return std::string(sign);
  if (!rest.starts_with(' ')) return {};
  rest.remove_prefix(1);
  const std::string_view word = rest.substr(0, rest.find_first_of(" .,;:)"));
  return is_unit(word) ? std::string(word) : std::string();
}

/// `object` with `value` at the names of `path` from `i` on. nullptr takes the member out. Empty objects are left out.
Value with_at(const Value& object, const FigurePath& path, std::size_t i, const Value* value) {
  if (i + 1 == path.size()) return value ? object.with(path[i], *value) : object.without(path[i]);
  const Value inner = with_at(object[path[i]], path, i + 1, value);
  return inner.members().empty() ? object.without(path[i]) : object.with(path[i], inner);
}

}  // namespace

std::vector<AgreedFigure> agreed_figures(const RulesetData& data, const Value& house_rules) {
  std::vector<AgreedFigure> all =
      all_leaves(data.raw, merge_patch(data.raw, house_rules.is_object() ? house_rules : Value::empty_object()));
  std::erase_if(all, [&](const AgreedFigure& figure) {
    return figure.path.front() == "defaults" && data.terms.option(figure.path[1]) != nullptr;
  });
  return all;
}

std::vector<AgreedFigure> figures_that_differ(const Value& usual, const Value& ours) {
  std::vector<AgreedFigure> all = all_leaves(usual, ours);
  std::erase_if(all, [](const AgreedFigure& figure) { return figure.usual == figure.ours; });
  return all;
}

Value with_figure(const Value& house_rules, const AgreedFigure& agreed) {
  const Value whole = house_rules.is_object() ? house_rules : Value::empty_object();
  return with_at(whole, agreed.path, 0, agreed.ours == agreed.usual ? nullptr : &agreed.ours);
}

const Field* field_of_figure(const RulesetData& data, const FigurePath& path) {
  if (path.size() < 2 || path.front() != "defaults") return nullptr;
  if (const Field* option = data.terms.option(path[1])) return option;
  if (const Field* trait = data.terms.trait(path[1])) return trait;
  if (const Field* status = data.terms.status_field(path[1])) return status;
  return data.terms.member(path[1]);
}

std::string figure_title(const RulesetData& data, const FigurePath& path) {
  if (const Field* field = field_of_figure(data, path)) return field->title;
  if (path.front() == PARTS.front())
    if (std::string own = own_figure_title(data.raw, dotted(path)); !own.empty()) return own;
  std::vector<std::string> words;
  for (std::size_t i = 1; i < path.size(); ++i) words.push_back(readable(path[i]));
  return with_capital((path.front() == "ratings" ? "rating of " : "") + listed(words, ", "));
}

std::string figure_unit(const RulesetData& data, const FigurePath& path) {
  std::string unit;
  for (const Clause& clause : data.terms.clauses)
    for_mentions(clause, "{" + dotted(path) + "}", [&](std::string_view rest) {
      if (unit.empty()) unit = unit_in(rest);
    });
  return unit;
}

std::vector<std::string> clauses_saying(const RulesetData& data, const FigurePath& path) {
  std::vector<std::string> found;
  for (const Clause& clause : data.terms.clauses) {
    bool said = false;
    for_mentions(clause, "{" + dotted(path) + "}", [&](std::string_view) { said = true; });
    if (said) found.push_back(clause.id + " " + clause.title);
  }
  return found;
}

bool rests_on(const Clause& clause, const Value& house_rules) {
  // House rules hold changed figures only, so each of their leaves is one.
  for (const AgreedFigure& changed : all_leaves(house_rules, house_rules)) {
    bool said = false;
    for_mentions(clause, "{" + dotted(changed.path) + "}", [&](std::string_view) { said = true; });
    if (said) return true;
  }
  return false;
}

std::vector<std::string> choices_of_figure(const RulesetData& data, const FigurePath& path) {
  if (const Field* field = field_of_figure(data, path)) return field->choices;
  const auto kind = path.size() == 2 && path.front() == "ratings" ? kind_named(path[1]) : std::nullopt;
  if (!kind) return {};
  const std::string feature_class(name_of(class_of(*kind)));
  for (const RatingChoice& choice : data.terms.rating_choices)
    if (std::find(choice.classes.begin(), choice.classes.end(), feature_class) != choice.classes.end())
      return choice.values;
  return {};
}

std::string own_figure_title(const Value& raw, const std::string& dotted) {
  return std::string(raw["words"]["figures"][dotted].text().value_or(""));
}

std::vector<Field> disputed_options(const RulesetData& data) {
  std::set<std::string_view> disputed;
  for (const Value& option : data.raw["options"].items())
    if (option["disputed"] == Value(true)) disputed.insert(option["key"].text().value_or(""));
  std::vector<Field> found;
  for (const Field& option : data.terms.options)
    if (disputed.empty() ? found.size() < OPTIONS_ASKED : disputed.contains(option.key)) found.push_back(option);
  return found;
}

}  // namespace linesman
