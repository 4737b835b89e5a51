#include "photo/table_fit.h"

#include <algorithm>
#include <cmath>

#include "photo/square_fit.h"

namespace linesman {

namespace {

SeenSquare seen_square(const FoundTag& tag, const TableMarker& marker) {
  SeenSquare square{tag.corners, {}};
  const auto corners = square_corners(marker.at, marker.facing, marker.size);
  for (std::size_t i = 0; i < corners.size(); ++i) square.places[i] = {corners[i].x, corners[i].y, 0};
  return square;
}

}  // namespace

std::optional<CameraFit> fit_without(const CameraPrior& prior, const std::vector<TableTag>& tags,
                                     std::optional<std::size_t> without) {
  SeenThings seen;
  for (std::size_t i = 0; i < tags.size(); ++i)
    if (i != without) seen.squares.push_back(seen_square(tags[i].tag, tags[i].marker));
  return fit_camera(prior, seen);
}

double TableLeftOut::residual() const {
  double sum = 0;
  for (const double off : distances) sum += off * off;
  return std::sqrt(sum / static_cast<double>(distances.size()));
}

double TableLeftOut::worst() const {
  double worst = 0;
  for (const double off : distances) worst = std::max(worst, off);
  return worst;
}

TableLeftOut leave_out_each(const CameraPrior& prior, const std::vector<TableTag>& tags) {
  TableLeftOut all;
  for (std::size_t i = 0; i < tags.size(); ++i) {
    auto fit = fit_without(prior, tags, i);
    double off = 0;
    if (fit)
      if (const auto square = fit_square(*fit, tags[i].tag.corners, {tags[i].marker.size, 0, 0}))
        off = distance(square->at, tags[i].marker.at);
    all.distances.push_back(off);
    all.fits.push_back(std::move(fit));
  }
  return all;
}

std::optional<std::size_t> laid_wrongly(const CameraFit& whole, const TableLeftOut& left_out) {
  constexpr double MIN_OFF = 0.1;      // inches
  constexpr double BETTER = 2.5;       // times smaller errors of the corners
  constexpr double ALONE = 1.5;        // times smaller than without any other
  constexpr double MIN_MISFIT = 0.35;  // pixels, of all together
  if (whole.corner_error < MIN_MISFIT) return std::nullopt;
  std::optional<std::size_t> best;
  double least = HUGE_VAL;
  double second = HUGE_VAL;
  for (std::size_t i = 0; i < left_out.fits.size(); ++i) {
    if (!left_out.fits[i]) continue;
    const double error = left_out.fits[i]->corner_error;
    second = std::min(second, std::max(error, least));
    if (error >= least) continue;
    least = error;
    best = i;
  }
  if (!best || left_out.distances[*best] < MIN_OFF) return std::nullopt;
  if (whole.corner_error < BETTER * least || second < ALONE * least) return std::nullopt;
  return best;
}

}  // namespace linesman
