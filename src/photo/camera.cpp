#include "photo/camera.h"

#include <Eigen/Geometry>
#include <cmath>

#include "base/heading.h"

namespace linesman {

namespace {

Eigen::Vector3d vector(const Place3& p) { return {p[0], p[1], p[2]}; }

Eigen::Matrix3d matrix(const Place3& turn) {
  const Eigen::Vector3d axis = vector(turn);
  const double angle = axis.norm();
  if (angle < 1e-12) return Eigen::Matrix3d::Identity();
  return Eigen::AngleAxisd(angle, axis / angle).toRotationMatrix();
}

/// The slope of the ray that distortion shows at slope `seen`; Newton's method.
double undistorted(double seen, double k1, double k2) {
  double r = seen;
  for (int i = 0; i < 20; ++i) {
    const double r2 = r * r;
    const double value = r * (1 + r2 * (k1 + r2 * k2)) - seen;
    const double slope = 1 + r2 * (3 * k1 + 5 * k2 * r2);
    if (!(slope > 0.1)) return r;
    r -= value / slope;
    if (std::abs(value) < 1e-14) break;
  }
  return r;
}

}  // namespace

std::optional<PicturePoint> PhotoCamera::seen(const Place3& place) const {
  const Eigen::Vector3d p = matrix(turn) * vector(place) + vector(shift);
  if (p.z() < 1e-6) return std::nullopt;
  const double u = p.x() / p.z();
  const double v = p.y() / p.z();
  const double r2 = u * u + v * v;
  const double scale = focal * (1 + r2 * (k1 + r2 * k2));
  return PicturePoint{middle.x + scale * u, middle.y + scale * v};
}

std::optional<Vec> PhotoCamera::place_at(const PicturePoint& point, double height) const {
  const double u = (point.x - middle.x) / focal;
  const double v = (point.y - middle.y) / focal;
  const double slope = std::hypot(u, v);
  const double shrink = slope > 0 ? undistorted(slope, k1, k2) / slope : 1;
  const Eigen::Matrix3d to_table = matrix(turn).transpose();
  const Eigen::Vector3d ray = to_table * Eigen::Vector3d(u * shrink, v * shrink, 1);
  const Eigen::Vector3d eye = -(to_table * vector(shift));
  if (std::abs(ray.z()) < 1e-9) return std::nullopt;
  const double along = (height - eye.z()) / ray.z();
  if (along <= 0) return std::nullopt;
  return Vec{eye.x() + along * ray.x(), eye.y() + along * ray.y()};
}

Place3 PhotoCamera::position() const {
  const Eigen::Vector3d eye = -(matrix(turn).transpose() * vector(shift));
  return {eye.x(), eye.y(), eye.z()};
}

std::array<Vec, 4> square_corners(Vec at, double facing, double size) {
  const double half = size / 2;
  std::array<Vec, 4> corners{{{-half, -half}, {half, -half}, {half, half}, {-half, half}}};
  for (Vec& corner : corners) corner = at + rotated(corner, facing);
  return corners;
}

}  // namespace linesman
