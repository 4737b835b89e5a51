#include "drill/passages.h"

#include <algorithm>

namespace linesman::drill {

namespace {

/// Where the centre comes on to the first passage and leaves it, inches along the path.
struct Passage {
  FeatureIndex feature{};
  double in = 0;
  std::optional<double> out;
};

std::optional<Passage> first_passage(const Way& way) {
  std::optional<Passage> found;
  for (const WayLeg& l : way.legs())
    for (const Span& span : l.leg->spans) {
      const bool on = way.setting.road(span.surface) == RoadRating::passage;
      if (!found && on) found = Passage{*span.surface, l.before + span.from, {}};
      if (found && !found->out && span.surface != found->feature) found->out = l.before + span.from;
    }
  return found;
}

double depth(const Way& way) { return way.setting.bd(depth_of(way.trace.footprint)); }

}  // namespace

std::optional<FeatureIndex> passage_of(const Way& way) {
  const auto passage = first_passage(way);
  return passage ? std::optional(passage->feature) : std::nullopt;
}

// drill-30: it stops on the other side.
double total_of_passing(const Way& way) {
  const auto passage = first_passage(way);
  if (!passage || !passage->out) return way.setting.bd(way.length());
  return way.setting.bd(*passage->out) + depth(way) / 2 + way.tables().room;
}

// drill-30
void passing(const Way& way, Findings& found) {
  for (std::size_t i = 0; i < way.steps().size(); ++i)
    if (facts_of<Act>(way.steps()[i])) found.fault({.rule = "drill-30", .place = {i, 0}, .says = "fault_act"});
  const auto passage = first_passage(way);
  if (!passage) return found.fault({.rule = "drill-30", .says = "fault_none"});
  const double too_far = way.setting.bd(passage->in) - depth(way) / 2 - way.tables().room;
  if (exceeds(too_far, 0))
    found.fault({.rule = "drill-30", .excess = too_far, .with = way.id_of(passage->feature), .says = "fault_before"});
}

// drill-31
void one_unit_a_turn(const Way& way, Findings& found) {
  const auto passage = passage_of(way);
  if (!passage) return;
  const bool taken = std::find(way.taken.begin(), way.taken.end(), *passage) != way.taken.end();
  if (taken || way.game().feature(*passage).status["passed"].whole() == way.game().turn())
    found.fault({.rule = "drill-31", .with = way.id_of(*passage), .stage = Stage::before_move});
  found.change(status("drill-31", way.id_of(*passage), "passed", Value(way.game().turn())));
}

// drill-32
void room_beyond(const Way& way, Findings& found) {
  const auto passage = first_passage(way);
  if (!passage) return;
  const std::string& id = way.id_of(passage->feature);
  if (!passage->out) return found.fault({.rule = "drill-32", .place = way.end(), .with = id, .stage = Stage::at_end});
  if (!exceeds(*passage->out + depth_of(way.trace.footprint) / 2, way.length())) return;
  found.change(status("drill-32", way.id(), "formation", name_of(Formation::mob)));
  found.remark({"drill-32", {{"with", Value(label(way.game().feature(passage->feature)))}}});
}

}  // namespace linesman::drill
