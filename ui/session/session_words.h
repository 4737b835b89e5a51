// How the sources of this room say words. Inside `session` only.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace linesman::session {

inline QString tr(const char* text) { return QCoreApplication::translate("Session", text); }

}  // namespace linesman::session
