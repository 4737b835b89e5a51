// The open game as its ruleset hears it: the document in its file, the rulesets, and the hearing that all questions
// ask.
#pragma once

#include <QObject>
#include <cstdint>
#include <memory>
#include <optional>

#include "ui/session/draft_rules.h"
#include "ui/session/open/open_file.h"

namespace linesman {

class HeardGame : public QObject {
  Q_OBJECT
 public:
  bool has_game() const { return file_.is_open(); }
  const Game& game() const { return file_.document().game; }
  OpenFile& file() { return file_; }
  const OpenFile& file() const { return file_; }
  /// The basis of an entry that is made now.
  EntryBasis entry_basis() { return file_.entry_basis(ruleset_); }

  const RulesetSource& rulesets() const { return *rulesets_; }
  /// The same for another thread, which may outlive the session.
  const std::shared_ptr<const RulesetSource>& shared_rulesets() const { return rulesets_; }
  /// Without one `hearing_problem` says why the game cannot be judged.
  const std::optional<Hearing>& hearing() const { return hearing_; }
  const Problem& hearing_problem() const { return hearing_problem_; }
  /// Rises whenever the game or its rules are heard anew.
  std::uint64_t hearing_serial() const { return hearing_serial_; }
  /// The terms of the game's ruleset, also while it cannot read the table; nullptr when there is no such ruleset.
  const Terms* terms() const { return ruleset_ ? &ruleset_->terms() : nullptr; }
  const Ruleset* ruleset() const { return ruleset_.get(); }
  const RulesetData* ruleset_data() const { return ruleset_ ? &ruleset_->data() : nullptr; }
  /// The game's ruleset as it is without house rules; nullptr when there is no such ruleset.
  std::shared_ptr<const Ruleset> usual_ruleset() const;
  /// Rules that are being written stand in for the game's while they judge. The document stays as it is, and nothing
  /// can be carried out by them.
  DraftRules& draft() { return draft_; }
  const DraftRules& draft() const { return draft_; }

 protected:
  HeardGame(std::shared_ptr<const RulesetSource> rulesets, QObject* parent)
      : QObject(parent), rulesets_(std::move(rulesets)) {}

  /// After any change of the game or its agreements. Tells whether another ruleset judges now.
  bool hear();
  /// Rulesets found anew.
  void hear_by(std::shared_ptr<const RulesetSource> rulesets);

 private:
  std::shared_ptr<const RulesetSource> rulesets_;
  DraftRules draft_;
  OpenFile file_;
  std::shared_ptr<const Ruleset> ruleset_;
  std::optional<Hearing> hearing_;
  Problem hearing_problem_;
  std::uint64_t hearing_serial_ = 0;
};

}  // namespace linesman
