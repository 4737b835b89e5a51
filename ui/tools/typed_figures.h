// Figures that are typed beside the pointer while something is drawn.
#pragma once

#include <QString>
#include <Qt>
#include <optional>
#include <vector>

#include "base/lengths.h"
#include "base/vec.h"

namespace linesman {

/// «5.5» a length, «5.5<90» a length and a heading in degrees, «12,8» x and y. Decimals have a point.
class TypedNumbers {
 public:
  struct Figures {
    double first = 0;
    std::optional<double> second;
    bool heading = false;  ///< the second is one
  };

  /// Takes a key that may go on what stands there, and Backspace while something does.
  bool key(int key);
  /// Whether it would take the key.
  bool may_take(int key) const;
  bool empty() const { return text_.isEmpty(); }
  void clear() { text_.clear(); }
  const QString& text() const { return text_; }
  /// Lengths are typed in that unit and given in inches. Nothing while what stands there is no number.
  std::optional<Figures> figures(LengthUnit unit) const;

 private:
  QString text_;
};

/// The point that figures name: seen from `from`, towards the pointer where no heading is given. Without `from` only x
/// and y name one.
std::optional<Vec> place_of(const TypedNumbers::Figures& figures, std::optional<Vec> from, Vec pointer);

/// The corner opposite `from` of a rectangle so wide and deep (one figure: a square), on the pointer's side.
Vec opposite_corner(const TypedNumbers::Figures& figures, Vec from, Vec pointer);

/// Lengths that are typed on the table while a tool is in hand: "6, 12 18".
class TypedLengths {
 public:
  /// Takes digits, a point, commas and Backspace; a space too once something stands there. False: not a key of its own.
  bool key(int key);
  bool empty() const { return text_.isEmpty(); }
  const QString& text() const { return text_; }
  void clear() { text_.clear(); }

  /// Those above 0, inches; commas and spaces stand between them. Empty when something there is no length.
  std::vector<double> lengths(LengthUnit unit) const;

 private:
  QString text_;
};

}  // namespace linesman
