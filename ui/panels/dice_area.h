// A box of dice for each purpose that the referee asks for or the order gives.
#pragma once

#include <QVBoxLayout>

#include "files/roll.h"
#include "movement/order.h"
#include "rules/ruling.h"
#include "ui/panels/dice_box.h"

namespace linesman {

struct Terms;

class DiceArea : public QWidget {
  Q_OBJECT
 public:
  explicit DiceArea(QWidget* parent = nullptr);

  /// The purposes that have a box, in their order.
  std::vector<std::string> purposes() const;
  /// `needs`: of the newest ruling. What was turned in boxes that stay is kept.
  void show_dice(const Order& order, const std::vector<DiceNeed>& needs, const Terms* terms);
  void clear();

 signals:
  /// Empty faces: taken away.
  void edited(const std::string& purpose, const std::vector<double>& faces);
  void finished();  ///< Enter, with all faces of the box there
  /// After `edited`: the program rolled them, or the players did and said so with Enter.
  void rolled(const std::string& purpose, const std::vector<double>& faces, linesman::RolledBy by);

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
