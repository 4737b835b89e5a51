// Through a narrow passage, one unit a turn.
#include "base/tolerance.h"
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

/// Where the centre comes on to the first passage and leaves it, inches along the path.
struct Passage {
  FeatureIndex feature{};
  double in = 0;
  std::optional<double> out;
};

std::optional<Passage> first_passage(const March& march) {
  std::optional<Passage> found;
  for (const WayLeg& l : march.legs)
    for (const Span& span : l.leg->spans) {
      const bool on = march.setting.road(span.surface) == RoadRating::passage;
      if (!found && on) found = Passage{*span.surface, l.before + span.from, {}};
      if (found && !found->out && span.surface != found->feature) found->out = l.before + span.from;
    }
  return found;
}

double depth(const March& march) { return march.setting.bd(depth_of(march.trace.footprint)); }

}  // namespace

std::optional<FeatureIndex> passage_of(const March& march) {
  const auto passage = first_passage(march);
  return passage ? std::optional(passage->feature) : std::nullopt;
}

// drill-30: it stops on the other side.
double total_of_passing(const March& march) {
  const auto passage = first_passage(march);
  if (!passage || !passage->out) return march.setting.bd(march.length);
  return march.setting.bd(*passage->out) + depth(march) / 2 + march.tables().room;
}

// drill-30
void passing(March& march) {
  for (std::size_t i = 0; i < march.steps().size(); ++i)
    if (facts_of<Act>(march.steps()[i])) march.fault({"drill-30", {i, 0}, {}, {}, "fault_act"});
  const auto passage = first_passage(march);
  if (!passage) return march.fault({"drill-30", {}, {}, {}, "fault_none"});
  const double too_far = march.setting.bd(passage->in) - depth(march) / 2 - march.tables().room;
  if (exceeds(too_far, 0)) march.fault({"drill-30", {}, too_far, march.id_of(passage->feature), "fault_before"});
}

// drill-31
void one_unit_a_turn(March& march) {
  const auto passage = passage_of(march);
  if (!passage) return;
  const auto used = march.party.used.find(march.troop.piece);
  const bool before_it = used != march.party.used.end() && used->second.contains(*passage);
  if (before_it || march.game().feature(*passage).status["passed"].whole() == march.game().turn())
    march.fault({"drill-31", {}, {}, march.id_of(*passage)});
  march.set("drill-31", march.id_of(*passage), "passed", Value(march.game().turn()));
}

// drill-32
void room_beyond(March& march) {
  const auto passage = first_passage(march);
  if (!passage) return;
  const std::string& id = march.id_of(passage->feature);
  if (!passage->out) return march.fault({"drill-32", march.end(), {}, id});
  if (!exceeds(*passage->out + depth_of(march.trace.footprint) / 2, march.length)) return;
  march.set_own("drill-32", "formation", Value("mob"));
  march.note("drill-32", {{"with", Value(label(march.game().feature(passage->feature)))}});
}

}  // namespace linesman::drill
