// Drags a model over open ground: straight on, in reverse with Shift, sideways with Alt.
#pragma once

#include "ui/tools/path_drag.h"

namespace linesman {

class DragModel : public PathDrag {
 public:
  DragModel(ToolHost& host, Hold hold);

 protected:
  void lead_to(const Pointer& pointer) override;
  Path path_to(const Pointer& pointer) const final;
  Pose end_of_path(const Path& path) const final;
  void dragged() override;

 private:
  Vec led_to_;  ///< the pointer
  Vec grip_;    ///< from the pointer to the end of the path, as it was pressed
};

}  // namespace linesman
