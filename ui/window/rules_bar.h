// The tool bar's controls of the game: under which ruleset it is judged, and which turn it is.
#pragma once

#include <QComboBox>
#include <QSpinBox>
#include <QToolButton>

#include "ui/session/session.h"

namespace linesman {

/// Every ruleset that was found, and greyed those that cannot be used, with why. Another one judges the same table and
/// order at once.
class RulesetChooser : public QComboBox {
  Q_OBJECT
 public:
  explicit RulesetChooser(Session& session, QWidget* parent = nullptr);

 private:
  void fill();
  void refresh();
  Session& session_;
  std::shared_ptr<const RulesetSource> filled_from_;
};

/// "House rules (2)", while the game has some: tells them, and leads to their form when it is pressed.
class HouseRulesBadge : public QToolButton {
  Q_OBJECT
 public:
  explicit HouseRulesBadge(Session& session, QWidget* parent = nullptr);

 signals:
  /// The game has house rules, or none any more.
  void needed(bool needed);

 private:
  void refresh();
  Session& session_;
};

class TurnBox : public QSpinBox {
  Q_OBJECT
 public:
  explicit TurnBox(Session& session, QWidget* parent = nullptr);

 private:
  void refresh();
  Session& session_;
};

}  // namespace linesman
