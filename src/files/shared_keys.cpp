// What the members of every thing in a document have in common, and the keys that several rulesets read.
#include "table/shared_keys.h"
#include "files/parts_read.h"
#include "table/status.h"

namespace linesman::files {

namespace {

constexpr std::int64_t LARGEST_CLASS = 1'000'000;

}  // namespace

std::string need_new_id(const Spot& thing, Reading& reading) {
  const Spot spot = thing.member("id");
  const auto id = need_id(spot, reading.findings);
  if (id && !reading.ids.insert(*id).second)
    reading.findings.add(spot, "the id \"" + *id + "\" is taken: ids are unique over pieces, units and terrain");
  return id.value_or("");
}

std::string take_name(const Spot& thing, Findings& findings) {
  const Spot spot = thing.member("name");
  return spot.given() ? need_text(spot, findings).value_or("") : std::string();
}

Value take_flat_object(const Spot& spot, Findings& findings) {
  if (!spot.given() || !need_object(spot, findings)) return Value::empty_object();
  for (const auto& [name, value] : spot.value().members())
    if (value.is_array() || value.is_object())
      findings.must_be(spot.member(name), "a text, a number, true, false or null");
  return spot.value();
}

void check_shared_traits(const Spot& traits, Findings& findings) {
  for (const SharedTrait& trait : SHARED_TRAITS)
    if (const Spot spot = traits.member(trait.key); spot.given()) need_word(spot, findings, trait.words);
  if (const Spot armoured = traits.member("armoured"); armoured.given()) need_boolean(armoured, findings);
  if (const Spot size = traits.member("size"); size.given())
    need_whole(size, findings, 0, LARGEST_CLASS, "a whole number, a size class");
}

void check_shared_status(const Spot& status, Findings& findings) {
  for (const std::string_view key : CONDITIONS)
    if (const Spot spot = status.member(key); spot.given()) need_boolean(spot, findings);
  if (const Spot aboard = status.member(ABOARD); aboard.given()) need_id(aboard, findings);
  if (const Spot damage = status.member("damage"); damage.given())
    need_whole(damage, findings, 0, LARGEST_CLASS, "a whole number of levels lost");
  if (const Spot formation = status.member(FORMATION); formation.given()) {
    need_text(formation, findings);
    if (formation.value().text() == "") findings.add(formation, "\"formation\" is empty");
  }
}

}  // namespace linesman::files
