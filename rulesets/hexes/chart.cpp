#include "hexes/chart.h"

#include <algorithm>
#include <tuple>

#include "base/text.h"

namespace linesman::hexes {

namespace {

constexpr std::array<std::string_view, 3> COLUMNS{"infantry", "vehicle", "gun"};

/// A rating is "no" or a number of MPs. What covers a hex costs more than 0.
bool is_rating(const Value& value, bool hexside) {
  if (value.text() == "no") return true;
  const auto x = value.number();
  return x && (hexside ? *x >= 0 : *x > 0);
}

Rating rating_in(const Value& value) { return value.number(); }

/// A gun has the rating of vehicles unless it has one of its own.
Row row_in(const Value& members) {
  const Value& gun = members.find("gun") ? members["gun"] : members["vehicle"];
  return {rating_in(members["infantry"]), rating_in(members["vehicle"]), rating_in(gun)};
}

std::optional<Problem> wrong_member(const std::string& name, const Value& value, bool hexside,
                                    const std::string& pointer) {
  const std::string place = pointer_to(pointer, name);
  if (std::find(COLUMNS.begin(), COLUMNS.end(), name) == COLUMNS.end())
    return Problem{place, said<"a rating is for {list}, and for nobody else">(several_names(COLUMNS, "or"))};
  if (is_rating(value, hexside)) return std::nullopt;
  return Problem{place, hexside ? said<"must be a number of MPs of at least 0 or \"no\", not {a}">(described(value))
                                : said<"must be a number of MPs above 0 or \"no\", not {a}">(described(value))};
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

/// hexes-6: the surface whose price takes the place of all else that covers a hex: the last bridge or ford in the
/// document, else the last road that leads there.
std::optional<FeatureIndex> surface_in_place(const Game& game, const HexEntry& entry) {
  const auto crosses = [&](FeatureIndex i) {
    const Kind kind = game.feature(i).kind;
    return kind == Kind::bridge || kind == Kind::ford;
  };
  const auto crossing = std::find_if(entry.surfaces.rbegin(), entry.surfaces.rend(), crosses);
  if (crossing != entry.surfaces.rend()) return *crossing;
  return entry.roads.empty() ? std::nullopt : std::optional(entry.roads.back());
}

/// hexes-6: the dearest feature that covers the hex decides.
void add_cover(const RatedTerrain& terrain, const FeatureSet& covers, Column column, EntryPrice& price) {
  for (const FeatureIndex i : covers) {
    const Rating& rating = terrain.rating(i, column);
    if (!rating && !price.barred) price.barred = i;
    if (!rating || (price.by && *rating <= price.hex)) continue;
    price.hex = *rating;
    price.by = i;
  }
}

/// hexes-7: the features on a hexside that count: of several of one kind and rating the first in the document.
FeatureSet counted_on_hexside(const RatedTerrain& terrain, const Game& game, const HexEntry& entry) {
  FeatureSet counted;
  for (const FeatureIndex i : entry.hexside) {
    const auto same = std::find_if(counted.begin(), counted.end(), [&](FeatureIndex other) {
      return game.feature(i).kind == game.feature(other).kind && may_be_one(terrain.labels.get(), i, other);
    });
    if (same == counted.end())
      counted.push_back(i);
    else
      *same = std::min(*same, i);
  }
  return counted;
}

/// hexes-7: everything that counts on the hexside is paid.
void add_hexsides(const RatedTerrain& terrain, const FeatureSet& hexside, Column column, EntryPrice& price) {
  for (const FeatureIndex i : hexside) {
    const Rating& rating = terrain.rating(i, column);
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

RatedTerrain Chart::rated(const Game& game) const {
  // Contours of two levels are two things however they are rated.
  std::map<std::tuple<Kind, Row, std::optional<double>>, std::uint32_t> numbers;
  RatedTerrain terrain;
  auto labels = std::make_shared<SectionLabels>();
  terrain.rows.reserve(game.terrain().size());
  for (const Feature& feature : game.terrain()) {
    const auto level = feature.kind == Kind::contour ? feature.traits["level"].number() : std::nullopt;
    const auto next = static_cast<std::uint32_t>(numbers.size()) + 1;
    terrain.rows.push_back(row(feature));
    labels->push_back(numbers.try_emplace({feature.kind, terrain.rows.back(), level}, next).first->second);
  }
  terrain.labels = std::move(labels);
  return terrain;
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

EntryPrice price_of(const Chart& chart, const RatedTerrain& terrain, const Game& game, const HexEntry& entry,
                    Column column) {
  EntryPrice price;
  if (const auto surface = surface_in_place(game, entry))
    add_cover(terrain, {*surface}, column, price);
  else
    add_cover(terrain, entry.features, column, price);
  if (!price.by) price.hex = chart.open(column);
  add_hexsides(terrain, counted_on_hexside(terrain, game, entry), column, price);
  return price;
}

}  // namespace linesman::hexes
