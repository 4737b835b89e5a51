// The statuses of a model, on its page: a line each, with a button that lifts it, and for a status that no
// rule reads one that makes it a hold or a modifier.
#pragma once

#include <QVBoxLayout>
#include <QWidget>

#include "ui/commands/state_gestures.h"

namespace linesman {

class StateList : public QWidget {
  Q_OBJECT
 public:
  explicit StateList(Session& session, QWidget* parent = nullptr);

  /// Of a piece of the game that is shown.
  void show_piece(PieceIndex piece);
  bool empty() const { return shown_.empty(); }

 private:
  void add_line(const StatusInWords& status);

  Session& session_;
  QVBoxLayout* lines_;
  PieceIndex piece_{};
  std::vector<StatusInWords> shown_;
};

}  // namespace linesman
