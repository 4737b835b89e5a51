// The program's own signs, in the colour of the text round them.
#pragma once

#include <QIcon>

namespace linesman {

/// The sign resources/icons/NAME.svg. It is drawn when it is painted, so that it is sharp on every screen and follows
/// a palette that changes.
QIcon icon_named(const QString& name);

/// The program's icon, in its own colours.
QIcon program_icon();

}  // namespace linesman
