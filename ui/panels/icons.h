// The program's own signs, in the colour of the text round them.
#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

#include "table/kind.h"

namespace linesman {

/// The sign resources/icons/NAME.svg. It is drawn when it is painted, so that it is sharp on every screen and follows
/// a palette that changes.
QIcon icon_named(const QString& name);

/// The program's icon, in its own colours.
QIcon program_icon();

// Kinds of terrain as small pictures.

/// "high wall".
QString words_for_kind(Kind kind);

/// A swatch of its texture, for surroundings as dark as the palette.
QIcon kind_icon(Kind kind, QSize size, const QPalette& palette);

}  // namespace linesman
