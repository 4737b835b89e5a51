#include "mobility/tables.h"

#include <algorithm>

#include "base/text.h"

namespace linesman::mobility {

std::string_view clause_of(Rating rating) {
  switch (rating) {
    case Rating::firm:
    case Rating::none: return "mobility-18";
    case Rating::soft: return "mobility-19";
    case Rating::slope: return "mobility-20";
    case Rating::water: return "mobility-21";
    case Rating::ford: return "mobility-22";
    case Rating::road:
    case Rating::bridge: return "mobility-23";
    case Rating::vegetation:
    case Rating::dense: return "mobility-25";
    case Rating::tree: return "mobility-26";
    case Rating::low: return "mobility-27";
    case Rating::high: return "mobility-28";
    case Rating::anti_tank: return "mobility-29";
    case Rating::building: return "mobility-30";
    case Rating::stairs: return "mobility-31";
    case Rating::ladder: return "mobility-32";
    case Rating::impassable: return "mobility-17";
  }
  return {};
}

namespace {

Rating read_rating(const Value& rating) { return named<Rating>(rating.text().value_or("")).value_or(Rating::none); }

TurnPayment turn_payment_named(std::string_view word) {
  if (word == "bands") return TurnPayment::by_band;
  return word == "none" ? TurnPayment::none : TurnPayment::free;
}

TypeRow read_type(FiguresReader& read, MobilityType type) {
  const std::string pointer = pointer_to("/figures/types", name_of(type));
  const Value& row = read.figures()["types"][name_of(type)];
  TypeRow t{row["rate"].number(), read.row(row["paces"], pointer + "/paces"), row["altitude"].number(),
            turn_payment_named(row["turns"].text().value_or("")), std::string(row["terrain"].text().value_or(""))};
  if (t.terrain.empty()) read.fail(pointer + "/terrain", "must name a column of the terrain table");
  return t;
}

/// A row of the figures whose names are numbers.
std::vector<std::pair<double, double>> numbered_row(FiguresReader& read, const Value& row, const std::string& pointer) {
  std::vector<std::pair<double, double>> all;
  for (const auto& [name, value] : row.members()) {
    const auto number = parse_number(name);
    if (!number) read.fail(pointer_to(pointer, name), "must be named after a number");
    all.emplace_back(number.value_or(0), read.number_at(value, pointer_to(pointer, name)));
  }
  std::sort(all.begin(), all.end());
  return all;
}

void read_bands(FiguresReader& read, Tables& tables) {
  for (std::size_t i = 0; i < tables.bands.size(); ++i) {
    const std::string_view name = names_of(TurnBands{}).at(i);
    const std::string pointer = pointer_to("/figures/bands", name);
    for (const auto& [angle, sixths] : numbered_row(read, read.figures()["bands"][name], pointer))
      tables.bands.at(i).push_back({angle, sixths});
    if (tables.bands.at(i).empty()) read.fail(pointer, "must name at least one band");
  }
}

void read_turn_prices(FiguresReader& read, Tables& tables) {
  for (const auto& [name, prices] : read.figures()["turn_prices"].members()) {
    const std::string pointer = pointer_to("/figures/turn_prices", name);
    const auto rate = parse_number(name);
    if (!rate) read.fail(pointer, "must be named after a rate in inches");
    for (const auto& [sixths, inches] : numbered_row(read, prices, pointer))
      tables.turn_prices.push_back({rate.value_or(0), sixths, inches});
  }
}

Thirds read_thirds(FiguresReader& read) {
  const auto share = [&](std::string_view name) {
    return read.member(read.figures()["thirds"], "/figures/thirds", name);
  };
  return {share("slow"),           share("moderate"), share("boarding"),
          share("boarding_after"), share("foxhole"),  share("damage")};
}

void read_terrain(FiguresReader& read, Tables& tables) {
  for (const auto& [name, row] : read.figures()["terrain"].members()) {
    const std::string pointer = pointer_to("/figures/terrain", name);
    const auto rating = named<Rating>(name);
    if (!rating) read.fail(pointer, "must be named after a rating");
    if (rating) tables.terrain.at(static_cast<std::size_t>(*rating)) = read.row(row, pointer);
  }
}

void read_single_figures(FiguresReader& read, Tables& tables) {
  const auto number = [&](std::string_view name) { return read.number(name); };
  tables.amphibious = number("amphibious");
  tables.debris = number("debris");
  tables.reverse = number("reverse");
  tables.sideways = number("sideways");
  tables.climb = number("climb");
  tables.clear_height = number("clear_height");
  tables.short_crew = number("short_crew");
  tables.small_size = number("small_size");
  tables.overrun_price = number("overrun_price");
  tables.overrun_classes = number("overrun_classes");
}

}  // namespace

Result<Tables> read_tables(const RulesetData& data) {
  const Value& figures = data.figures;
  FiguresReader read(figures);
  Tables tables;
  tables.ratings = {data, read_rating};
  for (std::size_t i = 0; i < MOBILITY_TYPES; ++i) tables.types.at(i) = read_type(read, static_cast<MobilityType>(i));
  read_bands(read, tables);
  read_turn_prices(read, tables);
  read_terrain(read, tables);
  tables.walls_for_jetpacks = read.row(figures["high_walls"]["jetpacks"], "/figures/high_walls/jetpacks");
  tables.interiors = read.row(figures["interiors"], "/figures/interiors");
  tables.thirds = read_thirds(read);
  read_single_figures(read, tables);
  if (read.problem()) return *read.problem();
  return tables;
}

}  // namespace linesman::mobility
