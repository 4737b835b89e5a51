// Reads a photograph of the table with its printed markers, in this process. The marker library ends a process that
// gives it what it did not expect: programs call apart.h.
//
//   const auto reading = read_photograph(game, "table.jpg");
//   if (!reading) return reading.problem();             // no picture, or too few markers on the table
//   for (const PieceSeen& piece : reading->pieces) …    // where each stands, and how well that is known
#pragma once

#include <string>

#include "base/result.h"
#include "photo/photo_reading.h"
#include "photo/picture_input.h"

namespace linesman {

/// A Problem, with the file, for a file that is no picture and for a picture in which fewer than four table markers are
/// found.
Result<PhotoReading> read_photograph(const Game& game, const std::string& path);
/// The same for a picture in shades of grey; the Problem names no file.
Result<PhotoReading> reading_of(const Game& game, const Photograph& photograph);

}  // namespace linesman
