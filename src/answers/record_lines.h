// A game's record in sentences, one for a line: its entries, whether it holds, and what was made again.
#pragma once

#include <string>
#include <vector>

#include "answers/check_codes.h"
#include "files/documents/record.h"
#include "record/rejudged.h"

namespace linesman {

/// «tank, rapid: legal, agreed by Ann».
Sentence entry_line(const Entry& entry);

/// «entry 3: tank, rapid: legal». Nothing for an empty record.
std::vector<Sentence> newest_entry_lines(const Game& game);

std::vector<Sentence> verification_lines(const Verification& found, const CheckCodes& codes);
std::vector<Sentence> rejudged_lines(const Rejudged& done);

/// A line of the list of all entries. The mark is no word: ">" for the entry after which the game stands, "*" for the
/// entries before it on its line, then its number, and blanks by which branches are indented.
struct RecordLine {
  std::string mark;
  Sentence words;
};
std::vector<RecordLine> record_lines(const Game& game);

}  // namespace linesman
