#include "ui/table/scene.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "drawing/picture/models/models_picture.h"
#include "drawing/picture/plan_picture.h"
#include "state/statuses.h"
#include "table/status.h"

namespace linesman {

namespace {

constexpr std::size_t MAX_PARTS = 64;  // beyond that it is sooner painted whole

/// Some order, in which equal names are neighbours.
bool earlier(const PlacedName& a, const PlacedName& b) {
  const auto key = [](const PlacedName& name) { return std::tuple(name.text, name.box.left(), name.box.top()); };
  return key(a) < key(b);
}

}  // namespace

Scene::Scene()
    : terrain_(std::make_shared<TerrainPicture>(game_.terrain_ptr(), game_.table())),
      names_(std::make_shared<ModelNames>(game_, footprints_)) {}

SceneChange Scene::show(const Game& game, Footprints footprints, const Projection& projection,
                        std::shared_ptr<const StatusReading> statuses) {
  SceneChange change;
  change.table = !(game.table() == game_.table());
  const bool other_terrain = change.table || terrain_->terrain() != game.terrain_ptr();
  const bool other_count = game.pieces().size() != game_.pieces().size();
  // Games share the lists that are the same.
  const bool other_models =
      &game.pieces() != &game_.pieces() || &game.units() != &game_.units() || footprints != footprints_ || change.table;
  std::vector<Box> changed;
  if (other_terrain) {
    auto picture = std::make_shared<TerrainPicture>(game.terrain_ptr(), game.table(), *terrain_);
    changed = picture->changed_since(*terrain_);
    terrain_ = std::move(picture);
  }
  change.legend = other_terrain || other_count;
  change.all = change.table || changed.size() > MAX_PARTS || other_count || footprints != footprints_ ||
               marks_differ(game, statuses.get()) || !(game.annotation("notes") == game_.annotation("notes"));
  // A name may hang out of its feature, and others may give way to it.
  for (const Box& box : changed) change.area += projection.to_paper(box).adjusted(-160, -40, 160, 40).toAlignedRect();
  for (std::size_t i = 0; !change.all && i < game.pieces().size(); ++i)
    if (game.pieces()[i] != game_.pieces()[i])
      for (const Game& state : {game_, game}) change.area += ink_of(state, static_cast<PieceIndex>(i), projection);
  if (other_models) {
    // Names that were never placed at this scale may be on their way into a tile.
    const bool unknown = style_.names && projection.scale >= NAME_SCALE && !names_->known(projection.scale);
    change.all = change.all || unknown;
    auto names = std::make_shared<ModelNames>(game, footprints);
    if (!change.all) change.area += names_changed(*names, projection);
    names_ = std::move(names);
  }
  game_ = game;
  footprints_ = std::move(footprints);
  statuses_ = std::move(statuses);
  return change;
}

/// Other marks of statuses may stand at models that are the same: a turn may end them, a unit may have them.
bool Scene::marks_differ(const Game& game, const StatusReading* statuses) const {
  const StatusReading none;
  if (!((statuses != nullptr ? *statuses : none) == (statuses_ ? *statuses_ : none))) return true;
  if (&game.units() != &game_.units() &&
      !std::equal(game.units().begin(), game.units().end(), game_.units().begin(), game_.units().end(),
                  [](const Unit& a, const Unit& b) { return a.status == b.status; }))
    return true;
  const state::Moment now = state::moment_of(game);
  const state::Moment before = state::moment_of(game_);
  return (now.turn != before.turn || now.phase != before.phase) && state::is_marked(game);
}

/// A model that moves may have other names give way, and these yet others.
QRegion Scene::names_changed(ModelNames& now, const Projection& projection) const {
  const ModelNames::List before = names_->known(projection.scale);
  QRegion changed;
  if (!before || !style_.names) return changed;
  const ModelNames::List after = now.at(projection.scale);
  std::vector<PlacedName> differing;
  const auto in_order = [](const ModelNames::List& list) {
    std::vector<PlacedName> names = *list;
    std::sort(names.begin(), names.end(), earlier);
    return names;
  };
  const std::vector<PlacedName> one = in_order(before);
  const std::vector<PlacedName> other = in_order(after);
  std::set_symmetric_difference(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(differing),
                                earlier);
  for (const PlacedName& name : differing)
    changed += name.box.translated(projection.origin).adjusted(-6, -6, 6, 6).toAlignedRect();
  return changed;
}

/// Where a model may leave ink.
QRegion Scene::ink_of(const Game& game, PieceIndex piece, const Projection& projection) const {
  const Piece& p = game.piece(piece);
  const double reach = outer_radius(footprint_of(game, footprints_, piece)) + 2.5;
  // Its name hangs out, and other names may give way to it.
  const QRectF rect = projection.to_paper(Box{p.pose.at, p.pose.at}.grown(reach)).adjusted(-160, -60, 160, 60);
  QRegion ink = rect.toAlignedRect();
  // The badge of a transport counts its passengers.
  if (const auto carrier = carrier_of(game, piece); carrier && *carrier != piece && game.piece(*carrier).on_table())
    ink += ink_of(game, *carrier, projection);
  return ink;
}

void Scene::paint(QPainter& painter, const Projection& projection, const QRect& part) const {
  const Box box = projection.to_table(QRectF(part).adjusted(-2, -2, 2, 2));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(part, palette().surround);
  paint_ground(painter, projection, game_.table(), palette());
  if (backdrop_) paint_backdrop(painter, projection, game_.table(), *backdrop_);
  painter.save();
  painter.setClipRect(projection.to_paper(Box{{0, 0}, {game_.table().width, game_.table().depth}}), Qt::IntersectClip);
  terrain_->paint(painter, projection, box, palette());
  painter.restore();
  paint_grids(painter, projection, game_.table(), style_, palette());
  if (style_.names) terrain_->paint_names(painter, projection, box, palette());
  if (style_.plan) paint_plan(painter, projection, game_, palette());
  if (style_.start && start_) paint_start(painter, projection, *start_, game_, footprints_, palette());
  paint_models(painter, projection, game_, footprints_, box, style_, &kept_->sprites, statuses_.get());
  if (style_.names && projection.scale >= NAME_SCALE)
    paint_model_names(painter, *names_->at(projection.scale), projection.scale, projection.origin, QRectF(part),
                      palette(), &kept_->labels);
}

std::optional<MarkUnder> Scene::mark_at(const Projection& projection, QPointF place) const {
  for (std::size_t i = game_.pieces().size(); i-- > 0;) {
    const auto piece = static_cast<PieceIndex>(i);
    if (!game_.piece(piece).on_table()) continue;
    for (StateMark& mark :
         state_marks(projection, game_, piece, footprint(piece), shown_pose(game_, piece), statuses()))
      if (mark.box.contains(place)) return MarkUnder{piece, std::move(mark)};
  }
  return std::nullopt;
}

}  // namespace linesman
