// A ruling as lines to read, for the newest ruling and for one of the history alike.
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
  double to = 0;    ///< for a fault equal to `from`
};

struct RulingLine {
  LineKind kind = LineKind::note;
  QString text;    ///< a sentence
  QString amount;  ///< of a cost or part of the allowance, with its unit; of a fault its excess; else empty
  QString rule;    ///< clause id
  QString clause;  ///< the clause as it is shown, with its source: "pips-22 (option)"
  std::optional<LinePlace> place{};
  int number = 0;  ///< of a fault, from 1, the number at its mark on the table; else 0
};

/// Faults, parts of the allowance, costs, dice, effects and notes, each in the order of the ruling.
/// The first line that cites an optional clause names the option and its value. `terms` may be nullptr: then keys stand
/// in place of titles. Here and below the words are the ruling's own, in inches; with another unit each length stands
/// in it behind, in brackets.
std::vector<RulingLine> ruling_lines(const Ruling& ruling, const Game& game, const Terms* terms,
                                     LengthUnit unit = LengthUnit::inch);

/// "Faults", "Costs"…
QString heading_of_kind(LineKind kind);

/// The word for a verdict: "Legal".
QString verdict_word(Verdict verdict);

/// "7.5 of 9″, 1.5″ left"; if dice are missing, the known part; empty when nothing is known.
QString allowance_text(const Ruling& ruling, const Terms* terms, LengthUnit unit = LengthUnit::inch);

/// The options that a clause depends on, with their values in force, as a line of rich text; empty without any.
QString option_html(const Clause& clause, const Terms& terms, const Value& game_options);

/// A clause's title, its text and the options that it depends on in a game (nullptr: without options), as rich text for
/// a tool tip; empty for an unknown clause.
QString clause_tip(const QString& rule, const RulesetData* data, const Game* game, LengthUnit unit = LengthUnit::inch);

/// The whole ruling as plain text, for the clipboard. `usual` is the ruleset without house rules, to list agreements;
/// it may be nullptr.
QString ruling_text(const Ruling& ruling, const Game& game, const Terms* terms, const RulesetData* usual = nullptr,
                    LengthUnit unit = LengthUnit::inch);

/// The agreements of the players of a game (rules/conditions.h), a sentence each; `usual` as above.
QStringList agreed_lines(const RulesetData* usual, const Game& game, LengthUnit unit = LengthUnit::inch);

/// The reason of a Problem for people: a sentence without its place in a file.
QString reason_text(const Problem& problem);

/// Several pieces in short: their unit if they are all its pieces on the table, else their names, or their number.
QString name_of_pieces(const Game& game, const std::vector<PieceIndex>& pieces);

/// The pieces and the action of an order, in short: "Sherman: Rapid".
QString order_title(const Order& order, const Game& game, const Terms* terms);

}  // namespace linesman
