// A paper that counts what is painted on it: in place of a clock, for tests of how much there is to paint.
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <climits>

namespace linesman {

/// Counts of the work given to a painter.
struct PaintCount {
  int pictures = 0;  ///< drawn from pixels that were there
  int shapes = 0;    ///< paths, polygons, lines, boxes and texts
  int points = 0;    ///< of the shapes
};

/// Shows nothing. Fit for a painter, and for QWidget::render.
class CountedPaper : public QPaintDevice {
 public:
  explicit CountedPaper(QSize size) : size_(size) {}
  QPaintEngine* paintEngine() const override { return &engine_; }
  const PaintCount& count() const { return engine_.given; }

 protected:
  int metric(PaintDeviceMetric wanted) const override {
    switch (wanted) {
      case PdmWidth: return size_.width();
      case PdmHeight: return size_.height();
      case PdmWidthMM: return size_.width() * 254 / (10 * DPI);
      case PdmHeightMM: return size_.height() * 254 / (10 * DPI);
      case PdmDpiX:
      case PdmDpiY:
      case PdmPhysicalDpiX:
      case PdmPhysicalDpiY: return DPI;
      case PdmNumColors: return INT_MAX;
      case PdmDepth: return 32;
      case PdmDevicePixelRatio: return 1;
      case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
    }
    return 0;
  }

 private:
  static constexpr int DPI = 96;

  class Engine : public QPaintEngine {
   public:
    Engine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { ++given.pictures; }
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override { ++given.pictures; }
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override { ++given.pictures; }
    void drawPath(const QPainterPath& path) override { add(path.elementCount()); }
    void drawPolygon(const QPointF*, int corners, PolygonDrawMode) override { add(corners); }
    void drawPolygon(const QPoint*, int corners, PolygonDrawMode) override { add(corners); }
    void drawTextItem(const QPointF&, const QTextItem& item) override { add(static_cast<int>(item.text().size())); }

    PaintCount given;

   private:
    void add(int points) {
      ++given.shapes;
      given.points += points;
    }
  };

  QSize size_;
  mutable Engine engine_;
};

}  // namespace linesman
