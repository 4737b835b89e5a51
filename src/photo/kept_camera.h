// One camera from picture to picture: what belongs to it is learned, where it stands is fitted each time.
//
//   KeptCamera camera(1920, 1080, MarkerFamily::tag36h11);
//   if (const auto fitted = camera.fit(table_tags(tags, known))) …
//   camera.square(tag.corners, {0.8, 1.1});   // where a marker lies, and how well that is known
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "photo/camera.h"
#include "photo/known_markers.h"
#include "photo/square.h"

namespace linesman {

/// How well the table markers agree with a camera.
struct KeptFit {
  // How far from its given place a fit without it puts each table marker, inches: root mean square and worst.
  double residual = 0;
  double worst = 0;
  std::optional<int> wrong{};  ///< the id of the marker that lies elsewhere than in the game; it is not used
  double wrong_by = 0;         ///< inches
  bool is_bent = false;        ///< no camera of the usual kind sees the markers so
};

class KeptCamera {
 public:
  KeptCamera(int width, int height, MarkerFamily family);
  ~KeptCamera();
  KeptCamera(KeptCamera&&) noexcept;
  KeptCamera& operator=(KeptCamera&&) noexcept;
  KeptCamera(const KeptCamera&) = delete;
  KeptCamera& operator=(const KeptCamera&) = delete;

  /// Whether it was fitted.
  bool stands() const;

  /// Fits where it stands, to at least four table markers. Nothing when no camera sees them so; it then stands as it
  /// stood.
  std::optional<KeptFit> fit(const std::vector<TableTag>& tags);

  /// It was fitted, and stands elsewhere from now on: what was learned of it stays.
  void begin_to_move();

  /// Whether the camera as it is known sees all of these markers from one place.
  bool agrees(const std::vector<TableTag>& tags) const;

  const PhotoCamera& camera() const;  ///< of the last fit
  double inset() const;

  /// Where a marker of that size lies; nothing when its corners are not seen on a plane of that height.
  std::optional<SquareFit> square(const std::array<PicturePoint, 4>& corners, const SquareSize& size) const;

 private:
  struct Fits;
  std::unique_ptr<Fits> fits_;
};

}  // namespace linesman
