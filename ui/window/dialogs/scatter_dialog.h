// Scatters terrain over the table: kind of country, density, fairness, another seed; with a picture of the result.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSlider>

#include "editing/scatter.h"
#include "table/game.h"

namespace linesman {

class ScatterDialog : public QDialog {
  Q_OBJECT
 public:
  /// `game` is the one that gets terrain. `seed` begins; "Another" counts up from it.
  ScatterDialog(const Game& game, std::uint64_t seed, QWidget* parent = nullptr);

  /// The game with its new terrain, as the picture shows it.
  const Result<Game>& with_terrain() const { return made_; }

 private:
  void scatter();

  const Game& game_;
  std::uint64_t seed_;
  Result<Game> made_;
  QComboBox* land_;
  QSlider* density_;
  QCheckBox* fair_;
  QLabel* picture_;
  QLabel* words_;
  QPushButton* take_;
};

}  // namespace linesman
