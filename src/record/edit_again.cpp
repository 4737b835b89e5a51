#include "record/edit_again.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "files/documents/document.h"
#include "files/documents/record.h"
#include "record/changes.h"

namespace linesman {

namespace {

constexpr std::array<std::string_view, 3> THINGS{"terrain", "units", "pieces"};

/// `now`, changed as `was` was changed into `becomes`.
Value laid_over(const Value& now, const Value& was, const Value& becomes) {
  if (was == becomes) return now;
  if (!now.is_object() || !was.is_object() || !becomes.is_object()) return becomes;
  Value laid = now;
  for (const auto& [name, value] : becomes.members())
    if (const Value* old = was.find(name); !old || !(*old == value))
      laid = laid.with(name, old ? laid_over(now[name], *old, value) : value);
  for (const auto& [name, value] : was.members())
    if (becomes.find(name) == nullptr) laid = laid.without(name);
  return laid;
}

const Value* thing_named(const Value& things, const Value& id) {
  for (const Value& thing : things.items())
    if (thing["id"] == id) return &thing;
  return nullptr;
}

}  // namespace

Result<Game> edited_again(const Game& game, const Entry& entry, std::string& left_out, Budget& budget) {
  const Value now = write_document({with_record(game, {}), Value()});
  const Value& was = entry.before();
  std::vector<std::string> missing;
  Value::Object change;
  for (const auto& [name, becomes] : entry.change().members()) {
    const bool is_list = std::find(THINGS.begin(), THINGS.end(), name) != THINGS.end();
    if (name == "places" || name == "order" || name == "gone") {
      change.emplace_back(name, becomes);
      continue;
    }
    if (!is_list) {
      change.emplace_back(name, laid_over(now[name], was[name], becomes));
      continue;
    }
    Value::Array things;
    for (const Value& thing : becomes.items()) {
      const Value* old = thing_named(was[name], thing["id"]);
      const Value* there = thing_named(now[name], thing["id"]);
      if (old && !there)
        missing.emplace_back(thing["id"].text().value_or(""));
      else
        things.push_back(old ? laid_over(*there, *old, thing) : thing);
    }
    if (!things.empty()) change.emplace_back(name, std::move(things));
  }
  if (!missing.empty())
    left_out = listed(missing, " and ") + (missing.size() == 1 ? " is" : " are") + " not there any more";
  return changed(game, Value(std::move(change)), "/edit", budget);
}

}  // namespace linesman
