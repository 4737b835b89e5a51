// The model that was selected, for a screen reader.
#pragma once

#include <QWidget>

#include "table/game.h"

namespace linesman {

/// It is heard as if the keyboard had gone to it. Nothing where no reader listens.
void let_hear(QWidget& table, PieceIndex selected);

}  // namespace linesman
