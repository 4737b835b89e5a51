#include "ui/table/pins.h"

#include <algorithm>

#include "drawing/picture/reading_picture.h"

namespace linesman {

void Pins::set(std::vector<Measurement> measurements, const Scene& scene) {
  std::vector<Shown> shown(measurements.size());
  // What one read last it keeps, also when it cannot be read any more.
  for (std::size_t i = 0; i < measurements.size(); ++i) {
    const auto known = std::find(measurements_.begin(), measurements_.end(), measurements[i]);
    if (known != measurements_.end()) shown[i] = shown_[static_cast<std::size_t>(known - measurements_.begin())];
  }
  measurements_ = std::move(measurements);
  shown_ = std::move(shown);
  follow(scene);
}

void Pins::follow(const Scene& scene) {
  const BaseOf base_of = [&](PieceIndex piece) { return scene.footprint(piece); };
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    auto reading = read(measurements_[i], scene.game(), base_of);
    shown_[i].out_of_date = !reading;
    if (reading) shown_[i].reading = *std::move(reading);
  }
}

void Pins::paint(QPainter& painter, const Projection& projection, const Scene& scene) const {
  for (const Shown& shown : shown_)
    if (shown.reading)
      paint_reading(painter, projection, *shown.reading, scene.look().unit, scene.palette(),
                    shown.out_of_date ? ReadingState::out_of_date : ReadingState::standing);
}

QRectF Pins::extent(const Projection& projection, LengthUnit unit) const {
  QRectF all;
  for (const Shown& shown : shown_)
    if (shown.reading) all |= reading_extent(projection, *shown.reading, unit);
  return all;
}

}  // namespace linesman
