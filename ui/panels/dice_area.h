// A box of dice for each purpose that the referee asks for or the order gives.
#pragma once

#include <QVBoxLayout>

#include "movement/order.h"
#include "rules/ruling.h"
#include "ui/panels/dice_box.h"

namespace linesman {

struct Terms;

class DiceArea : public QWidget {
  Q_OBJECT
 public:
  explicit DiceArea(QWidget* parent = nullptr);

  /// `needs`: of the newest ruling. What was turned in boxes that stay is kept.
  void show_dice(const Order& order, const std::vector<DiceNeed>& needs, const Terms* terms);
  void clear();

 signals:
  /// Empty faces: taken away.
  void edited(const std::string& purpose, const std::vector<double>& faces);
  void finished();  ///< Enter, with all faces of the box there

 private:
  struct Box {
    std::string purpose;
    DiceCount count;
    DiceBox* widget;
  };
  using Wanted = std::vector<std::pair<std::string, DiceCount>>;
  void rebuild(const Wanted& wanted, const Terms* terms);

  QVBoxLayout* layout_;
  std::vector<Box> boxes_;
};

}  // namespace linesman
