#include "ui/panels/record/umpire_name.h"

#include <QSettings>

namespace linesman {

namespace {

const QString LAST_UMPIRE = QStringLiteral("umpire");

}  // namespace

QString last_umpire() { return QSettings().value(LAST_UMPIRE).toString(); }
void keep_umpire(const QString& name) { QSettings().setValue(LAST_UMPIRE, name); }

}  // namespace linesman
