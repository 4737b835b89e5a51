// The figures of a clock in words, for pictures, sheets and the window.
#pragma once

#include <QString>
#include <QStringList>

#include "clock/answer.h"
#include "table/game.h"

namespace linesman {

/// "71 of 100".
QString of_hundred(double chance);

/// "71 of 100"; "71 of 100 (68 to 74)" of rolled games; "0 to 100 of 100" where no more than the bounds is known.
QString likely_words(const Likely& likely, ChanceMethod method);

/// "red first in 71 of 100": of the likeliest outcome.
QString first_words(const ClockAnswer& answer, const GoalTold& told);

/// "2", "2 to 3, unknown between", "not by turn 6": the turn by which a side is there.
QString arrival_words(const ClockAnswer& answer, const ArrivalTold& told);
/// The same in a few signs: "2", "2–3?", "–".
QString arrival_sign(const ArrivalTold& told);

/// That with the roll of the answer; nullptr where it has none.
const ArrivalTold* arrival_of(const ClockAnswer& answer, const SideTold& told);

/// "red: turn 2 · blue: turn 3": of these arrivals by side.
QString arrivals_words(const ClockAnswer& answer, const std::vector<ArrivalTold>& arrivals);

/// The name of an objective or place: its text, otherwise its id.
QString goal_name(const Goal& goal);

/// "with every roll", "with 5 rolls in 10"; empty where no dice are rolled.
QString roll_words(const std::string& roll);

/// The ground on which a chance rests, as a sentence.
QString method_words(ChanceMethod method);

/// "Lean 12 of 100: red is ahead." The bounds are in brackets where they differ.
QString lean_words(const ClockAnswer& answer, const FairnessTold& fairness);
/// "red 56 of 100, blue 44 of 100"
QString shares_words(const ClockAnswer& answer, const FairnessTold& fairness);
/// All of it in sentences, for screen readers: who is first at each objective, and how fair it is.
QStringList clock_words(const ClockAnswer& answer);

/// The meaning of the lean, and its limits.
QString lean_caution();

/// "between wall-1 and wall-2"
QString gap_words(const GapTold& gap);
/// The facts of a gap for a side, in parts: "red: 2 abreast", "too narrow for the tank", "shut, it costs 1.5 turns".
/// Nothing where no way leads through it, all fit and it keeps the side from nothing.
QStringList gap_facts(const ClockAnswer& answer, const Game& game, const GapSideTold& told);
/// Of all sides, with the share of their ways: "red: 4 of 6 ways; red: 2 abreast", a line for each side.
QString gap_told_words(const ClockAnswer& answer, const Game& game, const GapTold& gap);

/// "hex 12, 7"
QString choke_words(const ChokeTold& choke);
/// The loss of a side without that hex: "1.5 turns later without it".
QString choke_fact(const ChokeTold& choke);
/// "red: 4 of 6 ways, 1.5 turns later without it"
QString choke_told_words(const ClockAnswer& answer, const ChokeTold& choke);

}  // namespace linesman
