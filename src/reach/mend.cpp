#include "reach/mend.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "reach/could.h"
#include "referee/cut_order.h"
#include "rules/dice.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

constexpr int HALVINGS = 12;

class Mending {
 public:
  Mending(const Hearing& hearing, const Order& order, const Judgement& judgement, const StopFlag* stop)
      : hearing_(hearing), order_(order), judgement_(judgement), stop_(stop) {}

  std::vector<Mend> made() {
    cut();
    other_actions();
    better_dice();
    smaller_turns();
    other_way();
    std::stable_sort(mends_.begin(), mends_.end(),
                     [](const Mend& a, const Mend& b) { return a.distance < b.distance - EPS; });
    if (mends_.size() > MOST_MENDS) mends_.resize(MOST_MENDS);
    return std::move(mends_);
  }

 private:
  bool stopped() const { return stop_ && *stop_; }

  std::optional<Witness> allowed(const Order& order) const {
    auto judged = hearing_.judge(order);
    if (!judged || !is_allowed(judged->ruling)) return std::nullopt;
    return Witness{order, std::move(judged).value()};
  }

  void add(std::string what, std::optional<Witness> instead) {
    if (!instead || instead->judgement.trace.pieces.empty() || judgement_.trace.pieces.empty()) return;
    const double off =
        distance(instead->judgement.trace.pieces.front().end.pose.at, judgement_.trace.pieces.front().end.pose.at);
    mends_.push_back({std::move(what), *std::move(instead), off});
  }

  void cut() {
    const auto shorter = cut_at_furthest(hearing_.game(), hearing_.ruleset().terms(), order_, judgement_);
    if (shorter) add("Stop where it has to stop.", allowed(*shorter));
  }

  void other_actions() {
    const Terms& terms = hearing_.ruleset().terms();
    for (const Action& action : terms.actions) {
      if (!action.path || action.id == order_.action || stopped()) continue;
      Order other = order_;
      other.action = action.id;
      add(action.title + " in place of that.", allowed(other));
    }
  }

  /// The least total with which it is legal, of as many dice as are wanted.
  void better_dice() {
    for (const auto& [purpose, given] : order_.dice) {
      const DiceCount dice = dice_for(purpose, static_cast<int>(given.size()));
      std::vector<double> faces(static_cast<std::size_t>(dice.count), 1);
      int good = 0;
      int all = 0;
      std::optional<Witness> least;
      double least_total = HUGE_VAL;
      if (std::pow(dice.faces, dice.count) > 1296) continue;
      do {
        ++all;
        Order other = order_;
        other.dice[purpose] = faces;
        auto found = allowed(other);
        if (!found) continue;
        ++good;
        double total = 0;
        for (const double face : faces) total += face;
        if (total < least_total) {
          least_total = total;
          least = std::move(found);
        }
      } while (!stopped() && next_roll(faces, dice.faces));
      if (least)
        add("Roll " + number_text(least_total) + " or the like (" + number_text(100.0 * good / all, 0) + " % do).",
            std::move(least));
    }
  }

  /// As the ruling asks for them, or else as many as were `given`.
  DiceCount dice_for(const std::string& purpose, int given) const {
    for (const DiceNeed& need : judgement_.ruling.dice)
      if (need.purpose == purpose)
        if (const auto count = dice_count(need.need)) return *count;
    return {given, 6};
  }

  static bool next_roll(std::vector<double>& faces, int highest) {
    for (double& face : faces) {
      if (face < highest) {
        ++face;
        return true;
      }
      face = 1;
    }
    return false;
  }

  /// Each turn by itself, as far as it may go towards what was wanted.
  void smaller_turns() {
    const auto path = order_.paths.common();
    if (!path) return;
    for (std::size_t i = 0; i < path->size() && !stopped(); ++i) {
      const auto* pivot = std::get_if<PivotStep>(&(*path)[i]);
      if (!pivot) continue;
      const auto turned = [&](double part) {
        Order other = order_;
        Path changed = *path;
        std::get<PivotStep>(changed[i]).angle = pivot->angle * part;
        other.paths.set_all(std::move(changed));
        return allowed(other);
      };
      double low = 0;
      double high = 1;
      auto best = turned(0);
      if (!best) continue;
      for (int k = 0; k < HALVINGS; ++k) {
        const double middle = (low + high) / 2;
        if (auto found = turned(middle)) {
          best = std::move(found);
          low = middle;
        } else {
          high = middle;
        }
      }
      add("Turn by " + number_text(pivot->angle * low, 1) + "° in place of " + number_text(pivot->angle, 1) + "°.",
          std::move(best));
    }
  }

  /// To the same place another way; or to the nearest where it may end.
  void other_way() {
    const auto pieces = ordered_pieces(hearing_.game(), order_);
    if (!pieces || stopped()) return;
    const auto asked = without_path(hearing_.ruleset().data(), hearing_.game(), order_);
    // What befell it on this way is not known of another.
    if (!asked || !(asked->members == order_.members)) return;
    std::map<std::string, EndWish> ends;
    for (const PieceIndex piece : *pieces)
      if (const PieceTrace* trace = judgement_.trace.of(piece))
        ends[hearing_.game().piece(piece).id] = {trace->end.pose.at, {}, {}};
    const auto could = could_reach(hearing_, *asked, ends, usual_slack(hearing_.game()), stop_);
    if (!could) return;
    if (could->answer == CouldAnswer::yes) {
      add("Go there another way.", could->witness ? allowed(could->witness->order) : std::nullopt);
    } else if (could->nearest && is_allowed(could->nearest->judgement.ruling)) {
      add("Go to the nearest place where it may end.", could->nearest);
    }
  }

  const Hearing& hearing_;
  const Order& order_;
  const Judgement& judgement_;
  const StopFlag* stop_;
  std::vector<Mend> mends_;
};

}  // namespace

std::vector<Mend> mends_of(const Hearing& hearing, const Order& order, const Judgement& judgement,
                           const StopFlag* stop) {
  if (is_allowed(judgement.ruling)) return {};
  return Mending(hearing, order, judgement, stop).made();
}

}  // namespace linesman
