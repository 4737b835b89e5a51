#include "record/chain.h"

#include "files/documents/document.h"
#include "files/documents/record.h"
#include "record/canonical_json.h"
#include "record/sha256.h"
#include "rules/ruleset_interface.h"

namespace linesman {

namespace {

std::string text_of(const Value& value) { return std::string(value.text().value_or("")); }

std::string number(std::int64_t seq) { return std::to_string(seq); }

}  // namespace

RulesInForce rules_in_force(const Ruleset& ruleset, const Game& game) {
  const Value figures = Value::Object{{"ruleset", ruleset.data().raw},
                                      {"options", game.options()},
                                      {"tolerance", game.tolerance()},
                                      {"interface", RULESET_INTERFACE}};
  return {ruleset.terms().id, ruleset.terms().edition, sha256(canonical_json(figures))};
}

std::string start_hash(const Game& game) {
  Game judged = with_record(game, {}).with_title({});
  for (const std::string_view name : ANNOTATIONS) judged = judged.with_annotation(name, {});
  return sha256(canonical_json(write_document({judged, Value()})));
}

std::string chain_of(const Value& entry, std::string_view previous) {
  return sha256(std::string(previous) + canonical_json(entry.without("chain")));
}

std::string head_after(std::string_view head, std::string_view chain) {
  return sha256(std::string(head) + std::string(chain));
}

std::string first_head(std::string_view start, std::int64_t sealed_from) {
  return sealed_from == 0 ? std::string(start) : head_after(start, "sealed from " + number(sealed_from));
}

std::int64_t sealed_from(const Record& record) { return record.chain["sealed_from"].whole().value_or(0); }

bool link_holds(const Record& record, const Entry& entry) {
  const Value& before =
      entry.after() == 0 ? record.chain["start"] : record.entries[static_cast<std::size_t>(entry.after() - 1)]["chain"];
  return entry.chain() == chain_of(entry.json(), before.text().value_or(""));
}

std::optional<BrokenChain> broken_chain(const Record& record) {
  const std::vector<Entry> entries = entries_of(record);
  if (!is_numbered(record)) {
    if (record.chain.is_null()) return std::nullopt;
    return BrokenChain{0, "the steps of the history have no numbers"};
  }
  if (record.chain.is_null()) {
    if (entries.empty()) return std::nullopt;
    return BrokenChain{0, "the history has no check codes"};
  }
  const std::string start = text_of(record.chain["start"]);
  std::string head = first_head(start, sealed_from(record));
  for (const Entry& entry : entries) {
    if (entry.after() < 0 || entry.after() >= entry.seq())
      return BrokenChain{entry.seq(), "it follows no earlier step"};
    if (!link_holds(record, entry)) return BrokenChain{entry.seq(), "its content was changed"};
    head = head_after(head, entry.chain());
  }
  if (head == text_of(record.chain["head"])) return std::nullopt;
  return BrokenChain{0, "the end of the history was changed: after step " +
                            number(static_cast<std::int64_t>(entries.size())) + " steps are missing or were exchanged"};
}

}  // namespace linesman
