// How the sources of this room say words. Inside `picture` only.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace linesman::picture {

inline QString tr(const char* text) { return QCoreApplication::translate("Picture", text); }

}  // namespace linesman::picture
