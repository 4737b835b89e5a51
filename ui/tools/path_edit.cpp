#include "ui/tools/path_edit.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "movement/hex_grid.h"

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

double hexes_between(const HexGrid& grid, Hex a, Hex b) { return distance(grid.centre(a), grid.centre(b)); }

}  // namespace

Step step_to(Vec point, Gait gait) {
  switch (gait) {
    case Gait::reverse: return ReverseToStep{point};
    case Gait::slide: return SlideStep{point};
    case Gait::forward: break;
  }
  return ToStep{point};
}

std::string_view step_key(Gait gait) { return name_of(step_to({}, gait)); }

bool allows(const Terms* terms, std::string_view step) {
  return !terms || std::find(terms->steps.begin(), terms->steps.end(), step) != terms->steps.end();
}

Vec tidy(Vec point, double scale) {
  const double fine = scale >= 100 ? 1000 : 100;
  return {std::round(point.x * fine) / fine, std::round(point.y * fine) / fine};
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
  order.path.reset();
  order.paths.clear();
  return order;
}

Order with_path(Order order, const Game& game, const std::vector<PieceIndex>& movers, const Path& path) {
  order = without_path(std::move(order));
  if (movers.size() <= 1) {
    order.path = path;
    return order;
  }
  const Vec lead = game.piece(movers.front()).pose.at;
  for (const PieceIndex i : movers) order.paths[game.piece(i).id] = shifted(path, game.piece(i).pose.at - lead);
  return order;
}

Order with_waypoint(Order order, const Game& game, PieceIndex piece, std::size_t step, Vec point, const Pose& before) {
  const std::string& id = game.piece(piece).id;
  const auto own = order.paths.find(id);
  if (own == order.paths.end()) {
    if (order.path && step < order.path->size()) end_at((*order.path)[step], point, before);
    return order;
  }
  if (step >= own->second.size()) return order;
  Step& mine = own->second[step];
  const Vec* old = point_of(mine);
  const Vec by = old ? point - *old : Vec{};
  end_at(mine, point, before);
  const Step edited = mine;
  for (auto& [other, path] : order.paths) {
    if (other == id || step >= path.size() || path[step].index() != edited.index()) continue;
    if (Vec* p = point_of(path[step]))
      *p = *p + by;
    else
      path[step] = edited;
  }
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

Path walk(const HexLayout& layout, Hex from, Hex to) {
  const HexGrid grid(layout);
  Path path;
  if (!grid.contains(from) || !grid.contains(to)) return path;
  const std::size_t most = static_cast<std::size_t>(layout.columns + layout.rows) * 2;
  while (from != to && path.size() < most) {
    std::optional<Hex> nearest;
    for (int side = 0; side < 6; ++side) {
      const Hex next = grid.across(from, side);
      if (grid.contains(next) && (!nearest || hexes_between(grid, next, to) < hexes_between(grid, *nearest, to) - EPS))
        nearest = next;
    }
    if (!nearest || hexes_between(grid, *nearest, to) >= hexes_between(grid, from, to)) break;
    from = *nearest;
    path.push_back(HexStep{from, false});
  }
  return path;
}

Path walk(const HexLayout& layout, Vec from, Vec to) {
  const HexGrid grid(layout);
  const auto first = grid.hex_at(from);
  const auto last = grid.hex_at(to);
  return first && last ? walk(layout, *first, *last) : Path{};
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
