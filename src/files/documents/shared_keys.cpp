// What the members of every thing in a document have in common, and the keys that several rulesets read.
#include "table/shared_keys.h"
#include "files/documents/parts_read.h"
#include "table/status.h"

namespace linesman::files {

namespace {

constexpr std::int64_t MAX_CLASS = 1'000'000;

}  // namespace

std::string need_new_id(const JsonPlace& thing, Reading& reading) {
  const JsonPlace place = thing.member("id");
  const auto id = need_id(place, reading.problems);
  if (id && !reading.ids.insert(*id).second)
    reading.problems.add(place, "the id \"" + *id + "\" is taken: ids are unique over pieces, units and terrain");
  return id.value_or("");
}

std::string take_name(const JsonPlace& thing, ProblemList& problems) {
  const JsonPlace place = thing.member("name");
  return place.given() ? need_text(place, problems).value_or("") : std::string();
}

Value take_flat_object(const JsonPlace& place, ProblemList& problems) {
  if (!place.given() || !need_object(place, problems)) return Value::empty_object();
  for (const Value::Member& member : place.value().members())
    if (member.second.is_array() || member.second.is_object())
      problems.must_be(place.member(member), "a text, a number, true, false or null");
  return place.value();
}

void check_shared_traits(const JsonPlace& traits, ProblemList& problems) {
  for (const SharedTrait& trait : SHARED_TRAITS)
    if (const JsonPlace place = traits.member(trait.key); place.given()) need_word(place, problems, trait.words);
  if (const JsonPlace armoured = traits.member("armoured"); armoured.given()) need_boolean(armoured, problems);
  if (const JsonPlace size = traits.member("size"); size.given())
    need_whole(size, problems, 0, MAX_CLASS, "a whole number, a size class");
}

void check_shared_status(const JsonPlace& status, ProblemList& problems) {
  for (const std::string_view key : CONDITIONS)
    if (const JsonPlace place = status.member(key); place.given()) need_boolean(place, problems);
  if (const JsonPlace aboard = status.member(ABOARD); aboard.given()) need_id(aboard, problems);
  if (const JsonPlace damage = status.member("damage"); damage.given())
    need_whole(damage, problems, 0, MAX_CLASS, "a whole number of levels lost");
  if (const JsonPlace formation = status.member(FORMATION); formation.given()) {
    need_text(formation, problems);
    if (formation.value().text() == "") problems.add(formation, "\"formation\" is empty");
  }
}

}  // namespace linesman::files
