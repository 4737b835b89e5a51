#include "drawing/sheet/sheet_words.h"
#include "drawing/report/spoken.h"
#include "drawing/sheet/block.h"

#include <algorithm>

#include "base/text.h"
#include "drawing/report/words.h"

namespace linesman {

namespace {

using sheet::text;
using sheet::tr;

QString sentence(const QString& words) { return words.isEmpty() ? words : words + '.'; }

QString missing_words(const Ruling& ruling, const RulingWords& words) {
  QStringList missing;
  for (const DiceNeed& need : ruling.dice)
    if (!need.given) missing << tr("%1: %2").arg(text(words.purpose(need)), spoken(words.dice(need)));
  return missing.join("; ");
}

/// The number of broken rules, and the greatest excess.
QString broken_words(const Ruling& ruling, const RulingWords& words, LengthUnit unit) {
  std::optional<double> most;
  for (const Fault& fault : ruling.faults)
    if (fault.excess && (!most || *fault.excess > *most)) most = fault.excess;
  const auto count = static_cast<int>(ruling.faults.size());
  const QString how_many = counted_words("%n problem", "%n problems", count);
  if (!most) return how_many;
  const QString by = spoken(words.amount(*most), unit);
  return count == 1 ? tr("%1, by %2").arg(how_many, by) : tr("%1, the most by %2").arg(how_many, by);
}

QString within_step(const TracedStep& step, double s, LengthUnit unit) {
  if (std::holds_alternative<Turn>(step.facts)) return tr("after %1° of the turn").arg(text(figure(s)));
  if (std::holds_alternative<Climb>(step.facts))
    return tr("after a climb of %1").arg(spoken(word(length_words(s, unit))));
  return tr("after %1").arg(spoken(word(length_words(s, unit))));
}

bool is_on_grid(const TracedStep& step) {
  return std::holds_alternative<HexEntry>(step.facts) || std::holds_alternative<HexTurn>(step.facts);
}

QString pose_words(const Furthest& furthest, LengthUnit unit) {
  const QString facing = text(figure(furthest.pose.facing));
  if (furthest.hex) return tr("hex [%1, %2], facing %3°").arg(furthest.hex->column).arg(furthest.hex->row).arg(facing);
  return tr("%1, facing %2°").arg(point_words(furthest.pose.at, unit), facing);
}

}  // namespace

QString margin_words(const SheetCase& sheet_case, LengthUnit unit) {
  const Ruling& ruling = sheet_case.ruling;
  const RulingWords words(ruling, sheet_case.terms(), &sheet_case.game);
  QString margin = sentence(spoken(words.allowance(), unit));
  const auto add = [&margin](const QString& more) {
    margin += (margin.isEmpty() || more.isEmpty() ? QString() : QStringLiteral(" ")) + sentence(more);
  };
  if (ruling.verdict == Verdict::marginal)
    add(tr("Within the agreed tolerance of %1").arg(spoken(words.amount(sheet_case.game.tolerance()), unit)));
  if (ruling.verdict == Verdict::incomplete) add(missing_words(ruling, words));
  if (!ruling.faults.empty()) add(broken_words(ruling, words, unit));
  return margin;
}

QStringList stop_words(const SheetCase& sheet_case, LengthUnit unit) {
  const Ruling& ruling = sheet_case.ruling;
  if (ruling.verdict == Verdict::legal || ruling.verdict == Verdict::incomplete) return {};
  if (ruling.furthest.empty()) return {tr("It may not move at all.")};
  QStringList all;
  for (const Furthest& furthest : ruling.furthest) {
    const QString who = ruling.several ? text(label(sheet_case.game.piece(furthest.piece))) : tr("It");
    QStringList where;
    if (sheet_case.judgement)
      where << place_words(sheet_case.judgement->trace, furthest.piece, furthest.step, furthest.s, unit);
    where << tr("at %1").arg(pose_words(furthest, unit));
    all << tr("%1 could stop: %2.").arg(who, where.join(", "));
  }
  return all;
}

QString each_words(const SheetCase& sheet_case, LengthUnit unit) {
  if (!sheet_case.ruling.several || sheet_case.ruling.shown.allowances.size() < 2) return {};
  const RulingWords words(sheet_case.ruling, sheet_case.terms(), &sheet_case.game);
  QStringList each;
  for (const PieceAllowance& one : sheet_case.ruling.shown.allowances)
    if (one.total && one.spent)
      each << tr("%1: %2 of %3")
                  .arg(text(label(sheet_case.game.piece(one.piece))), spoken(words.amount(*one.spent), unit),
                       spoken(words.amount(*one.total), unit));
  if (each.isEmpty()) return {};
  return tr("Each by itself: %1.").arg(each.join("; "));
}

QString place_words(const Trace& trace, PieceIndex piece, std::size_t step, double s, LengthUnit unit) {
  const PieceTrace* way = trace.of(piece);
  if (way == nullptr || way->steps.empty()) return tr("where it stands");
  if (step >= way->steps.size()) return tr("at the end of the path");
  const TracedStep& there = way->steps[step];
  const QString number = tr("step %1").arg(there.written + 1);
  if (is_on_grid(there)) return number;
  if (s == 0) return step == 0 ? tr("at the start") : tr("%1, at its beginning").arg(number);
  return tr("%1, %2").arg(number, within_step(there, s, unit));
}

QString point_words(Vec at, LengthUnit unit) {
  return QString("(%1, %2)").arg(text(length_figure(at.x, unit)), text(length_figure(at.y, unit)));
}

QString rolled_words(const SheetCase& sheet_case, const DiceNeed& need) {
  if (!need.given) return {};
  const auto roll = std::find_if(sheet_case.rolls.rbegin(), sheet_case.rolls.rend(),
                                 [&](const Roll& r) { return r.purpose == need.purpose && r.faces == *need.given; });
  if (roll == sheet_case.rolls.rend()) return tr("entered with the move");
  return roll->by == RolledBy::program ? tr("rolled by the program") : tr("rolled at the table");
}

QString choices_words(const std::vector<OptionChoice>& choices, const Terms& terms) {
  QStringList all;
  for (const OptionChoice& choice : choices)
    if (const Field* option = terms.option(choice.key))
      all << tr("%1: %2").arg(title_of(*option), text_for_person(*option, choice.value));
  return all.join(tr("; or "));
}

}  // namespace linesman
