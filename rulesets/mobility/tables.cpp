#include "mobility/tables.h"

#include <algorithm>

#include "base/text.h"

namespace linesman::mobility {

namespace {

using Row = std::map<std::string, double, std::less<>>;

/// Reads numbers and remembers the first that is missing.
class Reader {
 public:
  explicit Reader(std::optional<Problem>& problem) : problem_(problem) {}

  double number(const Value& object, const std::string& pointer, std::string_view name) {
    const auto x = object[name].number();
    if (!x) fail(pointer_to(pointer, name), "must be a number");
    return x.value_or(0);
  }

  Row row(const Value& object, const std::string& pointer) {
    Row all;
    for (const auto& [name, value] : object.members()) all[name] = number(object, pointer, name);
    return all;
  }

  void fail(std::string pointer, std::string reason) {
    if (!problem_) problem_ = Problem{"", std::move(pointer), std::move(reason)};
  }

 private:
  std::optional<Problem>& problem_;
};

Turning turning_named(std::string_view word) {
  if (word == "bands") return Turning::by_band;
  return word == "none" ? Turning::none : Turning::free;
}

TypeRow read_type(Reader& read, const std::string& type, const Value& row) {
  const std::string pointer = "/figures/types/" + type;
  TypeRow t{type,
            row["rate"].number(),
            read.row(row["paces"], pointer + "/paces"),
            row["altitude"].number(),
            turning_named(row["turns"].text().value_or("")),
            std::string(row["terrain"].text().value_or(""))};
  if (t.terrain.empty()) read.fail(pointer + "/terrain", "must name a column of the terrain table");
  return t;
}

void read_turns(Reader& read, const Value& figures, Tables& tables) {
  for (const auto& [name, band] : figures["bands"].members()) {
    const std::string pointer = "/figures/bands/" + name;
    tables.bands.push_back({name, read.number(band, pointer, "angle"), read.number(band, pointer, "sixths")});
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

Thirds read_thirds(Reader& read, const Value& figures) {
  const auto share = [&](std::string_view name) { return read.number(figures["thirds"], "/figures/thirds", name); };
  return {share("slow"),           share("moderate"), share("boarding"),
          share("boarding_after"), share("foxhole"),  share("damage")};
}

void read_single_figures(Reader& read, const Value& figures, Tables& tables) {
  const auto number = [&](std::string_view name) { return read.number(figures, "/figures", name); };
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
  std::optional<Problem> problem;
  Reader read(problem);
  Tables tables;
  for (const auto& [type, row] : figures["types"].members()) tables.types[type] = read_type(read, type, row);
  read_turns(read, figures, tables);
  for (const auto& [rating, row] : figures["terrain"].members())
    tables.terrain[rating] = read.row(row, "/figures/terrain/" + rating);
  tables.interiors = read.row(figures["interiors"], "/figures/interiors");
  tables.thirds = read_thirds(read, figures);
  read_single_figures(read, figures, tables);
  if (problem) return *problem;
  return tables;
}

}  // namespace linesman::mobility
