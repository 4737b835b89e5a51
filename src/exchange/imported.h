// What goes into an import and an export and what comes of them.
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

enum class ExchangeFormat { universal_vtt, tiled, geojson, roster };
constexpr Names<ExchangeFormat::roster> names_of(ExchangeFormat) {
  return {"Universal VTT", "Tiled", "GeoJSON", "CSV roster"};
}

/// What words mean that no list knows; nothing: it is left out without a word.
using KindTable = std::map<std::string, std::optional<Kind>>;

/// What reading a file must know that the file may not say.
struct ImportOptions {
  double inches = 1;             ///< of one grid square, hex, tile or GeoJSON unit; above 0, at most 100
  std::string ruleset = "pips";  ///< of a new game
  std::string side = "blue";     ///< of pieces that name none; not empty
  double base = 1;               ///< inches across the round base of pieces that say nothing of theirs
  KindTable kinds;               ///< goes before the program's own words
  /// Of GeoJSON: inches on the table for an inch of the ground, 1/300 for 1:300; degrees are taken as metres then, and
  /// `inches` counts for nothing. Nothing: none is said.
  std::optional<double> scale;
  /// What the rules refuse in a game, with pointers into its document; empty: nobody is asked.
  std::function<std::vector<Problem>(const Game&)> refused_by_rules;
};

enum class Fate { mended, noted, left_out };
constexpr Names<Fate::left_out> names_of(Fate) { return {"mended", "noted", "left out"}; }

/// What became of one thing of the file that was not simply taken.
struct ReportLine {
  Fate fate = Fate::noted;
  std::string place;   ///< a JSON pointer, or "line 4" of a roster; empty for the whole file
  std::string reason;  ///< a phrase
  friend bool operator==(const ReportLine&, const ReportLine&) = default;
};

/// A word for a kind of terrain that no table knows, and what is called so.
struct UnknownWord {
  std::string word;
  std::size_t things = 0;
  std::vector<Polyline> outlines;  ///< of the first few, where they would lie on the table; rings are closed
};

/// At most this many lines; what would come after them is counted.
inline constexpr std::size_t MAX_REPORT_LINES = 1000;
/// Of different unknown words; further ones only stand in the lines.
inline constexpr std::size_t MAX_UNKNOWN_WORDS = 100;

struct ImportReport {
  // What has been taken.
  std::size_t features = 0;
  std::size_t units = 0;
  std::size_t pieces = 0;
  std::vector<ReportLine> lines;  ///< as they were found
  std::size_t more = 0;           ///< lines that had no room
  std::vector<UnknownWord> unknown;

  /// How many lines have that fate, of those that had room.
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
  std::vector<ReportLine> left_out;  ///< what the format has no place for; places are pointers into the game
};

}  // namespace linesman
