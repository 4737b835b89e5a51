#include "ui/window/dispute/dispute_answer.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "base/tolerance.h"
#include "drawing/picture/marks.h"
#include "ui/window/commands/words.h"

namespace linesman {

namespace {

using window::tr;

}  // namespace

ShownAnswer answer_of_reach(const ReachSnapshot& snapshot, LengthUnit unit) {
  if (snapshot.reaches.empty()) return {};
  if (goes_nowhere(snapshot)) return {{}, tr("It can go nowhere."), {}, Verdict::illegal};
  const Reach& reach = snapshot.reaches.front();
  const auto far = [&](double amount) { return amount_words(amount, snapshot.symbol, unit); };
  if (reach.rolls.empty())
    return {{}, tr("It can get to %1 hexes, with %2.").arg(reach.hexes.size()).arg(far(reach.allowance)), {}};
  double least = reach.rolls.front().allowance;
  double most = least;
  for (const Reach& each : snapshot.reaches) {
    if (each.rolls.empty()) continue;
    least = std::max(least, each.rolls.front().allowance);
    most = std::max(most, each.rolls.back().allowance);
  }
  const QString sentence = exceeds(most, least) ? tr("From %1 to %2, by the dice.").arg(far(least), far(most))
                                                : tr("It can go %1.").arg(far(most));
  return {{}, sentence, tr("The coloured ground shows where it can end."), {}};
}

QImage answer_picture(const QImage& table, const ShownAnswer& answer, bool dark) {
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
  const QString question = answer.asked.isEmpty() ? QString() : answer.asked + ':';
  const int asked = height_of(small, question);
  const int said = height_of(large, answer.sentence);
  const int because = height_of(small, answer.because());
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
  put_text(small, answer.because(), because);
  return image;
}

}  // namespace linesman
