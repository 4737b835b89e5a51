// Sheets of the example games.
#pragma once

#include <string>
#include <vector>

#include "drawing/sheet/sheet_file.h"

namespace linesman {

/// The sheet's case of an example's order: "pips-bocage.3" is the third of that game.
SheetCase example_case(const std::string& name);

/// All examples' orders, by the names of their files.
std::vector<SheetCase> all_example_cases();

/// The example with its orders carried out one after the other, as far as they may be; each dice roll of theirs stands
/// in the record before its order.
Game played(const std::string& example);

/// The text of a PDF page by page, and what its reader complains of; empty where no reader is installed.
std::vector<std::string> pages_of_pdf(const QByteArray& pdf);

/// All that a text says, in one line for each block.
std::string words_of(const PaperText& text);

}  // namespace linesman
