// The places that a set of searches can and cannot lead to, as cells.
#pragma once

#include <memory>

#include "reach/bounds/raster.h"
#include "reach/search/way_search.h"

namespace linesman {

struct EndRegion {
  Raster inner;
  Raster outer;
  std::uint64_t looks_left = 0;  ///< of those given
};

/// Cells of other lattices that earlier looks found; nullptr: none.
struct KnownBefore {
  const Raster* inner = nullptr;   ///< found by looks as fine: not looked at again
  const Raster* coarse = nullptr;  ///< found by coarser looks, of which a cell may hold more than is legal: where the
                                   ///< work has run out they are better than nothing
};

/// `searches` have one step; at least one. Where `looks` are spent, of which each part of it has a share, less is
/// `inner`. `cell`: inches along its cells, at most; 0: as the searches are fine.
EndRegion region_of(const std::vector<std::unique_ptr<WaySearch>>& searches, std::optional<double> facing,
                    const std::stop_token& stop, std::uint64_t looks = effort::OF_A_REACH,
                    const KnownBefore& known = {}, double cell = 0);

}  // namespace linesman
