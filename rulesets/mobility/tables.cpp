#include "mobility/tables.h"

#include <algorithm>

#include "base/text.h"

namespace linesman::mobility {

namespace {

TurnPricing turn_pricing_named(std::string_view word) {
  if (word == "bands") return TurnPricing::by_band;
  return word == "none" ? TurnPricing::none : TurnPricing::free;
}

TypeRow read_type(FiguresReader& read, MobilityType type) {
  const std::string pointer = pointer_to("/figures/types", name_of(type));
  const Value& row = read.figures()["types"][name_of(type)];
  TypeRow t{row["rate"].number(), read.row(row["paces"], pointer + "/paces"), row["altitude"].number(),
            turn_pricing_named(row["turns"].text().value_or("")), std::string(row["terrain"].text().value_or(""))};
  if (t.terrain.empty()) read.fail(pointer + "/terrain", "must name a column of the terrain table");
  return t;
}

void read_turns(FiguresReader& read, Tables& tables) {
  const Value& figures = read.figures();
  for (const auto& [name, band] : figures["bands"].members()) {
    const std::string pointer = "/figures/bands/" + name;
    tables.bands.push_back({name, read.member(band, pointer, "angle"), read.member(band, pointer, "sixths")});
  }
  if (tables.bands.empty()) read.fail("/figures/bands", "must name at least one band");
  std::stable_sort(tables.bands.begin(), tables.bands.end(),
                   [](const Band& a, const Band& b) { return a.angle < b.angle; });
  for (const auto& [rate, prices] : figures["turn_prices"].members()) {
    const auto inches = parse_number(rate);
    if (!inches) read.fail("/figures/turn_prices/" + rate, "must be named after a rate in inches");
    tables.turn_prices.emplace_back(inches.value_or(0), read.row(prices, "/figures/turn_prices/" + rate));
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
  tables.short_crew = number("short_crew");
  tables.small_size = number("small_size");
  tables.overrun_price = number("overrun_price");
  tables.overrun_classes = number("overrun_classes");
}

}  // namespace

Result<Tables> read_tables(const Value& figures) {
  FiguresReader read(figures);
  Tables tables;
  for (std::size_t i = 0; i < MOBILITY_TYPES; ++i) tables.types.at(i) = read_type(read, static_cast<MobilityType>(i));
  read_turns(read, tables);
  read_terrain(read, tables);
  tables.interiors = read.row(figures["interiors"], "/figures/interiors");
  tables.thirds = read_thirds(read);
  read_single_figures(read, tables);
  if (read.problem()) return *read.problem();
  return tables;
}

}  // namespace linesman::mobility
