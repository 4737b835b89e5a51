// Brings the selected piece on to the table: it begins where the table is pressed and goes where the pointer leads it.
#pragma once

#include <memory>

#include "ui/tools/drag_model.h"

namespace linesman {

class EnterTable : public DragModel {
 public:
  /// nullptr on hexes, and unless one piece is selected that its order may bring on.
  static std::unique_ptr<Gesture> begin(ToolHost& host, const Pointer& pointer);

  void start() override;

 protected:
  using DragModel::DragModel;
  void lead_to(const Pointer& pointer) override;
};

}  // namespace linesman
