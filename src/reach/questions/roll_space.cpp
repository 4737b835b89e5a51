#include "reach/questions/roll_space.h"

#include <algorithm>
#include <numeric>

namespace linesman {

std::optional<std::vector<PurposeNeed>> needs_of(const Ruling& ruling) {
  std::vector<PurposeNeed> needs;
  for (const DiceNeed& need : ruling.dice) {
    const auto count = dice_count(need.need);
    if (!count) return std::nullopt;
    const auto same = std::find_if(needs.begin(), needs.end(),
                                   [&](const PurposeNeed& other) { return other.purpose == need.purpose; });
    if (same == needs.end())
      needs.push_back({need.purpose, *count});
    else
      same->dice.count += count->count;
  }
  return needs;
}

RollSpace::RollSpace(std::vector<AskedDice> purposes) : purposes_(std::move(purposes)) {
  for (std::size_t p = 0; p < purposes_.size(); ++p)
    for (std::size_t d = 0; d < purposes_[p].dice.size(); ++d) {
      if (purposes_[p].dice[d]) continue;
      open_.push_back({p, d, purposes_[p].faces});
      if (counted_) size_ *= static_cast<std::size_t>(purposes_[p].faces);
      counted_ = size_ <= MOST_ROLLS_COUNTED;
    }
}

std::vector<int> RollSpace::faces_of(std::size_t roll) const {
  std::vector<int> faces(open_.size(), 1);
  if (!counted_) {
    if (roll > 0)
      std::transform(open_.begin(), open_.end(), faces.begin(), [](const OpenDie& die) { return die.faces; });
    return faces;
  }
  for (std::size_t i = open_.size(); i-- > 0;) {
    const auto sides = static_cast<std::size_t>(open_[i].faces);
    faces[i] = static_cast<int>(roll % sides) + 1;
    roll /= sides;
  }
  return faces;
}

Dice RollSpace::filled(const std::vector<int>& faces) const {
  Dice dice;
  std::size_t next = 0;
  for (const AskedDice& each : purposes_) {
    if (each.dice.empty()) continue;
    std::vector<double>& all = dice[each.purpose];
    for (const auto& face : each.dice) all.push_back(face ? *face : faces[next++]);
  }
  return dice;
}

Dice RollSpace::at(std::size_t roll) const { return filled(faces_of(roll)); }

Dice RollSpace::highest() const { return at(size() - 1); }

int RollSpace::sum(std::size_t roll) const {
  const std::vector<int> faces = faces_of(roll);
  return std::accumulate(faces.begin(), faces.end(), 0);
}

std::size_t RollSpace::ascending(std::size_t roll) const {
  if (!counted_) return roll;
  std::vector<int> faces = faces_of(roll);
  for (std::size_t from = 0, to = 0; from < open_.size(); from = to) {
    while (to < open_.size() && open_[to].purpose == open_[from].purpose) ++to;
    std::sort(faces.begin() + static_cast<std::ptrdiff_t>(from), faces.begin() + static_cast<std::ptrdiff_t>(to));
  }
  std::size_t index = 0;
  for (std::size_t i = 0; i < open_.size(); ++i)
    index = index * static_cast<std::size_t>(open_[i].faces) + static_cast<std::size_t>(faces[i] - 1);
  return index;
}

std::pair<std::string, std::size_t> RollSpace::first_open() const {
  const OpenDie& first = open_.front();
  const AskedDice& of = purposes_[first.purpose];
  return {of.purpose, of.places[first.die]};
}

std::string RollSpace::only_purpose() const {
  const auto other = [&](const OpenDie& die) { return die.purpose != open_.front().purpose; };
  if (open_.empty() || std::any_of(open_.begin(), open_.end(), other)) return {};
  return purposes_[open_.front().purpose].purpose;
}

Chance chance_of(const RollStates& states) {
  Chance chance{.all = static_cast<int>(states.size())};
  for (const RollState state : states) {
    chance.legal += state == RollState::legal ? 1 : 0;
    chance.open += state == RollState::open ? 1 : 0;
  }
  return chance;
}

std::optional<std::size_t> least_roll(const RollSpace& space, const RollStates& states) {
  std::optional<std::size_t> least;
  for (std::size_t roll = 0; roll < states.size(); ++roll)
    if (states[roll] == RollState::legal && (!least || space.sum(roll) < space.sum(*least))) least = roll;
  return least;
}

Order with_dice(Order order, const Dice& dice) {
  for (const auto& [purpose, faces] : dice) order.dice[purpose] = faces;
  return order;
}

double sum_of(const Dice& dice) {
  double sum = 0;
  for (const auto& [purpose, faces] : dice) sum = std::accumulate(faces.begin(), faces.end(), sum);
  return sum;
}

}  // namespace linesman
