#include "photo/kept_camera.h"

#include <algorithm>
#include <cmath>

#include "photo/square_fit.h"
#include "photo/table_fit.h"

namespace linesman {

namespace {

constexpr double USUAL_CORNER_ERROR = 0.1;  // pixels
constexpr double DISAGREES = 3 * USUAL_CORNER_ERROR;
constexpr double MOST_STRAIN_OF_FILM = 2.5;  // of the middle, in its usual errors

/// The middle of the picture is farther from where it should be than a usual camera has it.
bool is_strained(const CameraFit& fit) {
  if (fit.prior.known) return false;
  constexpr int MIDDLE_X = 1;
  constexpr int MIDDLE_Y = 2;
  const double most = MOST_STRAIN_OF_FILM * fit.prior.middle_error();
  return std::hypot(fit.parameters[MIDDLE_X], fit.parameters[MIDDLE_Y]) > most;
}

}  // namespace

struct KeptCamera::Fits {
  CameraPrior prior;
  std::optional<CameraFit> fit{};
  PhotoCamera camera{};
};

KeptCamera::KeptCamera(int width, int height, MarkerFamily family) : fits_(std::make_unique<Fits>()) {
  fits_->prior.width = width;
  fits_->prior.height = height;
  fits_->prior.is_film = true;
  // White is inside of the square of the other family, and spills outwards.
  if (family == MarkerFamily::tagStandard41h12) fits_->prior.inset = -fits_->prior.inset;
}

KeptCamera::~KeptCamera() = default;
KeptCamera::KeptCamera(KeptCamera&&) noexcept = default;
KeptCamera& KeptCamera::operator=(KeptCamera&&) noexcept = default;

bool KeptCamera::stands() const { return fits_->fit.has_value(); }

std::optional<KeptFit> KeptCamera::fit(const std::vector<TableTag>& tags) {
  if (tags.size() < MIN_TABLE_MARKERS) return std::nullopt;
  CameraPrior prior = fits_->prior;
  auto whole = fit_without(prior, tags);
  if (!prior.known && !prior.is_shifted && (!whole || whole->corner_error > DISAGREES || is_strained(*whole))) {
    CameraPrior shifted = prior;
    shifted.is_shifted = true;
    auto freer = fit_without(shifted, tags);
    if (freer && freer->corner_error <= DISAGREES) {
      prior = shifted;
      whole = std::move(freer);
    }
  }
  if (!whole) return std::nullopt;
  KeptFit kept;
  TableLeftOut left_out = leave_out_each(prior, tags);
  kept.residual = left_out.residual();
  kept.worst = left_out.worst();
  if (const auto wrong = laid_wrongly(*whole, left_out)) {
    kept.wrong = tags[*wrong].marker.id;
    kept.wrong_by = left_out.distances[*wrong];
    whole = left_out.fits[*wrong];
  } else {
    kept.is_bent = whole->corner_error > DISAGREES;
  }
  fits_->prior = prior;
  fits_->camera = whole->camera();
  fits_->fit = std::move(whole);
  return kept;
}

void KeptCamera::begin_to_move() {
  if (fits_->fit) fits_->prior.known = fits_->fit->learned();
}

bool KeptCamera::agrees(const std::vector<TableTag>& tags) const {
  if (!fits_->fit || tags.size() < MIN_TABLE_MARKERS) return false;
  CameraPrior prior = fits_->prior;
  prior.known = fits_->fit->learned();
  const auto whole = fit_without(prior, tags);
  return whole && whole->corner_error <= std::max(DISAGREES, 2 * fits_->fit->corner_error);
}

const PhotoCamera& KeptCamera::camera() const { return fits_->camera; }
double KeptCamera::inset() const { return fits_->fit ? fits_->fit->inset() : 0; }

std::optional<SquareFit> KeptCamera::square(const std::array<PicturePoint, 4>& corners, const SquareSize& size) const {
  return fits_->fit ? fit_square(*fits_->fit, corners, size) : std::nullopt;
}

}  // namespace linesman
