// The proposed order, the referee's answer to it, and what was said for those whom it is for: the question about a way
// that was drawn. Changing it pushes nothing on the undo stack, and it is judged off the interface thread.
#pragma once

#include <QObject>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/session/judge_service.h"
#include "ui/session/open/open_question.h"

namespace linesman {

class HeardGame;
class SelectedThings;

class ProposedOrder : public QObject {
  Q_OBJECT
 public:
  /// For a game and what is selected in it; both outlive it. Selecting none of those that the order is for drops it.
  ProposedOrder(const HeardGame& heard, const SelectedThings& selected);

  /// Its action may be left unsaid: then it is judged by that of the first row (`answer()->order`).
  const std::optional<Order>& order() const { return order_; }
  /// The same as it was judged last; nothing without an order, and before the first answer.
  std::optional<Order> judged_order() const;
  /// `snap_within` as in JudgeRequest: the order that stands then is the one cut.
  void propose(Order order, double snap_within = 0);
  /// On a hex grid: proposes `from` led on to `goal` by the cheapest way (referee/cheapest_walk.h), which becomes the
  /// order when it is found, off the interface thread. Ways once found are kept as long as `from` and `rear` stay.
  void propose_walk(Order from, Hex goal, bool rear);
  void drop();

  /// The entry of the record in whose place the order is to stand; nothing: it goes on from where the game stands. It
  /// is over when the order is dropped or the game goes another way.
  std::optional<std::int64_t> putting_right() const;
  /// The game stands before that entry.
  void put_right(std::int64_t seq);

  // The action that was said and dice that were typed or rolled stay with the pieces, under the ruleset, until an order
  // of theirs is carried out or they are taken away: an order that is dropped leaves them.
  /// Those for whom dice are given now: of the order, else the selected pieces.
  std::vector<std::string> dice_owners() const;
  /// Of throws that are complete.
  Dice dice_of(const std::vector<std::string>& piece_ids) const { return whole_throws(roll_of(piece_ids)); }
  const AskedRoll& roll_of(const std::vector<std::string>& piece_ids) const;
  /// Empty faces: taken away. The order has them too when it is theirs, and is judged again.
  void give_dice(const std::vector<std::string>& piece_ids, const std::string& purpose,
                 const std::vector<double>& faces);
  /// The same with faces that are not known yet.
  void say_faces(const std::vector<std::string>& piece_ids, const std::string& purpose,
                 std::vector<std::optional<int>> faces);
  /// Empty: it is left unsaid. The order has it too when it is theirs.
  void say_action(const std::vector<std::string>& piece_ids, const std::string& action);
  /// The order is carried out: its dice are spent.
  void spend_dice(const Order& order);

  /// An order for these pieces as the panel would begin it: this one, `pathless`, when it is theirs, else with what was
  /// said for them. Pieces that have to come on to the table have the first action that can, where none was said. One
  /// piece is named by `piece`, several by `pieces`.
  Order fresh_order(const std::vector<std::string>& piece_ids) const;

  /// nullptr without an order, or while the first is being judged. While a newer order is being judged the last answer
  /// stays, so that nothing flickers; `answer_is_current` tells.
  const AnswerPtr& answer() const { return answer_; }
  /// There is an order, and by the last answer it may be carried out.
  bool may_carry_out() const;
  bool answer_is_current() const { return answer_ && answer_->serial == asked_; }
  /// Judges the order on this thread and gives the answer; nullptr without an order.
  AnswerPtr answer_now();

  // For the session.
  /// Another document is open: nothing is proposed, said or kept.
  void begin();
  /// Keeps the order for when its ruleset, which is the game's now, judges again.
  void keep_under_ruleset();
  /// The game has another ruleset: the path is about the table and stays; what that ruleset called things is taken up
  /// again from the last time.
  void fit_to_terms();
  /// Game and rules are about to be heard anew: ways over hexes are sought again.
  void forget_walk() { walk_.reset(); }
  /// Judges the order, whose game or rules may be others.
  void ask(double snap_within = 0);

 signals:
  void dice_changed();
  void order_changed();   ///< also to none
  void answer_changed();  ///< also to none

 private:
  /// An entry, and the record as it was when it was to be put right.
  struct PuttingRight {
    std::int64_t seq = 0;
    std::int64_t here = 0;
    std::size_t entries = 0;
  };
  /// The walk that the pointer is on, while its game, order and manner stay the same.
  struct Walk {
    Order from;
    bool rear = false;
    std::shared_ptr<CheapestWalk> ways;
    std::optional<Hex> awaited;  ///< the goal whose answer has not come yet
  };

  void take(AnswerPtr answer);
  void drop_that_of_others();
  std::vector<std::string> owners_of(const Order& order) const;
  OpenQuestion::About about(std::vector<std::string> piece_ids) const;
  void say_of_order();
  Order walked(Order from) const;
  Order walked_to(const Walk& walk, Hex goal) const;

  const HeardGame& heard_;
  const SelectedThings& selected_;
  std::optional<Order> order_;
  std::optional<PuttingRight> putting_right_;
  std::map<std::string, Order> orders_by_ruleset_;  ///< so that switching there and back loses nothing
  OpenQuestion said_;
  std::optional<Walk> walk_;

  JudgeService judge_;
  AnswerPtr answer_;
  std::uint64_t asked_ = 0;
};

}  // namespace linesman
