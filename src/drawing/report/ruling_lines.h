// The lines of a ruling (words/ruling_lines.h) in the language of the window and of paper, for the newest ruling and
// for one of the history alike. With another unit than inches each length of a sentence stands in it behind, in
// brackets.
#pragma once

#include <QString>
#include <vector>

#include "base/lengths.h"
#include "referee/referee.h"
#include "words/ruling_lines.h"

namespace linesman {

/// "Problems", "Costs"…
QString heading_of_kind(LineKind kind);

/// The word for a verdict: "Legal".
QString verdict_word(Verdict verdict);

/// "7.5 of 9″, 1.5″ left"; if dice are missing, the known part; empty when nothing is known.
QString allowance_text(const Ruling& ruling, const Terms* terms, LengthUnit unit = LengthUnit::inch);

/// The options that a clause depends on, with their values in force, as a line of rich text; empty without any.
QString option_html(const Clause& clause, const Terms& terms, const Value& game_options);

/// The content of a clause with its figures, as the installed language writes them.
QString clause_in_words(const RulesetData& data, const Clause& clause, const Value& game_options, LengthUnit unit);

/// A clause's title, its text and the options that it depends on in a game (nullptr: without options), as rich text for
/// a tool tip; empty for an unknown clause.
QString clause_tip(const std::string& rule, const RulesetData* data, const Game* game,
                   LengthUnit unit = LengthUnit::inch);

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
