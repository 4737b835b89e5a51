// The players' statuses at the table: cards beside the selected models for holds, modifiers and interrupted moves, and
// what a click on a mark does.
#pragma once

#include "ui/panels/state/interrupt_card.h"
#include "ui/panels/state/state_card.h"
#include "ui/window/commands/command.h"

namespace linesman {

class StateAtTable : public QObject {
  Q_OBJECT
 public:
  explicit StateAtTable(CommandContext& at, QObject* parent = nullptr);

  /// Holds the selected models, or frees them.
  void hold_or_free();
  /// The reason and end of their hold.
  void change_hold();
  /// One more or one less.
  void modify(double by);
  void interrupt();
  void make_wrecks();
  /// False: no card was open.
  bool close();

 private:
  void make_wrecks_of(const std::vector<std::string>& ids, bool lose_aboard);
  void click(PieceIndex piece, const StateMark& mark);
  /// False, which is said: the rules read that status themselves.
  bool may_set(std::string_view key);
  void place();
  void place(QWidget& card);
  /// The selected pieces; without any that is said.
  std::vector<PieceIndex> selected();

  CommandContext& at_;
  StateCard* card_;
  InterruptCard* interrupt_;
};

}  // namespace linesman
