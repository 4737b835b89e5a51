// A ruling as lines to read: the same for the newest ruling and for one out of the history.
#pragma once

#include <QString>
#include <vector>

#include "base/lengths.h"
#include "referee/referee.h"

namespace linesman {

enum class LineKind { fault, allowance, cost, dice, effect, note };

/// The place of a line on the way of a piece; not every line has one.
struct LinePlace {
  std::string piece;  ///< id
  std::size_t step = 0;
  double from = 0;  ///< inches along the step (degrees of a turn)
  double to = 0;    ///< of a fault the same as `from`
};

struct RulingLine {
  LineKind kind = LineKind::note;
  QString text;    ///< a sentence
  QString amount;  ///< of a cost or a part of the allowance, with its unit; of a fault its excess; else empty
  QString rule;    ///< clause id
  QString clause;  ///< the same as it is shown, with its source: "pips-22 (option)"
  std::optional<LinePlace> place{};
  int number = 0;  ///< of a fault, from 1, as it is marked on the table; else 0
};

/// Faults, what the allowance comes from, costs, dice, effects, notes, in that order and within it as in the ruling.
/// The first line that cites an optional clause names the option and its value. `terms` may be nullptr: then keys stand
/// in place of titles. Here and below the words are the ruling's own, in inches; in another unit each length has it
/// behind it in brackets.
std::vector<RulingLine> ruling_lines(const Ruling& ruling, const Game& game, const Terms* terms,
                                     LengthUnit unit = LengthUnit::inch);

/// "Faults", "Costs"…
QString heading_of_kind(LineKind kind);

/// The word for a verdict: "Legal".
QString verdict_word(Verdict verdict);

/// "7.5 of 9″, 1.5″ left"; with dice missing what is known; empty when nothing is.
QString allowance_text(const Ruling& ruling, const Terms* terms, LengthUnit unit = LengthUnit::inch);

/// A ruling in one line. In another unit than inches lengths stand in that unit alone, where they are figures.
struct RulingBrief {
  QString spent;    ///< "13.77″ of 11″"; with dice missing what is known; empty when nothing is
  QString problem;  ///< the first fault, else the first dice that are missing, as a sentence; empty: there is neither
  QString clause;   ///< of the problem, as it is shown
  int more = 0;     ///< faults besides the first
};
RulingBrief brief_of(const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit = LengthUnit::inch);

/// The options that a clause goes by with their values in force, as a line of rich text; empty when it goes by none.
QString option_html(const Clause& clause, const Terms& terms, const Value& game_options);

/// A clause's title, what it says and the options that it goes by in a game (nullptr: none are told), as rich text for
/// a tool tip; empty for an unknown clause.
QString clause_tip(const QString& rule, const RulesetData* data, const Game* game, LengthUnit unit = LengthUnit::inch);

/// The whole ruling as plain text, for the clipboard. `usual` is the ruleset without house rules, for what was agreed;
/// it may be nullptr.
QString ruling_text(const Ruling& ruling, const Game& game, const Terms* terms, const RulesetData* usual = nullptr,
                    LengthUnit unit = LengthUnit::inch);

/// What the players of a game agreed on (rules/conditions.h), a sentence each; `usual` as above.
QStringList agreed_lines(const RulesetData* usual, const Game& game);

/// Why something cannot be, for people: a sentence without its place in a file.
QString reason_text(const Problem& problem);

/// Several pieces in short: their unit when they are all of it that is on the table, else their names, or how many.
QString name_of_pieces(const Game& game, const std::vector<PieceIndex>& pieces);

/// Who an order is for and what it does, in short: "Sherman: Rapid".
QString order_title(const Order& order, const Game& game, const Terms* terms);

}  // namespace linesman
