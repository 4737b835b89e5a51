// The dice of a move as boxes in a row, empty until they have fallen. Its place stays the same however many they are.
#pragma once

#include <vector>

#include "ui/panels/dice/dice_box.h"
#include "ui/panels/dice/dice_entry.h"

namespace linesman {

class DiceStrip : public QWidget {
  Q_OBJECT
 public:
  explicit DiceStrip(DiceEntry& entry, QWidget* parent = nullptr);

  const std::vector<DieButton*>& boxes() const { return boxes_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void rebuild(const std::vector<DiceEntry::Die>& dice);
  void place();

  DiceEntry& entry_;
  std::vector<DiceEntry::Die> dice_;
  std::vector<DieButton*> boxes_;
};

}  // namespace linesman
