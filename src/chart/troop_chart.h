// The chart as players draw it: troops by ground. Each cell is one rule of the ruleset written another way.
//
//   const TroopChart chart = troop_chart(file, "drive");
//   file = with_cell(file, chart, 1, 2, *read_cell("half"));
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "base/value.h"

namespace linesman::chart {

/// How troops go on a ground.
struct TroopCell {
  enum class How {
    full,     ///< no rule: as on open ground
    factor,   ///< a price: an inch costs `number`
    no,       ///< barred
    stop,     ///< barred, but for what the base touches where the way begins
    at_most,  ///< an allowance of at most `number` for a way that touches it
    add       ///< an allowance of `number` more, which may be below 0
  };
  How how = How::full;
  double number = 0;
  bool more = false;      ///< other rules bear on it too, which no cell can show: they stay in the list of rules
  std::string pointer{};  ///< to its rule in the file; empty where there is none
};

struct TroopRow {
  Value value;        ///< of the trait; null in the row for all troops, whose rules ask for no trait
  std::string title;  ///< for people
};

struct TroopChart {
  std::string trait;  ///< key; empty: there is only the row for all troops
  std::vector<TroopRow> rows;
  std::vector<std::string> columns;           ///< ratings but `open`, in the order in which the file has them first
  std::vector<std::vector<TroopCell>> cells;  ///< by row and column
};

/// Every rating that kinds of terrain or choices of ratings give, each once, in the order of the file.
std::vector<std::string> ratings_in(const Value& file);

/// The traits by which a chart can have rows: choices and booleans of models, in the order of the file.
std::vector<std::string> row_traits(const Value& file);

TroopChart troop_chart(const Value& file, const std::string& trait);

/// "half", "no", "at most 6".
std::string cell_words(const TroopCell& cell);

/// Reads the text of a cell: full, half, third, quarter, x 1.5, no, stop, at most 6, +2, -1. The Problem for any other
/// text offers the nearest word.
Result<TroopCell> read_cell(std::string_view words);

/// The file with a cell set: its rule is changed, taken out, or added to the clause that holds this ground's cells,
/// which is made behind all others where it is missing.
Value with_cell(const Value& file, const TroopChart& chart, std::size_t row, std::size_t column, const TroopCell& cell);

}  // namespace linesman::chart
