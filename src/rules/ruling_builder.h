// Builds a ruling: words from the clauses, faults in path order, the verdict from the faults.
//
//   RulingBuilder ruling(data, game, trace, budget, detail);
//   ruling.fault("pips-22", piece, step, s, excess, {{"limit", 6}});
//   return ruling.finish();
#pragma once

#include <set>

#include "base/budget.h"
#include "rules/findings.h"
#include "rules/ruleset.h"

namespace linesman {

class RulingBuilder {
 public:
  /// Every entry spends from the budget.
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

  /// Sets the parts of the total (nothing while that is not known) and what is spent. In an order for one piece they
  /// are that piece's own too. The wording of a grant may name {amount}, {less} (minus the amount) and its figures.
  void allowance(const std::optional<Grants>& grants, std::optional<double> spent);
  /// Sets the allowance of one moved piece, with a verdict by the game's tolerance. The last call for a piece counts.
  void piece_allowance(PieceIndex piece, const std::optional<Grants>& grants, std::optional<double> spent);
  void end(PieceIndex piece, const Pose& pose, std::optional<Hex> hex = {});
  void ends_of_trace();  ///< adds the end of each path
  void furthest(const Furthest& point);
  /// Call it when dice that the order needs are missing. The order is then incomplete, or illegal if it has a fault: a
  /// fault that is found without the dice stands for every roll.
  void dice_missing() { missing_ = true; }

  bool wants_furthest() const { return detail_ == Detail::whole; }

  /// For work that grows faster than the number of entries.
  Budget& budget() const { return budget_; }

  /// For clauses that add links, strays, gaps and bases.
  Shown& shown() { return ruling_.shown; }

  /// Whether the verdict on the entries until now is legal or marginal. Only then do effects belong in the ruling.
  bool allowed() const;
  bool has_faults() const { return !ruling_.faults.empty(); }
  const Ruling& so_far() const { return ruling_; }

  /// The ruling, with its verdict by protocol section 5. `sort_faults` puts the faults in path order (stable: by piece
  /// in the trace's order, step, s). Effects are dropped unless the verdict is legal or marginal. Call it once, last.
  Ruling finish(bool sort_faults = true);

 private:
  bool wants_words() const { return detail_ == Detail::whole; }
  Sentence words(std::string_view rule, std::string_view says, Figures figures) const;
  std::vector<AllowancePart> parts_of(const std::optional<Grants>& grants) const;
  /// A fault of a chosen end, at a piece that an event stopped, at another of its unit, or between such a piece and any
  /// other. `fault` makes it a note.
  bool excuses(PieceIndex piece, const Finding& fault) const;
  void add_piece_allowance(PieceIndex piece, std::optional<double> total, std::optional<double> spent,
                           std::vector<AllowancePart> parts);

  const RulesetData& data_;
  const Game& game_;
  const Trace& trace_;
  Budget& budget_;
  Detail detail_;
  std::string context_;  ///< of its sentences
  Ruling ruling_;
  bool missing_ = false;
  std::vector<PieceIndex> stopped_;  ///< by events, with the others of their units
  std::vector<std::string> stopped_ids_;
  std::vector<std::string> gone_ids_;
  std::set<std::pair<std::string_view, std::string>> remarked_;  ///< clause and key of remarks that are kept once
};

/// Adds the charges, faults and remarks about a piece to the ruling, without its changes, which only an order that is
/// allowed makes.
void tell(RulingBuilder& ruling, PieceIndex piece, const Findings& found);

}  // namespace linesman
