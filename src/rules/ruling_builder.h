// Puts a ruling together: words from the clauses, faults in path order, the verdict from what was found.
#pragma once

#include <set>

#include "base/budget.h"
#include "rules/findings.h"
#include "rules/ruleset.h"

namespace linesman {

class RulingBuilder {
 public:
  /// Spends for every entry that it is told.
  RulingBuilder(const RulesetData& data, const Game& game, const Trace& trace, Budget& budget, Detail detail);

  /// `says`: the key of the wording in the clause's `says`. {piece}, {amount}, {excess} and the like come from
  /// `figures`, to which `piece` (its label), `amount`, `excess`, `inches` (to - from) and `with` are added.
  void cost(std::string_view rule, double amount, PieceIndex piece, std::size_t step, double from, double to,
            Figures figures = {}, std::string_view says = "cost");
  void fault(std::string_view rule, PieceIndex piece, std::size_t step, double s, std::optional<double> excess,
             Figures figures = {}, std::string_view with = {}, std::string_view says = "fault");
  void charge(PieceIndex piece, const Charge& charge);
  void fault(PieceIndex piece, const Finding& finding);
  void remark(PieceIndex piece, const Remark& remark);
  void change(const StatusChange& change);
  void note(std::string_view rule, Figures figures = {}, std::string_view says = "note");
  void need(std::string_view rule, std::string_view purpose, std::string need,
            std::optional<std::vector<double>> given);
  void set_status(std::string_view rule, std::string_view on, Value::Object status);
  void replace(std::string_view rule, std::string_view feature, Value::Object replacement);
  void reshape(std::string_view rule, std::string_view feature, FeatureShape geometry);
  /// Puts a feature with a new id right after the one of the id `after`.
  void add(std::string_view rule, std::string_view after, Feature feature);
  void remove(std::string_view rule, std::string_view on);

  /// What the total comes from, nothing while that is not known; and what is spent. Of an order for one piece also that
  /// piece's own. The wording of a grant may name {amount}, {less} (minus the amount) and the grant's figures.
  void allowance(const std::optional<Grants>& grants, std::optional<double> spent);
  /// Of one of the pieces moved, with a verdict by the game's tolerance; the last call for a piece counts.
  void piece_allowance(PieceIndex piece, const std::optional<Grants>& grants, std::optional<double> spent);
  void end(PieceIndex piece, const Pose& pose, std::optional<Hex> hex = {});
  void ends_of_trace();  ///< every traced piece where its path ends
  void furthest(const Furthest& point);
  /// Dice that the order needs are missing: it is incomplete, or illegal at once where it has a fault, as no dice mend
  /// what is told without them.
  void dice_missing() { missing_ = true; }

  bool wants_furthest() const { return detail_ == Detail::whole; }

  /// For a judgement that grows faster than what it tells.
  Budget& budget() const { return budget_; }

  /// For links, strays, gaps and bases to be added to.
  Shown& shown() { return ruling_.shown; }

  /// The verdict on what is known so far is legal or marginal: what carrying out does may be told.
  bool allowed() const;
  bool has_faults() const { return !ruling_.faults.empty(); }
  const Ruling& so_far() const { return ruling_; }

  /// Faults sorted by path order if `sort_faults` (stable: by piece in the trace's order, step, s); the verdict by
  /// protocol section 5; effects dropped unless it is legal or marginal. Nothing is asked of the builder after it.
  Ruling finish(bool sort_faults = true);

 private:
  bool wants_words() const { return detail_ == Detail::whole; }
  std::string words(std::string_view rule, std::string_view says, Figures figures) const;
  std::vector<AllowancePart> parts_of(const std::optional<Grants>& grants) const;
  void add_piece_allowance(PieceIndex piece, std::optional<double> total, std::optional<double> spent,
                           std::vector<AllowancePart> parts);

  const RulesetData& data_;
  const Game& game_;
  const Trace& trace_;
  Budget& budget_;
  Detail detail_;
  Ruling ruling_;
  bool missing_ = false;
  std::set<std::pair<std::string_view, std::string>> told_once_;  ///< remarks, by clause and key
};

/// Puts all that was found about a piece into the ruling: charges, faults, remarks; of `changes` only when asked, as
/// they are told once it is known that the order is allowed.
void tell(RulingBuilder& ruling, PieceIndex piece, const Findings& found);
void tell_changes(RulingBuilder& ruling, const Findings& found);

}  // namespace linesman
