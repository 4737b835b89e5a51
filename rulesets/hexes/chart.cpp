#include "hexes/chart.h"

#include <algorithm>
#include <tuple>

#include "base/text.h"

namespace linesman::hexes {

namespace {

constexpr std::array<std::string_view, 3> COLUMNS{"infantry", "vehicle", "gun"};

/// Whether a rating is one: "no", or MPs; nothing covers a hex for none.
bool is_rating(const Value& value, bool hexside) {
  if (value.text() == "no") return true;
  const auto x = value.number();
  return x && (hexside ? *x >= 0 : *x > 0);
}

Rating rating_in(const Value& value) { return value.number(); }

/// A gun has the vehicle's rating unless it has one of its own.
Row row_in(const Value& members) {
  const Value& gun = members.find("gun") ? members["gun"] : members["vehicle"];
  return {rating_in(members["infantry"]), rating_in(members["vehicle"]), rating_in(gun)};
}

std::optional<Problem> wrong_member(const std::string& name, const Value& value, bool hexside,
                                    const std::string& pointer) {
  const std::string place = pointer_to(pointer, name);
  if (std::find(COLUMNS.begin(), COLUMNS.end(), name) == COLUMNS.end())
    return Problem{place, "a rating is for " + listed(COLUMNS, " or ") + ", and for nobody else"};
  if (is_rating(value, hexside)) return std::nullopt;
  return Problem{place, std::string("must be a number of MPs ") + (hexside ? "of at least 0" : "above 0") +
                            " or \"no\", not " + describe(value)};
}

std::vector<Problem> wrong_in(const Value& ratings, Kind kind, const std::string& pointer) {
  if (!ratings.is_object())
    return {
        {"", pointer, "must be an object such as {\"infantry\": 2, \"vehicle\": \"no\"}, not " + describe(ratings)}};
  std::vector<Problem> problems;
  for (const auto& [name, value] : ratings.members())
    if (auto problem = wrong_member(name, value, lies_on_hexsides(kind), pointer)) problems.push_back(*problem);
  return problems;
}

std::optional<Problem> missing_in(const Value& ratings, const std::string& pointer) {
  for (const std::string_view column : {COLUMNS[0], COLUMNS[1]})
    if (!ratings.find(column)) return Problem{pointer_to(pointer, column), "is missing"};
  return std::nullopt;
}

/// hexes-6: the dearest of what covers the hex.
void add_cover(const Chart& chart, const Game& game, const FeatureSet& covers, Column column, EntryPrice& price) {
  for (const FeatureIndex i : covers) {
    const Rating rating = chart.rating(game.feature(i), column);
    if (!rating && !price.barred) price.barred = i;
    if (!rating || (price.by && *rating <= price.hex)) continue;
    price.hex = *rating;
    price.by = i;
  }
}

/// hexes-7: all that lies on the hexside, of one kind and rating once.
void add_hexsides(const Chart& chart, const Game& game, const FeatureSet& hexside, Column column, EntryPrice& price) {
  for (const FeatureIndex i : hexside) {
    const Rating rating = chart.rating(game.feature(i), column);
    if (!rating && !price.hexside_barred) price.hexside_barred = i;
    if (rating.value_or(0) > 0) price.hexsides.push_back({i, *rating});
  }
}

}  // namespace

Result<Chart> Chart::read(const RulesetData& data) {
  Chart chart;
  chart.lineage_ = data.terms.lineage;
  for (const Kind kind : all_kinds()) {
    const std::string pointer = pointer_to("/ratings", name_of(kind));
    const Value& ratings = data.ratings[name_of(kind)];
    if (const auto wrong = wrong_in(ratings, kind, pointer); !wrong.empty()) return wrong.front();
    if (const auto missing = missing_in(ratings, pointer)) return *missing;
    chart.by_kind_[kind] = ratings;
    chart.rows_[kind] = row_in(ratings);
  }
  const Value& open = data.figures["open"];
  if (const auto wrong = wrong_in(open, Kind::field, "/figures/open"); !wrong.empty()) return wrong.front();
  if (const auto missing = missing_in(open, "/figures/open")) return *missing;
  chart.open_ = row_in(open);
  return chart;
}

Row Chart::row(const Feature& feature) const {
  for (const std::string& id : lineage_)
    if (const Value* own = feature.ratings.find(id)) return row_in(merge_patch(by_kind_.at(feature.kind), *own));
  return rows_.at(feature.kind);
}

Rating Chart::rating(const Feature& feature, Column column) const {
  return row(feature)[static_cast<std::size_t>(column)];
}

std::shared_ptr<const SectionLabels> Chart::labels_of(const Game& game) const {
  // Contours of two levels are two things however they are rated.
  std::map<std::tuple<Kind, Row, std::optional<double>>, std::uint32_t> numbers;
  auto labels = std::make_shared<SectionLabels>();
  for (const Feature& feature : game.terrain()) {
    const auto level = feature.kind == Kind::contour ? feature.traits["level"].number() : std::nullopt;
    const auto next = static_cast<std::uint32_t>(numbers.size()) + 1;
    labels->push_back(numbers.try_emplace({feature.kind, row(feature), level}, next).first->second);
  }
  return labels;
}

std::vector<Problem> Chart::check(const Game& game) const {
  std::vector<Problem> problems;
  for (std::size_t i = 0; i < game.terrain().size(); ++i)
    for (const std::string& id : lineage_) {
      const Feature& feature = game.terrain()[i];
      const Value* own = feature.ratings.find(id);
      if (!own) continue;
      const std::string pointer = pointer_to(pointer_to(pointer_to("/terrain", i), "ratings"), id);
      for (Problem& problem : wrong_in(*own, feature.kind, pointer)) problems.push_back(std::move(problem));
    }
  return problems;
}

double EntryPrice::hexside_sum() const {
  double sum = 0;
  for (const HexsidePrice& p : hexsides) sum += p.amount;
  return sum;
}

EntryPrice price_of(const Chart& chart, const Game& game, const SectionLabels& labels, const HexEntry& entry,
                    Column column) {
  EntryPrice price;
  if (const auto surface = surface_in_place(game, entry))
    add_cover(chart, game, {*surface}, column, price);
  else
    add_cover(chart, game, entry.features, column, price);
  if (!price.by) price.hex = chart.open(column);
  add_hexsides(chart, game, counted_on_hexside(game, entry, &labels), column, price);
  return price;
}

}  // namespace linesman::hexes
