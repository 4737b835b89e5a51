// Kinds of terrain as small pictures.
#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

#include "table/kind.h"

namespace linesman {

/// "high wall".
QString words_for_kind(Kind kind);

/// A swatch of its texture, for surroundings as dark as the palette.
QIcon kind_icon(Kind kind, QSize size, const QPalette& palette);

}  // namespace linesman
