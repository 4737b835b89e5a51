// A reach as the steps in which it is shown: by roll, each with its colour and its words.
#pragma once

#include <QStringList>
#include <string>
#include <vector>

#include "base/lengths.h"
#include "drawing/picture/palette.h"
#include "reach/questions/reach.h"

namespace linesman {

/// What a picture of a reach is of. Of several pieces each has one, in the same rolls.
struct ReachSnapshot {
  std::vector<Reach> reaches;
  QString title;                   ///< whose it is and of which action; empty for none
  std::string symbol = "″";        ///< of the currency, as in Terms
  bool refined = true;             ///< no better answer is being worked on
  std::optional<double> facing{};  ///< how it is to face in the end
};

/// One step: what can be reached by a roll, or a better one.
struct ReachStep {
  std::size_t roll = 0;  ///< its place in `Reach::rolls`
  QColor line;           ///< of its border
  QColor fill;           ///< over what the wider steps have laid there
  QString odds;          ///< "90 %"; empty where no dice decide
};

/// The shortest first; rolls that lead as far as a likelier one have no step of their own. None on a grid.
std::vector<ReachStep> steps_of(const ReachSnapshot& snapshot, const Palette& palette);

/// From the cheapest hexes to those that cost the whole allowance.
QColor hex_fill(double cost, double allowance, const Palette& palette);

/// In so many steps.
inline constexpr int HEX_STEPS = 4;

/// An amount of the currency: "6″", "12 MP".
QString amount_words(double amount, const std::string& symbol, LengthUnit unit);

/// What the key says of a step: "9 rolls in 10: 8″".
QString step_words(const ReachSnapshot& snapshot, const ReachStep& step, LengthUnit unit);

/// "Reach of Sherman: Rapid"; empty where there is no title.
QString reach_title(const ReachSnapshot& snapshot);

/// All that the key says, title first: for who listens.
QStringList reach_words(const ReachSnapshot& snapshot, LengthUnit unit);

/// Nobody can end anywhere else than where it stands.
bool goes_nowhere(const ReachSnapshot& snapshot);

/// The widest place that is neither in nor out, inches.
double unsettled(const ReachSnapshot& snapshot);

}  // namespace linesman
