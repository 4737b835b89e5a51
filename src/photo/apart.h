// Reads a photograph in a process of its own, which has limits of time and memory: a picture that ends the process, or
// that takes too much, ends nothing else.
#pragma once

#include "photo/photo_reading.h"
#include "photo/picture_input.h"

namespace linesman {

/// As `read_photograph`. A Problem also for a picture that takes more than its bytes can be worth, and where the
/// program for it is not installed.
Result<PhotoReading> read_photograph_apart(const Game& game, const std::string& path);
/// The same for a file that is loaded already.
Result<PhotoReading> read_loaded_apart(const Game& game, const LoadedPicture& loaded);

/// The other end, for the program that reads: takes a game and a picture from standard input, sets its limits, and
/// writes the reading to standard output. The status of the process.
int read_photograph_here();

}  // namespace linesman
