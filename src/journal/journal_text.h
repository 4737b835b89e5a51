// The text of a journal, from which an unsaved game is restored.
//
// It has a line of JSON for the head, one with the document at the beginning, and one for each change. Head and changes
// end in `sum`, the SHA-256 of the previous sum and of their own text before it. So a line that is torn, changed,
// dropped or out of place is found, and the lines after it are not used.
//
//   {"journal":1,"session":"3f…","seq":0,"document":"/games/ford.linesman","of":"9a…","base":"c4…","sum":"…"}
//   {"linesman":1,…}
//   {"seq":1,"pieces":[…],"keep":4,"history":[…],"sum":"…"}
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/value.h"

namespace linesman {

/// The greatest size of a journal in bytes. A longer one is not read; before it grows longer, another file is begun.
inline constexpr std::size_t MAX_JOURNAL_BYTES = std::size_t{128} << 20;

struct JournalHead {
  std::string session;   ///< shared by all journals of one game in one window; a full disk makes it begin another
  std::int64_t seq = 0;  ///< number of the last change that the base already has
  std::string document;  ///< path of the document; empty: the game has no file
  std::string of;        ///< SHA-256 of the document's bytes when it was opened or saved last; empty without a file
};

/// The document at the beginning of a journal.
struct JournalBase {
  std::string text;
  std::string hash;  ///< its SHA-256
};

JournalBase journal_base(const Value& document);

/// The content of a journal up to the first line that is not whole.
struct JournalText {
  JournalHead head;
  Value base;                  ///< a document
  std::vector<Value> changes;  ///< in the form of game_change.h, numbered from `head.seq + 1`
  std::string torn;            ///< a sentence about the part that is not whole; empty when all is whole
  bool damaged = false;        ///< more is wrong than a last line that the program did not finish
};

/// A Problem when head or base are not whole: the text is no journal, or no change was written yet.
Result<JournalText> read_journal(std::string_view text, const std::string& file);

/// Makes the lines of a journal, one after the other.
class JournalWriter {
 public:
  /// The lines of head and base.
  std::string begin(const JournalHead& head, const JournalBase& base);
  /// The line of a change, which has its number in "seq".
  std::string line(const Value& change);

 private:
  std::string sum_;
};

}  // namespace linesman
