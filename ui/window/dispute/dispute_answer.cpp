#include "ui/window/dispute/dispute_answer.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "base/tolerance.h"
#include "drawing/picture/marks.h"
#include "drawing/report/ruling_brief.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"

namespace linesman {

namespace {

QString dispute_tr(const char* text) { return QCoreApplication::translate("Dispute", text); }

/// The first problem in full, with its rule.
QString first_problem(const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit) {
  for (const RulingLine& line : ruling_lines(ruling, game, terms))
    if (line.kind == LineKind::fault) return dispute_tr("%1 – %2").arg(spoken(line.text, unit), spoken(line.clause));
  return {};
}

DisputeAnswer dice_wanted(const Ruling& ruling) {
  DisputeAnswer answer{Verdict::incomplete, dispute_tr("Which dice were rolled?"), {}};
  for (const DiceNeed& need : ruling.dice)
    if (!need.given) answer.sentence = dispute_tr("Which dice were rolled? %1").arg(QString::fromStdString(need.need));
  return answer;
}

}  // namespace

DisputeAnswer answer_of_move(const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit) {
  const QString problem = first_problem(ruling, game, terms, unit);
  const QString spent = allowance_text(ruling, terms, unit);
  switch (ruling.verdict) {
    case Verdict::legal: return {ruling.verdict, dispute_tr("Yes, it may."), spent};
    case Verdict::marginal: return {ruling.verdict, dispute_tr("Yes, within the agreed tolerance."), problem};
    case Verdict::incomplete:
      if (problem.isEmpty()) return dice_wanted(ruling);
      return {ruling.verdict, dispute_tr("That cannot be said yet."), problem};
    case Verdict::illegal: break;
  }
  const RulingBrief brief = brief_of(ruling, game, terms, unit);
  if (brief.reason.isEmpty()) return {ruling.verdict, dispute_tr("No."), problem};
  return {ruling.verdict, (brief.denies ? dispute_tr("%1.") : dispute_tr("No: %1.")).arg(brief.reason), problem};
}

DisputeAnswer answer_of_stand(CouldAnswer answer, const QString& sentence) {
  switch (answer) {
    case CouldAnswer::yes: return {Verdict::legal, dispute_tr("Yes, it could have got here."), sentence};
    case CouldAnswer::no: return {Verdict::illegal, dispute_tr("No, it could not have got here."), sentence};
    default: return {Verdict::incomplete, dispute_tr("That cannot be said."), sentence};
  }
}

DisputeAnswer answer_of_reach(const ReachSnapshot& snapshot, LengthUnit unit) {
  if (snapshot.reaches.empty()) return {};
  if (goes_nowhere(snapshot)) return {Verdict::illegal, dispute_tr("It can go nowhere."), {}};
  const Reach& reach = snapshot.reaches.front();
  const auto far = [&](double amount) { return amount_words(amount, snapshot.symbol, unit); };
  if (reach.rolls.empty())
    return {{}, dispute_tr("It can get to %1 hexes, with %2.").arg(reach.hexes.size()).arg(far(reach.allowance)), {}};
  const RollReach& least = reach.rolls.front();
  const RollReach& most = reach.rolls.back();
  DisputeAnswer answer;
  if (!exceeds(most.allowance, least.allowance))
    answer.sentence = dispute_tr("It has %1.").arg(far(most.allowance));
  else
    answer.sentence = dispute_tr("From %1 to %2, by the dice.").arg(far(least.allowance), far(most.allowance));
  answer.reason = dispute_tr("The coloured ground shows where it can end.");
  return answer;
}

DisputeAnswer answer_of_distance(double apart, double limit, const QString& one, const QString& other,
                                 LengthUnit unit) {
  const bool further = exceeds(apart, limit);
  const QString length = length_text(apart, unit);
  return {
      further ? Verdict::legal : Verdict::illegal,
      further ? dispute_tr("Yes: they are %1 apart.").arg(length) : dispute_tr("No: they are %1 apart.").arg(length),
      dispute_tr("%1 and %2, from edge to edge. The limit is %3.").arg(one, other, length_text(limit, unit))};
}

QImage answer_picture(const QImage& table, const DisputeAnswer& answer, const QString& question, bool dark) {
  constexpr int PAD = 14;
  constexpr int SIGN = 44;
  constexpr int LARGE = 24;  // pixels of a letter
  constexpr int SMALL = 14;
  const Palette& palette = Palette::of(dark);
  const double density = table.devicePixelRatio();
  const QSize size = (QSizeF(table.size()) / density).toSize();
  QFont large;
  large.setPixelSize(LARGE);
  large.setBold(true);
  QFont small;
  small.setPixelSize(SMALL);
  const QRect room(2 * PAD + SIGN, 0, size.width() - 3 * PAD - SIGN, 10'000);
  const auto height_of = [&](const QFont& font, const QString& text) {
    return text.isEmpty() ? 0 : QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height();
  };
  const int asked = height_of(small, question);
  const int said = height_of(large, answer.sentence);
  const int because = height_of(small, answer.reason);
  QImage image(QSize(size.width(), size.height() + asked + said + because + 4 * PAD) * density, QImage::Format_RGB32);
  image.setDevicePixelRatio(density);
  image.fill(palette.panel);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.drawImage(0, 0, table);
  int top = size.height() + PAD;
  if (answer.verdict) paint_verdict_mark(painter, QRectF(PAD, top + asked, SIGN, SIGN), *answer.verdict, palette);
  const auto put_text = [&](const QFont& font, const QString& text, int height) {
    painter.setFont(font);
    painter.setPen(palette.ink);
    painter.drawText(QRect(room.left(), top, room.width(), height), Qt::TextWordWrap, text);
    top += height + PAD / 2;
  };
  put_text(small, question, asked);
  put_text(large, answer.sentence, said);
  put_text(small, answer.reason, because);
  return image;
}

}  // namespace linesman
