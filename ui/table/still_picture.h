// The part of a view that stands still, kept as tiles that are painted on another thread: the view never waits for more
// than it has patience for. Until all tiles of a scale are there, what the last scale showed stands in their place,
// stretched.
#pragma once

#include <QObject>
#include <QPainter>
#include <QRegion>
#include <chrono>
#include <functional>
#include <map>
#include <optional>

#include "ui/table/tile_thread.h"

namespace linesman {

class StillPicture : public QObject {
  Q_OBJECT
 public:
  /// Paints the whole of a rectangle; the painter is clipped to it. Called on another thread, never twice at a time.
  using Paint = std::function<void(QPainter& painter, const Projection& projection, const QRect& part)>;

  explicit StillPicture(QObject* parent = nullptr);
  ~StillPicture() override;

  /// The part of the view that it fills, and device pixels for a unit.
  void set_frame(const QRectF& frame, double density);

  /// From now on it shows what `paint` paints: another picture, or the same but for `area` (units of the view at the
  /// projection that was last drawn). What was painted before stays until it is painted anew.
  void show(Paint paint);
  void show(Paint paint, const QRegion& area);

  /// Draws it as it lies under `projection`, where `region` wants it. Waits so long for tiles that are missing, but not
  /// for those of another scale: these come as they are painted, unless the patience is without end. `bare` is shown
  /// where there is nothing. True when all of the frame is as it should be.
  static constexpr std::chrono::milliseconds WITHOUT_END = std::chrono::hours(1);
  bool draw(QPainter& painter, const QRegion& region, const Projection& projection, std::chrono::milliseconds patience,
            const QColor& bare);

  /// Tiles: how many it got from the other thread so far, and how many of those that it asked for when it was last
  /// drawn are still to come.
  struct TileCount {
    std::uint64_t painted = 0;
    std::uint64_t due = 0;
  };
  TileCount tile_count() const;

 signals:
  /// That part of the view can be drawn better now.
  void painted(const QRect& part);

 private:
  struct Tile {
    QImage pixels;            ///< null: never painted
    std::uint64_t shown = 0;  ///< the state that the pixels show
    std::uint64_t due = 1;    ///< the first state that they may show
    bool fresh() const { return shown >= due; }
  };
  /// The tiles of one scale.
  struct Layer {
    TileGrid grid;
    std::uint64_t serial = 0;
    Projection at;  ///< that it was last drawn under
    std::map<TileKey, Tile> tiles;
  };

  void follow(const Projection& projection);
  void ask_for_tiles();
  bool is_whole() const;
  QRect take_tiles();
  void tell_painted(const QRect& part);
  TileRange visible() const;
  TileJob job_of(TileKey key) const;
  /// In device pixels.
  QRect pixels_of(const QRect& part) const;
  static QRegion covered_by(const Layer& layer, const Projection& projection);
  void draw_tiles(QPainter& painter, const Layer& layer, const QRect& part, const Projection& projection,
                  const QColor& bare) const;

  QRectF frame_{0, 0, 1, 1};
  double density_ = 1;
  std::shared_ptr<const Paint> paint_;
  std::uint64_t state_ = 1;  ///< of what is to be shown
  std::uint64_t serials_ = 0;
  std::uint64_t painted_ = 0;  ///< tiles
  std::optional<Layer> layer_;
  std::optional<Layer> last_;  ///< of another scale, until all of the frame is there
  TileThread thread_;
};

}  // namespace linesman
