// How the sources of this room say words. Inside `report` only.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace linesman::report {

inline QString tr(const char* text) { return QCoreApplication::translate("Report", text); }

}  // namespace linesman::report
