// Fits one camera, with the spill of light, to all that is seen of a table. Inside `photo` only.
#pragma once

#include <Eigen/Core>
#include <optional>
#include <vector>

#include "photo/camera.h"

namespace linesman {

/// A square of known place with the corners that were found. White spills over black: it is seen smaller than it is.
struct SeenSquare {
  std::array<PicturePoint, 4> seen;
  std::array<Place3, 4> places;
};

/// A point of known place that a player pointed at.
struct SeenPoint {
  PicturePoint seen;
  Place3 place;
};

/// The corners of a rectangle of known size that lies somewhere on the table, as a player pointed at them: from the
/// lower left one anticlockwise, as it is read.
struct SeenRectangle {
  std::array<PicturePoint, 4> seen;
  double width = 1;   ///< inches
  double length = 1;  ///< inches
};

/// All that a picture shows of known things.
struct SeenThings {
  std::vector<SeenSquare> squares{};
  std::vector<SeenPoint> points{};
  std::vector<SeenRectangle> rectangles{};
};

/// Knowledge of a camera from earlier pictures: focal length, middle, k1, k2 and inset, as parameters of a fit.
struct KnownCamera {
  Eigen::VectorXd mean;
  Eigen::MatrixXd whitening;  ///< makes of a difference from the mean numbers of deviation 1
};

/// Knowledge of a camera before anything is fitted.
struct CameraPrior {
  int width = 0;  ///< of the picture, pixels
  int height = 0;
  std::optional<double> focal_of_35mm;  ///< as the camera says; nothing: as phones usually have
  double inset = 0.35;                  ///< by how much an edge of a square is seen inside of its place, pixels
  double point_error = 1.5;             ///< of a point that a player pointed at, pixels
  bool is_cropped = false;              ///< a part of a picture: its middle and its focal length say little
  bool is_film = false;                 ///< of a film: cut out of the sensor, and often straightened
  bool is_shifted = false;              ///< of a film whose middle is farther off than it usually is
  std::optional<KnownCamera> known{};   ///< in place of what is usual of focal length, middle, k1, k2 and inset

  double diagonal() const;
  double focal() const;         ///< pixels
  double focal_error() const;   ///< a share of it
  double middle_error() const;  ///< a share of the diagonal
  double k1_error() const;
};

/// A camera that was fitted, with what is needed to say how well it is known.
struct CameraFit {
  CameraPrior prior;
  Eigen::VectorXd parameters;  ///< see camera_fit.cpp
  Eigen::MatrixXd covariance;  ///< of the first CAMERA_PARAMETERS
  double corner_error = 0.1;   ///< standard deviation of a found corner of the squares, pixels
  double square_side = 0;      ///< the mean side of the squares, pixels
  double chi_squared = 0;      ///< at that error, with the priors

  PhotoCamera camera() const;
  double inset() const;
  /// The knowledge of the camera from now on, wherever it stands next.
  KnownCamera learned() const;
};

/// Focal length, middle (2), k1, k2, turn (3), shift (3), inset.
inline constexpr int CAMERA_PARAMETERS = 12;

/// The deviation of a square's own inset from that of the picture, pixels.
inline constexpr double INSET_DEVIATION = 0.1;

/// The mean side of a square as it is seen, pixels.
double seen_side(const std::array<PicturePoint, 4>& corners);

/// The camera of parameters.
PhotoCamera camera_of(const CameraPrior& prior, const Eigen::VectorXd& parameters);

/// The corners as they are seen when each edge lies `inset` pixels farther inside.
std::array<PicturePoint, 4> inset_corners(const std::array<PicturePoint, 4>& corners, double inset);

/// Nothing when they do not say where the camera is: fewer than four points of known place, all on one line, or no
/// camera sees them so.
std::optional<CameraFit> fit_camera(const CameraPrior& prior, const SeenThings& seen);

}  // namespace linesman
