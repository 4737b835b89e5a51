// Measurements that stay on the table, and what they read now.
#pragma once

#include <optional>
#include <vector>

#include "measuring/measurement.h"
#include "ui/table/scene.h"

namespace linesman {

class Pins {
 public:
  const std::vector<Measurement>& measurements() const { return measurements_; }
  void set(std::vector<Measurement> measurements, const Scene& scene);
  /// The scene shows another game: all are read again. One that cannot be keeps what it read, as out of date.
  void follow(const Scene& scene);

  void paint(QPainter& painter, const Projection& projection, const Scene& scene) const;
  /// All that `paint` touches, painter's units.
  QRectF extent(const Projection& projection, LengthUnit unit) const;

 private:
  struct Shown {
    std::optional<Reading> reading;  ///< none: it never could be read
    bool out_of_date = false;
  };
  std::vector<Measurement> measurements_;
  std::vector<Shown> shown_;  ///< as many
};

}  // namespace linesman
