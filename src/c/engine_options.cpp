#include "c/engine_options.h"

#include "base/text.h"
#include "files/json.h"

namespace linesman {

namespace {

constexpr std::int64_t MAX_KEPT_GAMES = 10'000;
constexpr std::int64_t MAX_KEPT_THINGS = 1'000'000'000;
constexpr std::int64_t MAX_STEPS = 1'000'000'000'000;

Result<std::vector<std::string>> folders_in(const Value& list, const std::string& pointer) {
  if (!list.is_array()) return Problem{pointer, "must be a list of folders, not " + describe(list)};
  std::vector<std::string> folders;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto folder = list[i].text();
    if (!folder || folder->empty())
      return Problem{pointer_to(pointer, i), "must be a folder, not " + describe(list[i])};
    folders.emplace_back(*folder);
  }
  return folders;
}

Result<std::int64_t> count_in(const Value& value, const std::string& pointer, std::int64_t most) {
  const auto count = value.whole();
  if (count && *count >= 1 && *count <= most) return *count;
  return Problem{pointer, "must be a whole number from 1 to " + std::to_string(most) + ", not " + describe(value)};
}

Result<void> read_option(const std::string& name, const Value& value, EngineOptions& options) {
  const std::string pointer = pointer_to("", name);
  if (name == "rulesets") {
    auto folders = folders_in(value, pointer);
    if (!folders) return folders.problem();
    options.rulesets = std::move(folders).value();
    return {};
  }
  if (name == "carried") {
    if (!value.is_bool()) return Problem{pointer, "must be true or false, not " + describe(value)};
    options.limits.carried = *value.boolean();
    return {};
  }
  const bool games = name == "games";
  const bool things = name == "things";
  if (!games && !things && name != "steps")
    return Problem{pointer, "is no option; there is rulesets, games, things, steps and carried"};
  const auto count = count_in(value, pointer, games ? MAX_KEPT_GAMES : things ? MAX_KEPT_THINGS : MAX_STEPS);
  if (!count) return count.problem();
  if (games) options.limits.kept.games = static_cast<std::size_t>(*count);
  if (things) options.limits.kept.things = static_cast<std::size_t>(*count);
  if (!games && !things) options.limits.steps = static_cast<std::uint64_t>(*count);
  return {};
}

}  // namespace

Result<EngineOptions> read_engine_options(std::string_view json) {
  EngineOptions options;
  if (json.empty()) return options;
  const auto read = parse_json(json, "");
  if (!read) return read.problem();
  if (!read->is_object()) return Problem{"", "options must be an object, not " + describe(*read)};
  for (const auto& [name, value] : read->members())
    if (const auto taken = read_option(name, value, options); !taken) return taken.problem();
  return options;
}

}  // namespace linesman
