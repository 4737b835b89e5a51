// How the sources of this room say words. Inside `tools` only.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace linesman::tools {

inline QString tr(const char* text) { return QCoreApplication::translate("Tools", text); }

}  // namespace linesman::tools
