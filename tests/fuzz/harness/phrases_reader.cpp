// The words of a ruleset in a language (words.de.json), which come with a ruleset of another player: sentences are said
// by them, whole.
#include "base/sentence.h"
#include "expect.h"
#include "files/disk/file.h"
#include "files/phrases.h"
#include "support/temporary_folder.h"

namespace linesman::fuzz {

void read_hostile(std::string_view input) {
  static const TemporaryFolder folder;
  folder.write("own/ruleset.json", R"({"id": "own", "edition": "1", "title": "Own"})");
  folder.write("own/words.de.json", std::string(input));
  const Phrasebook book = load_phrases("de", folder.path().string(), {folder.path().string()});
  for (const char* text :
       {"", "{", "Walk", "{piece} ends {n}\xe2\x80\xb3 short of {b}.", "a, b and c", "Rain: 2 or 3"}) {
    book.said(text, "own");
    book.pattern_said(text, "own");
    book.word(text, "own", "dat");
  }
}

}  // namespace linesman::fuzz
