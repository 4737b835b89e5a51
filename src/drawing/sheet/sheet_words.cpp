#include "drawing/sheet/sheet_words.h"
#include "drawing/report/spoken.h"
#include "drawing/sheet/block.h"

#include <algorithm>

#include "base/text.h"
#include "drawing/report/unit_brief.h"
#include "drawing/report/words.h"
#include "words/way_place.h"

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
  const Terms* terms = sheet_case.terms();
  if (sheet_case.together && terms != nullptr) {
    const QString words = unit_brief_of(*sheet_case.together, sheet_case.game, *terms, unit).sentence;
    if (!words.isEmpty()) return {words};
  }
  if (ruling.verdict == Verdict::legal || ruling.verdict == Verdict::incomplete) return {};
  if (ruling.furthest.empty()) return {tr("It may not move at all.")};
  QStringList all;
  for (const Furthest& furthest : ruling.furthest) {
    const QString who = ruling.several ? text(label(sheet_case.game.piece(furthest.piece))) : tr("It");
    const QString where = spoken(place_of_stop(furthest, trace_of(sheet_case), {unit, true}));
    all << tr("%1 could stop: %2.").arg(who, where);
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

const Trace* trace_of(const SheetCase& sheet_case) {
  return sheet_case.judgement ? &sheet_case.judgement->trace : nullptr;
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
