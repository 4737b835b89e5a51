#include "ui/tools/ordering/path_edit.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "movement/expand.h"

namespace linesman {

namespace {

Vec* point_of(Step& step) {
  if (auto* to = std::get_if<ToStep>(&step)) return &to->point;
  if (auto* back = std::get_if<ReverseToStep>(&step)) return &back->point;
  if (auto* slide = std::get_if<SlideStep>(&step)) return &slide->point;
  return nullptr;
}

/// Moves the end of a step that goes somewhere; of a relative one only along its own direction.
void end_at(Step& step, Vec point, const Pose& before) {
  if (Vec* p = point_of(step)) {
    *p = point;
    return;
  }
  const auto along = [&](double heading) { return dot(point - before.at, direction(heading)); };
  constexpr double LEAST = 0.01;
  if (auto* f = std::get_if<ForwardStep>(&step)) f->distance = std::max(LEAST, along(before.facing));
  if (auto* r = std::get_if<ReverseStep>(&step)) r->distance = std::max(LEAST, -along(before.facing));
  if (auto* s = std::get_if<SidewaysStep>(&step)) {
    const double d = along(before.facing + 90);
    if (std::abs(d) >= LEAST) s->distance = d;
  }
}

double tidy(double inches, double scale) {
  const double fine = scale >= 100 ? 1000 : 100;
  return std::round(inches * fine) / fine;
}

Step step_to(Vec point, Gait gait) {
  switch (gait) {
    case Gait::reverse: return ReverseToStep{point};
    case Gait::slide: return SlideStep{point};
    case Gait::forward: break;
  }
  return ToStep{point};
}

std::optional<Gait> gait_of(const Step& step) {
  if (std::holds_alternative<ToStep>(step) || std::holds_alternative<ForwardStep>(step)) return Gait::forward;
  if (std::holds_alternative<ReverseToStep>(step) || std::holds_alternative<ReverseStep>(step)) return Gait::reverse;
  if (std::holds_alternative<SlideStep>(step) || std::holds_alternative<SidewaysStep>(step)) return Gait::slide;
  return std::nullopt;
}

/// The straight step nearest to a point, with how far the point lies off its line.
struct Straight {
  Step step;
  double length = 0;
  double off = 0;
};
Straight straight_to(const Pose& before, Vec point, Gait gait) {
  const Vec local = turned_about(point - before.at, {0, 0}, -before.facing);
  if (gait == Gait::forward) return {ForwardStep{local.y}, local.y, std::abs(local.x)};
  if (gait == Gait::reverse) return {ReverseStep{-local.y}, -local.y, std::abs(local.x)};
  if (std::abs(local.x) >= std::abs(local.y)) return {SidewaysStep{local.x}, std::abs(local.x), std::abs(local.y)};
  if (local.y > 0) return {ForwardStep{local.y}, local.y, std::abs(local.x)};
  return {ReverseStep{-local.y}, -local.y, std::abs(local.x)};
}

/// A straight step with its length rounded.
Step tidied(const Step& step, double scale) {
  if (const auto* f = std::get_if<ForwardStep>(&step)) return ForwardStep{tidy(f->distance, scale)};
  if (const auto* r = std::get_if<ReverseStep>(&step)) return ReverseStep{tidy(r->distance, scale)};
  return SidewaysStep{tidy(std::get<SidewaysStep>(step).distance, scale)};
}

constexpr double SHORTEST = 0.01;  // inches: a leg that the pointer can mean

/// The ids of the pieces that an order names; none when it names something unknown.
std::vector<std::string> ids_of_pieces(const Game& game, const Order& order) {
  std::vector<std::string> ids;
  if (const auto named = ordered_pieces(game, order))
    for (const PieceIndex i : *named) ids.push_back(game.piece(i).id);
  return ids;
}

}  // namespace

bool allows(const Terms* terms, std::string_view step) {
  return !terms || std::find(terms->offers.begin(), terms->offers.end(), step) != terms->offers.end();
}

Vec tidy(Vec point, double scale) { return {tidy(point.x, scale), tidy(point.y, scale)}; }

bool has_gait(const Terms* terms, Gait gait) {
  switch (gait) {
    case Gait::forward: return allows(terms, "to") || allows(terms, "forward");
    case Gait::reverse: return allows(terms, "reverse_to") || allows(terms, "reverse");
    case Gait::slide: return allows(terms, "slide") || allows(terms, "sideways");
  }
  return false;
}

bool plays_on_hexes(const Game& game, const Terms* terms) {
  return game.table().hex && allows(terms, "hex") && !has_gait(terms, Gait::forward);
}

std::optional<Step> leg_to(const Pose& before, Vec point, const LegAim& aim) {
  const Straight straight = straight_to(before, point, aim.gait);
  const Step to = step_to(tidy(point, aim.scale), aim.gait);
  const bool has_to = allows(aim.terms, name_of(to));
  // Near the start the slack would swallow every direction.
  const bool meant = straight.off <= std::min(aim.slack, straight.length * 0.15);
  if (straight.length >= SHORTEST && allows(aim.terms, name_of(straight.step)) && (meant || !has_to))
    return tidied(straight.step, aim.scale);
  if (!has_to || distance(tidy(point, aim.scale), before.at) < SHORTEST) return std::nullopt;
  return to;
}

Path legs_to(const Pose& before, Vec point, const LegAim& aim) {
  const Straight straight = straight_to(before, point, aim.gait);
  const double away = distance(point, before.at);
  const bool meant = straight.length >= SHORTEST && straight.off <= std::min(aim.slack, straight.length * 0.15);
  const bool turns = aim.gait == Gait::forward && !allows(aim.terms, "to") && allows(aim.terms, "forward") &&
                     allows(aim.terms, "pivot");
  if (turns && !meant && away >= SHORTEST) {
    const double right = normalised(heading_of(point - before.at) - before.facing);
    const double by = std::round(10 * (right > 180 ? right - 360 : right)) / 10;
    Path path = turned({}, by);
    path.push_back(ForwardStep{tidy(away, aim.scale)});
    return path;
  }
  const auto leg = leg_to(before, point, aim);
  return leg ? Path{*leg} : Path();
}

Pose end_of(const Path& path, const Pose& start, const Footprint& footprint, const HexGrid* grid) {
  const auto steps = expanded(path, start, footprint, grid, "");
  return steps && !steps->empty() ? steps->back().after : start;
}

std::vector<Vec> way_of(const Path& path, const Pose& start, const Footprint& footprint, const HexGrid* grid) {
  std::vector<Vec> way{start.at};
  const auto steps = expanded(path, start, footprint, grid, "");
  if (!steps) return way;
  for (const TracedStep& step : *steps)
    if (distance(step.after.at, way.back()) > EPS) way.push_back(step.after.at);
  return way;
}

Path shifted(const Path& path, Vec by) {
  Path moved = path;
  for (Step& step : moved) {
    if (Vec* p = point_of(step)) *p = *p + by;
    if (auto* pivot = std::get_if<PivotStep>(&step); pivot && pivot->about) *pivot->about = *pivot->about + by;
  }
  return moved;
}

Order without_path(Order order) {
  order.paths.clear();
  return order;
}

Order with_path(Order order, const Game& game, const std::vector<PieceIndex>& movers, const Path& path) {
  order.paths.clear();
  if (movers.size() <= 1) {
    order.paths.set_all(path);
    return order;
  }
  const Vec lead = game.piece(movers.front()).pose.at;
  for (const PieceIndex i : movers) order.paths.set(game.piece(i).id, shifted(path, game.piece(i).pose.at - lead));
  return order;
}

Order with_own_path(Order order, const Game& game, PieceIndex piece, const Path& path) {
  order.paths.separate(ids_of_pieces(game, order));
  if (path.empty())
    order.paths.drop_own(game.piece(piece).id);
  else
    order.paths.set(game.piece(piece).id, path);
  return order;
}

Order joined_by(Order order, const Game& game, PieceIndex piece) {
  std::vector<std::string> ids = ids_of_pieces(game, order);
  const std::string& id = game.piece(piece).id;
  if (ids.empty() || std::find(ids.begin(), ids.end(), id) != ids.end()) return order;
  order.paths.separate(ids);
  order.starts.separate(ids);
  ids.push_back(id);
  order.who = Pieces{std::move(ids)};
  return order;
}

Order with_waypoint(Order order, const Game& game, PieceIndex piece, std::size_t step, Vec point, const Pose& before,
                    LegAim aim, bool alone) {
  const std::string& id = game.piece(piece).id;
  Path* path = order.paths.of(id);
  if (!path || step >= path->size()) return order;
  const bool shared = !order.paths.has_own(id) || order.paths.own().size() == 1;
  if (alone || shared) {
    const auto gait = gait_of((*path)[step]);
    if (!gait) return order;
    aim.gait = *gait;
    Path edited = *path;
    if (const auto leg = leg_to(before, point, aim)) edited[step] = *leg;
    if (alone) return with_own_path(std::move(order), game, piece, edited);
    *path = std::move(edited);
    return order;
  }
  Step& mine = (*path)[step];
  const Vec* old = point_of(mine);
  const Vec by = old ? point - *old : Vec{};
  end_at(mine, point, before);
  order.paths.change_each([&](Path& theirs) {
    if (&theirs == path || step >= theirs.size() || theirs[step].index() != mine.index()) return;
    if (Vec* p = point_of(theirs[step]))
      *p = *p + by;
    else
      theirs[step] = mine;
  });
  return order;
}

Path driven(Path path, double inches) {
  double d = inches;
  if (!path.empty()) {
    const auto* forward = std::get_if<ForwardStep>(&path.back());
    const auto* reverse = std::get_if<ReverseStep>(&path.back());
    if (forward || reverse) {
      d += forward ? forward->distance : -reverse->distance;
      path.pop_back();
    }
  }
  if (d > EPS) path.push_back(ForwardStep{d});
  if (d < -EPS) path.push_back(ReverseStep{-d});
  return path;
}

Path climbed(Path path, double inches) {
  double height = inches;
  if (!path.empty())
    if (const auto* climb = std::get_if<ClimbStep>(&path.back())) {
      height += climb->height;
      path.pop_back();
    }
  if (std::abs(height) > EPS) path.push_back(ClimbStep{height});
  return path;
}

Path turned(Path path, double degrees) {
  double a = degrees;
  if (!path.empty())
    if (const auto* pivot = std::get_if<PivotStep>(&path.back()); pivot && !pivot->about) {
      a += pivot->angle;
      path.pop_back();
    }
  a = turn_between(0, normalised(a));
  if (std::abs(a) > ANGLE_EPS) path.push_back(PivotStep{a, {}});
  return path;
}

std::optional<Step> step_on_grid(const HexLayout& layout, const Pose& pose, GridStep where) {
  const HexGrid grid(layout);
  const auto hex = grid.hex_at(pose.at);
  const auto side = grid.side_of_heading(pose.facing);
  if (!hex || !side) return std::nullopt;
  switch (where) {
    case GridStep::left: return TurnStep{-1};
    case GridStep::right: return TurnStep{1};
    case GridStep::back: return HexStep{grid.across(*hex, (*side + 3) % 6), true};
    case GridStep::ahead: break;
  }
  return HexStep{grid.across(*hex, *side), false};
}

}  // namespace linesman
