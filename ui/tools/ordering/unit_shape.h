// The shape that a drag gives to several models: what keys and the wheel say of it.
//
//   UnitShape shape(host, members, FormShape::ranks);
//   shape.key(Qt::Key_4);                              // a column
//   host.propose_form(order, shape.between(left, right));
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "movement/form.h"
#include "ui/tools/tool_host.h"

namespace linesman {

/// A front as it is drawn: from its left flank to its right one, table inches.
struct Front {
  Vec left;
  Vec right;

  Vec middle() const { return (left + right) * 0.5; }
  double inches() const { return distance(left, right); }
  /// At right angles to it, so that left stays left. `before`: where it has no length.
  double facing(double before) const;
};

/// The front line of models as they stand, seen along `facing`.
Front front_now(const ToolHost& host, const std::vector<PieceIndex>& members, double facing);

/// The heading of the one that leads the models: without a leader, the first in the document.
double leaders_facing(const Game& game, std::vector<PieceIndex> members);

class UnitShape {
 public:
  /// `members`: at least two.
  UnitShape(const ToolHost& host, const std::vector<PieceIndex>& members, FormShape shape);
  /// As a form has it that stands already.
  UnitShape(const ToolHost& host, const std::vector<PieceIndex>& members, const Form& form);

  /// 1 to 7: as it stands, line, ranks, column, wedge, file, tray. False: another key.
  bool key(int key);
  /// More files, or fewer. False: the shape has none.
  bool add_files(int files);

  FormShape shape() const { return form_.shape; }
  /// "Ranks, 5 files"
  QString words() const;

  /// With its front there, as wide as that is drawn where the shape has a width.
  Form between(const Front& front) const;
  /// With the middle of its front there.
  Form at(Vec middle, double facing) const;
  /// A file that has followed its leader on that way.
  Form along(const std::vector<Vec>& way) const;

 private:
  int files_for(double inches) const;

  Form form_;  ///< without a place
  std::optional<int> files_;
  int models_;
  double width_;             ///< of a base, inches
  mutable int fitting_ = 0;  ///< files that the front as drawn last has room for
};

}  // namespace linesman
