#include "rules/ruling_words.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/tolerance.h"
#include "rules/agreed_figures.h"

namespace linesman {

namespace {

/// A status or a replacement, for people.
std::string value_words(const Value& value) {
  if (const auto truth = value.boolean()) return *truth ? "yes" : "no";
  if (const auto number = value.number()) return figure(*number);
  return value.is_text() ? std::string(*value.text()) : describe(value);
}

/// Replaces ids, separated by spaces, with the names of the things. Any other text is returned unchanged.
std::string called(const Game& game, std::string_view ids) {
  std::vector<std::string> names;
  for (std::size_t from = 0; from < ids.size();) {
    const std::size_t end = std::min(ids.find(' ', from), ids.size());
    const std::string_view id = ids.substr(from, end - from);
    if (!game.find_piece(id) && !game.find_unit(id) && !game.find_feature(id)) return std::string(ids);
    names.push_back(label_of(game, id));
    from = end + 1;
  }
  return listed(names, " and ");
}

bool is_word(std::string_view sign) { return !sign.empty() && static_cast<unsigned char>(sign.front()) < 0x80; }

}  // namespace

std::string figure(double x) {
  const std::string s = number_text(x, 2);
  return s == "0" && x > 0 ? "<0.01" : s;
}

std::string figure(double x, std::size_t decimals) {
  std::string s = figure(x);
  const std::size_t there = decimals_of(x);
  if (decimals > there) s += (there == 0 ? "." : "") + std::string(decimals - there, '0');
  return s;
}

std::size_t decimals_of(double x) {
  const std::string s = figure(x);
  const std::size_t point = s.find('.');
  return point == std::string::npos ? 0 : s.size() - point - 1;
}

std::string figure_in(const Terms& terms, double x) {
  std::string sign = terms.currency_symbol;
  if (sign.empty()) sign = terms.currency == "inch" ? "″" : terms.currency;
  return figure(x) + (is_word(sign) ? " " : "") + sign;
}

std::string_view title_of(Verdict verdict) {
  constexpr std::array<std::string_view, 4> TITLES{"Legal", "Marginal", "Illegal", "Incomplete"};
  return TITLES.at(static_cast<std::size_t>(verdict));
}

std::string cited(const Clause& clause, const Value& house_rules) {
  std::vector<std::string> marks;
  if (clause.source) marks.emplace_back(name_of(*clause.source));
  if (rests_on(clause, house_rules)) marks.emplace_back("house rule");
  return marks.empty() ? clause.id : clause.id + " (" + listed(marks, ", ") + ")";
}

std::string RulingWords::amount(const std::string& number) const {
  const std::string& currency = ruling_.allowance.currency;
  std::string sign = ruling_.shown.symbol;
  if (sign.empty() && terms_ && terms_->currency == currency) sign = terms_->currency_symbol;
  if (sign.empty()) sign = currency == "inch" ? "″" : currency;
  return number + (is_word(sign) ? " " : "") + sign;
}

std::string RulingWords::allowance() const {
  const Allowance& a = ruling_.allowance;
  if (!a.total) return a.spent ? amount(*a.spent) + " spent" : std::string();
  if (!a.spent) return amount(*a.total) + " allowed";
  if (!exceeds(*a.total, 0))
    return exceeds(*a.spent, 0) ? amount(*a.spent) + " too much, no movement left" : "nothing spent";
  const double left = a.left.value_or(*a.total - *a.spent);
  return amount(*a.spent) + " of " + amount(*a.total) + " spent, " +
         (exceeds(0, left) ? amount(-left) + " too much" : amount(left) + " left");
}

const Clause* RulingWords::known(std::string_view rule) const {
  if (terms_)
    for (const Clause& clause : terms_->clauses)
      if (clause.id == rule) return &clause;
  return nullptr;
}

std::string RulingWords::clause(std::string_view rule) const {
  const Clause* clause = known(rule);
  return clause ? cited(*clause, game_ ? game_->house_rules() : Value()) : std::string(rule);
}

std::string RulingWords::option(std::string_view rule) const {
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

std::string RulingWords::dice(const DiceNeed& need) const {
  if (!need.given) return need.need + " still to be rolled";
  std::vector<std::string> faces;
  for (const double face : *need.given) faces.push_back(figure(face));
  return need.need + " rolled " + (faces.empty() ? "none" : listed(faces, ", "));
}

std::string RulingWords::status_title(const std::string& key) const {
  const Field* field = terms_ ? terms_->status_field(key) : nullptr;
  return field && !field->title.empty() ? field->title : key;
}

std::string RulingWords::status_value(const std::string& key, const Value& value) const {
  const Field* field = terms_ ? terms_->status_field(key) : nullptr;
  if (!field) return value_words(value);
  if (!field->choices.empty() && value.is_text()) return value_title(*field, value);
  return game_ && value.is_text() ? called(*game_, *value.text()) : value_words(value);
}

std::string RulingWords::change(const Effect& effect) const {
  if (effect.remove) return "is taken off the table";
  if (effect.add) return "beside it lies " + label(*effect.add) + ", new";
  std::vector<std::string> changes;
  for (const auto& [key, value] : effect.set.members())
    changes.push_back(value.is_null() ? "no longer " + status_title(key)
                                      : status_title(key) + " becomes " + status_value(key, value));
  for (const auto& [key, value] : effect.replace.members())
    changes.push_back((key == "rating" ? "counts as " : "becomes ") + value_words(value));
  if (effect.geometry) changes.emplace_back("has a new shape");
  return listed(changes, ", ");
}

}  // namespace linesman
