#include "reach/units/form_search.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/heading.h"
#include "base/tolerance.h"
#include "reach/effort.h"
#include "table/shared_keys.h"

namespace linesman {

namespace {

/// Prices that differ by less are one: a millionth of the allowance.
constexpr Price PRICE_ROUNDING = 1000;

/// The table without the other members.
Result<Hearing> without_others(const Hearing& hearing, const std::vector<PieceIndex>& members, PieceIndex own) {
  Game game = hearing.game();
  for (const PieceIndex member : members) {
    if (member == own) continue;
    Piece gone = game.piece(member);
    gone.status = gone.status.with(std::string(LEFT), Value(true));
    game = game.with_piece(member, std::move(gone));
  }
  return hearing.on(std::move(game));
}

}  // namespace

/// One set of slots.
class FormSearch::Attempt {
 public:
  Attempt(FormSearch& search, const std::vector<Slot>& slots)
      : search_(search),
        slots_(slots),
        count_(slots.size()),
        prices_(count_),
        pairs_(count_ * count_),
        by_labels_(count_) {
    for (std::size_t member = 0; member < count_; ++member)
      for (std::size_t slot = 0; slot < count_; ++slot)
        if (search_.may_have(member, slot)) prices_.at(member, slot) = ways(member).least_price(slots_[slot]);
  }

  FormTried tried() {
    std::vector<std::size_t> slot_of = fairest(prices_);
    for (std::size_t round = 0; round < count_ * count_ + 1; ++round) {
      std::vector<Slot> ends;
      for (const std::size_t slot : slot_of) ends.push_back(slots_[slot]);
      auto tried = search_.company_ == Company::together ? search_.judged_together(paths(slot_of), ends)
                                                         : search_.judged_in_turn(paths(slot_of), ends);
      if (!tried) break;
      tried->slot_of = slot_of;
      const std::vector<OwnPart> parts = tried->parts;
      note(*std::move(tried));
      if (!priced(slot_of) || search_.ended() || !learn(parts, slot_of)) break;
      slot_of = fairest(prices_);
    }
    return std::move(best_);
  }

 private:
  /// What is known of the way of a member to a slot.
  struct Pair {
    std::optional<Path> path{};  ///< legal by itself
    bool final = false;          ///< its price is that of the path
  };

  MemberWays& ways(std::size_t member) { return search_.members_[member]; }
  Pair& pair(std::size_t member, std::size_t slot) { return pairs_[member * count_ + slot]; }

  std::vector<Path> paths(const std::vector<std::size_t>& slot_of) {
    std::vector<Path> all;
    for (std::size_t member = 0; member < count_; ++member) {
      const auto& known = pair(member, slot_of[member]).path;
      all.push_back(known ? *known : ways(member).straight(slots_[slot_of[member]]));
    }
    return all;
  }

  bool priced(const std::vector<std::size_t>& slot_of) const {
    for (std::size_t member = 0; member < count_; ++member)
      if (prices_.at(member, slot_of[member]) >= NO_PRICE) return false;
    return true;
  }

  /// Equal but for roundings.
  bool is_same(const std::pair<Price, Price>& a, const std::pair<Price, Price>& b) const {
    const auto roundings = static_cast<Price>(count_) * PRICE_ROUNDING;
    return std::abs(a.first - b.first) <= PRICE_ROUNDING && std::abs(a.second - b.second) <= roundings;
  }

  /// The fairest legal one so far, or else the one before. Of equals the first by the order of the members.
  void note(FormTried tried) {
    std::pair<Price, Price> price{0, 0};
    for (const OwnPart& part : tried.parts) {
      price.first = std::max(price.first, part.price());
      price.second += part.price();
    }
    if (best_.legal && !tried.legal) return;
    const bool same = best_.legal && is_same(price, best_price_);
    if (best_.legal && (same ? tried.slot_of >= best_.slot_of : price >= best_price_)) return;
    best_price_ = price;
    best_ = std::move(tried);
  }

  /// Whether a price has changed by what the rulings say of each, and by what searches find.
  bool learn(const std::vector<OwnPart>& parts, const std::vector<std::size_t>& slot_of) {
    bool changed = false;
    for (std::size_t member = 0; member < count_ && !search_.ended(); ++member)
      changed = learn(member, slot_of[member], parts[member]) || changed;
    return changed;
  }

  bool learn(std::size_t member, std::size_t slot, const OwnPart& part) {
    Pair& known = pair(member, slot);
    Price& price = prices_.at(member, slot);
    const Price before = price;
    if (known.final) {
      // Legal by itself, and not with the others.
      if (!part.legal) price = NO_PRICE;
      return price != before;
    }
    std::optional<Price> straight;
    if (part.legal) {
      known.path = ways(member).straight(slots_[slot]);
      straight = part.price();
    }
    if (straight && *straight <= price + PRICE_ROUNDING) {
      known.final = true;
      price = *straight;
      return false;
    }
    const bool first = !by_labels_[member];
    if (first) ask_labels(member);
    known.final = true;
    if (straight && *straight <= price + PRICE_ROUNDING) {
      price = *straight;
      return first || price > before + PRICE_ROUNDING;
    }
    const auto found = price < NO_PRICE ? ways(member).found(slots_[slot]) : std::nullopt;
    price = straight.value_or(NO_PRICE);
    if (found && found->part.legal && found->part.price() < price) {
      price = found->part.price();
      known.path = found->path;
    }
    return true;
  }

  /// The prices of all slots that are not final.
  void ask_labels(std::size_t member) {
    by_labels_[member] = true;
    for (std::size_t slot = 0; slot < count_; ++slot) {
      Price& price = prices_.at(member, slot);
      if (price >= NO_PRICE || pair(member, slot).final) continue;
      // No leg leads to where it stands, and it can be there.
      const Price by_labels = price == 0 ? 0 : ways(member).price_by_labels(slots_[slot]);
      price = std::max(price, by_labels);
    }
  }

  FormSearch& search_;
  const std::vector<Slot>& slots_;
  std::size_t count_;
  PriceTable prices_;
  std::vector<Pair> pairs_;
  std::vector<bool> by_labels_;  ///< by member: its search has given all prices
  FormTried best_;
  std::pair<Price, Price> best_price_;
};

Result<FormSearch> FormSearch::of(const Hearing& hearing, const Order& order, const std::vector<PieceIndex>& members,
                                  const FormSlots& slots, Company company, const std::stop_token& stop,
                                  WorkLeft& work) {
  FormSearch search(hearing, order, slots, company, stop, work);
  const std::uint64_t each = work.left() / (members.size() + 1);
  for (const PieceIndex piece : members) {
    const bool alone = company == Company::in_turn;
    const auto without = alone ? without_others(hearing, members, piece) : Result<Hearing>(hearing);
    if (!without) return without.problem();
    const std::string& id = hearing.game().piece(piece).id;
    auto ways =
        MemberWays::of(*without, alone ? order_for_one(hearing, order, id) : order, piece, slots.all(), stop, each);
    if (!ways) return ways.problem();
    search.members_.push_back(*std::move(ways));
    work.spend(each);
  }
  return search;
}

bool FormSearch::lacks_dice() const {
  const auto& dice = members_.front().standing().dice;
  return std::any_of(dice.begin(), dice.end(), [](const DiceNeed& need) { return !need.given; });
}

bool FormSearch::may_have(std::size_t member, std::size_t slot) const {
  if (fixed_[member]) return *fixed_[member] == slot;
  return std::find(fixed_.begin(), fixed_.end(), std::optional(slot)) == fixed_.end();
}

std::optional<Judgement> FormSearch::judged(const Hearing& hearing, const Order& order, Detail detail) {
  const std::uint64_t looks = std::min(work_->left(), Budget::OF_AN_ORDER);
  Budget budget(looks, stop_);
  auto judged = hearing.judge(order, budget, detail);
  work_->spend(effort::LOOKS_OF_READING * (1 + members_.size()) + looks - budget.left());
  if (!judged) return std::nullopt;
  return std::move(judged).value();
}

std::optional<FormTried> FormSearch::judged_together(const std::vector<Path>& paths, const std::vector<Slot>& ends) {
  FormTried tried{.paths = paths, .order = with_paths(paths)};
  auto judged = this->judged(*hearing_, tried.order, Detail::verdict);
  if (!judged) return std::nullopt;
  tried.legal = is_allowed(judged->ruling);
  for (std::size_t i = 0; i < members_.size(); ++i) {
    tried.parts.push_back(own_part(*hearing_, judged->ruling, members_[i].piece()));
    tried.legal = tried.legal && ends_in(*judged, members_[i].piece(), ends[i]);
  }
  tried.ruling = std::move(judged->ruling);
  return tried;
}

std::optional<FormTried> FormSearch::judged_in_turn(const std::vector<Path>& paths, const std::vector<Slot>& ends) {
  FormTried tried{.legal = true, .paths = paths};
  for (std::size_t i = 0; i < members_.size(); ++i) {
    MemberWays& ways = members_[i];
    const auto judged = this->judged(ways.hearing(), ways.order_along(paths[i]), Detail::verdict);
    if (!judged) return std::nullopt;
    tried.parts.push_back(own_part(ways.hearing(), judged->ruling, ways.piece()));
    tried.legal = tried.legal && is_allowed(judged->ruling) && ends_in(*judged, ways.piece(), ends[i]);
  }
  return tried;
}

Order FormSearch::with_paths(const std::vector<Path>& paths) const {
  Order order = order_;
  for (std::size_t i = 0; i < members_.size(); ++i) order.paths.set(members_[i].id(), paths[i]);
  return order;
}

std::vector<Order> FormSearch::orders_along(const std::vector<Path>& paths) const {
  std::vector<Order> orders;
  for (std::size_t i = 0; i < members_.size(); ++i) orders.push_back(members_[i].order_along(paths[i]));
  return orders;
}

FormTried FormSearch::tried(const std::vector<Slot>& slots) { return Attempt(*this, slots).tried(); }

std::vector<std::optional<Refusal>> FormSearch::refusals(const std::vector<Slot>& slots) {
  std::vector<std::optional<Refusal>> all;
  for (std::size_t member = 0; member < members_.size(); ++member)
    for (std::size_t slot = 0; slot < slots.size(); ++slot)
      all.push_back(may_have(member, slot) ? members_[member].refused(slots[slot], company_ == Company::together)
                                           : std::optional(Refusal::closed));
  return all;
}

std::optional<Judgement> FormSearch::bent(const std::vector<Slot>& slots, const std::vector<std::size_t>& slot_of,
                                          double inches) {
  std::vector<Path> paths;
  for (std::size_t i = 0; i < members_.size(); ++i) paths.push_back(members_[i].bent(slots[slot_of[i]], inches));
  return judged(*hearing_, with_paths(paths), Detail::whole);
}

}  // namespace linesman
