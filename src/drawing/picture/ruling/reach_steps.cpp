#include "drawing/picture/ruling/reach_steps.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/plain_text.h"

namespace linesman {

namespace {

using picture::tr;

// From indigo to turquoise with rising lightness, so that every colour vision sees one order.
constexpr std::array<QRgb, 5> BY_DAY{0x2b1a8f, 0x2f46b8, 0x1f6fd0, 0x0f93cf, 0x00a5b5};
constexpr std::array<QRgb, 5> BY_NIGHT{0xb7adff, 0x8fa8ff, 0x66b4ff, 0x4fc9f2, 0x5fdfdc};

QColor tint(std::size_t i, std::size_t of, const Palette& palette) {
  const auto& scale = palette.dark ? BY_NIGHT : BY_DAY;
  if (of < 2) return QColor(scale[2]);
  return QColor(scale[i * (scale.size() - 1) / (of - 1)]);
}

bool decided_by_dice(const Reach& reach) { return !reach.rolls.empty() && reach.rolls.front().roll != "given"; }

QString odds_words(const RollReach& roll) {
  if (roll.roll == "lowest") return tr("always");
  const double percent = roll.probability * 100;
  return number_shown(percent, percent < 10 ? 1 : 0) + " %";
}

}  // namespace

namespace {

/// That of the longest of them; those of fewer rolls have their last. nullptr: there is none.
const RollReach* longest(const ReachSnapshot& snapshot, std::size_t roll) {
  const RollReach* most = nullptr;
  for (const Reach& reach : snapshot.reaches) {
    if (reach.rolls.empty()) continue;
    const RollReach& own = reach.rolls[std::min(roll, reach.rolls.size() - 1)];
    if (most == nullptr || own.allowance > most->allowance) most = &own;
  }
  return most;
}

double allowance_of(const ReachSnapshot& snapshot, std::size_t roll) {
  const RollReach* most = longest(snapshot, roll);
  return most != nullptr ? most->allowance : 0;
}

}  // namespace

const Reach* with_most_rolls(const ReachSnapshot& snapshot) {
  const auto most = std::max_element(snapshot.reaches.begin(), snapshot.reaches.end(),
                                     [](const Reach& a, const Reach& b) { return a.rolls.size() < b.rolls.size(); });
  return most == snapshot.reaches.end() ? nullptr : &*most;
}

std::vector<ReachStep> steps_of(const ReachSnapshot& snapshot, const Palette& palette) {
  const Reach* reach = with_most_rolls(snapshot);
  if (reach == nullptr) return {};
  std::vector<std::size_t> told;
  for (std::size_t i = 0; i < reach->rolls.size(); ++i)
    if (told.empty() || exceeds(allowance_of(snapshot, i), allowance_of(snapshot, told.back()))) told.push_back(i);
  std::vector<ReachStep> steps;
  for (std::size_t i = 0; i < told.size(); ++i) {
    const QColor colour = tint(i, told.size(), palette);
    const bool widest = i + 1 == told.size();
    const double alpha = told.size() == 1 ? 0.32 : widest ? 0.22 : 0.13;
    steps.push_back({told[i], colour, with_alpha(colour, alpha),
                     decided_by_dice(*reach) ? odds_words(*longest(snapshot, told[i])) : QString()});
  }
  return steps;
}

QColor hex_fill(double cost, double allowance, const Palette& palette) {
  const double part = allowance > 0 ? cost / allowance : 1;
  const auto step = static_cast<std::size_t>(std::clamp(std::ceil(part * HEX_STEPS), 1.0, double{HEX_STEPS})) - 1;
  return with_alpha(tint(step, HEX_STEPS, palette), 0.5 - 0.07 * static_cast<double>(step));
}

QString amount_words(double amount, const std::string& symbol, LengthUnit unit) {
  if (symbol == "″") return length_text(amount, unit);
  return (number_shown(amount, 2) + " " + QString::fromStdString(symbol)).trimmed();
}

QString step_words(const ReachSnapshot& snapshot, const ReachStep& step, LengthUnit unit) {
  const RollReach& roll = with_most_rolls(snapshot)->rolls[step.roll];
  const QString far = amount_words(allowance_of(snapshot, step.roll), snapshot.symbol, unit);
  if (step.odds.isEmpty()) return tr("within reach: %1").arg(far);
  if (roll.roll == "lowest") return tr("always: %1").arg(far);
  if (roll.roll == "highest") return tr("best roll (%1): %2").arg(step.odds, far);
  return tr("%1 of rolls: %2").arg(step.odds, far);
}

bool goes_nowhere(const ReachSnapshot& snapshot) {
  return std::all_of(snapshot.reaches.begin(), snapshot.reaches.end(), [](const Reach& reach) {
    const auto closed = [](const RollReach& roll) { return roll.inner.empty(); };
    return reach.hexes.empty() && std::all_of(reach.rolls.begin(), reach.rolls.end(), closed);
  });
}

bool shows_unknown(const ReachSnapshot& snapshot) {
  constexpr double NARROW = 0.1;  // inches: hardly more than a line
  return std::any_of(snapshot.reaches.begin(), snapshot.reaches.end(), [](const Reach& reach) {
    return !reach.rolls.empty() && !reach.rolls.back().outer.empty() && exceeds(reach.rolls.back().band, NARROW);
  });
}

QString unknown_words(const ReachSnapshot& snapshot) {
  if (shows_unknown(snapshot)) return snapshot.refined ? tr("not known") : tr("not known yet, still searching…");
  return snapshot.refined ? QString() : tr("still searching…");
}

QString reach_title(const ReachSnapshot& snapshot) {
  if (snapshot.title.isEmpty()) return {};
  const QString title = tr("Movement range of %1").arg(snapshot.title);
  if (!snapshot.facing) return title;
  return tr("%1, facing %2° at the end").arg(title, number_shown(*snapshot.facing, 1));
}

QStringList reach_words(const ReachSnapshot& snapshot, LengthUnit unit) {
  QStringList words;
  if (!snapshot.title.isEmpty()) words << reach_title(snapshot);
  const bool grid = !snapshot.reaches.empty() && snapshot.reaches.front().rolls.empty();
  if (goes_nowhere(snapshot)) words << (snapshot.refined ? tr("cannot move") : tr("searching…"));
  if (grid && !goes_nowhere(snapshot))
    words << tr("%1 hexes within %2")
                 .arg(snapshot.reaches.front().hexes.size())
                 .arg(amount_words(snapshot.reaches.front().allowance, snapshot.symbol, unit));
  for (const ReachStep& step : steps_of(snapshot, Palette::of(false))) words << step_words(snapshot, step, unit);
  if (const QString unknown = unknown_words(snapshot); !unknown.isEmpty()) words << unknown;
  return words;
}

}  // namespace linesman
