// Ways from where a piece stands to any place: found by fare, shown only when they are judged legal.
//
//   const WaySearch search(trial, trial.fares().front(), step);
//   if (const auto witness = search.to(goal, std::nullopt, tries)) show(witness->order);
//   if (search.bounds().least(goal) > search.fare().allowance) say_no();
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "reach/search/way_labels.h"

namespace linesman {

/// The facts that earlier questions have shown of a search; they help with places nearby.
struct KnownReach {
  std::size_t last = 0;  ///< the label that served last
  /// The facts that earlier judged orders prove about a label.
  struct LabelEvidence {
    double left = -1;                 ///< of the allowance there, at least; below 0: none shows it
    Manner manner = Manner::forward;  ///< of the last leg of the way that shows it
    double rightmost = 0;             ///< degrees, clockwise: they have turned as far there
    double leftmost = 0;              ///< likewise the other way, below 0
  };
  std::vector<LabelEvidence> labels{};
  /// A place that a judged way came to, and what it had left there.
  struct JudgedPlace {
    Vec at;
    double left = 0;
  };
  std::map<std::pair<int, int>, std::vector<JudgedPlace>> places{};  ///< by square inch, the newest last
  TraceMemory memory{};                                              ///< of the way that was judged last
  WorkLeft work{};                                                   ///< of the caller
};

class WaySearch {
 public:
  /// The work that it does at once: all, or only what its bounds need.
  enum class Begin { settled, bounds };

  /// `step`: cell size of the lattice, inches. Above 1 `fineness` is quicker: the search bends at fewer places, and the
  /// judge looks at fewer ways to them; below 1 it is more thorough. It finds no more once `looks` are spent. By a fare
  /// that is a bound alone it leads nowhere. `trial` outlives it.
  WaySearch(const WayTrial& trial, const Fare& fare, double step, const std::stop_token& stop = {}, double fineness = 1,
            std::uint64_t looks = effort::OF_A_REACH, Begin begin = Begin::settled);
  /// Over the bounds of another, with another effort.
  WaySearch(const WaySearch& like, double fineness, std::uint64_t looks);
  WaySearch(const WaySearch&) = delete;
  WaySearch& operator=(const WaySearch&) = delete;

  /// Finds the ways to places on the way, unless it has done so. Before that it leads nowhere.
  void settle();

  /// The cost of laying out its map and field: by it a coarser step is chosen where a finer one is too dear.
  static std::uint64_t looks_to_lay_out(const WayTrial& trial, const Fare& fare, double step);

  const WayTrial& trial() const { return trial_; }
  const WayBounds& bounds() const { return base_->bounds; }
  const Fare& fare() const { return base_->on_table.fare; }
  const Lattice& lattice() const { return base_->bounds.lattice(); }
  /// Places on the way that it has found ways to.
  const Labels& labels() const { return labels_.all(); }
  /// It leads nowhere.
  bool bound_only() const { return !fare().besides.empty(); }
  /// Of its fineness.
  effort::Level level() const { return level_; }
  /// The rest of the looks, without those that callers with a `KnownReach` pay.
  const WorkLeft& work() const { return work_; }

  /// A legal order that ends there, after at most `tries` tries; with `facing`, facing that way. It costs `work`, or
  /// what is left of the looks.
  std::optional<Witness> to(Vec goal, std::optional<double> facing, int tries, WorkLeft* work = nullptr) const;

  /// Likewise as it was found: judged for its verdict alone, and perhaps by a detour.
  std::optional<Witness> any_to(Vec goal, std::optional<double> facing, int tries, WorkLeft& work) const;
  /// Such a way with all that its ruling says, and without detours.
  std::optional<Witness> polished(Witness found, std::optional<double> facing, WorkLeft& work) const;

  /// Like `to` by a way that bends once more, near its end; for a piece that turns freely on a round base.
  std::optional<Witness> round_about(Vec goal, std::optional<double> facing, int tries, WorkLeft* work = nullptr) const;

  /// A legal order ends there, as far as `tries` tries show. It is not judged where a judged way was legal up to a
  /// label, or to another place for a piece that turns freely on a round base, from which on nothing that a base could
  /// meet begins or ends along the last leg: there the fare is exact.
  bool leads_to(Vec goal, std::optional<double> facing, int tries, KnownReach& known) const;

  /// The price of the cheapest way there by its labels, in the currency; nothing where they lead to none within the
  /// allowance.
  std::optional<double> price_to(Vec goal) const;

  /// The cheapest way there by fare however illegal; nothing where the search has found none.
  std::optional<Path> cheapest(Vec goal, std::optional<double> facing) const;

 private:
  class Answer;
  void lay_out_and_settle();
  void make_fields();
  void settle_by(const LowerField& field);
  bool settles_by_legs() const;
  bool ended(const WorkLeft& work) const { return work.none() || stop_.stop_requested(); }
  bool bends_anywhere() const { return bounds().round() && turns_freely(fare()) && !bounds().aim() && trial_.alone(); }
  bool steps_from_label(Vec goal, const KnownReach& known) const;
  bool steps_from_place(Vec goal, const KnownReach& known) const;
  void note(const WayLabel& label, const Witness& witness, KnownReach& known) const;
  std::optional<Witness> search(Vec goal, std::optional<double> facing, int tries, WorkLeft& work,
                                KnownReach* known) const;
  std::optional<Witness> without_detours(const Order& order, std::optional<double> facing, WorkLeft& work) const;
  std::optional<Witness> judge_path(const Path& path, WorkLeft& work, TraceMemory* memory = nullptr,
                                    int* only_the_end = nullptr) const;

  /// The parts that do not depend on the effort.
  struct Base {
    FareOnTable on_table;
    WayBounds bounds;
    Base(const WayTrial& trial, const Fare& fare, double step);
  };

  const WayTrial& trial_;
  double fineness_;
  effort::Level level_;
  std::shared_ptr<Base> base_;
  std::stop_token stop_;
  bool settled_ = false;
  WayLabels labels_;
  mutable WorkLeft work_;
};

}  // namespace linesman
