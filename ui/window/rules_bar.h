// The tool bar's controls of the game: under which ruleset it is judged, and which turn it is.
#pragma once

#include <QComboBox>
#include <QSpinBox>

#include "ui/session/session.h"

namespace linesman {

/// Every ruleset that was found. Another one judges the same table and order at once.
class RulesetChooser : public QComboBox {
  Q_OBJECT
 public:
  explicit RulesetChooser(Session& session, QWidget* parent = nullptr);

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
