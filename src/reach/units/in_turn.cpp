#include "reach/units/in_turn.h"

#include <algorithm>

#include "reach/effort.h"

namespace linesman {

namespace {

class Goers {
 public:
  Goers(Hearing hearing, std::vector<ToGo> models, const std::stop_token& stop, WorkLeft& work)
      : hearing_(std::move(hearing)), left_(std::move(models)), stop_(stop), work_(work) {}

  std::vector<Witness> gone() {
    while (!left_.empty() && !work_.none() && !stop_.stop_requested())
      if (!next_goes(false) && !next_goes(true)) return {};
    return left_.empty() ? std::move(gone_) : std::vector<Witness>{};
  }

 private:
  /// The first that can go now; with `otherwise` by another way too.
  bool next_goes(bool otherwise) {
    for (auto model = left_.begin(); model != left_.end(); ++model) {
      auto witness = now(model->order, *model);
      if (!witness && otherwise) witness = by_another_way(*model);
      if (!witness) continue;
      const auto game = applied(hearing_.game(), witness->judgement.ruling);
      auto after = game ? hearing_.on(*game) : Result<Hearing>(game.problem());
      if (!after) continue;
      hearing_ = *std::move(after);
      gone_.push_back(*std::move(witness));
      left_.erase(model);
      return true;
    }
    return false;
  }

  std::optional<Witness> now(const Order& order, const ToGo& model) {
    const std::uint64_t looks = std::min(work_.left(), Budget::OF_AN_ORDER);
    Budget budget(looks, stop_);
    auto judged = hearing_.judge(order, budget, Detail::whole);
    work_.spend(effort::LOOKS_OF_READING * 2 + looks - budget.left());
    if (!judged || !is_allowed(judged->ruling) || !ends_in(*judged, model.piece, model.slot)) return std::nullopt;
    return Witness{order, std::move(judged).value()};
  }

  std::optional<Witness> by_another_way(const ToGo& model) {
    const std::uint64_t looks = std::min(work_.left(), effort::OF_A_MODEL_IN_FORM);
    work_.spend(looks);
    Order order = model.order;
    order.paths.clear();
    auto made = MemberWays::of(hearing_, order, model.piece, {model.slot}, stop_, looks);
    if (!made) return std::nullopt;
    MemberWays ways = *std::move(made);
    const auto found = ways.found(model.slot);
    return found ? now(ways.order_along(found->path), model) : std::nullopt;
  }

  Hearing hearing_;
  std::vector<ToGo> left_;
  std::stop_token stop_;
  WorkLeft& work_;
  std::vector<Witness> gone_;
};

}  // namespace

std::vector<Witness> in_order_of_going(const Hearing& hearing, std::vector<ToGo> models, const std::stop_token& stop,
                                       WorkLeft& work) {
  return Goers(hearing, std::move(models), stop, work).gone();
}

}  // namespace linesman
