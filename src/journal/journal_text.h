// The text of a journal: what a game without its file can be put together from.
//
// A line of JSON for the head, one with the document that it goes on from, one for each change. Head and changes end in
// `sum`, the SHA-256 of the sum before and of their own text up to it, so that a line that is torn, changed, dropped or
// out of its place is found, and with it all that builds on it.
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

/// Bytes. None longer is read; one that would become so is gone on with in another file.
inline constexpr std::size_t LONGEST_JOURNAL = std::size_t{128} << 20;

struct JournalHead {
  std::string session;   ///< of all journals of one game in one window: when a disk is full, another one goes on
  std::int64_t seq = 0;  ///< of the last change that is in the base already
  std::string document;  ///< path of the document; empty: the game is in no file
  std::string of;        ///< SHA-256 of the document's bytes when it was opened or saved last; empty as above
};

/// The document that a journal goes on from, as it is written there.
struct JournalBase {
  std::string text;
  std::string hash;  ///< its SHA-256
};

JournalBase journal_base(const Value& document);

/// What was read. Whatever is not whole counts as not written, and nothing after it.
struct JournalText {
  JournalHead head;
  Value base;                  ///< a document
  std::vector<Value> changes;  ///< as game_change.h has them, numbered from `head.seq + 1`
  std::string torn;            ///< a sentence about what is not whole; empty when all is
  bool damaged = false;        ///< more is wrong than a last line that was being written when the program ended
};

/// A Problem when head or base are not whole: nothing was accepted yet, or it is no journal.
Result<JournalText> read_journal(std::string_view text, const std::string& file);

/// Gives the lines one after the other.
class JournalWriter {
 public:
  /// Head and base.
  std::string begin(const JournalHead& head, const JournalBase& base);
  /// `change` is numbered.
  std::string line(const Value& change);

 private:
  std::string sum_;
};

}  // namespace linesman
