// The colours of pictures. People of every colour vision can tell them apart, and a shape says the same as each colour.
#pragma once

#include <QColor>
#include <QPalette>
#include <Qt>
#include <map>
#include <string_view>

#include "base/lengths.h"
#include "base/names.h"
#include "rules/ruling.h"

namespace linesman {

/// The colour with that alpha, from 0 (clear) to 1.
QColor with_alpha(QColor colour, double alpha);
/// From `a` (0) to `b` (1).
QColor mixed(const QColor& a, const QColor& b, double part_of_b);

/// Which colours verdicts, selection and measures have. All but `high_contrast` differ only where an eye may not tell
/// the usual ones apart.
enum class ColourSet { usual, red_green, blue_yellow, high_contrast };
constexpr Names<ColourSet::high_contrast> names_of(ColourSet) {
  return {"usual", "red-green", "blue-yellow", "high-contrast"};
}

/// Of all pictures that are painted from now on. Thread-safe.
void use_colours(ColourSet colours);
ColourSet colours_in_use();

/// Switches for the parts of a picture besides terrain and models, its unit and its colours.
struct ViewStyle {
  bool dark = false;  ///< for dark surroundings
  LengthUnit unit = LengthUnit::inch;
  bool grid = false;  ///< a square grid, every inch (or every 5 cm), every sixth stronger
  bool hexes = true;  ///< the hex grid of a table that has one
  bool names = true;  ///< of features and models, where they can be read
  bool scale_bar = true;
  bool legend = false;
  bool plan = true;    ///< the designer's markings
  bool start = false;  ///< ghosts of the models where they stood at the start
};

struct Palette {
  bool dark = false;
  QColor surround;  ///< beside the table
  QColor table;     ///< bare table
  QColor edge;      ///< the table's rim
  QColor grid;
  QColor grid_strong;
  QColor ink;      ///< text and fine lines on the table
  QColor halo;     ///< round text, so that it can be read on any ground
  QColor panel;    ///< behind legends and labels
  QColor select;   ///< rings round selected models
  QColor measure;  ///< tapes and rings that measure
  QColor legal;
  QColor marginal;
  QColor illegal;
  QColor incomplete;

  /// In the colours in use.
  static const Palette& of(bool dark);
  /// A colour of terrain in this palette: dark surroundings dim it.
  QColor shade(const QColor& light) const;
  QColor verdict(Verdict verdict) const;
  /// The colour of ground where an inch costs `rate` of the currency; 1 is usual. It is a scale of few steps from pale
  /// to dark, in the same order for every colour vision.
  QColor cost(double rate) const;
};

/// Whether windows of these colours are dark.
bool is_dark(const QPalette& colours);

enum class SideMark { disc, square, triangle, diamond, star, cross };

/// How the models of one side look: its colour, its mark and the pattern of the border differ from those of others.
struct SideStyle {
  QColor fill;  ///< of the base, pale
  QColor line;  ///< of border, mark and silhouette
  SideMark mark = SideMark::disc;
  Qt::PenStyle border = Qt::SolidLine;
  friend bool operator==(const SideStyle&, const SideStyle&) = default;
};

/// The style of a side, by its place among the sides of the game in the order of the document. A side with the name of
/// a colour ("red", "field-grey") has that colour.
SideStyle side_style(const Game& game, std::string_view side, const Palette& palette);
/// The styles of all sides that the game has, worked out together.
std::map<std::string, SideStyle> side_styles(const Game& game, const Palette& palette);

}  // namespace linesman
