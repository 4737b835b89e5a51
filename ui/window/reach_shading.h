// The reach of the selected piece over the table: shaded while it is switched on, with the way to where the pointer is;
// a click, or Enter after keys, proposes that way.
#pragma once

#include <QAction>
#include <QObject>
#include <QPainterPath>

#include "ui/session/reach_service.h"
#include "ui/window/commands/command.h"

namespace linesman {

class ReachShading : public QObject {
  Q_OBJECT
 public:
  /// `toggle` (checkable) says whether it is shown.
  ReachShading(CommandContext& at, QAction& toggle, QObject* parent);

  const ReachService& service() const { return service_; }

 protected:
  /// Keys of the table that are its own while it is shown.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool asks() const;
  void show_reach();
  void show_way(const PlacePtr& way);
  void drop_way();
  void look_at(const std::optional<Vec>& point);
  void point_at(Vec point);
  bool take_click(Vec point);
  bool take_key(int key, Qt::KeyboardModifiers keys);
  bool may_end_near(Vec point) const;
  void step(Qt::Key key, double inches);
  void propose(const PlaceAnswer& way);
  QString way_words(const PlaceAnswer& way) const;

  CommandContext& at_;
  QAction& toggle_;
  ReachService service_;
  std::vector<QPainterPath> open_;  ///< where it may end, proved or not, by roll; inches with y to the south
  std::string shown_;               ///< the question whose answer is shown
  std::optional<Vec> pointed_;      ///< by keys
  bool proposes_ = false;           ///< the way that is awaited
  PlacePtr way_;                    ///< shown
};

}  // namespace linesman
