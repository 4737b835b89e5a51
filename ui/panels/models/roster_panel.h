// Every piece by side and unit, those that are off the table too: they cannot be clicked on anywhere else.
#pragma once

#include <QTreeWidget>

#include "ui/session/session.h"

namespace linesman {

class RosterPanel : public QWidget {
  Q_OBJECT
 public:
  explicit RosterPanel(Session& session, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void rebuild();
  void fill();
  void show_whereabouts();
  void show_selection();
  void select();
  QTreeWidgetItem* branch(QTreeWidgetItem* parent, const QString& title);

  Session& session_;
  QTreeWidget* tree_;
  bool picking_ = false;
  Game seen_;  ///< what the tree shows
};

/// Where a piece is that is not on the table: "in reserve", "aboard Mule", "off the table"; empty for one that is on
/// it.
QString whereabouts(const Game& game, const Piece& piece);

}  // namespace linesman
