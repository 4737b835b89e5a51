// File > Import and File > Export.
#pragma once

#include <QString>

#include "drawing/picture/palette.h"
#include "ui/session/session.h"
#include "ui/window/commands/command.h"
#include "ui/window/dialogs/export_dialog.h"

class QWidget;

namespace linesman {

// What leaves the window: pictures of the table. Sheets are in sheet_commands.h.

/// Asks where by a dialog of `window`, and gives the sentence to show afterwards: empty when the player gave it up, a
/// reason when it could not be done.
QString export_picture(Session& session, const ViewStyle& style, QWidget* window);

void ask_import(CommandContext& at);
void ask_export(CommandContext& at);

/// Shows what would come of a file, and imports it where the player agrees.
void import_from(CommandContext& at, const QString& path);

/// Writes the open game as the dialog says; what the format had no place for is told.
Result<void> export_to(CommandContext& at, const ExportDialog& dialog, const QString& path);

}  // namespace linesman
