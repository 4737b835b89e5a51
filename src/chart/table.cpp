#include "chart/table.h"

namespace linesman::chart {

namespace {

template <std::size_t... Numbers>
const Rows& rows_of_kind(Kind kind, std::index_sequence<Numbers...>) {
  const std::array<const Rows*, KINDS> all{&table_of<std::variant_alternative_t<Numbers, Content>>()...};
  return *all.at(static_cast<std::size_t>(kind));
}

}  // namespace

const Rows& rows_of(Kind kind) { return rows_of_kind(kind, std::make_index_sequence<KINDS>()); }

const PlainWords& plain_words(Kind kind) { return rows_of(kind).plain; }

std::vector<std::pair<std::string_view, std::string_view>> fault_words(Kind kind) {
  std::vector<std::pair<std::string_view, std::string_view>> all;
  for (const Row& row : rows_of(kind).members)
    if (!row.fault_words.empty()) all.emplace_back(row.name, row.fault_words);
  return all;
}

std::vector<std::string> kind_words() { return all_names<Kind>(); }

std::string kind_help(std::string_view word) {
  const auto kind = named<Kind>(word);
  return kind ? std::string(rows_of(*kind).help) : std::string();
}

Value beginning_of(std::string_view word) {
  Value::Object rule{{"kind", word}};
  if (const auto kind = named<Kind>(word))
    for (const auto& member : rows_of(*kind).beginning) rule.push_back(member);
  return rule;
}

std::vector<std::string> just_one_of(std::string_view word) {
  const auto kind = named<Kind>(word);
  return kind ? rows_of(*kind).just_one : std::vector<std::string>();
}

void Barred::check_moments(Members& rule, const Barred& barred) {
  const Value* at = rule.find("at");
  if (!at || barred.ground.by != MetBy::crossed) return;
  for (std::size_t i = 0; i < at->items().size(); ++i)
    if ((*at)[i].text() == "end")
      rule.mistakes().add(pointer_to(rule.pointer("at"), i), "what is crossed is not judged at the end");
}

void BaseRule::check_sizes(Members& rule, const BaseRule& base) {
  const bool is_right = base.diameter ? !base.width && !base.length : base.width && base.length;
  if (!is_right) rule.mistakes().add(rule.pointer(), "needs width and length, or diameter alone");
}

}  // namespace linesman::chart
