#include "referee/common_paths.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "base/tolerance.h"
#include "movement/cut_trace.h"
#include "movement/gaps.h"
#include "referee/cut_order.h"
#include "referee/events_of_order.h"
#include "referee/path_cut.h"
#include "state/keys.h"

namespace linesman {

namespace {

/// The numbers of a step as they are written.
Step written(Step step) {
  const auto six = [](Vec p) { return Vec{rounded(p.x), rounded(p.y)}; };
  if (auto* forward = std::get_if<ForwardStep>(&step)) forward->distance = rounded(forward->distance);
  if (auto* reverse = std::get_if<ReverseStep>(&step)) reverse->distance = rounded(reverse->distance);
  if (auto* sideways = std::get_if<SidewaysStep>(&step)) sideways->distance = rounded(sideways->distance);
  if (auto* slide = std::get_if<SlideStep>(&step)) slide->point = six(slide->point);
  if (auto* to = std::get_if<ToStep>(&step)) to->point = six(to->point);
  if (auto* back = std::get_if<ReverseToStep>(&step)) back->point = six(back->point);
  return step;
}

/// Whether two shortened steps of one common step are the same.
bool same_relative(const Step& a, const Step& b) {
  if (const auto* forward = std::get_if<ForwardStep>(&a))
    return std::holds_alternative<ForwardStep>(b) && same_length(forward->distance, std::get<ForwardStep>(b).distance);
  if (const auto* reverse = std::get_if<ReverseStep>(&a))
    return std::holds_alternative<ReverseStep>(b) && same_length(reverse->distance, std::get<ReverseStep>(b).distance);
  if (const auto* sideways = std::get_if<SidewaysStep>(&a))
    return std::holds_alternative<SidewaysStep>(b) &&
           same_length(sideways->distance, std::get<SidewaysStep>(b).distance);
  return false;
}

/// A path of the order up to its end.
struct CutPath {
  Path path;
  bool in_step = false;  ///< its last step is shortened
};

bool alike(const std::vector<CutPath>& paths) {
  const CutPath& first = paths.front();
  return std::all_of(paths.begin(), paths.end(), [&](const CutPath& each) {
    if (each.path.size() != first.path.size() || each.in_step != first.in_step) return false;
    return !first.in_step || same_relative(each.path.back(), first.path.back());
  });
}

}  // namespace

CommonPaths::CommonPaths(const Hearing& hearing, const Order& order, const Trace& trace)
    : hearing_(hearing), order_(order), trace_(trace) {
  for (const PieceTrace& way : trace.pieces) {
    double gone = 0;
    std::vector<Stretch>& stretches = members_.emplace_back();
    for (const TracedStep& step : way.steps) {
      Stretch& stretch = stretches.emplace_back(Stretch{gone});
      if (const Leg* leg = facts_of<Leg>(step)) stretch.length = leg->length;
      if (facts_of<HexEntry>(step)) stretch.length = 1;
      if (const HexTurn* turn = facts_of<HexTurn>(step)) stretch.with_next = turn->automatic;
      grid_ = grid_ || facts_of<HexEntry>(step) || facts_of<HexTurn>(step);
      gone += stretch.length.value_or(0);
    }
    longest_ = std::max(longest_, gone);
  }
}

std::size_t CommonPaths::steps_at(double length) const {
  std::size_t most = 0;
  for (const std::vector<Stretch>& stretches : members_)
    most = std::max(
        most, static_cast<std::size_t>(std::count_if(stretches.begin(), stretches.end(), [&](const Stretch& stretch) {
          return !stretch.length && !stretch.with_next && same_length(stretch.before, length);
        })));
  return most;
}

std::optional<PathPoint> CommonPaths::end_of(std::size_t member, const CommonCut& cut) const {
  const std::vector<Stretch>& stretches = members_[member];
  std::optional<PathPoint> end;
  std::size_t made = 0;
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    const Stretch& stretch = stretches[i];
    if (stretch.with_next) continue;
    const TracedStep& step = trace_.pieces[member].steps[i];
    const bool is_whole = stretch.length ? !exceeds(stretch.before + *stretch.length, cut.length)
                                         : exceeds(cut.length, stretch.before) || made++ < cut.then;
    if (is_whole) {
      end = {i, extent_of(step)};
      continue;
    }
    if (facts_of<Leg>(step) && exceeds(cut.length, stretch.before)) end = {i, cut.length - stretch.before};
    return end;
  }
  return end;
}

double CommonPaths::length_of(std::size_t member) const {
  const std::vector<Stretch>& stretches = members_[member];
  return stretches.empty() ? 0 : stretches.back().before + stretches.back().length.value_or(0);
}

double CommonPaths::length_to(std::size_t member, PathPoint place) const {
  const std::vector<Stretch>& stretches = members_[member];
  if (place.step >= stretches.size()) return HUGE_VAL;
  const Stretch& stretch = stretches[place.step];
  return stretch.before + (stretch.length ? std::min(place.s, *stretch.length) : 0);
}

bool CommonPaths::same(const CommonCut& a, const CommonCut& b) const {
  for (std::size_t member = 0; member < members_.size(); ++member)
    if (end_of(member, a) != end_of(member, b)) return false;
  return true;
}

Order CommonPaths::order_at(const CommonCut& cut) const {
  std::vector<std::optional<PathPoint>> ends;
  for (std::size_t member = 0; member < members_.size(); ++member) ends.push_back(end_of(member, cut));
  return order_to(ends);
}

Order CommonPaths::order_to(const std::vector<std::optional<PathPoint>>& ends) const {
  const Game& game = hearing_.in_force();
  std::vector<std::string> ids;
  std::vector<CutPath> paths;
  for (std::size_t member = 0; member < members_.size(); ++member) {
    const PieceTrace& way = trace_.pieces[member];
    ids.push_back(game.piece(way.piece).id);
    const Path* path = order_.paths.of(ids.back());
    CutPath& cut = paths.emplace_back();
    if (!path) continue;
    cut.path = path_until(*path, way, ends[member]);
    cut.in_step = ends[member] && *ends[member] < PathPoint{way.steps.size() - 1, extent_of(way.steps.back())} &&
                  (ends[member]->s < extent_of(way.steps[ends[member]->step]) ||
                   way.steps[ends[member]->step + 1].written == way.steps[ends[member]->step].written);
    if (cut.in_step) cut.path.back() = written(std::move(cut.path.back()));
  }
  Order cut = order_;
  if (order_.paths.common() && order_.paths.own().empty() && alike(paths)) {
    cut.paths.set_all(std::move(paths.front().path));
  } else {
    cut.paths.clear();
    for (std::size_t member = 0; member < paths.size(); ++member)
      if (!paths[member].path.empty()) cut.paths.set(ids[member], std::move(paths[member].path));
    if (cut.paths.empty() && !ids.empty()) cut.paths.set(ids.front(), {});
  }
  leave_out_events(ends, cut);
  leave_out_hexes_beyond(cut, hearing_.ruleset().terms());
  return cut;
}

void CommonPaths::leave_out_events(const std::vector<std::optional<PathPoint>>& ends, Order& cut) const {
  const Value* list = events_in(order_, hearing_.ruleset().terms());
  if (!list) return;
  const auto events = EventsOfOrder::read(*list, hearing_.ruleset().data(), hearing_.game(), order_, trace_);
  if (!events) return;
  std::vector<bool> is_beyond(list->size(), false);
  for (const state::Befallen& each : events->befallen())
    for (std::size_t member = 0; member < ends.size(); ++member)
      if (trace_.pieces[member].piece == each.piece && (!ends[member] || *ends[member] < each.place))
        is_beyond[each.event->number] = true;
  Value::Array kept;
  for (std::size_t i = 0; i < list->size(); ++i)
    if (!is_beyond[i]) kept.push_back((*list)[i]);
  if (kept.size() == list->size()) return;
  cut.members = kept.empty() ? cut.members.without(state::EVENTS)
                             : cut.members.with(std::string(state::EVENTS), Value(std::move(kept)));
}

CommonPaths::Motion CommonPaths::motion_at(std::size_t member, double length) const {
  const PieceTrace& way = trace_.pieces[member];
  const std::vector<Stretch>& stretches = members_[member];
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    const Leg* leg = facts_of<Leg>(way.steps[i]);
    if (!leg || leg->length <= 0 || length >= stretches[i].before + leg->length) continue;
    return {pose_at(way.steps[i], length - stretches[i].before), (leg->to - leg->from) * (1 / leg->length)};
  }
  return {way.steps.empty() ? way.start.pose : way.steps.back().after, {}};
}

/// Between two lengths at which neither of them begins a leg or ends one, the one goes straight as seen from the other.
void CommonPaths::add_gaps(std::size_t one, std::size_t other, const std::vector<double>& limits,
                           std::vector<double>& places) const {
  std::vector<double> knots{0, longest_};
  for (const std::size_t member : {one, other})
    for (const Stretch& stretch : members_[member])
      if (stretch.length) knots.insert(knots.end(), {stretch.before, stretch.before + *stretch.length});
  std::sort(knots.begin(), knots.end());
  for (std::size_t i = 0; i + 1 < knots.size(); ++i) {
    const double from = knots[i];
    if (!exceeds(knots[i + 1], from)) continue;
    const Motion moves = motion_at(one, from);
    const Motion beside = motion_at(other, from);
    const Vec relative = moves.velocity - beside.velocity;
    const double speed = length(relative);
    if (!exceeds(speed, 0)) continue;
    Leg leg;
    leg.from = moves.pose.at;
    leg.to = leg.from + relative * (knots[i + 1] - from);
    leg.length = speed * (knots[i + 1] - from);
    leg.heading = moves.pose.facing;
    const ShapeOnLeg way(leg, PlacedShape(trace_.pieces[one].footprint, moves.pose));
    const PlacedShape there(trace_.pieces[other].footprint, beside.pose);
    for (const double limit : limits)
      if (const auto part = limit > 0 ? way.within(there, limit) : way.nearer(there, 0)) {
        places.push_back(from + part->from / speed);
        places.push_back(from + part->to / speed);
      }
  }
}

std::vector<double> CommonPaths::places() const {
  std::vector<double> all{longest_};
  for (std::size_t member = 0; member < members_.size(); ++member) {
    const PieceTrace& way = trace_.pieces[member];
    for (std::size_t i = 0; i < way.steps.size(); ++i) {
      const double before = members_[member][i].before;
      all.push_back(before);
      const Leg* leg = facts_of<Leg>(way.steps[i]);
      if (!leg) continue;
      std::vector<double> more;
      for (const Watched& watched : way.steps[i].watched)
        for (const auto* parts : {&watched.base, &watched.centre, &watched.inside})
          for (const Part& part : *parts) more.insert(more.end(), {part.from, part.to});
      if (leg->on_table) more.insert(more.end(), {leg->on_table->from, leg->on_table->to});
      for (const double s : critical_points(*leg, std::move(more))) all.push_back(before + s);
    }
  }
  if (grid_) return all;
  std::vector<double> limits{0};
  for (const NearWatch& watch : trace_.request.near) limits.push_back(watch.distance);
  for (std::size_t one = 0; one < members_.size(); ++one)
    for (std::size_t other = one + 1; other < members_.size(); ++other) add_gaps(one, other, limits, all);
  return all;
}

}  // namespace linesman
