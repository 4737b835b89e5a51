// Marks of what players brought in for a model: what holds it, what it has more or less, and statuses that no rule
// reads. A bar lies across the base of who may not go; the other marks stand beside the base, one below the other.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <map>
#include <string>
#include <vector>

#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/palette.h"
#include "rules/terms.h"

namespace linesman {

/// How the rules read the statuses of a game. It holds no reference to the rules, so a picture may outlive them.
struct StatusReading {
  std::string symbol;                                       ///< of the currency: "″"
  bool own_holds = false;                                   ///< the ruleset has a meaning of its own for them
  bool own_modifiers = false;                               ///< likewise
  std::map<PieceIndex, std::vector<std::string>> unread{};  ///< keys of statuses that no rule reads

  static StatusReading of(const Terms& terms, const Game& document);
  friend bool operator==(const StatusReading&, const StatusReading&) = default;
};

enum class StateMarkForm {
  bar,     ///< it may not go
  turn,    ///< it may not turn
  act,     ///< it may not act
  figure,  ///< a modifier
  unread   ///< a status that no rule reads
};

struct StateMark {
  StateMarkForm form{};
  bool over = false;  ///< it does not count any more
  QString text{};     ///< of a figure or an unread status
  std::string key{};  ///< of an unread status
  QRectF box{};       ///< painter's units; empty for a bar
};

/// The marks of a piece with their places; none where its base is too small to see them. `reading` may be nullptr.
std::vector<StateMark> state_marks(const Projection& projection, const Game& document, PieceIndex piece,
                                   const Footprint& footprint, const Pose& pose, const StatusReading* reading);

void paint_state_marks(QPainter& painter, const Projection& projection, const std::vector<StateMark>& marks,
                       const Footprint& footprint, const Pose& pose, const Palette& palette);

}  // namespace linesman
