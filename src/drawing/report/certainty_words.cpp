#include "drawing/report/certainty_words.h"
#include "drawing/report/spoken.h"

#include <algorithm>
#include <cmath>

#include "drawing/report/words.h"

namespace linesman {

namespace {

using report::tr;

bool is_sure(const Certainty& certainty) { return certainty.otherwise.empty(); }

/// Of a hundred. A verdict that is not sure is never the same in all of them.
int of_hundred(const Certainty& certainty) {
  return std::clamp(static_cast<int>(std::lround(100 * certainty.same)), 1, 99);
}

QString name_of_thing(const Game& game, const std::string& id) {
  if (const auto piece = game.find_piece(id)) return QString::fromStdString(label(game.piece(*piece)));
  for (const Feature& feature : game.terrain())
    if (feature.id == id) return QString::fromStdString(label(feature));
  return QString::fromStdString(id);
}

/// Empty when nothing is worth it.
QString measure_words(const Certainty& certainty, const Game& game) {
  if (certainty.measure.empty()) return {};
  const std::vector<std::string>& between = certainty.measure.front().between;
  if (between.empty()) return {};
  const QString first = name_of_thing(game, between.front());
  if (between.size() == 1) return ' ' + tr("Measure where %1 stands.").arg(first);
  return ' ' + tr("Measure %1 to %2.").arg(first, name_of_thing(game, between.back()));
}

}  // namespace

QString certainty_share(const Certainty& certainty) {
  return is_sure(certainty) ? tr("sure") : tr("%1 in 100").arg(of_hundred(certainty));
}

QString certainty_words(const Certainty& certainty, const Game& game) {
  if (is_sure(certainty)) return tr("Sure.");
  return tr("Close: %1 in 100.").arg(of_hundred(certainty)) + measure_words(certainty, game);
}

QString certainty_sentence(const Certainty& certainty, const Game& game, const MeasuringError& error, LengthUnit unit) {
  const QString off = spoken(word(length_words(error.distance, unit)));
  if (is_sure(certainty)) return tr("Sure: the verdict stays the same with everything %1 off its place.").arg(off);
  return tr("Close: with everything %1 off its place it is the same in %2 of 100.")
             .arg(off)
             .arg(of_hundred(certainty)) +
         measure_words(certainty, game);
}

}  // namespace linesman
