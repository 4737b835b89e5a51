#include "photo/camera_fit.h"

#include <Eigen/Cholesky>
#include <Eigen/Geometry>
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "photo/least_squares.h"

namespace linesman {

namespace {

// Usual figures of phones: shares of the focal length and of the diagonal; k1 and k2 have no unit.
constexpr double DIAGONAL_OF_35MM = 43.27;
constexpr double USUAL_FOCAL = 26;
constexpr double FOCAL_ERROR_SAID = 0.03;
constexpr double FOCAL_ERROR_UNSAID = 0.1;
constexpr double MIDDLE_ERROR = 0.006;
// Of a picture that may be any half of the one that the camera took.
constexpr double FOCAL_ERROR_CROPPED = 0.4;
constexpr double MIDDLE_ERROR_CROPPED = 0.25;
constexpr double K1_ERROR = 0.05;
// Of a film.
constexpr double USUAL_FOCAL_OF_FILM = 28;
constexpr double FOCAL_ERROR_OF_FILM = 0.25;
constexpr double K1_ERROR_OF_FILM = 0.1;
constexpr double MIDDLE_ERROR_SHIFTED = 0.06;
constexpr double FOCAL_BREATH = 0.001;  // by focusing, from one picture to the next
constexpr double K2_ERROR = 0.02;
constexpr double INSET_ERROR = 0.12;  // pixels
constexpr int PRIORS = 6;

constexpr double FIRST_CORNER_ERROR = 0.15;
constexpr double MIN_CORNER_ERROR = 0.03;
constexpr double MAX_CORNER_ERROR = 4;

constexpr double FAR_AWAY = 1e3;  // a residual for what no camera sees

enum Parameter { FOCAL, MIDDLE_X, MIDDLE_Y, K1, K2, TURN, SHIFT = TURN + 3, INSET = SHIFT + 3 };
static_assert(INSET + 1 == CAMERA_PARAMETERS);

/// Everything that one fit is to explain.
struct Evidence {
  const CameraPrior& prior;
  const SeenThings& seen;
  double corner_error = FIRST_CORNER_ERROR;

  int deviations() const { return static_cast<int>(seen.squares.size()); }
  /// The place and the facing of each rectangle.
  int first_rectangle() const { return CAMERA_PARAMETERS + deviations(); }
  int parameters() const { return first_rectangle() + 3 * static_cast<int>(seen.rectangles.size()); }
  int measured() const {
    return static_cast<int>(8 * seen.squares.size() + 2 * seen.points.size() + 8 * seen.rectangles.size());
  }
  int residuals() const { return measured() + PRIORS + deviations(); }
};

std::array<Vec, 4> rectangle_corners(Vec at, double facing, double width, double length) {
  std::array<Vec, 4> corners{{{-width, -length}, {width, -length}, {width, length}, {-width, length}}};
  for (Vec& corner : corners) corner = at + rotated(corner * 0.5, facing);
  return corners;
}

/// Writes residuals one after another.
class ResidualWriter {
 public:
  ResidualWriter(const PhotoCamera& camera, Eigen::VectorXd& all) : camera_(camera), all_(all) {}

  void put(double residual) { all_[next_++] = residual; }

  void put(const std::array<Place3, 4>& places, double inset, const std::array<PicturePoint, 4>& found, double error) {
    std::array<PicturePoint, 4> corners;
    bool in_sight = true;
    for (std::size_t c = 0; c < corners.size(); ++c) {
      const auto seen = camera_.seen(places[c]);
      in_sight = in_sight && seen;
      if (seen) corners[c] = *seen;
    }
    if (inset != 0) corners = inset_corners(corners, inset);
    for (std::size_t c = 0; c < corners.size(); ++c) {
      put(in_sight ? (corners[c].x - found[c].x) / error : FAR_AWAY);
      put(in_sight ? (corners[c].y - found[c].y) / error : FAR_AWAY);
    }
  }

  void put(const Place3& place, const PicturePoint& found, double error) {
    const auto seen = camera_.seen(place);
    put(seen ? (seen->x - found.x) / error : FAR_AWAY);
    put(seen ? (seen->y - found.y) / error : FAR_AWAY);
  }

 private:
  const PhotoCamera& camera_;
  Eigen::VectorXd& all_;
  Eigen::Index next_ = 0;
};

/// The parameters that belong to the camera, wherever it stands.
Eigen::VectorXd of_camera(const Eigen::VectorXd& p) {
  Eigen::VectorXd own(PRIORS);
  own << p[FOCAL], p[MIDDLE_X], p[MIDDLE_Y], p[K1], p[K2], p[INSET];
  return own;
}

void put_priors(const CameraPrior& prior, const Eigen::VectorXd& p, ResidualWriter& writer) {
  if (prior.known) {
    const Eigen::VectorXd off = prior.known->whitening * (of_camera(p) - prior.known->mean);
    for (Eigen::Index i = 0; i < off.size(); ++i) writer.put(off[i]);
    return;
  }
  writer.put(p[FOCAL] / prior.focal_error());
  writer.put(p[MIDDLE_X] / prior.middle_error());
  writer.put(p[MIDDLE_Y] / prior.middle_error());
  writer.put(p[K1] / prior.k1_error());
  writer.put(p[K2] / K2_ERROR);
  writer.put((p[INSET] - prior.inset) / INSET_ERROR);
}

void fill_residuals(const Evidence& evidence, const Eigen::VectorXd& p, Eigen::VectorXd& r) {
  const PhotoCamera camera = camera_of(evidence.prior, p);
  ResidualWriter writer(camera, r);
  Eigen::Index deviation = CAMERA_PARAMETERS;
  for (const SeenSquare& square : evidence.seen.squares)
    writer.put(square.places, p[INSET] + p[deviation++], square.seen, evidence.corner_error);
  for (const SeenPoint& point : evidence.seen.points) writer.put(point.place, point.seen, evidence.prior.point_error);
  Eigen::Index pose = evidence.first_rectangle();
  for (const SeenRectangle& rectangle : evidence.seen.rectangles) {
    const auto corners = rectangle_corners({p[pose], p[pose + 1]}, p[pose + 2], rectangle.width, rectangle.length);
    std::array<Place3, 4> places{};
    for (std::size_t c = 0; c < corners.size(); ++c) places[c] = {corners[c].x, corners[c].y, 0};
    writer.put(places, 0, rectangle.seen, evidence.prior.point_error);
    pose += 3;
  }
  put_priors(evidence.prior, p, writer);
  for (int i = 0; i < evidence.deviations(); ++i) writer.put(p[CAMERA_PARAMETERS + i] / INSET_DEVIATION);
}

LeastSquares problem_of(const Evidence& evidence) {
  return {[&evidence](const Eigen::VectorXd& p, Eigen::VectorXd& r) { fill_residuals(evidence, p, r); },
          evidence.parameters(), evidence.residuals()};
}

/// Points of the table and where a camera without distortion would see them, from its axis, as slopes.
struct Slopes {
  std::vector<Place3> places;
  std::vector<PicturePoint> seen;
};

Slopes slopes_of(const Evidence& evidence) {
  const PhotoCamera camera = camera_of(evidence.prior, Eigen::VectorXd::Zero(CAMERA_PARAMETERS));
  Slopes slopes;
  const auto add = [&](const PicturePoint& seen, const Place3& place) {
    slopes.places.push_back(place);
    slopes.seen.push_back({(seen.x - camera.middle.x) / camera.focal, (seen.y - camera.middle.y) / camera.focal});
  };
  for (const SeenSquare& square : evidence.seen.squares)
    for (std::size_t c = 0; c < square.seen.size(); ++c) add(square.seen[c], square.places[c]);
  for (const SeenPoint& point : evidence.seen.points) add(point.seen, point.place);
  return slopes;
}

/// The homography from the plane of the table to slopes, by direct linear transformation of centred places.
std::optional<Eigen::Matrix3d> homography_of(const Slopes& slopes, const Place3& middle, double size) {
  Eigen::MatrixXd a(2 * static_cast<Eigen::Index>(slopes.places.size()), 9);
  for (std::size_t i = 0; i < slopes.places.size(); ++i) {
    const double x = (slopes.places[i][0] - middle[0]) / size;
    const double y = (slopes.places[i][1] - middle[1]) / size;
    const auto [u, v] = slopes.seen[i];
    const auto row = 2 * static_cast<Eigen::Index>(i);
    a.row(row) << x, y, 1, 0, 0, 0, -u * x, -u * y, -u;
    a.row(row + 1) << 0, 0, 0, x, y, 1, -v * x, -v * y, -v;
  }
  const Eigen::JacobiSVD<Eigen::MatrixXd> svd(a, Eigen::ComputeFullV);
  const auto& singular = svd.singularValues();
  constexpr double LEAST = 1e-6;
  if (singular.size() < 8 || singular[7] < LEAST * singular[0]) return std::nullopt;
  const Eigen::VectorXd h = svd.matrixV().col(8);
  Eigen::Matrix3d matrix;
  matrix << h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7], h[8];
  return matrix;
}

/// A first pose; nothing when the points do not say one.
std::optional<Eigen::VectorXd> first_guess(const Evidence& evidence) {
  const Slopes slopes = slopes_of(evidence);
  if (slopes.places.size() < 4) return std::nullopt;
  Place3 middle{};
  for (const Place3& place : slopes.places)
    for (std::size_t i = 0; i < 3; ++i) middle[i] += place[i] / static_cast<double>(slopes.places.size());
  double size = 1;
  for (const Place3& place : slopes.places)
    size = std::max(size, std::hypot(place[0] - middle[0], place[1] - middle[1]));
  const auto found = homography_of(slopes, middle, size);
  if (!found) return std::nullopt;
  Eigen::Matrix3d h = *found / size;
  h.col(2) = found->col(2) - (h.col(0) * middle[0] + h.col(1) * middle[1]);
  const double scale = 2 / (h.col(0).norm() + h.col(1).norm());
  h *= scale;
  if (h.row(2).dot(Eigen::Vector3d(middle[0], middle[1], 1)) < 0) h = -h;
  Eigen::Matrix3d axes;
  axes << h.col(0), h.col(1), h.col(0).cross(h.col(1));
  const Eigen::JacobiSVD<Eigen::Matrix3d> svd(axes, Eigen::ComputeFullU | Eigen::ComputeFullV);
  const Eigen::Matrix3d turn = svd.matrixU() * svd.matrixV().transpose();
  if (turn.determinant() < 0) return std::nullopt;
  const Eigen::AngleAxisd axis(turn);
  Eigen::VectorXd guess = Eigen::VectorXd::Zero(evidence.parameters());
  guess.segment<3>(TURN) = axis.angle() * axis.axis();
  guess.segment<3>(SHIFT) = h.col(2);
  guess[INSET] = evidence.prior.inset;
  return guess;
}

/// Where rectangles lie by a first pose of the camera; false when they are not seen on the table.
bool guess_rectangles(const Evidence& evidence, Eigen::VectorXd& guess) {
  const PhotoCamera camera = camera_of(evidence.prior, guess);
  Eigen::Index pose = evidence.first_rectangle();
  for (const SeenRectangle& rectangle : evidence.seen.rectangles) {
    std::array<Vec, 4> corners;
    for (std::size_t c = 0; c < corners.size(); ++c) {
      const auto place = camera.place_at(rectangle.seen[c], 0);
      if (!place) return false;
      corners[c] = *place;
    }
    const Vec up = corners[2] + corners[3] - corners[0] - corners[1];
    if (length(up) == 0) return false;
    const Vec middle = (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25;
    guess.segment<3>(pose) << middle.x, middle.y, heading_of(up);
    pose += 3;
  }
  return true;
}

double chi_squared(const Evidence& evidence, const Eigen::VectorXd& parameters) {
  Eigen::VectorXd residuals(evidence.residuals());
  fill_residuals(evidence, parameters, residuals);
  return residuals.squaredNorm();
}

/// The error of corners that the residuals show, held to what is usual while they are few.
double shown_error(const Evidence& evidence, double chi) {
  constexpr double USUAL = 8;
  constexpr double POSE = 6;
  const double freedom = std::max(0.0, evidence.measured() - POSE);
  return std::clamp(evidence.corner_error * std::sqrt((chi + USUAL) / (freedom + USUAL)), MIN_CORNER_ERROR,
                    MAX_CORNER_ERROR);
}

}  // namespace

double CameraPrior::diagonal() const { return std::hypot(width, height); }
double CameraPrior::focal() const {
  return focal_of_35mm.value_or(is_film ? USUAL_FOCAL_OF_FILM : USUAL_FOCAL) / DIAGONAL_OF_35MM * diagonal();
}
double CameraPrior::focal_error() const {
  if (is_cropped) return FOCAL_ERROR_CROPPED;
  if (is_film) return FOCAL_ERROR_OF_FILM;
  return focal_of_35mm ? FOCAL_ERROR_SAID : FOCAL_ERROR_UNSAID;
}
double CameraPrior::middle_error() const {
  if (is_shifted) return MIDDLE_ERROR_SHIFTED;
  return is_cropped ? MIDDLE_ERROR_CROPPED : MIDDLE_ERROR;
}
double CameraPrior::k1_error() const { return is_film ? K1_ERROR_OF_FILM : K1_ERROR; }

double seen_side(const std::array<PicturePoint, 4>& corners) {
  double sum = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const PicturePoint& next = corners[(i + 1) % corners.size()];
    sum += std::hypot(next.x - corners[i].x, next.y - corners[i].y);
  }
  return sum / static_cast<double>(corners.size());
}

PhotoCamera camera_of(const CameraPrior& prior, const Eigen::VectorXd& p) {
  PhotoCamera camera;
  camera.focal = prior.focal() * std::exp(p[FOCAL]);
  camera.middle = {prior.width / 2.0 + p[MIDDLE_X] * prior.diagonal(),
                   prior.height / 2.0 + p[MIDDLE_Y] * prior.diagonal()};
  camera.k1 = p[K1];
  camera.k2 = p[K2];
  camera.turn = {p[TURN], p[TURN + 1], p[TURN + 2]};
  camera.shift = {p[SHIFT], p[SHIFT + 1], p[SHIFT + 2]};
  return camera;
}

PhotoCamera CameraFit::camera() const { return camera_of(prior, parameters); }
double CameraFit::inset() const { return parameters[INSET]; }

KnownCamera CameraFit::learned() const {
  const std::array<int, PRIORS> places{FOCAL, MIDDLE_X, MIDDLE_Y, K1, K2, INSET};
  Eigen::MatrixXd own(PRIORS, PRIORS);
  for (int i = 0; i < PRIORS; ++i)
    for (int j = 0; j < PRIORS; ++j)
      own(i, j) = covariance(places[static_cast<std::size_t>(i)], places[static_cast<std::size_t>(j)]);
  own(0, 0) += FOCAL_BREATH * FOCAL_BREATH;
  constexpr double LEAST = 1e-12;
  own.diagonal().array() += LEAST;
  const Eigen::LLT<Eigen::MatrixXd> root(own);
  return {of_camera(parameters), root.matrixL().solve(Eigen::MatrixXd::Identity(PRIORS, PRIORS))};
}

std::array<PicturePoint, 4> inset_corners(const std::array<PicturePoint, 4>& corners, double inset) {
  using Eigen::Vector2d;
  const auto at = [&](std::size_t i) { return Vector2d(corners[i % 4].x, corners[i % 4].y); };
  const Vector2d middle = (at(0) + at(1) + at(2) + at(3)) / 4;
  // Inward unit normals of the edges from each corner to the next.
  std::array<Vector2d, 4> normals;
  for (std::size_t i = 0; i < 4; ++i) {
    const Vector2d along = at(i + 1) - at(i);
    normals[i] = Vector2d(-along.y(), along.x()) / std::max(along.norm(), 1e-9);
    if (normals[i].dot(middle - at(i)) < 0) normals[i] = -normals[i];
  }
  std::array<PicturePoint, 4> moved;
  for (std::size_t i = 0; i < 4; ++i) {
    const Vector2d& before = normals[(i + 3) % 4];
    const Vector2d& after = normals[i];
    const Vector2d corner = at(i) + inset * (before + after) / std::max(1 + before.dot(after), 0.05);
    moved[i] = {corner.x(), corner.y()};
  }
  return moved;
}

std::optional<CameraFit> fit_camera(const CameraPrior& prior, const SeenThings& seen) {
  Evidence evidence{prior, seen};
  auto parameters = first_guess(evidence);
  if (!parameters || !guess_rectangles(evidence, *parameters)) return std::nullopt;
  double chi = 0;
  constexpr int ROUNDS = 3;
  for (int round = 0; round < ROUNDS; ++round) {
    if (!minimise(problem_of(evidence), *parameters)) return std::nullopt;
    chi = chi_squared(evidence, *parameters);
    if (seen.squares.empty() || round + 1 == ROUNDS) break;
    evidence.corner_error = shown_error(evidence, chi);
  }
  if (!std::isfinite(chi) || chi > FAR_AWAY * FAR_AWAY) return std::nullopt;
  CameraFit fit;
  fit.prior = prior;
  fit.parameters = *parameters;
  const Eigen::MatrixXd covariance = covariance_of(jacobian_of(problem_of(evidence), *parameters));
  fit.covariance = covariance.topLeftCorner(CAMERA_PARAMETERS, CAMERA_PARAMETERS);
  fit.corner_error = evidence.corner_error;
  for (const SeenSquare& square : seen.squares)
    fit.square_side += seen_side(square.seen) / static_cast<double>(seen.squares.size());
  fit.chi_squared = chi;
  return fit;
}

}  // namespace linesman
