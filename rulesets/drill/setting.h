// The setting that every clause may look at: the figures, the game, its options, the rating of its terrain and the
// roads that its bridges carry.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "drill/tables.h"
#include "drill/troop.h"
#include "movement/trace.h"
#include "rules/ruleset.h"

namespace linesman::drill {

/// The options that the players of a game have agreed on.
struct Options {
  double bd = 1;                ///< inches
  bool formation_bases = true;  ///< `bases`
  bool speed_die = false;
  bool front_only = false;
  bool pr_spent = false;
  double mob_margin = 0;            ///< BD
  bool one_less_contour = true;     ///< `small_road_contours`
  bool small_road_pr = true;        ///< Pr is needed on small roads
  bool outer_turn_per_45 = false;   ///< drill-11: the outermost pays for each 45 degrees begun
  bool free_column_always = true;   ///< `free_column`: not only where landscape demands it
  bool restore_forms = true;        ///< a Mob under a Restore order may form
  bool just_enough_of_left = true;  ///< `just_enough`: compared with what is left, not with the speed of the turn
  bool overlap_at_start = true;     ///< drill-25: units that the base overlaps at the start count
};

Options read_options(const RulesetData& data, const Game& game);

/// Read of a game once, for all orders in it.
struct DrillReading : GameReading {
  DrillReading(const RulesetData& data, const Tables& tables, const Game& game);

  const Options options;
  const std::shared_ptr<const SectionLabels> labels;
  std::vector<std::optional<Troop>> troops;  ///< by PieceIndex; nothing for a piece that these rules do not see
  std::vector<std::pair<PieceIndex, Footprint>> formation_bases;  ///< drill-28: of pieces whose block is not their base
};

class Setting {
 public:
  Setting(const RulesetData& ruleset, const Tables& figures, const Game& table,
          std::shared_ptr<const DrillReading> read);

  const RulesetData& data;
  const Tables& tables;
  const Game& game;
  const std::shared_ptr<const DrillReading> reading;
  const Options& options;  ///< those of the reading

  double inches(double bd) const { return bd * options.bd; }
  double bd(double inches) const { return inches / options.bd; }

  /// A piece of the game; nullptr when these rules do not see it.
  const Troop* troop(PieceIndex piece) const;

  Rating rating(FeatureIndex feature) const;
  /// The rating of a surface by itself. Whether a bridge carries a big road is known to `RoadMap`.
  RoadRating rated_road(FeatureIndex surface) const;
  /// The players have rated it for these rules.
  bool has_own_rating(FeatureIndex feature) const;
  /// A contour that counts.
  bool is_contour(FeatureIndex feature) const;
  /// A feature of class area or structure, or an obstacle drawn as a polygon.
  bool is_landscape(FeatureIndex feature) const;
  /// An obstacle drawn as a line and not rated open.
  bool is_steeplechase(FeatureIndex feature) const;
};

/// drill-28: the block of a piece in a formation, or the document's base.
Footprint block_of(const Tables& tables, const Options& options, const Piece& piece, Formation formation);

/// Depth along the facing, inches.
double depth_of(const Footprint& footprint);

/// The surfaces rated anything but `open`.
std::vector<FeatureIndex> roads_of(const Setting& setting);
/// The surfaces rated as narrow passages.
std::vector<FeatureIndex> passages_of(const Setting& setting);
/// Bridges without a rating of their own: such a bridge is part of the big road that it carries.
std::vector<FeatureIndex> unrated_bridges_of(const Setting& setting);

/// drill-26: the rating of each surface, once it is known which roads the bridges carry.
class RoadMap {
 public:
  /// From the surfaces that bridges overlap, as the trace has them. A bridge counts with all its sections.
  RoadMap(const Setting& setting, const Trace& trace);

  /// `open` where there is no surface.
  RoadRating at(std::optional<FeatureIndex> surface) const;

 private:
  const Setting& setting_;
  std::vector<FeatureIndex> big_bridges_;
};

}  // namespace linesman::drill
