// Follows a centre through the places where obstacles or contours meet, and finds which lines it passes there.
#pragma once

#include <map>

#include "movement/survey/junctions.h"
#include "movement/trace/seams.h"
#include "movement/trace/side_memory.h"

namespace linesman {

/// The junctions on one step of a centre, and the passings of the lines that meet there.
class JunctionWalk {
 public:
  /// For a step on which the centre stays.
  explicit JunctionWalk(const Survey& survey) : survey_(survey), on_leg_(false) {}
  /// For a leg. `counts`: whether a feature is tested at the altitude of the step.
  JunctionWalk(const Survey& survey, const Course& centre, const SideMemory& memory, const Counts& counts);
  /// For a turn that moves the centre.
  JunctionWalk(const Survey& survey, const TurnSweep& turning, Vec centre, const SideMemory& memory,
               const Counts& counts);

  bool empty() const { return hits_.empty(); }

  /// The passings of a line that meets others on the leg; nullptr for other lines.
  const LinePassings* following(FeatureIndex line) const;
  /// Adds further passings and entries at junctions. It may be passed there anyway.
  void add_passings(FeatureIndex feature, std::vector<Passing>& passings) const;
  /// Notes the sectors from which the centre came to junctions at which the step ends.
  void note(SideMemory& memory) const;

 private:
  /// A junction on the way, with the directions in which the centre comes and goes, seen from the junction.
  struct Hit {
    const Junction* junction = nullptr;
    double s = 0;
    Vec back;
    Vec ahead;
    bool begins = false;  ///< the step begins there
    bool ends = false;    ///< the step ends there
    Vec bends_to;         ///< in a turn: towards its centre
  };
  /// A line that meets others on the leg.
  struct Followed {
    const CentreLine* line = nullptr;
    std::vector<CentreLine::Visit> visits;
    std::vector<LineSide> sides;  ///< by visit: the side from which it was entered
    LinePassings following;
  };

  void follow(const Course& centre, const SideMemory& memory);
  void take_all(const SideMemory& memory, const Counts& counts);
  void take(const Hit& hit, const SideMemory& memory, const Counts& counts);
  CameFrom came_from(const Hit& hit, const Sectors& sectors, const SideMemory& memory) const;
  std::optional<std::size_t> goes_into(const Hit& hit, const Sectors& sectors, const CameFrom& from) const;
  std::optional<std::size_t> beside_polygon(const Hit& hit, const Sectors& sectors, std::size_t border, Vec way) const;
  std::optional<std::size_t> visit_at(FeatureIndex line, double s, bool coming) const;
  LineSide side_along(FeatureIndex line, double s, bool coming) const;
  void pass(const Hit& hit, const Sectors& sectors, std::size_t from, std::size_t into);
  bool is_passed(FeatureIndex feature, double s) const;
  void pass_ends(const Hit& hit, const Sectors& sectors);
  void leave_ends(const Hit& hit, const Sectors& sectors);
  void pass(const Hit& hit, const Strand& strand);
  void go_along(const Hit& hit, const Sectors& sectors, std::size_t border, const CameFrom& from,
                std::optional<std::size_t> into);

  const Survey& survey_;
  bool on_leg_;
  std::vector<Hit> hits_;
  std::map<FeatureIndex, Followed> lines_;
  std::map<FeatureIndex, std::vector<Passing>> passed_;
  std::vector<JunctionMemory> ended_;  ///< junctions at which the step ends
};

}  // namespace linesman
