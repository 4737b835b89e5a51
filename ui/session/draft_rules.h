// Rules that are being written, in place of those of the game's ruleset.
#pragma once

#include <QObject>
#include <memory>

#include "referee/referee.h"

namespace linesman {

class DraftRules : public QObject {
  Q_OBJECT
 public:
  /// nullptr: there are none. Others begin by judging.
  void set(std::shared_ptr<const RulesetSource> rules) {
    if (!rules && !rules_) return;
    const bool waits = rules_ && rules && by_saved_;
    by_saved_ = waits;
    rules_ = std::move(rules);
    if (!waits) emit changed();
  }
  bool is_there() const { return rules_ != nullptr; }
  /// Table, pointer and answers are judged by them: `under` of the question is *draft*.
  bool is_judging() const { return rules_ != nullptr && !by_saved_; }
  /// Shows the same table under the saved rules, or by the draft again.
  void show_saved(bool saved) {
    if (saved == by_saved_ || !rules_) return;
    by_saved_ = saved;
    emit changed();
  }
  const std::shared_ptr<const RulesetSource>& rules() const { return rules_; }

 signals:
  void changed();  ///< judged by them, by others of them, or by the saved rules again

 private:
  std::shared_ptr<const RulesetSource> rules_;
  bool by_saved_ = false;
};

}  // namespace linesman
