// On a hex grid: the cheapest way to the hex under the pointer.
#pragma once

#include "ui/tools/path_drag.h"

namespace linesman {

class WalkHexes : public PathDrag {
 public:
  WalkHexes(ToolHost& host, Hold hold) : PathDrag(host, std::move(hold)) {}

 protected:
  void lead_to(const Pointer& pointer) override;
  /// The way that was found, wherever the pointer has gone since.
  Path path_to(const Pointer&) const override { return draft().proposed_path(); }
  Pose end_of_path(const Path& path) const override;
};

}  // namespace linesman
