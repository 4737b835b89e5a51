// A reach as steps for a picture: one for each roll, with its colour and its words.
#pragma once

#include <QStringList>
#include <string>
#include <vector>

#include "base/lengths.h"
#include "drawing/picture/palette.h"
#include "reach/questions/reach.h"

namespace linesman {

/// A reach as a picture shows it: of several pieces or actions one each, with the same rolls or with one alone. Ground
/// belongs to it where it does to one of them.
struct ReachSnapshot {
  std::vector<Reach> reaches;
  QString title;                   ///< the piece and its action; empty for none
  std::string symbol = "″";        ///< of the currency, as in Terms
  bool refined = true;             ///< no better answer is being worked on
  std::optional<double> facing{};  ///< the facing at the end
};

/// One step: the area that is in reach with a roll or a better one.
struct ReachStep {
  std::size_t roll = 0;  ///< its place in `Reach::rolls`
  QColor line;           ///< of its border
  QColor fill;           ///< over what the wider steps have laid there
  QString odds;          ///< "90 %"; empty where no dice decide
};

/// The one of the most rolls; nullptr where there is none.
const Reach* with_most_rolls(const ReachSnapshot& snapshot);

/// The steps, shortest first. Rolls that lead as far as a likelier one have no step of their own. None on a grid.
std::vector<ReachStep> steps_of(const ReachSnapshot& snapshot, const Palette& palette);

/// The fill of a hex, from the cheapest to those that cost the whole allowance.
QColor hex_fill(double cost, double allowance, const Palette& palette);

/// The number of steps of these fills.
inline constexpr int HEX_STEPS = 4;

/// An amount of the currency: "6″", "12 MP".
QString amount_words(double amount, const std::string& symbol, LengthUnit unit);

/// The words of the key for a step: "9 rolls in 10: 8″".
QString step_words(const ReachSnapshot& snapshot, const ReachStep& step, LengthUnit unit);

/// "Reach of Sherman: Rapid"; empty where there is no title.
QString reach_title(const ReachSnapshot& snapshot);

/// All words of the key, title first, for screen readers.
QStringList reach_words(const ReachSnapshot& snapshot, LengthUnit unit);

/// Whether no piece can end anywhere but at its place.
bool goes_nowhere(const ReachSnapshot& snapshot);

/// Some ground is neither proved to be in reach nor to be out of it.
bool shows_unknown(const ReachSnapshot& snapshot);

/// The line of the key about ground that is not known; empty where there is none. It says "yet" only while the search
/// goes on.
QString unknown_words(const ReachSnapshot& snapshot);

}  // namespace linesman
