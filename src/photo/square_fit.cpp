#include "photo/square_fit.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/heading.h"
#include "photo/least_squares.h"

namespace linesman {

namespace {

// 95 of 100 normal errors in a plane and on a line, in standard deviations.
constexpr double PLANE_95 = 2.4477;
constexpr double LINE_95 = 1.96;
constexpr double NOT_IN_SIGHT = 1e3;

enum SquareParameter { X, Y, FACING, DEVIATION };
constexpr int SQUARE_PARAMETERS = 4;
constexpr int SQUARE_RESIDUALS = 9;

/// The corners of one square and what is known of it.
struct SeenCorners {
  const std::array<PicturePoint, 4>& seen;
  const SquareSize& square;
  double corner_error;
};

void fill_square_residuals(const SeenCorners& corners, const PhotoCamera& camera, double inset, double height,
                           const Eigen::VectorXd& p, Eigen::VectorXd& r) {
  const auto places = square_corners({p[X], p[Y]}, p[FACING] * 180 / std::numbers::pi, corners.square.size);
  std::array<PicturePoint, 4> expected;
  bool in_sight = true;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto seen = camera.seen({places[i].x, places[i].y, height});
    in_sight = in_sight && seen;
    if (seen) expected[i] = *seen;
  }
  expected = inset_corners(expected, inset + p[DEVIATION]);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const auto row = 2 * static_cast<Eigen::Index>(i);
    r[row] = in_sight ? (expected[i].x - corners.seen[i].x) / corners.corner_error : NOT_IN_SIGHT;
    r[row + 1] = in_sight ? (expected[i].y - corners.seen[i].y) / corners.corner_error : NOT_IN_SIGHT;
  }
  r[SQUARE_RESIDUALS - 1] = p[DEVIATION] / INSET_DEVIATION;
}

/// A corner is found by the pixels along its edges: the fewer there are, the worse.
double corner_error_of(const CameraFit& fit, const std::array<PicturePoint, 4>& seen) {
  constexpr double MOST = 3;
  const double fewer = fit.square_side / std::max(seen_side(seen), 1.0);
  return fit.corner_error * std::sqrt(std::clamp(fewer, 1.0, MOST));
}

/// The corners on the plane, with the spill of light taken off.
std::optional<std::array<Vec, 4>> corners_on_plane(const CameraFit& fit, const std::array<PicturePoint, 4>& seen,
                                                   double height) {
  const auto outer = inset_corners(seen, -fit.inset());
  const PhotoCamera camera = fit.camera();
  std::array<Vec, 4> places;
  for (std::size_t i = 0; i < outer.size(); ++i) {
    const auto place = camera.place_at(outer[i], height);
    if (!place) return std::nullopt;
    places[i] = *place;
  }
  return places;
}

/// By how much place and facing move with the camera (its parameters) and with the height, one standard deviation each.
Eigen::Matrix4d covariance_with_camera(const CameraFit& fit, const SeenCorners& corners, const Eigen::VectorXd& pose) {
  const auto residuals_of = [&](const Eigen::VectorXd& camera, double height) {
    Eigen::VectorXd r(SQUARE_RESIDUALS);
    fill_square_residuals(corners, camera_of(fit.prior, camera), camera[CAMERA_PARAMETERS - 1], height, pose, r);
    return r;
  };
  const double height = corners.square.height;
  const LeastSquares of_pose{[&](const Eigen::VectorXd& p, Eigen::VectorXd& r) {
                               fill_square_residuals(corners, fit.camera(), fit.inset(), height, p, r);
                             },
                             SQUARE_PARAMETERS, SQUARE_RESIDUALS};
  const LeastSquares of_camera{[&](const Eigen::VectorXd& p, Eigen::VectorXd& r) { r = residuals_of(p, height); },
                               CAMERA_PARAMETERS, SQUARE_RESIDUALS};
  const Eigen::VectorXd camera = fit.parameters.head(CAMERA_PARAMETERS);
  const Eigen::MatrixXd by_pose = jacobian_of(of_pose, pose);
  const Eigen::MatrixXd own = covariance_of(by_pose);
  const Eigen::MatrixXd answer = -own * by_pose.transpose();
  const Eigen::MatrixXd by_camera = answer * jacobian_of(of_camera, camera);
  constexpr double STEP = 1e-4;
  const Eigen::VectorXd by_height = answer *
                                    (residuals_of(camera, height + STEP) - residuals_of(camera, height - STEP)) /
                                    (2 * STEP) * corners.square.height_error;
  return own + by_camera * fit.covariance * by_camera.transpose() + by_height * by_height.transpose();
}

}  // namespace

std::optional<SquareFit> fit_square(const CameraFit& camera, const std::array<PicturePoint, 4>& seen,
                                    const SquareSize& square) {
  const auto places = corners_on_plane(camera, seen, square.height);
  if (!places) return std::nullopt;
  const auto& [lower_left, lower_right, upper_right, upper_left] = *places;
  const Vec up = (upper_left + upper_right - lower_left - lower_right) * 0.5;
  const Vec right = (lower_right + upper_right - lower_left - upper_left) * 0.5;
  if (length(up) == 0 || cross(right, up) <= 0) return std::nullopt;
  const Vec middle = (lower_left + lower_right + upper_right + upper_left) * 0.25;
  const SeenCorners corners{seen, square, corner_error_of(camera, seen)};
  Eigen::VectorXd pose(SQUARE_PARAMETERS);
  pose << middle.x, middle.y, radians(heading_of(up)), 0;
  const PhotoCamera known = camera.camera();
  const LeastSquares problem{[&](const Eigen::VectorXd& p, Eigen::VectorXd& r) {
                               fill_square_residuals(corners, known, camera.inset(), square.height, p, r);
                             },
                             SQUARE_PARAMETERS, SQUARE_RESIDUALS};
  if (!minimise(problem, pose)) return std::nullopt;
  Eigen::VectorXd residuals(SQUARE_RESIDUALS);
  problem(pose, residuals);
  const Eigen::Matrix4d covariance = covariance_with_camera(camera, corners, pose);
  const Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> axes(Eigen::Matrix2d(covariance.topLeftCorner<2, 2>()));
  SquareFit fit;
  fit.at = {pose[X], pose[Y]};
  fit.facing = normalised(pose[FACING] * 180 / std::numbers::pi);
  fit.uncertainty = PLANE_95 * std::sqrt(std::max(axes.eigenvalues()[1], 0.0));
  fit.turn = LINE_95 * std::sqrt(std::max(covariance(FACING, FACING), 0.0)) * 180 / std::numbers::pi;
  fit.misfit = std::sqrt(residuals.squaredNorm() / SQUARE_RESIDUALS);
  fit.scale = std::sqrt(std::abs(cross(right, up))) / square.size;
  return fit;
}

}  // namespace linesman
