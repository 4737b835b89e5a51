// File > Import and File > Export.
#pragma once

#include "ui/window/export_dialog.h"
#include "ui/window/workplace.h"

namespace linesman {

void ask_import(Workplace& at);
void ask_export(Workplace& at);

/// Shows what would come of a file, and imports it where the player agrees.
void import_from(Workplace& at, const QString& path);

/// Writes the open game as the dialog says; what the format had no place for is told.
Result<void> export_to(Workplace& at, const ExportDialog& dialog, const QString& path);

}  // namespace linesman
