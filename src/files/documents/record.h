// The record of a game: its entries (the member "history" of a document) and the entry after which the game stands.
//
//   const Record record = record_of(game);
//   for (const Entry& entry : entries_of(record))
//     if (entry.kind() == EntryKind::order) print(entry.order());
//
// Each entry has `seq`, its number from 1 in the order in which they were made, and `after`, the number of the entry
// that it follows (0: the start of the game). They form a tree, and the game stands after the entry `here`. In
// documents of an older Linesman entries have neither number and form one line. game.schema.json has all other members.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/names.h"
#include "base/value.h"
#include "rules/ruling.h"
#include "table/game.h"

namespace linesman {

enum class EntryKind { order, edit, decision, roll, note, seen };
constexpr Names<EntryKind::seen> names_of(EntryKind) { return {"order", "edit", "decision", "roll", "note", "seen"}; }
inline constexpr std::array ENTRY_KINDS{EntryKind::order, EntryKind::edit, EntryKind::decision,
                                        EntryKind::roll,  EntryKind::note, EntryKind::seen};

/// One entry. It need not be valid: a missing member is null or empty.
class Entry {
 public:
  /// `number`: its place in the record, from 1.
  Entry(Value json, std::int64_t number);

  const Value& json() const { return json_; }
  std::int64_t seq() const { return seq_; }
  std::int64_t after() const { return after_; }
  /// Nothing when the entry is of no known kind.
  std::optional<EntryKind> kind() const { return kind_; }
  /// The member with the name of its kind.
  const Value& body() const;

  /// The order that was carried out, that an umpire decided on, or that is the witness of what was seen.
  const Value& order() const;
  /// The program's ruling on that order.
  const Value& ruling() const { return json_["ruling"]; }
  /// The changes (record/changes.h) back to the game before the entry and on to the game after it. Null when the entry
  /// changes nothing; `change` is also null in orders of an older Linesman.
  const Value& before() const { return json_["before"]; }
  const Value& change() const;
  /// The person who let a marginal move pass; empty: none was asked.
  std::string agreed_by() const { return std::string(json_["agreed_by"].text().value_or("")); }

  /// The SHA-256 of the photograph that shows an edit; empty: there is none.
  std::string photograph() const { return std::string(json_["photograph"].text().value_or("")); }

  /// The rules in force when it was made: {"ruleset", "edition", "figures"}.
  const Value& under() const { return json_["under"]; }
  /// 64 hexadecimal digits (record/chain.h); empty: the entry is not chained.
  std::string chain() const { return std::string(json_["chain"].text().value_or("")); }

 private:
  Value json_;
  std::int64_t seq_ = 0;
  std::int64_t after_ = 0;
  std::optional<EntryKind> kind_;
};

/// An umpire's decision. It is kept beside the ruling that it overrides and never replaces it.
struct Decision {
  std::int64_t on = 0;  ///< the entry whose ruling it overrides; 0: an order that was not carried out, `Entry::order`
  Verdict verdict = Verdict::legal;  ///< legal or illegal; an order that is called legal is carried out
  std::string text;                  ///< the reason; not empty
  std::string by;                    ///< the umpire; not empty
  std::string of_case{};             ///< the hash of the case that was filed of it; empty: none was
  friend bool operator==(const Decision&, const Decision&) = default;
};

/// Nothing when the entry is no decision, or not a valid one.
std::optional<Decision> decision_of(const Entry& entry);

/// A bookmark or a remark.
struct EntryNote {
  std::int64_t on = 0;  ///< the entry that it is about; 0: the start of the game
  std::string text;     ///< empty: a bookmark
  std::string by;       ///< may be empty
  friend bool operator==(const EntryNote&, const EntryNote&) = default;
};

std::optional<EntryNote> note_of(const Entry& entry);

/// The source of a roll: the players' own dice or this program.
enum class RolledBy { table, program };
constexpr Names<RolledBy::program> names_of(RolledBy) { return {"table", "program"}; }

struct Roll {
  std::string purpose;        ///< the purpose in rulings, or the players' own word
  std::string need;           ///< the dice that were asked for: "2d6"; empty: none in particular
  std::vector<double> faces;  ///< in the order in which they fell
  RolledBy by = RolledBy::table;
  std::vector<std::string> pieces;  ///< ids of the pieces that it is for; empty: none in particular
  std::int64_t corrects = 0;        ///< number of the entry whose roll this one corrects; 0: none
  std::string text = {};            ///< the reason of the correction
};

/// The member `roll` of an entry: {"purpose", "need", "faces", "by", "for", "corrects", "text"}, without empty ones.
Value roll_value(const Roll& roll);

/// The roll of an entry; nothing when the entry is of another kind or not valid.
std::optional<Roll> roll_of(const Value& entry);

/// Entries are only ever added. Undo moves `here`.
struct Record {
  Value entries = Value::empty_array();  ///< in the order in which they were made (`Game::history`)
  std::int64_t here = 0;                 ///< number of the entry after which the game stands; 0: at its start
  Value chain = {};                      ///< {"start", "head"}, see record/chain.h; null: the entries are not chained
};

Record record_of(const Game& game);
Game with_record(const Game& game, const Record& record);
/// The present table as the start of a new game.
Game without_record(const Game& game);

/// The entries of a record in the order in which they were made: entry `seq` is at `seq - 1`.
std::vector<Entry> entries_of(const Record& record);

/// Whether a Linesman made the entries that numbers them; also true when there are none.
bool is_numbered(const Record& record);

}  // namespace linesman
