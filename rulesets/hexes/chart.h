// The terrain chart: the price of entering hexes and of crossing hexsides (hexes-6, hexes-7, hexes-25).
#pragma once

#include <array>
#include <map>

#include "movement/trace.h"
#include "rules/ruleset.h"

namespace linesman::hexes {

enum class Column { infantry, vehicle, gun };

/// MPs; nothing where the terrain is prohibited.
using Rating = std::optional<double>;
using Row = std::array<Rating, 3>;  ///< by Column

/// The chart laid over the terrain of a game.
struct RatedTerrain {
  std::vector<Row> rows;  ///< by FeatureIndex
  /// For a trace: features of one kind that are rated alike in every column have one label.
  std::shared_ptr<const SectionLabels> labels;

  const Rating& rating(FeatureIndex feature, Column column) const {
    return rows.at(at(feature))[static_cast<std::size_t>(column)];
  }
};

class Chart {
 public:
  /// A Problem's pointer is into ruleset.json.
  static Result<Chart> read(const RulesetData& data);

  double open(Column column) const { return open_[static_cast<std::size_t>(column)].value_or(0); }

  /// Rates each feature by what the players agreed on for it, else by its kind.
  RatedTerrain rated(const Game& game) const;

  /// All wrong ratings of a game, with pointers into the document.
  std::vector<Problem> check(const Game& game) const;

 private:
  Row row(const Feature& feature) const;

  std::vector<std::string> lineage_;
  std::map<Kind, Value> by_kind_;
  std::map<Kind, Row> rows_;
  Row open_;
};

struct HexsidePrice {
  FeatureIndex feature{};
  double amount = 0;  ///< MPs, above 0
};

/// The price of entering a hex for a piece of one column, before anything is forgiven or tripled.
struct EntryPrice {
  double hex = 0;                              ///< MPs
  std::optional<FeatureIndex> by;              ///< the feature that decides it; nothing in the open
  std::vector<HexsidePrice> hexsides;          ///< sorted by id
  std::optional<FeatureIndex> barred;          ///< a prohibited feature that covers the hex
  std::optional<FeatureIndex> hexside_barred;  ///< a prohibited feature on the hexside

  bool prohibited() const { return barred || hexside_barred; }
  double hexside_sum() const;
};

EntryPrice price_of(const Chart& chart, const RatedTerrain& terrain, const Game& game, const HexEntry& entry,
                    Column column);

}  // namespace linesman::hexes
