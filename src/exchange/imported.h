// The options and the results of imports and exports.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/names.h"
#include "base/result.h"
#include "table/game.h"

namespace linesman {

enum class ExchangeFormat { universal_vtt, tiled, geojson, roster, army_list, tabletop_simulator };
constexpr Names<ExchangeFormat::tabletop_simulator> names_of(ExchangeFormat) {
  return {"Universal VTT", "Tiled", "GeoJSON", "CSV roster", "Army list", "Tabletop Simulator"};
}

/// The kinds that the player gives to unknown words; nothing: things of that word are left out silently.
using KindTable = std::map<std::string, std::optional<Kind>>;

/// Settings for an import that the file may not contain.
struct ImportOptions {
  double inches = 1;             ///< of one grid square, hex, tile or GeoJSON unit; above 0, at most 100
  std::string ruleset = "pips";  ///< of a new game
  std::string side = "blue";     ///< of pieces without a side; not empty
  double base = 1;               ///< inches across the round base of pieces without a base
  KindTable kinds;               ///< it comes before the program's own words
  /// For GeoJSON: inches on the table for an inch of the ground, 1/300 for 1:300. Then degrees are taken as metres, and
  /// `inches` is not used. Nothing: no scale is given.
  std::optional<double> scale;
  /// The base of models of that name, where the file gives none; empty, or nothing: it is not known.
  std::function<std::optional<Footprint>(const std::string& name)> known_base;
  /// The problems that the rules find in a game, with pointers into its document; empty: the rules are not asked.
  std::function<std::vector<Problem>(const Game&)> refused_by_rules;
  /// The value that a piece gets where the rules need a trait that it does not have; null or empty: there is none.
  std::function<Value(const Game&, const std::string& trait)> ready_trait;
};

enum class Fate { mended, noted, left_out };
constexpr Names<Fate::left_out> names_of(Fate) { return {"mended", "noted", "left out"}; }

/// A thing of the file that was changed, or left out.
struct ReportLine {
  Fate fate = Fate::noted;
  std::string place;  ///< a JSON pointer, or "line 4" of a roster; empty for the whole file
  Sentence reason;    ///< a phrase
  friend bool operator==(const ReportLine&, const ReportLine&) = default;
};

/// The place as a reader gets it: a line of a roster, or the pointer.
Argument place_of(const ReportLine& line);

/// A word for a kind of terrain that no table knows, and the things that have it.
struct UnknownWord {
  std::string word;
  std::size_t things = 0;
  std::vector<Polyline> outlines;  ///< of the first few things, where they would lie on the table; rings are closed
};

/// The greatest number of lines; later ones are only counted.
inline constexpr std::size_t MAX_REPORT_LINES = 1000;
/// The greatest number of different unknown words; later ones only stand in the lines.
inline constexpr std::size_t MAX_UNKNOWN_WORDS = 100;

struct ImportReport {
  // The things that were taken.
  std::size_t features = 0;
  std::size_t units = 0;
  std::size_t pieces = 0;
  std::vector<ReportLine> lines;  ///< as they were found
  std::size_t more = 0;           ///< lines that were only counted
  std::vector<UnknownWord> unknown;
  /// The names of models that stand on the usual base because theirs is unknown, at most MAX_UNKNOWN_WORDS.
  std::vector<std::string> unknown_bases;

  /// The number of lines with that fate, of those in `lines`.
  std::size_t count(Fate fate) const {
    return static_cast<std::size_t>(
        std::count_if(lines.begin(), lines.end(), [&](const ReportLine& line) { return line.fate == fate; }));
  }
};

struct Imported {
  Game game;
  ImportReport report;
  ExchangeFormat format = ExchangeFormat::geojson;  ///< that of the file
};

/// A picture of the bare table for a Universal VTT file.
struct MapPicture {
  std::string png;            ///< the bytes of the file; empty for none
  int pixels_for_inch = 100;  ///< 1 to 1000
};

struct Exported {
  std::string text;
  /// Things that the format has no place for; their places are pointers into the game.
  std::vector<ReportLine> left_out;
};

}  // namespace linesman
