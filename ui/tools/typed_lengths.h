// Lengths that are typed on the table while a tool is in hand: "6, 12 18".
#pragma once

#include <QString>
#include <vector>

#include "base/lengths.h"

namespace linesman {

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
