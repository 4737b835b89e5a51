#include "drawing/picture/clock/clock_words.h"

#include <algorithm>
#include <cmath>

#include "drawing/picture/marks.h"
#include "drawing/picture/plain_text.h"

namespace linesman {

namespace {

using picture::tr;

constexpr double LEAST_DELAY = 0.005;  // turns that are shown

QString name_of_side(const ClockAnswer& answer, std::size_t side) { return QString::fromStdString(answer.sides[side]); }

QString thing(const std::string& id) { return id == "edge" ? tr("the table's edge") : QString::fromStdString(id); }

/// The turns that a side loses when a gap is shut.
QString shut_words(const std::optional<double>& delay) {
  if (!delay) return tr("shut, some come no more");
  return *delay < LEAST_DELAY ? tr("shut, it costs nothing")
                              : tr("shut, it costs %1 turns").arg(number_shown(*delay, 2));
}

}  // namespace

QString of_hundred(double chance) {
  const double hundredths = 100 * chance;
  const bool fine = hundredths > 0 && hundredths < 1;
  return tr("%1 of 100").arg(number_shown(hundredths, fine ? 1 : 0));
}

QString likely_words(const Likely& likely, ChanceMethod method) {
  if (likely.most - likely.least < 0.005) return of_hundred(likely.chance);
  const QString least = number_shown(100 * likely.least, 0);
  const QString most = number_shown(100 * likely.most, 0);
  if (method == ChanceMethod::bounded) return tr("%1 to %2 of 100").arg(least, most);
  return tr("%1 (%2 to %3)").arg(of_hundred(likely.chance), least, most);
}

QString first_words(const ClockAnswer& answer, const GoalTold& told) {
  const auto& sides = told.first.sides;
  const auto best = std::max_element(sides.begin(), sides.end(),
                                     [](const Likely& a, const Likely& b) { return a.chance < b.chance; });
  const double most = best == sides.end() ? 0 : best->chance;
  if (told.first.none.chance >= std::max(most, told.first.together.chance))
    return tr("no side there in %1").arg(likely_words(told.first.none, told.method));
  if (told.first.together.chance > most)
    return tr("together in %1").arg(likely_words(told.first.together, told.method));
  const auto as_likely =
      std::count_if(sides.begin(), sides.end(), [&](const Likely& side) { return side.chance == most; });
  const QString amount = likely_words(*best, told.method);
  if (as_likely > 1) return tr("each first in %1").arg(amount);
  return tr("%1 first in %2").arg(name_of_side(answer, static_cast<std::size_t>(best - sides.begin())), amount);
}

QString arrival_words(const ClockAnswer& answer, const ArrivalTold& told) {
  if (!told.outer) return tr("not by turn %1").arg(answer.turns);
  if (!told.inner) return tr("turn %1 or later, unknown").arg(*told.outer);
  if (*told.inner == *told.outer) return tr("turn %1").arg(*told.inner);
  return tr("turn %1 to %2, unknown between").arg(*told.outer).arg(*told.inner);
}

QString arrival_sign(const ArrivalTold& told) {
  if (!told.outer) return QStringLiteral("–");
  if (!told.inner) return QString("%1+?").arg(*told.outer);
  if (*told.inner == *told.outer) return QString::number(*told.inner);
  return QString("%1–%2?").arg(*told.outer).arg(*told.inner);
}

const ArrivalTold* arrival_of(const ClockAnswer& answer, const SideTold& told) {
  const auto found =
      std::find_if(told.rolls.begin(), told.rolls.end(), [&](const auto& roll) { return roll.first == answer.roll; });
  return found == told.rolls.end() ? nullptr : &found->second;
}

QString arrivals_words(const ClockAnswer& answer, const std::vector<ArrivalTold>& arrivals) {
  QStringList all;
  for (std::size_t side = 0; side < arrivals.size(); ++side)
    all << tr("%1: %2").arg(name_of_side(answer, side), arrival_words(answer, arrivals[side]));
  return all.join(QStringLiteral(" · "));
}

QString goal_name(const Goal& goal) { return QString::fromStdString(goal.text.empty() ? goal.id : goal.text); }

QString roll_words(const std::string& roll) {
  if (roll == "lowest") return tr("with every roll");
  if (roll == "p90") return tr("with 9 rolls in 10");
  if (roll == "p50") return tr("with 5 rolls in 10");
  if (roll == "p10") return tr("with 1 roll in 10");
  if (roll == "highest") return tr("with the best roll");
  return {};
}

QString method_words(ChanceMethod method) {
  switch (method) {
    case ChanceMethod::exact: return tr("All rolls of all turns were counted.");
    case ChanceMethod::bounded: return tr("All rolls were counted; some ways are known within bounds alone.");
    case ChanceMethod::sampled: return tr("Games were rolled and counted.");
  }
  return {};
}

QString lean_words(const ClockAnswer& answer, const FairnessTold& fairness) {
  const Likely& lean = fairness.lean;
  const QString amount =
      lean.most - lean.least < 0.005
          ? of_hundred(lean.chance)
          : tr("%1 (%2 to %3)")
                .arg(of_hundred(lean.chance), number_shown(100 * lean.least, 0), number_shown(100 * lean.most, 0));
  if (!fairness.ahead) return tr("Lean %1: no side is ahead.").arg(amount);
  return tr("Lean %1: %2 is ahead.").arg(amount, name_of_side(answer, *fairness.ahead));
}

QString shares_words(const ClockAnswer& answer, const FairnessTold& fairness) {
  const bool sampled = std::any_of(answer.goals.begin(), answer.goals.end(),
                                   [](const GoalTold& told) { return told.method == ChanceMethod::sampled; });
  const ChanceMethod method = sampled ? ChanceMethod::sampled : ChanceMethod::bounded;
  QStringList all;
  for (std::size_t i = 0; i < fairness.shares.size() && i < answer.sides.size(); ++i)
    all << tr("%1: %2").arg(name_of_side(answer, i), likely_words(fairness.shares[i], method));
  return all.join(QStringLiteral(" · "));
}

QStringList clock_words(const ClockAnswer& answer) {
  QStringList words;
  for (const GoalTold& told : answer.goals) words << tr("%1: %2").arg(goal_name(told.goal), first_words(answer, told));
  if (answer.fairness) words << lean_words(answer, *answer.fairness);
  if (words.isEmpty()) words << tr("Who is where by which turn, over %1 turns.").arg(answer.turns);
  return words;
}

QString lean_caution() { return tr("This counts a race, not a war: who is first if no enemy hinders him."); }

QString gap_words(const GapTold& gap) { return tr("between %1 and %2").arg(thing(gap.a), thing(gap.b)); }

QStringList gap_facts(const ClockAnswer& answer, const Game& game, const GapSideTold& told) {
  if (told.ways == 0 && !told.cut && told.does_not_fit.empty()) return {};
  QStringList facts;
  facts << tr("%1: %2 abreast").arg(name_of_side(answer, told.side)).arg(told.lanes);
  if (!told.does_not_fit.empty()) {
    QStringList names;
    for (const std::string& id : told.does_not_fit) names << QString::fromStdString(label_of(game, id));
    facts << tr("too narrow for %1").arg(names.join(QStringLiteral(", ")));
  }
  if (told.ways > 0 && !told.not_asked) facts << shut_words(told.delay);
  if (!told.cut || told.cut_of.empty()) return facts;
  const auto kept = std::find_if(answer.goals.begin(), answer.goals.end(),
                                 [&](const GoalTold& goal) { return goal.goal.id == told.cut_of; });
  const QString from = kept != answer.goals.end() ? goal_name(kept->goal) : QString::fromStdString(told.cut_of);
  return facts << tr("it keeps the side from %1").arg(from);
}

QString gap_told_words(const ClockAnswer& answer, const Game& game, const GapTold& gap) {
  QStringList sides;
  for (const GapSideTold& told : gap.sides) {
    QStringList facts = gap_facts(answer, game, told);
    if (facts.isEmpty()) continue;
    facts.insert(1, tr("%1 of %2 ways").arg(told.ways).arg(told.all));
    sides << facts.join(QStringLiteral(", "));
  }
  return sides.join(QLatin1Char('\n'));
}

QString choke_words(const ChokeTold& choke) { return tr("hex %1, %2").arg(choke.hex.column).arg(choke.hex.row); }

QString choke_fact(const ChokeTold& choke) {
  return choke.delay ? tr("%1 turns later without it").arg(number_shown(*choke.delay, 2))
                     : tr("without it some come no more");
}

QString choke_told_words(const ClockAnswer& answer, const ChokeTold& choke) {
  return tr("%1: %2 of %3 ways, %4")
      .arg(name_of_side(answer, choke.side))
      .arg(choke.ways)
      .arg(choke.all)
      .arg(choke_fact(choke));
}

}  // namespace linesman
