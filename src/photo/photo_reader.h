// Reads a photograph of the table with its printed markers.
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
/// The same for a file that is loaded already.
Result<PhotoReading> read_loaded(const Game& game, const LoadedPicture& loaded);

}  // namespace linesman
