// Reads a piece from the properties, columns or options of another program. Inside `exchange` only.
//
// The name of a field is read in lower case, with underscores for blanks and hyphens. A unit may end the name
// ("width_mm", "Width (mm)") or follow the value ("25 mm"); a length without one is in the unit that the reader gives.
//
//   id, name, side, unit      as in a document; for a unit its name or id
//   shape                     circle, oval or rectangle; if missing, the measures decide
//   width, length, diameter   of the base
//   base                      in words (exchange/base_words.h); "Hull" and other words of no size are noted
//   corners                   of a polygonal base, [[x, y], …] or "x y; x y; …", in inches
//   x, y, altitude            its place, in inches from the south-west corner
//   column, row               its hex, on a table with a grid
//   hex                       the same as maps print it, and
//   facing                    degrees clockwise from north or a point of the compass (exchange/place_words.h)
//   trait_<key>, status_<key> a trait or a status; keys that rulesets share need no prefix
//   count                     10, 10x or x10: that many equal pieces
//   traits, status            an object with several
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman::exchange {

/// The greatest number of equal pieces that one line gives.
inline constexpr int MAX_ALIKE = 1000;

using Fields = std::vector<std::pair<std::string, Value>>;

struct PieceDraft {
  std::string id;  ///< as the file has it: may be taken, invalid or empty
  std::string name;
  std::string side;  ///< empty when none is given
  std::string unit;  ///< its name or id; empty for none
  std::optional<Footprint> base;
  std::optional<Vec> at;
  std::optional<Hex> hex;
  double facing = 0;
  double altitude = 0;
  Value traits = Value::empty_object();
  Value status = Value::empty_object();
  int count = 1;                       ///< the number of equal pieces
  std::vector<std::string> not_taken;  ///< names of fields that are not used
  std::vector<Sentence> notes;         ///< values that were guessed
};

/// A Problem (only its reason is set) when a field has an impossible value. Empty texts and nulls count as missing.
/// `unit`: the inches of a length without a unit.
Result<PieceDraft> piece_draft(const Fields& fields, double unit = 1);

/// The number in "10", "10x" or "x 10"; nothing when there is none.
std::optional<double> count_in_words(const Value& value);

/// The text in small letters, with single underscores for blanks, hyphens, dots and colons, and without brackets.
std::string field_name(std::string_view text);

/// Whether fields speak of a piece rather than of terrain.
bool speaks_of_piece(const Fields& fields);

}  // namespace linesman::exchange
