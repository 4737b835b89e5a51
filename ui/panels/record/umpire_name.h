// The umpire whose name was typed last on this machine, for every field that asks for it.
#pragma once

#include <QString>

namespace linesman {

/// Empty: none was typed yet.
QString last_umpire();
void keep_umpire(const QString& name);

}  // namespace linesman
