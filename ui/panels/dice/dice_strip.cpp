#include "ui/panels/dice/dice_strip.h"

#include <algorithm>

namespace linesman {
namespace {

// Pixels.
constexpr int LARGE_BOX = 32;
constexpr int SMALL_BOX = 20;
constexpr int BOX_GAP = 4;

bool same_boxes(const std::vector<DiceEntry::Die>& a, const std::vector<DiceEntry::Die>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const DiceEntry::Die& one, const DiceEntry::Die& other) {
    return one.purpose == other.purpose && one.faces == other.faces;
  });
}

}  // namespace

DiceStrip::DiceStrip(DiceEntry& entry, QWidget* parent) : QWidget(parent), entry_(entry) {
  setAccessibleName(tr("Dice"));
  connect(&entry_, &DiceEntry::changed, this, &DiceStrip::refresh);
  refresh();
}

void DiceStrip::refresh() {
  const std::vector<DiceEntry::Die> dice = entry_.dice();
  if (!same_boxes(dice, dice_)) rebuild(dice);
  dice_ = dice;
  for (std::size_t i = 0; i < boxes_.size(); ++i) boxes_[i]->set_face(dice[i].face);
}

void DiceStrip::rebuild(const std::vector<DiceEntry::Die>& dice) {
  for (DieButton* box : boxes_) {
    box->hide();
    box->deleteLater();
  }
  boxes_.clear();
  for (std::size_t i = 0; i < dice.size(); ++i) {
    auto* box = new DieButton(tr("Die %1").arg(i + 1), dice[i].faces, this);
    box->setFocusPolicy(Qt::TabFocus);  // a click leaves the focus on the table
    connect(box, &DieButton::faced, this, [this, i](int face) {
      if (i < dice_.size()) entry_.turn(dice_[i], face);
    });
    connect(box, &DieButton::next_asked, this, [this, i] {
      if (i + 1 < boxes_.size()) boxes_[i + 1]->setFocus();
    });
    boxes_.push_back(box);
  }
  place();
}

// One row of large boxes; where these are too many, two rows of small ones. What has no room there is on the page.
void DiceStrip::place() {
  const int count = static_cast<int>(boxes_.size());
  const bool small = count * (LARGE_BOX + BOX_GAP) > width() + BOX_GAP;
  const int side = small ? SMALL_BOX : LARGE_BOX;
  const int rows = small ? 2 : 1;
  const int in_row = std::max(1, (width() + BOX_GAP) / (side + BOX_GAP));
  const int top = (height() - rows * side - (rows - 1) * BOX_GAP) / 2;
  for (int i = 0; i < count; ++i) {
    DieButton& box = *boxes_[static_cast<std::size_t>(i)];
    box.setGeometry(i % in_row * (side + BOX_GAP), top + i / in_row * (side + BOX_GAP), side, side);
    box.setVisible(i < in_row * rows);
  }
}

void DiceStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

}  // namespace linesman
