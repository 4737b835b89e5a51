#include "rules/figure_words.h"

#include <array>

#include "base/text.h"
#include "rules/agreed_figures.h"

namespace linesman {

namespace {

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

Sentence amount_with(const std::string& sign, Argument number, const std::string& context) {
  return {"{n}" + (is_word(sign) ? " " + sign : sign), {{"n", std::move(number)}}, context};
}

Argument figure_in_words(double x) {
  const std::string written = figure(x);
  return written.starts_with('<') ? Argument(written) : Argument(Number{x, 2});
}

Sentence amount_in(const Terms& terms, double x) {
  std::string sign = terms.currency_symbol;
  if (sign.empty()) sign = terms.currency == "inch" ? "″" : terms.currency;
  return amount_with(sign, figure_in_words(x), context_of(terms));
}

std::string_view title_of(Verdict verdict) {
  constexpr std::array<std::string_view, 4> TITLES{"Legal", "Marginal", "Illegal", "Incomplete"};
  return TITLES.at(static_cast<std::size_t>(verdict));
}

Sentence cited(const Clause& clause, const Value& house_rules) {
  std::vector<std::string> marks;
  if (clause.source) marks.emplace_back(name_of(*clause.source));
  if (rests_on(clause, house_rules)) marks.emplace_back("house rule");
  return {marks.empty() ? "{rule}" : "{rule} (" + listed(marks, ", ") + ")", {{"rule", clause.id}}};
}

}  // namespace linesman
