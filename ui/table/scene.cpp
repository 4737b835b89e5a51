#include "ui/table/scene.h"

#include "table/status.h"
#include "ui/picture/models_picture.h"
#include "ui/picture/plan_picture.h"

namespace linesman {

namespace {

constexpr std::size_t MOST_PARTS = 64;  // beyond that it is sooner painted whole

}  // namespace

Scene::Scene() : terrain_(std::make_shared<TerrainPicture>(game_.terrain_ptr(), game_.table())) {}

SceneChange Scene::show(const Game& game, Footprints footprints, const Projection& projection) {
  SceneChange change;
  change.table = !(game.table() == game_.table());
  const bool other_terrain = change.table || terrain_->terrain() != game.terrain_ptr();
  const bool other_count = game.pieces().size() != game_.pieces().size();
  std::vector<Box> changed;
  if (other_terrain) {
    auto picture = std::make_shared<TerrainPicture>(game.terrain_ptr(), game.table(), *terrain_);
    changed = picture->changed_since(*terrain_);
    terrain_ = std::move(picture);
  }
  change.legend = other_terrain || other_count;
  change.all = change.table || changed.size() > MOST_PARTS || other_count || footprints != footprints_ ||
               !(game.annotation("notes") == game_.annotation("notes"));
  // A name may hang out of its feature, and others may give way to it.
  for (const Box& box : changed) change.area += projection.to_paper(box).adjusted(-160, -40, 160, 40).toAlignedRect();
  for (std::size_t i = 0; !change.all && i < game.pieces().size(); ++i)
    if (game.pieces()[i] != game_.pieces()[i])
      for (const Game& state : {game_, game}) change.area += ink_of(state, static_cast<PieceIndex>(i), projection);
  game_ = game;
  footprints_ = std::move(footprints);
  return change;
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
  painter.save();
  painter.setClipRect(projection.to_paper(Box{{0, 0}, {game_.table().width, game_.table().depth}}), Qt::IntersectClip);
  terrain_->paint(painter, projection, box, palette());
  painter.restore();
  paint_grids(painter, projection, game_.table(), look_, palette());
  if (look_.names) terrain_->paint_names(painter, projection, box, palette());
  if (look_.plan) paint_plan(painter, projection, game_, palette());
  if (look_.start && start_) paint_start(painter, projection, *start_, game_, footprints_, palette());
  paint_models(painter, projection, game_, footprints_, box, look_);
}

}  // namespace linesman
