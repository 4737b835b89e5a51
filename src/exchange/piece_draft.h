// A piece as properties, columns and options of other programs say it. Inside `exchange` only.
//
// A field's name is taken in lower case, with blanks and hyphens as underscores; a unit may end it ("width_mm", "Width
// (mm)") or follow the value ("25 mm"); without one a length is in the unit that the reader says.
//
//   id, name, side, unit      as in a document; of a unit its name or id
//   shape                     circle, oval or rectangle; where it is missing, what the measures say
//   width, length, diameter   of the base
//   base                      in words (exchange/base_words.h)
//   corners                   of a polygonal base, [[x, y], …] or "x y; x y; …", in inches
//   x, y, altitude            where it stands, in inches from the south-west corner
//   column, row               its hex, on a table with a grid
//   facing                    degrees clockwise from north, or n, ne, e, …
//   trait_<key>, status_<key> one of its traits, of its status; keys that rulesets share need no prefix
//   count                     10, 10x or x10: so many alike
//   traits, status            an object of several
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman::exchange {

using Fields = std::vector<std::pair<std::string, Value>>;

struct PieceDraft {
  std::string id;  ///< as the file has it: may be taken, invalid or empty
  std::string name;
  std::string side;  ///< empty when it says none
  std::string unit;  ///< its name or id; empty for none
  std::optional<Footprint> base;
  std::optional<Vec> at;
  std::optional<Hex> hex;
  double facing = 0;
  double altitude = 0;
  Value traits = Value::empty_object();
  Value status = Value::empty_object();
  int count = 1;                       ///< so many alike
  std::vector<std::string> not_taken;  ///< fields that mean nothing here
  std::vector<std::string> notes;      ///< what had to be guessed
};

/// A Problem (only its reason is set) when a field has a value that it cannot have. Empty texts and nulls count as not
/// given. `unit` is that of lengths that have none: inches in one.
Result<PieceDraft> piece_draft(const Fields& fields, double unit = 1);

/// How many a text says: "10", "10x", "x 10"; nothing when it says no number.
std::optional<double> count_in_words(const Value& value);

/// Lower case, blanks, hyphens, dots and colons as single underscores, without brackets.
std::string field_name(std::string_view text);

/// Whether fields speak of a piece rather than of terrain.
bool speaks_of_piece(const Fields& fields);

}  // namespace linesman::exchange
