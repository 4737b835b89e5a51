// The controls beside a photograph on which models are put by eye: pins, models, terrain, and what is done with them.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <array>

#include "ui/panels/fields/number_edit.h"

namespace linesman {

enum class TraceStep { pins, models, terrain };

/// A thing of known size whose corners pins mark; inches.
struct PinnedThing {
  const char* words;
  double width;  ///< 0: the table itself
  double length;

  bool is_table() const { return width == 0; }
};

/// They do nothing by themselves.
class TraceControls : public QWidget {
  Q_OBJECT
 public:
  explicit TraceControls(LengthUnit unit, QWidget* parent = nullptr);

  const PinnedThing& pinned_thing() const;
  QPushButton& button(TraceStep step) const { return *steps[static_cast<std::size_t>(step)]; }
  /// Only the controls of that step are there.
  void show_step(TraceStep step);

  QLabel* const words;
  QComboBox* const thing;  ///< whose corners the pins mark
  NumberEdit* const east;  ///< of the pin or the thing, from the west edge
  NumberEdit* const north;
  QListWidget* const models;
  NumberEdit* const height;
  QComboBox* const kind;
  QComboBox* const outline;
  QLabel* const count;
  QCheckBox* const under;
  std::array<QPushButton*, 3> steps{};
  QPushButton* take = nullptr;
  QPushButton* cancel = nullptr;

 private:
  QWidget* pin_part();
  QWidget* model_part();
  QWidget* terrain_part();
  QWidget* step_row();
  QWidget* button_row();

  LengthUnit unit_;
  std::array<QWidget*, 3> parts_{};
};

}  // namespace linesman
