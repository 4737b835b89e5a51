// The open game with everything that the window shows of it: ruleset, selection, proposed order, the referee's answer.
// Widgets read it and listen to its signals; they change the game through ui/commands only.
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/lengths.h"
#include "editing/brush.h"
#include "files/documents/document.h"
#include "ui/session/draft_rules.h"
#include "ui/session/entry_basis.h"
#include "ui/session/judge_service.h"
#include "ui/session/open_question.h"

namespace linesman {

struct PastTable;

/// What players agreed on under one ruleset.
struct Agreement {
  Value options = Value::empty_object();
  Value house_rules = Value::empty_object();
};

class Session : public QObject {
  Q_OBJECT
 public:
  explicit Session(std::shared_ptr<const RulesetSource> rulesets, QObject* parent = nullptr);

  // The document.
  bool has_game() const { return open_; }
  const Game& game() const { return document_.game; }
  const Document& document() const { return document_; }
  const QString& file_name() const { return file_name_; }  ///< empty for a game that was never in a file
  QUndoStack& undo_stack() { return undo_stack_; }
  /// Something is not in its file yet: a change, or an entry that undo has stepped back over.
  bool modified() const { return !undo_stack_.isClean() || document_.game.history().size() != entries_in_file_; }

  /// Puts another document in place of the open one, with an empty undo stack, no selection and no order.
  void open(Document document, const QString& file_name);
  void close();
  /// The document is on disk as it is now, under that name.
  void saved_as(const QString& file_name, Value source);

  /// For ui/commands: exchanges the game, opens the hearing on it and judges the order again.
  void set_game(Game game);
  /// What an entry rests on that is made now.
  EntryBasis entry_basis() { return basis_.of(game(), ruleset_); }

  /// The step of the record that is looked at; nullptr: the present. A change of the game ends it.
  const std::shared_ptr<const PastTable>& past() const { return past_; }
  void show_past(std::shared_ptr<const PastTable> past);
  /// The game that the window shows: as it stood after the step that is looked at, else as it stands.
  const Game& shown_game() const;

  // The ruleset. Without a hearing `hearing_problem` says why the game cannot be judged.
  const RulesetSource& rulesets() const { return *rulesets_; }
  /// The same for another thread, which may outlive the session.
  const std::shared_ptr<const RulesetSource>& shared_rulesets() const { return rulesets_; }
  const std::optional<Hearing>& hearing() const { return hearing_; }
  const Problem& hearing_problem() const { return hearing_problem_; }
  /// Rises whenever the game or its rules are heard anew.
  std::uint64_t hearing_serial() const { return hearing_serial_; }
  /// The terms of the game's ruleset, also while it cannot read the table; nullptr when there is no such ruleset.
  const Terms* terms() const { return ruleset_ ? &ruleset_->terms() : nullptr; }
  const Ruleset* ruleset() const { return ruleset_.get(); }
  /// The game's ruleset as it is without house rules; nullptr when there is no such ruleset.
  std::shared_ptr<const Ruleset> usual_ruleset() const;
  /// Rulesets found anew: the game is heard again.
  void use_rulesets(std::shared_ptr<const RulesetSource> rulesets);
  /// Rules that are being written stand in for the game's while they judge. The document stays as it is, and nothing
  /// can be carried out by them.
  DraftRules& draft() { return draft_; }
  const RulesetData* ruleset_data() const { return ruleset_ ? &ruleset_->data() : nullptr; }

  /// The game's agreement when it was last under that ruleset since it was opened; an empty one if it never was.
  Agreement agreement_under(const std::string& ruleset) const;

  /// The unit in which the window shows and takes lengths.
  LengthUnit unit() const { return unit_; }
  void set_unit(LengthUnit unit);

  // The selected pieces, in the order in which they were selected. Unknown ids are left out. Selecting none of those
  // that the proposed order is for drops that order.
  const std::vector<std::string>& selection() const { return selection_; }
  void select(std::vector<std::string> piece_ids);

  // The selected features likewise. Neither selection heeds the other.
  const std::vector<std::string>& selected_features() const { return selected_features_; }
  void select_features(std::vector<std::string> feature_ids);

  // What the next drawn piece of terrain will be. It outlives the game.
  const Brush& brush() const { return brush_; }
  void set_brush(const Brush& brush);

  // The proposed order: the question about a way that was drawn. Its action may be left unsaid: then it is judged by
  // that of the first row (`answer()->order`). Changing it pushes nothing on the undo stack and is judged off the
  // interface thread.
  const std::optional<Order>& order() const { return order_; }
  /// The same as it was judged last; nothing without an order, and before the first answer.
  std::optional<Order> judged_order() const;
  /// `snap_within` as in JudgeRequest: the order that stands then is the one cut.
  void propose(Order order, double snap_within = 0);
  /// On a hex grid: proposes `from` led on to `goal` by the cheapest way (referee/cheapest_walk.h), which becomes the
  /// order when it is found, off the interface thread. Ways once found are kept as long as `from` and `rear` stay.
  void propose_walk(Order from, Hex goal, bool rear);
  void drop_order();

  /// The entry of the record in whose place the proposed order is to stand; nothing: it goes on from where the game
  /// stands. It is over when the order is dropped or the game goes another way.
  std::optional<std::int64_t> putting_right() const;
  /// The game stands before that entry.
  void put_right(std::int64_t seq);

  // The action that was said and dice that were typed or rolled stay with the pieces, under the ruleset, until an order
  // of theirs is carried out or they are taken away: an order that is dropped leaves them.
  /// Those for whom dice are given now: of the proposed order, else the selected pieces.
  std::vector<std::string> dice_owners() const;
  /// Of throws that are complete.
  Dice dice_of(const std::vector<std::string>& piece_ids) const { return whole_throws(roll_of(piece_ids)); }
  const AskedRoll& roll_of(const std::vector<std::string>& piece_ids) const;
  /// Empty faces: taken away. The proposed order has them too when it is theirs, and is judged again.
  void give_dice(const std::vector<std::string>& piece_ids, const std::string& purpose,
                 const std::vector<double>& faces);
  /// The same with faces that are not known yet.
  void say_faces(const std::vector<std::string>& piece_ids, const std::string& purpose,
                 std::vector<std::optional<int>> faces);
  /// Empty: it is left unsaid. The proposed order has it too when it is theirs.
  void say_action(const std::vector<std::string>& piece_ids, const std::string& action);
  /// The order is carried out: its dice are spent.
  void spend_dice(const Order& order);

  /// An order for these pieces as the panel would begin it: the proposed one, `pathless`, when it is theirs, else with
  /// what was said for them. Pieces that have to come on to the table have the first action that can, where none was
  /// said. One piece is named by `piece`, several by `pieces`.
  Order fresh_order(const std::vector<std::string>& piece_ids) const;

  /// The answer to the proposed order: nullptr without one, or while the first is being judged. While a newer order is
  /// being judged the last answer stays, so that nothing flickers; `answer_is_current` tells.
  const AnswerPtr& answer() const { return answer_; }
  /// There is an order, and by the last answer it may be carried out.
  bool may_carry_out() const;
  bool answer_is_current() const { return answer_ && answer_->serial == asked_; }
  /// Judges the proposed order on this thread and gives the answer; nullptr without an order.
  AnswerPtr answer_now();

 signals:
  void game_opened();   ///< another document: views fit it
  void game_changed();  ///< any change of the game, also by undo
  void past_changed();  ///< another step is looked at, or the present again
  void unit_changed();
  void ruleset_changed();  ///< other terms: panels are built anew
  void file_changed();     ///< file name or saved state
  void selection_changed();
  void feature_selection_changed();
  void brush_changed();
  void dice_changed();
  void order_changed();   ///< also to none
  void answer_changed();  ///< also to none

 private:
  void replace(Document document, const QString& file_name, bool open);
  void hear();
  void ask(double snap_within = 0);
  void take(AnswerPtr answer);
  void remember();
  void fit_order_to_terms();
  void drop_unknown_selection();

  std::shared_ptr<const RulesetSource> rulesets_;
  DraftRules draft_;
  Document document_;
  bool open_ = false;
  QString file_name_;
  std::size_t entries_in_file_ = 0;
  QUndoStack undo_stack_;

  std::shared_ptr<const PastTable> past_;
  EntryBasisCache basis_;

  std::shared_ptr<const Ruleset> ruleset_;
  std::optional<Hearing> hearing_;
  Problem hearing_problem_;
  std::uint64_t hearing_serial_ = 0;

  LengthUnit unit_ = LengthUnit::inch;
  std::vector<std::string> selection_;
  std::vector<std::string> selected_features_;
  Brush brush_;
  std::optional<Order> order_;
  /// An entry, and the record as it was when it was to be put right.
  struct PuttingRight {
    std::int64_t seq = 0;
    std::int64_t here = 0;
    std::size_t entries = 0;
  };
  std::optional<PuttingRight> putting_right_;
  // By ruleset, so that switching there and back loses nothing.
  std::map<std::string, Order> orders_by_ruleset_;
  std::map<std::string, Agreement> agreements_by_ruleset_;
  std::vector<std::string> owners_of(const Order& order) const;
  OpenQuestion::About about(std::vector<std::string> piece_ids) const;
  void say_of_order();
  OpenQuestion said_;

  JudgeService judge_;
  AnswerPtr answer_;
  std::uint64_t asked_ = 0;

  /// The walk that the pointer is on, while its game, order and manner stay the same.
  struct Walk {
    Order from;
    bool rear = false;
    std::shared_ptr<CheapestWalk> ways;
    std::optional<Hex> awaited;  ///< the goal whose answer has not come yet
  };
  std::optional<Walk> walk_;
  Order walked(Order from) const;
  Order walked_to(const Walk& walk, Hex goal) const;
};

}  // namespace linesman
