// Ways from where a piece stands to wherever it is asked: found by fare, told only when they are judged legal.
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "reach/bounds/aimed_legs.h"
#include "reach/bounds/contour_bound.h"
#include "reach/bounds/leg_price.h"
#include "reach/bounds/lower_field.h"
#include "reach/bounds/turning_bound.h"
#include "reach/effort.h"
#include "reach/search/way_trial.h"

namespace linesman {

/// It may face whatever way at no price and without limit, going forward.
bool turns_freely(const Fare& fare);

/// What places asked before have shown of a search; it helps with those nearby.
struct KnownReach {
  std::size_t last = 0;  ///< the label that served last
  /// What judged ways through a label, which were legal, show of it.
  struct LabelEvidence {
    double left = -1;                 ///< of the allowance there, at least; below 0: none shows it
    Manner manner = Manner::forward;  ///< of the last leg of the way that shows it
    double rightmost = 0;             ///< degrees, clockwise: so far they have turned there
    double leftmost = 0;              ///< the same the other way, below 0
  };
  std::vector<LabelEvidence> labels{};
  /// A place that a judged way came to, and what it had left there.
  struct JudgedPlace {
    Vec at;
    double left = 0;
  };
  std::map<std::pair<int, int>, std::vector<JudgedPlace>> places{};  ///< by square inch, the newest last
  TraceMemory memory{};                                              ///< of the way that was judged last
  WorkLeft work{};                                                   ///< of those who ask
};

class WaySearch {
 public:
  /// What it may take to settle labels.
  struct Effort {
    int looks;           ///< of the judge at ways to places on the way
    std::size_t labels;  ///< at most
  };

  /// `step`: inches between what is told apart on the ground. Above 1 `fineness` is quicker: it bends at fewer places,
  /// and the judge looks at fewer ways to them; below 1 it is more thorough. It finds no more once `looks` are spent.
  /// By a fare that is a bound alone it leads nowhere. `trial` outlives it.
  WaySearch(const WayTrial& trial, const Fare& fare, double step, const std::stop_token& stop = {}, double fineness = 1,
            std::uint64_t looks = effort::OF_A_QUESTION);

  /// What laying out its map and field costs: by it a coarser step is chosen where a finer one is too dear.
  static std::uint64_t looks_to_lay_out(const WayTrial& trial, const Fare& fare, double step);

  const WayTrial& trial() const { return trial_; }
  const Fare& fare() const { return fare_; }
  const Lattice& lattice() const { return map_.lattice; }
  /// It leads nowhere.
  bool bound_only() const { return !fare_.besides.empty(); }
  /// Of its fineness.
  effort::Level level() const { return level_; }
  /// Its base is.
  bool round() const { return base_.round(); }
  /// What is left of the looks, those aside that others pay who ask with a `KnownReach`.
  const WorkLeft& work() const { return work_; }

  /// No legal order of this fare that goes so and ends anywhere in `box` costs less; infinity where none ends. The box
  /// is a point, or lies in the lattice as `LowerField::least_in` wants it.
  double bound(const Box& box, Going how = Going::anyhow) const;
  double bound(Vec goal) const { return bound(Box{goal, goal}); }

  /// What it finds are ways of legs; there may be others, for which the bound is lower.
  bool misses_turns() const { return !map_.no_leg.empty(); }

  /// No legal order of this fare that goes so ends anywhere in such a box, whatever it costs.
  bool closed_in(const Box& box, Going how = Going::anyhow) const;

  /// No bound speaks against a legal order that goes so and ends there, by more than may be rounding.
  bool in_bound(Vec goal, Going how = Going::anyhow) const;

  /// No inch that may be gone costs more.
  double dearest() const { return dearest_; }

  /// Nothing begins or ends in it, or close to it, that a base could meet.
  bool even_in(const Box& box) const;

  /// A legal order that ends there, after at most so many tries; with `facing`, facing that way. It costs `work`, or
  /// what is left of the looks.
  std::optional<Witness> to(Vec goal, std::optional<double> facing, int tries, WorkLeft* work = nullptr) const;

  /// The same by a way that bends once more, near its end; for who turns freely on a round base.
  std::optional<Witness> round_about(Vec goal, std::optional<double> facing, int tries, WorkLeft* work = nullptr) const;

  /// A legal order ends there, as far as so many tries show. It is not judged where a judged way was legal up to a
  /// label, or to a place for who turns freely on a round base, from which on nothing that a base could meet begins or
  /// ends along the last leg: there the fare is exact.
  bool leads_to(Vec goal, std::optional<double> facing, int tries, KnownReach& known) const;

  /// The cheapest way there by fare however illegal; nothing where the search has found none.
  std::optional<Path> cheapest(Vec goal, std::optional<double> facing) const;

 private:
  /// A place on the way, with how it was come to.
  struct Label {
    Vec at;
    double facing = 0;
    double spent = 0;
    double least = 0;   ///< the same, where all that is in doubt is as cheap as it can be
    double credit = 0;  ///< degrees that it may turn there, with steering
    double doubt = 0;   ///< inches of the leg to it on which the price may be another
    std::size_t parent = 0;
    Manner manner = Manner::forward;
    Vec ahead{};         ///< along the facing, of length 1
    double narrow = -1;  ///< the cosine of the credit: what lies farther off it cannot turn to, with steering

    void set_credit(double degrees);
  };

  void make_field_and_labels(double fineness);
  bool ended(const WorkLeft& work) const { return work.none() || stop_.stop_requested(); }
  void settle(const std::vector<Vec>& bends, Effort effort);
  /// The labels that are there before any place on the way is gone to.
  void begin(const std::vector<Manner>& ways, double most);
  void note_nearby(double most);
  void note_views();
  std::optional<double> price_of(const Label& label, Effort& effort) const;
  std::optional<double> price_on_way(const Label& label) const;
  std::vector<Vec> places(const LowerField& field, double fineness) const;
  std::vector<Vec> places_all_over(const std::function<bool(Vec)>& useful) const;
  static bool may_turn(const Label& label, Vec off, double inches, Manner manner);
  std::optional<Label> led(std::size_t from, Vec to, Manner manner, double most) const;
  std::size_t bin_of(double facing) const;
  void go_straight_on(const std::vector<Manner>& ways, double most);
  void bend_at_once(const std::vector<Manner>& ways, double most);
  std::vector<std::pair<double, std::size_t>> by_bound(Vec goal) const;
  bool worth_trying(const Label& label) const;
  double least_of(const Label& label) const;
  double least_unhindered(const Box& box) const;
  double turning_to(const Label& label) const;
  bool surely_turns_to(const Label& label, double leftmost = 0, double rightmost = 0) const;
  bool surely_passes(const Label& label) const;
  std::optional<double> sure_price(const Label& label) const;
  bool passes_what_is_closed(const Label& label) const;
  bool blocked_in_turn(const Label& label) const;
  bool border_in(std::size_t cell) const { return map_.borders.uneven[cell] || map_.parting[cell]; }
  bool bends_anywhere() const { return base_.round() && turns_freely(fare_) && !aim_ && trial_.alone(); }
  bool steps_from_label(Vec goal, const KnownReach& known) const;
  bool steps_from_foothold(Vec goal, const KnownReach& known) const;
  bool binds_at_end(std::size_t label) const;
  bool only_reverses(const Label& label) const;
  std::optional<double> left_of(const Ruling& ruling) const;
  std::optional<double> left_of(const Ruling& ruling, const Label& led) const;
  void note(const Label& led, const Witness& witness, KnownReach& known) const;
  bool closed(Vec goal) const;
  std::optional<Witness> found(Vec goal, std::optional<double> facing, int tries, WorkLeft& work,
                               KnownReach* known) const;
  std::optional<Witness> whole(std::optional<Witness> found, std::optional<double> facing, WorkLeft& work) const;
  std::optional<Witness> without_detours(const Order& order, std::optional<double> facing, WorkLeft& work) const;
  /// A leg of a way: how, and to where.
  using PlannedLeg = std::pair<Manner, Vec>;
  Path path_of(const std::vector<PlannedLeg>& legs, std::optional<double> facing) const;
  Path path_to(std::size_t label, Vec goal, Manner manner, std::optional<double> facing) const;
  std::optional<Witness> tried(const Path& path, WorkLeft& work, TraceMemory* memory = nullptr,
                               int* only_the_end = nullptr) const;
  std::vector<Manner> manners() const;

  const WayTrial& trial_;
  Fare fare_;
  effort::Level level_;
  BaseRadii base_;
  ClosedPlaces closed_;
  LegPrice leg_price_;
  ContourBound contours_;
  std::optional<AimedLegs> aim_;
  GroundMap map_;
  std::unique_ptr<LowerField> field_;
  /// For ways of legs alone, in coarser cells.
  struct ByLegs {
    GroundMap map;
    LowerField field;

    ByLegs(const GroundMap& whole, Vec start);
  };
  std::unique_ptr<const ByLegs> by_legs_;  ///< where the search misses turns
  TurningBound turning_;
  bool by_manner_;  ///< on some ground an inch forward and one in reverse are dearer by different factors
  double dearest_;
  double cheapest_;  ///< no inch anywhere costs less
  double forgiven_;  ///< by which a marginal order may break each limit; 0: none may
  std::vector<Label> labels_;
  std::vector<AimedLegs::View> views_;  ///< by label, where legs have to lead at something
  /// Of each label, for a quick look: how far a way from it may go, squared.
  struct Nearby {
    Vec at;
    double square;
  };
  std::vector<Nearby> nearby_;
  std::stop_token stop_;
  mutable WorkLeft work_;
};

}  // namespace linesman
