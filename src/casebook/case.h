// A case: one dispute with its ruling and its decision, as its file has it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "casebook/facts/fact.h"
#include "rules/ruling.h"

namespace linesman {

inline constexpr std::int64_t CASE_VERSION = 1;
inline constexpr std::size_t MAX_CASE_BYTES = std::size_t{1} << 20;
inline constexpr std::size_t MAX_STATEMENTS = 8;
inline constexpr std::size_t MAX_CARDS = 20;
inline constexpr std::size_t MAX_SEEN_BY = 8;
inline constexpr std::size_t MAX_SHOWN = 20;
inline constexpr std::size_t MAX_CASE_TEXT = 4000;  ///< characters
inline constexpr std::size_t MAX_NAME = 100;        ///< characters
inline constexpr std::size_t MAX_EVENT_ID = 64;     ///< characters
inline constexpr std::int64_t LAST_TABLE = 99;
inline constexpr std::int64_t MAX_MINUTES = 1440;

enum class CardKind { warning, yellow, red };
constexpr Names<CardKind::red> names_of(CardKind) { return {"warning", "yellow", "red"}; }

/// The decision of an umpire on one dispute.
struct CaseDecision {
  bool upheld = true;
  Verdict verdict = Verdict::legal;  ///< legal, marginal or illegal
  std::string reason;                ///< lettered; empty only where the ruling is upheld
};

/// Everything by which cases are found and compared.
struct FiledCase {
  std::string hash;  ///< 64 hexadecimal digits: its identity
  std::string made;  ///< a moment
  std::string ruleset;
  Facts facts;
  CaseDecision decision;
  std::int64_t table = 0;         ///< 0: none
  std::int64_t minutes = 0;       ///< from call to decision
  std::vector<CardKind> cards{};  ///< in the order of the file
  std::string corrects;           ///< hash; empty: none
  bool withdrawn = false;         ///< what it corrects is taken back
  bool has_names = false;
  std::string content;  ///< `content_hash`; empty where it was not asked for or its names were taken out
  std::string file;     ///< from its folder, with slashes; empty: it was not read from one
  std::string words;    ///< its folded words (`folded_text_of` in word_text.h); empty where they were not asked for
  std::vector<std::string> rules{};  ///< clauses that its ruling names; likewise
  Value json;                        ///< the whole file; null where it is not kept
};

/// Reads and checks a case, its hashes too. A Problem's reason is said after the name of the file.
Result<FiledCase> read_case(const Value& json);

/// The JSON of a file of an event. A text that ends too early, as half a copy does, is said to be not whole yet.
Result<Value> parse_whole(std::string_view text);

/// The same from the text of a file.
Result<FiledCase> read_case_text(std::string_view text);

/// The case with `people_hash` and `hash`, and `people` last.
Value sealed(const Value& unsealed, const Value& people);

/// The case without its names. It keeps its hash.
Value without_names(const Value& json);

/// The hash of all that a draft says, names too: equal for cases that differ by their salt alone. Nothing for a case
/// whose names were taken out.
std::optional<std::string> content_hash(const Value& json);

/// "20261128T140731482Z-t07-3fa1….json".
std::string file_name_of(const Value& json);

}  // namespace linesman
