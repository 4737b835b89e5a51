#include "words/state_words.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "rules/figure_words.h"
#include "rules/modified.h"
#include "state/keys.h"
#include "words/ruling_words.h"

namespace linesman {

namespace {

Sentence with_end(Sentence sentence, const std::optional<state::Until>& until) {
  return until ? Sentence("{a}, {end}", {{"a", std::move(sentence)}, {"end", until_words(*until)}}) : sentence;
}

// A chart may give a key a meaning of its own.
bool is_own(const Terms* terms, std::string_view key) { return terms != nullptr && keeps_own(*terms, key); }

std::vector<state::Hold> holds_for(const Value& status, const Terms* terms) {
  return is_own(terms, state::HELD) ? std::vector<state::Hold>() : state::holds_in(status);
}

std::vector<state::Modifier> modifiers_for(const Value& status, const Terms* terms) {
  return is_own(terms, state::MODIFIER) ? std::vector<state::Modifier>() : state::modifiers_in(status);
}

bool is_over(const std::optional<state::Until>& until, state::Moment now) { return until && until->is_over(now); }

/// A status by its key with its value: "shock 2"; true is its key alone.
Sentence named_value(const std::string& key, const Value& value) {
  if (const auto number = value.number()) return {"{key} {n}", {{"key", key}, {"n", *number}}};
  if (const auto text = value.text()) return {"{key} {text}", {{"key", key}, {"text", std::string(*text)}}};
  return {"{key}", {{"key", key}}};
}

/// The piece or unit that the statuses belong to.
enum class Owner { unit, piece, tray };

/// The end of a status that is neither hold nor modifier: a status object of it alone is asked.
bool is_over_by_now(const std::string& key, const Value& value, state::Moment now) {
  return !state::over_in(Value(Value::Object{{key, value}}), now).empty();
}

void add_states(const Value& status, state::Moment now, const Terms* terms, Owner owner,
                std::vector<StatusInWords>& all) {
  const bool of_unit = owner == Owner::unit;
  std::size_t number = 0;
  for (const state::Hold& hold : holds_for(status, terms))
    all.push_back({StatusForm::hold, {}, number++, of_unit, is_over(hold.until, now), hold_words(hold)});
  number = 0;
  for (const state::Modifier& modifier : modifiers_for(status, terms))
    all.push_back(
        {StatusForm::modifier, {}, number++, of_unit, is_over(modifier.until, now), modifier_words(modifier, terms)});
  for (const auto& [key, value] : status.members()) {
    if (state::says_state(key, value)) continue;
    const Value plain = state::in_force(Value(Value::Object{{key, value}}), {});
    const Value& is = plain[key];
    const bool ends = state::has_end(Value(Value::Object{{key, value}}));
    if (terms != nullptr && is_unread(*terms, key, is, owner == Owner::tray))
      all.push_back(
          {StatusForm::unread, key, 0, of_unit, is_over_by_now(key, value, now), said<"No rule reads \"{key}\"">(key)});
    else if (ends)
      all.push_back({StatusForm::other, key, 0, of_unit, is_over_by_now(key, value, now), named_value(key, is)});
  }
}

}  // namespace

Sentence hold_words(const state::Hold& hold) {
  if (hold.go && hold.turn) return with_end(said<"Held: {why}">(hold.why), hold.until);
  if (hold.go) return with_end(said<"Held: {why}, it may turn">(hold.why), hold.until);
  if (hold.turn) return with_end(said<"Held: {why}, it may go straight on">(hold.why), hold.until);
  return with_end(said<"Held: {why}, it may go">(hold.why), hold.until);
}

Sentence modifier_figure(const state::Modifier& modifier, const Terms* terms) {
  const auto times = [&] {
    return same_length(*modifier.times, 0.5) ? Sentence("½") : Sentence("×{n}", {{"n", *modifier.times}});
  };
  if (!modifier.add) return modifier.times ? times() : Sentence();
  const double more = std::abs(*modifier.add);
  const Sentence amount = terms != nullptr ? amount_in(*terms, more) : amount_with({}, figure_in_words(more), {});
  const Sentence add(*modifier.add < 0 ? "−{amount}" : "+{amount}", {{"amount", amount}});
  return modifier.times ? Sentence("{a} {b}", {{"a", times()}, {"b", add}}) : add;
}

Sentence modifier_words(const state::Modifier& modifier, const Terms* terms) {
  return with_end(said<"Modifier: {amount}, {why}">(modifier_figure(modifier, terms), modifier.why), modifier.until);
}

std::vector<StatusInWords> state_words(const Game& document, PieceIndex index, const Terms* terms) {
  std::vector<StatusInWords> all;
  const Piece& piece = document.piece(index);
  const state::Moment now = state::moment_of(document);
  if (piece.unit) add_states(document.unit(*piece.unit).status, now, terms, Owner::unit, all);
  add_states(piece.status, now, terms, piece.tray ? Owner::tray : Owner::piece, all);
  return all;
}

bool has_state(const Value& status, const Terms* terms) {
  if (status.size() == 0) return false;
  return std::any_of(status.members().begin(), status.members().end(), [&](const auto& member) {
    const auto& [key, value] = member;
    return state::says_state(key, value) || value.is_object() ||
           (terms != nullptr && is_unread(*terms, key, value, false));
  });
}

std::vector<Sentence> words_of_status(std::string_view key, const Value& value, const Terms* terms) {
  std::vector<Sentence> words;
  const Value status(Value::Object{{std::string(key), value}});
  for (const state::Hold& hold : holds_for(status, terms)) words.push_back(hold_words(hold));
  for (const state::Modifier& modifier : modifiers_for(status, terms)) words.push_back(modifier_words(modifier, terms));
  return words;
}

}  // namespace linesman
