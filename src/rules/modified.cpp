#include "rules/modified.h"

#include <cmath>

#include "base/contains.h"
#include "state/keys.h"
#include "state/statuses.h"

namespace linesman {

namespace {

/// A clause with a title and a text of the program. `says`: its wordings, in which nothing but a name needs a language.
Clause clause_of(std::string_view number, const Sentence& title, const Sentence& text,
                 std::vector<std::string> handling, Value says) {
  return {std::string(state::PREFIX) + "-" + std::string(number),
          title.pattern(),
          text.pattern(),
          std::move(handling),
          std::move(says),
          ClauseSource::players,
          {}};
}

Figures figures_of(const state::Change& change) {
  return {{"n", std::abs(change.amount)}, {"why", Argument(change.why)}};
}

}  // namespace

bool keeps_own(const Terms& terms, std::string_view key) {
  return terms.chart && (terms.status_field(key) || terms.member(key));
}

bool has_events(const Terms& terms, std::string_view key) { return key == state::EVENTS && !keeps_own(terms, key); }

bool is_unread(const Terms& terms, std::string_view key, const Value& value, bool on_tray) {
  const bool says_nothing = value.is_null() || value.boolean() == false || value.number() == 0.0 || value.text() == "";
  const bool of_protocol = contains(state::OF_PROTOCOL, key) && (key != LOSSES || on_tray);
  return !says_nothing && !terms.status_field(key) && !of_protocol && !state::says_state(key, value);
}

std::optional<Game> game_in_force(const Terms& terms, const Game& document) {
  std::optional<Game> counted;
  if (state::is_marked(document)) counted = state::in_force(document);
  if (!keeps_own(terms, LOSSES)) return counted;
  auto pieces = (counted ? *counted : document).pieces();
  bool any = false;
  for (auto& place : pieces) {
    if (!place->tray) continue;
    const Tray tray = *place->tray;
    Piece whole = *place;
    whole.base = outline_of(tray, tray.models);
    whole.tray.reset();
    place = std::make_shared<const Piece>(std::move(whole));
    any = true;
  }
  return any ? (counted ? *counted : document).with_pieces(std::move(pieces)) : counted;
}

Grants modified(const RulesetData& data, const Game& game, PieceIndex index, std::string_view action, Grants grants) {
  const Piece& piece = game.piece(index);
  const bool has_any =
      piece.status.find(state::MODIFIER) || (piece.unit && game.unit(*piece.unit).status.find(state::MODIFIER));
  if (!has_any || keeps_own(data.terms, state::MODIFIER)) return grants;
  for (const state::Change& change : state::changes_of(sum_of(grants), state::modifiers_of(game, index), action)) {
    const std::string_view says = change.why.empty() ? "part_least" : change.amount < 0 ? "part_less" : "part_more";
    grants.push_back({"players-2", change.amount, figures_of(change), says});
  }
  return grants;
}

std::vector<Clause> clauses_of_players(const std::string& symbol) {
  const Value parts = Value::Object{{"part_more", "+{n}" + symbol + ": {why}"},
                                    {"part_less", "−{n}" + symbol + ": {why}"},
                                    {"part_least", said<"An allowance is never below 0.">().pattern()}};
  return {
      clause_of("1", said<"Held">(),
                said<"Who is held may not do what the hold bars: go, turn or act. The players write it down.">(),
                {"judged"}, Value::empty_object()),
      clause_of("2", said<"Modified">(),
                said<"Players may give a piece more or less to spend: first times, then plus. Prices stay.">(),
                {"judged"}, parts),
      clause_of("3", said<"Interrupted">(), said<"A way ends where an event ends it. Nobody chose to stop there.">(),
                {"asked", "judged", "effect", "noted"}, Value::empty_object()),
      clause_of("4", said<"Wrecks">(), said<"A wreck is terrain where the model stood.">(), {"effect"},
                Value::empty_object()),
      clause_of("5", said<"A status that no rule reads">(),
                said<"A status that the ruleset does not know changes nothing, and the ruling says so.">(), {"noted"},
                Value::empty_object()),
  };
}

}  // namespace linesman
