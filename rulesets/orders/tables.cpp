#include "orders/tables.h"

#include "base/text.h"

namespace linesman::orders {

namespace {

Rating read_rating(const Value& rating) { return named<Rating>(rating.text().value_or("")).value_or(Rating::open); }

void read_row(FiguresReader& read, std::string_view rating, const Value& row, Tables& tables) {
  for (const auto& [column, word] : row.members()) {
    const auto cell = named<Cell>(word.text().value_or(""));
    if (!cell)
      read.fail(pointer_to(pointer_to("/figures/table", rating), column),
                "a cell is " + listed(names_of(Cell{})) + ", not " + describe(word));
    if (const auto of = named<Rating>(rating))
      tables.columns[column].at(static_cast<std::size_t>(*of)) = cell.value_or(Cell::ok);
  }
}

}  // namespace

Result<Tables> read_tables(const RulesetData& data) {
  FiguresReader read(data.figures);
  Tables tables;
  tables.rates = read.row(data.figures["rates"], "/figures/rates");
  for (const auto& [rating, row] : data.figures["table"].members()) read_row(read, rating, row, tables);
  tables.ratings = {data, read_rating};
  tables.run = read.number("run");
  tables.road = read.number("road");
  tables.formation_gap = read.number("formation_gap");
  tables.unit_gap = read.number("unit_gap");
  if (read.problem()) return *read.problem();
  return tables;
}

}  // namespace linesman::orders
