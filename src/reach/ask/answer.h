// The answer to a question: a row for each action by which it can be asked. A row is about the rolls of its action.
//
//   const Answer answer = *ask(hearing, question);
//   show(answer_sentence(answer, question, hearing));         // words/ask_words.h
//   for (const Row& row : answer.rows) list(row.action, row.answer);
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/names.h"
#include "reach/questions/answers.h"
#include "reach/questions/reach.h"
#include "reach/search/way_finder.h"
#include "reach/units/formed.h"

namespace linesman {

/// How much of a row is worked out. `first`: within some milliseconds, for a drag: no reasons, nearest ways or choices,
/// and what is not seen at once is unknown or open. `whole`: all of it.
enum class RowEffort { first, whole };

enum class RowAnswer {
  yes,      ///< legal, or marginal, with every roll
  with,     ///< with some rolls, and none was given
  no,       ///< with none, and that is proved
  unknown,  ///< none is known to be legal, and not all to be illegal
  wants     ///< it depends on something that was not said: `Row::wants`
};
constexpr Names<RowAnswer::wants> names_of(RowAnswer) { return {"yes", "with", "no", "unknown", "wants"}; }

/// A required member of the order; or a die that was not said; or the number of dice, where too many were.
struct Wanted {
  std::string member{};                ///< its key; else empty
  std::string die{};                   ///< the purpose; else empty
  std::optional<std::size_t> index{};  ///< of the first face that is not known, from 0
  std::optional<std::size_t> count{};  ///< the number of dice that it must be
};

/// The answer of a row with one choice for what it wants.
struct Choice {
  Value is;  ///< a face, or a value of the member
  RowAnswer answer = RowAnswer::unknown;
  std::optional<Chance> chance{};  ///< of with
};

/// A legal order near to a place.
struct NearestWay {
  Witness witness;
  double short_by = 0;  ///< inches from its end to the place
};

struct Row {
  std::string action{};  ///< id; empty: the row of `apart`
  RowAnswer answer = RowAnswer::unknown;
  bool rough = false;  ///< found within the first effort: a settled row may say otherwise (RowEffort)

  std::optional<Wanted> wants{};
  std::vector<Choice> then{};  ///< at most six; empty: not tried

  std::optional<Chance> chance{};  ///< nothing where nothing is left to chance, or where it was not counted
  /// Exactly one of these with `chance`, where some but not all rolls are legal. Of one purpose: all sums of its open
  /// dice from that number up; else the legal rolls, the first hundred.
  std::optional<std::pair<std::string, int>> least{};
  std::vector<Dice> rolls{};

  /// Of yes and with: judged, and legal or marginal; nothing where each model goes by an order of its own, which
  /// `formed` has. Of a no about a way: that way by the best roll, judged.
  std::optional<Witness> witness{};
  std::optional<double> spent{};  ///< of the witness, in the currency; of several pieces of the one with the least left
  std::optional<double> total{};

  Refusal by = Refusal::far;            ///< of no
  std::optional<double> bound{};        ///< of no that is too far: the least that it must spend, in the currency
  std::optional<double> most{};         ///< and the most that it may
  std::optional<double> short_by{};     ///< how much is lacking, in the currency; nothing: that is no matter of degree
  Sentence reason{};                    ///< of no and unknown: a sentence
  std::vector<std::string> rules{};     ///< of no: clause ids
  std::optional<NearestWay> nearest{};  ///< of no and unknown about a place

  /// Of a question about a form: of the witness, or of a no or unknown by the best roll. Nothing: not found out.
  std::optional<Formed> formed{};

  /// Of a question about anywhere: of each piece, on a grid of all of them one.
  std::vector<Reach> area{};

  std::optional<double> gap{};    ///< of apart: between the nearest bases, inches or hexes; an overlap is 0
  std::optional<double> slack{};  ///< of apart: `gap` less the distance

  bool is_yes() const { return answer == RowAnswer::yes || answer == RowAnswer::with; }
};

/// At least one row, the best first (`comes_before`).
struct Answer {
  std::vector<Row> rows;

  RowAnswer answer() const { return rows.front().answer; }
  /// The actions of rows that are unknown or have open rolls.
  std::vector<std::string> unknown() const;
};

/// yes, with (the greater chance first), wants, unknown, no (the least that is lacking first).
bool comes_before(const Row& a, const Row& b);

}  // namespace linesman
