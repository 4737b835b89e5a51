// How the sources of this room say words. Inside `window` only.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace linesman::window {

inline QString tr(const char* text) { return QCoreApplication::translate("Window", text); }

}  // namespace linesman::window
