#include "ui/panels/dice_area.h"

#include <algorithm>

#include "rules/terms.h"

namespace linesman {
namespace {

const DicePurpose* purpose_of(const Terms* terms, const std::string& purpose) {
  if (terms == nullptr) return nullptr;
  const auto found = std::find_if(terms->dice.begin(), terms->dice.end(),
                                  [&](const DicePurpose& known) { return known.purpose == purpose; });
  return found == terms->dice.end() ? nullptr : &*found;
}

DiceCount count_without_need(const Terms* terms, const std::string& purpose, std::size_t given) {
  const DicePurpose* known = purpose_of(terms, purpose);
  return {std::max(1, static_cast<int>(given)), known != nullptr ? known->faces : 6};
}

}  // namespace

DiceArea::DiceArea(QWidget* parent) : QWidget(parent), layout_(new QVBoxLayout(this)) {
  layout_->setContentsMargins(0, 0, 0, 0);
  layout_->setSpacing(10);
}

void DiceArea::show_dice(const Order& order, const std::vector<DiceNeed>& needs, const Terms* terms) {
  Wanted wanted;
  for (const DiceNeed& need : needs) {
    const std::size_t given = need.given ? need.given->size() : 0;
    const auto count = dice_count(need.need);
    wanted.emplace_back(need.purpose, count ? *count : count_without_need(terms, need.purpose, given));
  }
  for (const auto& [purpose, faces] : order.dice) {
    const auto asked = [&, &key = purpose](const auto& known) { return known.first == key; };
    if (std::none_of(wanted.begin(), wanted.end(), asked))
      wanted.emplace_back(purpose, count_without_need(terms, purpose, faces.size()));
  }
  const bool same =
      std::equal(wanted.begin(), wanted.end(), boxes_.begin(), boxes_.end(), [](const auto& want, const Box& box) {
        return want.first == box.purpose && want.second.count == box.count.count &&
               want.second.faces == box.count.faces;
      });
  if (!same) rebuild(wanted, terms);
  for (const Box& box : boxes_) {
    const auto given = order.dice.find(box.purpose);
    box.widget->show_faces(given == order.dice.end() ? std::vector<double>{} : given->second);
  }
}

std::vector<std::string> DiceArea::purposes() const {
  std::vector<std::string> purposes;
  for (const Box& box : boxes_) purposes.push_back(box.purpose);
  return purposes;
}

void DiceArea::clear() { rebuild({}, nullptr); }

void DiceArea::rebuild(const Wanted& wanted, const Terms* terms) {
  for (const Box& box : boxes_) box.widget->deleteLater();
  boxes_.clear();
  for (const auto& [purpose, count] : wanted) {
    const DicePurpose* known = purpose_of(terms, purpose);
    const QString title = QString::fromStdString(known != nullptr ? known->title : purpose);
    auto* box = new DiceBox(title, QString::fromStdString(known != nullptr ? known->help : ""), count, this);
    layout_->addWidget(box);
    boxes_.push_back({purpose, count, box});
    connect(box, &DiceBox::edited, this,
            [this, key = purpose](const std::vector<double>& faces) { emit edited(key, faces); });
    connect(box, &DiceBox::finished, this, [this, key = purpose, box] {
      emit rolled(key, box->faces(), RolledBy::table);
      emit finished();
    });
    connect(box, &DiceBox::rolled, this,
            [this, key = purpose](const std::vector<double>& faces) { emit rolled(key, faces, RolledBy::program); });
  }
  setVisible(!boxes_.empty());
}

}  // namespace linesman
