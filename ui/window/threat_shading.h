// The next move of the other side over the table, in one shade by chance; the model that comes to where the pointer is
// is named, with its way.
#pragma once

#include <QAction>
#include <QObject>
#include <QPainterPath>

#include "clock/clock.h"
#include "ui/session/newest_work.h"
#include "ui/window/commands/command.h"

namespace linesman {

/// Where one mover can be with its next order.
struct MoverThreat {
  std::string id;
  std::vector<MultiPolygon> areas;  ///< all of them together
  std::vector<Hex> hexes;
};

/// The threat of a side on a game.
struct ThreatFound {
  Game game;
  std::string side;
  std::shared_ptr<const ClockAnswer> answer{};  ///< nullptr with a problem
  std::optional<Problem> problem{};
  std::vector<MoverThreat> movers{};
};

class ThreatShading : public QObject {
  Q_OBJECT
 public:
  /// `toggle` (checkable) says whether it is shown.
  ThreatShading(CommandContext& at, QAction& toggle, QObject* parent);

  /// nullptr while nothing is known or asked.
  const std::shared_ptr<const ThreatFound>& found() const { return found_; }

 private:
  std::string other_side() const;
  void ask();
  void forget();
  void take(std::shared_ptr<const ThreatFound> found);
  void look_at(const std::optional<Vec>& point);
  void ask_way(const std::string& mover, Vec point);

  CommandContext& at_;
  QAction& toggle_;
  std::shared_ptr<const ThreatFound> found_;
  std::string named_;  ///< the mover at the pointer; empty: none
  NewestWork work_;
  NewestWork way_work_;
};

}  // namespace linesman
