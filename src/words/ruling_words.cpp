#include "words/ruling_words.h"

#include <algorithm>

#include "base/tolerance.h"
#include "rules/agreed_figures.h"
#include "rules/argument_of.h"
#include "state/statuses.h"

namespace linesman {

namespace {

/// A status or a replacement, for people.
Argument value_words(const Value& value) {
  if (value.is_bool()) return value_argument({}, value);
  if (const auto number = value.number()) return word(figure(*number));
  return word(value.is_text() ? std::string(*value.text()) : describe(value));
}

/// Replaces ids, separated by spaces, with the names of the things. Any other text is a word.
Argument called(const Game& game, std::string_view ids) {
  Several names{{}, "and"};
  for (std::size_t from = 0; from < ids.size();) {
    const std::size_t end = std::min(ids.find(' ', from), ids.size());
    const std::string_view id = ids.substr(from, end - from);
    if (!game.find_piece(id) && !game.find_unit(id) && !game.find_feature(id)) return word(ids);
    names.items.push_back(argument_of(game, id));
    from = end + 1;
  }
  return names;
}

}  // namespace

Sentence RulingWords::amount_of(Argument number) const {
  const std::string& currency = ruling_.allowance.currency;
  std::string sign = ruling_.shown.symbol;
  if (sign.empty() && terms_ && terms_->currency == currency) sign = terms_->currency_symbol;
  if (sign.empty()) sign = currency == "inch" ? "″" : currency;
  return amount_with(sign, std::move(number), context_);
}

Sentence RulingWords::amount(const std::string& number) const { return amount_of(number); }

Sentence RulingWords::amount(double x) const { return amount_of(figure_in_words(x)); }

Sentence RulingWords::allowance() const {
  const Allowance& a = ruling_.allowance;
  if (!a.total) return a.spent ? said<"{a} spent">(amount(*a.spent)) : Sentence();
  if (!a.spent) return said<"{a} allowed">(amount(*a.total));
  if (!exceeds(*a.total, 0))
    return exceeds(*a.spent, 0) ? said<"{a} too much, no movement left">(amount(*a.spent)) : said<"nothing spent">();
  const double left = a.left.value_or(*a.total - *a.spent);
  if (exceeds(0, left))
    return said<"{a} of {b} spent, {c} too much">(amount(*a.spent), amount(*a.total), amount(-left));
  return said<"{a} of {b} spent, {c} left">(amount(*a.spent), amount(*a.total), amount(left));
}

const Clause* RulingWords::known(std::string_view rule) const {
  if (terms_)
    for (const Clause& clause : terms_->clauses)
      if (clause.id == rule) return &clause;
  return nullptr;
}

Sentence RulingWords::clause(std::string_view rule) const {
  const Clause* clause = known(rule);
  return clause ? cited(*clause, game_ ? game_->house_rules() : Value()) : said<"{rule}">(std::string(rule));
}

Sentence RulingWords::option(std::string_view rule) const {
  const Clause* clause = known(rule);
  if (!game_ || !clause || clause->source != ClauseSource::option) return {};
  return agreed_options(*terms_, *clause, game_->options());
}

std::string RulingWords::purpose(const DiceNeed& need) const {
  if (terms_)
    for (const DicePurpose& known : terms_->dice)
      if (known.purpose == need.purpose && !known.title.empty()) return known.title;
  return need.purpose;
}

Sentence RulingWords::dice(const DiceNeed& need) const {
  if (!need.given) return said<"{need} still to be rolled">(need.need);
  if (need.given->empty()) return said<"{need} rolled {faces}">(need.need, "none");
  Several faces;
  for (const double face : *need.given) faces.items.emplace_back(word(figure(face)));
  return said<"{need} rolled {faces}">(need.need, std::move(faces));
}

Argument RulingWords::status_title(const std::string& key) const {
  const Field* field = terms_ ? terms_->status_field(key) : nullptr;
  return field && !field->title.empty() ? Argument(field->title) : Argument(word(key));
}

Argument RulingWords::status_value(const std::string& key, const Value& value) const {
  const Field* field = terms_ ? terms_->status_field(key) : nullptr;
  if (!field) return value_words(value);
  if (!field->choices.empty() && value.is_text()) return value_argument(*field, value);
  return game_ && value.is_text() ? called(*game_, *value.text()) : value_words(value);
}

namespace {

/// Holds and modifiers by their reasons, the last of which is new; nothing for another status.
std::optional<Sentence> change_by_players(const std::string& key, const Value& value) {
  if (!state::says_state(key, value)) return std::nullopt;
  const Value status = Value::Object{{key, value}};
  std::vector<std::string> reasons;
  for (const state::Hold& hold : state::holds_in(status)) reasons.push_back(hold.why);
  if (!reasons.empty()) return said<"is held: {list}">(several_names(reasons, "and"));
  for (const state::Modifier& modifier : state::modifiers_in(status)) reasons.push_back(modifier.why);
  return said<"has modifiers: {list}">(several_names(reasons, "and"));
}

}  // namespace

Sentence until_words(const state::Until& until) {
  return until.phase ? said<"until the end of phase {n} of turn {m}">(*until.phase, until.turn)
                     : said<"until the end of turn {n}">(until.turn);
}

Sentence RulingWords::change(const Effect& effect) const {
  if (effect.remove) return said<"is taken off the table">();
  if (effect.add) return said<"beside it lies {a}, new">(label(*effect.add));
  Several changes;
  const auto add = [&](Sentence change) {
    changes.items.emplace_back(Sentence(change.pattern(), change.arguments(), context_));
  };
  for (const auto& [key, value] : effect.set.members()) {
    if (auto players = change_by_players(key, value))
      changes.items.emplace_back(*std::move(players));
    else
      add(value.is_null() ? said<"no longer {a}">(status_title(key))
                          : said<"{a} becomes {list}">(status_title(key), status_value(key, value)));
  }
  for (const auto& [key, value] : effect.replace.members())
    add(key == "rating" ? said<"counts as {a}">(value_words(value)) : said<"becomes {a}">(value_words(value)));
  if (effect.geometry) add(said<"has a new shape">());
  return said<"{list}">(std::move(changes));
}

}  // namespace linesman
