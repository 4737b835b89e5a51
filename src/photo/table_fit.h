// Fits one camera to the table markers that are seen, and finds one that lies elsewhere than it should. Inside `photo`
// only.
#pragma once

#include <optional>
#include <vector>

#include "photo/camera_fit.h"
#include "photo/known_markers.h"

namespace linesman {

std::optional<CameraFit> fit_without(const CameraPrior& prior, const std::vector<TableTag>& tags,
                                     std::optional<std::size_t> without = {});

/// The results of the fits that leave out each table marker in turn.
struct TableLeftOut {
  std::vector<double> distances;  ///< inches
  std::vector<std::optional<CameraFit>> fits;

  /// Of the distances, inches: root mean square, and the greatest.
  double residual() const;
  double worst() const;
};

TableLeftOut leave_out_each(const CameraPrior& prior, const std::vector<TableTag>& tags);

/// The marker that was laid wrongly: without it the others agree far better than with it.
std::optional<std::size_t> laid_wrongly(const CameraFit& whole, const TableLeftOut& left_out);

}  // namespace linesman
