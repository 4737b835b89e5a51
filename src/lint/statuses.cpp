// Warnings about statuses that players set: those that no rule reads, those that are over, modifiers of actions that
// the rules have not, and charts that give these keys a meaning of their own.
#include "state/statuses.h"
#include "base/nearest_name.h"
#include "lint/lints.h"
#include "lint/words.h"
#include "rules/modified.h"
#include "state/keys.h"

namespace linesman::lints {

namespace {

/// Calls each(owner, pointer of its status, place) for every piece and unit of the document.
template <class Each>
void for_owners(const Setup& setup, Each each) {
  const Game& game = setup.document();
  for (std::size_t i = 0; i < game.pieces().size() && !setup.given_up(); ++i) {
    const Piece& piece = *game.pieces()[i];
    each(piece, piece_pointer(static_cast<PieceIndex>(i)) + "/status",
         piece.on_table() ? std::optional(piece.pose.at) : std::nullopt);
  }
  for (std::size_t i = 0; i < game.units().size() && !setup.given_up(); ++i)
    each(game.units()[i], unit_pointer(static_cast<UnitIndex>(i)) + "/status", std::optional<Vec>());
}

bool is_tray(const Unit&) { return false; }
bool is_tray(const Piece& piece) { return piece.tray.has_value(); }

template <class Owner>
Complaint about(const Owner& owner, std::string pointer, std::optional<Vec> place, Sentence reason) {
  return {.pointer = std::move(pointer), .reason = std::move(reason), .of = {owner.id}, .at = place};
}

}  // namespace

Complaints statuses_unread(const Setup& setup) {
  if (!setup.ruleset()) return {};
  const Terms& terms = setup.ruleset()->terms();
  std::vector<std::string> known;
  for (const Field& field : terms.status) known.push_back(field.key);
  const state::Moment now = state::moment_of(setup.document());
  Complaints complaints;
  for_owners(setup, [&](const auto& owner, const std::string& pointer, std::optional<Vec> place) {
    const Value counted = state::in_force(owner.status, now);
    for (const auto& [key, value] : counted.members()) {
      if (!is_unread(terms, key, value, is_tray(owner))) continue;
      const std::string meant = name_meant(key, known);
      complaints.push_back(about(
          owner, pointer_to(pointer, key), place,
          meant.empty() ? said<"No rule of {id} reads the status \"{key}\" of {piece}.">(terms.id, key, name_of(owner))
                        : said<"No rule of {id} reads the status \"{key}\" of {piece}; the nearest is \"{name}\".">(
                              terms.id, key, name_of(owner), meant)));
    }
  });
  return complaints;
}

Complaints statuses_over(const Setup& setup) {
  const state::Moment now = state::moment_of(setup.document());
  Complaints complaints;
  for_owners(setup, [&](const auto& owner, const std::string& pointer, std::optional<Vec> place) {
    for (const state::Over& over : state::over_in(owner.status, now))
      complaints.push_back(
          about(owner, pointer_to(pointer, over.key), place,
                over.why.empty()
                    ? said<"The status \"{key}\" of {piece} is over.">(over.key, name_of(owner))
                    : said<"The status \"{key}\" of {piece} is over: {why}.">(over.key, name_of(owner), over.why)));
  });
  return complaints;
}

Complaints modifiers_of_no_action(const Setup& setup) {
  if (!setup.ruleset()) return {};
  const Terms& terms = setup.ruleset()->terms();
  std::vector<std::string> known;
  for (const Action& action : terms.actions) known.push_back(action.id);
  Complaints complaints;
  for_owners(setup, [&](const auto& owner, const std::string& pointer, std::optional<Vec> place) {
    const auto modifiers = state::modifiers_in(owner.status);
    for (std::size_t i = 0; i < modifiers.size(); ++i)
      for (const std::string& action : modifiers[i].actions)
        if (!terms.action(action)) {
          const std::string meant = name_meant(action, known);
          complaints.push_back(about(
              owner, pointer_to(pointer_to(pointer, state::MODIFIER), i) + "/action", place,
              meant.empty() ? said<"A modifier of {piece} never applies: {id} has no action \"{key}\".">(
                                  name_of(owner), terms.id, action)
                            : said<"A modifier of {piece} never applies: {id} has no action \"{key}\"; the nearest is "
                                   "\"{name}\".">(name_of(owner), terms.id, action, meant)));
        }
  });
  return complaints;
}

Complaints keys_taken(const Setup& setup) {
  Complaints complaints;
  for (const Meant& meant : setup.meant())
    for (const std::string_view key : {state::HELD, state::MODIFIER, state::EVENTS, LOSSES})
      if (keeps_own(meant.ruleset->terms(), key))
        complaints.push_back({.reason = said<"The rules {id} read \"{key}\" in their own way, not as the players do.">(
                                  meant.ruleset->terms().id, std::string(key)),
                              .of = {},
                              .at = {}});
  return complaints;
}

}  // namespace linesman::lints
