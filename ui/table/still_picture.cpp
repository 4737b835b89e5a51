#include "ui/table/still_picture.h"

#include <algorithm>
#include <utility>

#include "drawing/picture/pixel_cache.h"

namespace linesman {

namespace {

constexpr int AHEAD = 1;  // tiles round the frame that are painted before they are seen
constexpr int KEPT = 3;   // beyond these they are forgotten

/// All of a range, those in its middle first.
std::vector<TileKey> from_middle(const TileRange& range) {
  std::vector<TileKey> keys;
  for (int row = range.first.row; row <= range.last.row; ++row)
    for (int column = range.first.column; column <= range.last.column; ++column) keys.push_back({column, row});
  const auto off = [&](TileKey key) {
    return std::max(std::abs(2 * key.column - range.first.column - range.last.column),
                    std::abs(2 * key.row - range.first.row - range.last.row));
  };
  std::stable_sort(keys.begin(), keys.end(), [&](TileKey a, TileKey b) { return off(a) < off(b); });
  return keys;
}

}  // namespace

StillPicture::StillPicture(QObject* parent)
    : QObject(parent), thread_([this] {
        const auto tell = [this] {
          if (const QRect part = take_tiles(); !part.isEmpty()) emit painted(part);
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
      }) {}

StillPicture::~StillPicture() = default;

void StillPicture::set_frame(const QRectF& frame, double density) {
  frame_ = frame;
  density_ = density;
}

void StillPicture::show(Paint paint) {
  paint_ = std::make_shared<const Paint>(std::move(paint));
  ++state_;
  if (!layer_) return;
  for (auto& [key, tile] : layer_->tiles) tile.due = state_;
}

void StillPicture::show(Paint paint, const QRegion& area) {
  paint_ = std::make_shared<const Paint>(std::move(paint));
  ++state_;
  if (!layer_) return;
  for (const QRect& part : area) {
    const TileRange range = layer_->grid.range(QRectF(part), layer_->at);
    for (auto& [key, tile] : layer_->tiles)
      if (range.holds(key)) tile.due = state_;
  }
}

TileRange StillPicture::visible() const {
  // What ends at the corner of a tile does not meet it.
  const double hair = 0.01 / density_;
  return layer_->grid.range(frame_.adjusted(hair, hair, -hair, -hair), layer_->at);
}

bool StillPicture::is_whole() const {
  for (const TileKey key : from_middle(visible())) {
    const auto tile = layer_->tiles.find(key);
    if (tile == layer_->tiles.end() || !tile->second.fresh()) return false;
  }
  return true;
}

void StillPicture::follow(const Projection& projection) {
  if (layer_ && !layer_->grid.fits(projection, density_)) {
    // In a row of zooms the last whole one stays.
    if (!last_ || is_whole()) last_ = std::move(layer_);
    layer_.reset();
  }
  if (!layer_) layer_.emplace(Layer{TileGrid(projection, density_), ++serials_, projection, {}});
  layer_->at = projection;
}

TileJob StillPicture::job_of(TileKey key) const {
  const auto paint = [paint = paint_, grid = layer_->grid, key] {
    QImage pixels(grid.size(), grid.size(), QImage::Format_RGB32);
    pixels.setDevicePixelRatio(grid.density());
    QPainter painter(&pixels);
    const QRect part = QRectF(QPointF(0, 0), pixels.deviceIndependentSize()).toAlignedRect();
    painter.setClipRect(part);
    (*paint)(painter, grid.within(key), part);
    painter.end();
    pixels.setDevicePixelRatio(1);
    return pixels;
  };
  return {{layer_->serial, key, state_}, paint};
}

void StillPicture::ask_for_tiles() {
  const TileRange seen = visible();
  std::erase_if(layer_->tiles, [&](const auto& known) { return !seen.grown(KEPT).holds(known.first); });
  std::vector<TileJob> jobs;
  const auto ask = [&](TileKey key) {
    Tile& tile = layer_->tiles.try_emplace(key, Tile{{}, 0, state_}).first->second;
    if (!tile.fresh()) jobs.push_back(job_of(key));
  };
  for (const TileKey key : from_middle(seen)) ask(key);
  for (const TileKey key : from_middle(seen.grown(AHEAD)))
    if (!seen.holds(key)) ask(key);
  thread_.want(std::move(jobs));
}

/// The part of the view where they lie.
QRect StillPicture::take_tiles() {
  QRect part;
  for (PaintedTile& painted : thread_.take()) {
    ++painted_;
    if (!layer_ || painted.task.grid != layer_->serial) continue;
    const auto tile = layer_->tiles.find(painted.task.key);
    if (tile == layer_->tiles.end() || painted.task.state < tile->second.shown) continue;
    tile->second.pixels = std::move(painted.pixels);
    tile->second.shown = painted.task.state;
    const QRect place = layer_->grid.place(painted.task.key, layer_->at);
    part |= QRectF(QPointF(place.topLeft()) / density_, QSizeF(place.size()) / density_).toAlignedRect();
  }
  return part & frame_.toAlignedRect();
}

StillPicture::TileCount StillPicture::tile_count() const {
  TileCount count{painted_, 0};
  if (!layer_) return count;
  const TileRange asked = visible().grown(AHEAD);
  for (const auto& [key, tile] : layer_->tiles) count.due += asked.holds(key) && !tile.fresh() ? 1 : 0;
  return count;
}

/// When what is being drawn is done.
void StillPicture::tell_painted(const QRect& part) {
  QMetaObject::invokeMethod(
      this, [this, part] { emit painted(part); }, Qt::QueuedConnection);
}

bool StillPicture::draw(QPainter& painter, const QRegion& region, const Projection& projection,
                        std::chrono::milliseconds patience, const QColor& bare) {
  if (!paint_) return true;
  follow(projection);
  QRect taken = take_tiles();
  ask_for_tiles();
  const bool waits = patience == WITHOUT_END || !last_;
  const auto until = std::chrono::steady_clock::now() + patience;
  bool whole = is_whole();
  while (!whole && waits && thread_.wait_until(until)) {
    taken |= take_tiles();
    whole = is_whole();
  }
  if (whole && last_) {
    last_.reset();
    taken = frame_.toAlignedRect();
  }
  if (const QRegion elsewhere = QRegion(taken) - region; !elsewhere.isEmpty()) tell_painted(elsewhere.boundingRect());
  const QRect part = region.boundingRect();
  painter.save();
  painter.setClipRect(frame_, Qt::IntersectClip);
  if (!whole) painter.fillRect(frame_, bare);
  {
    const OnPixels on(painter, density_);
    // Two scales beside one another would double edges and cut letters: the new one waits until all of it is there, but
    // where the old one shows nothing.
    if (last_) {
      draw_tiles(painter, *last_, part, projection, bare);
      painter.setClipRegion(QRegion(pixels_of(part)) - covered_by(*last_, projection), Qt::IntersectClip);
    }
    draw_tiles(painter, *layer_, part, projection, bare);
  }
  painter.restore();
  return whole;
}

QRect StillPicture::pixels_of(const QRect& part) const {
  return QRectF(QPointF(part.topLeft()) * density_, QSizeF(part.size()) * density_).toAlignedRect();
}

QRegion StillPicture::covered_by(const Layer& layer, const Projection& projection) {
  QRegion covered;
  for (const auto& [key, tile] : layer.tiles)
    if (!tile.pixels.isNull()) covered |= layer.grid.place(key, projection);
  return covered;
}

void StillPicture::draw_tiles(QPainter& painter, const Layer& layer, const QRect& part, const Projection& projection,
                              const QColor& bare) const {
  const QRect pixels = pixels_of(part);
  for (const auto& [key, tile] : layer.tiles) {
    const QRect place = layer.grid.place(key, projection);
    if (!place.intersects(pixels)) continue;
    if (!tile.pixels.isNull())
      painter.drawImage(place, tile.pixels);
    else if (tile.fresh())
      painter.fillRect(place, bare);
  }
}

}  // namespace linesman
