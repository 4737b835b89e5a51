#include "ui/session/open/entry_basis.h"

#include <algorithm>

#include "record/changes.h"
#include "record/numbered.h"

namespace linesman {

namespace {

bool is_of_today(const Record& record) { return is_numbered(record) && record.chain.is_object(); }

/// The records of both begin alike: neither title nor annotations are hashed.
bool begin_alike(const Game& a, const Game& b) {
  if (!(a.history() == b.history())) return false;
  const Value change = change_between(a, b);
  return std::all_of(change.members().begin(), change.members().end(), [](const Value::Member& member) {
    return std::find(ANNOTATIONS.begin(), ANNOTATIONS.end(), member.first) != ANNOTATIONS.end();
  });
}

}  // namespace

void EntryBasisCache::begin(const Game& game) {
  opened_ = game;
  found_ = {};
  if (is_of_today(record_of(game))) return;
  // Where no thread can be had the first entry does the work.
  found_ = std::async(std::launch::async | std::launch::deferred, [game] { return numbered(game); }).share();
}

EntryBasis EntryBasisCache::of(const Game& game, const std::shared_ptr<const Ruleset>& ruleset) {
  EntryBasis basis(under(game, ruleset));
  if (found_.valid() && !is_of_today(record_of(game)) && begin_alike(opened_, game)) basis.record = found_.get();
  return basis;
}

const RulesInForce& EntryBasisCache::under(const Game& game, const std::shared_ptr<const Ruleset>& ruleset) {
  if (ruleset != ruleset_ || game.tolerance() != tolerance_ || !(game.options() == options_)) {
    ruleset_ = ruleset;
    options_ = game.options();
    tolerance_ = game.tolerance();
    under_ = ruleset ? rules_in_force(*ruleset, game) : RulesInForce{};
  }
  return under_;
}

}  // namespace linesman
