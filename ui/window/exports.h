// What leaves the window: pictures of the table. Sheets are in sheet_commands.h.
#pragma once

#include <QString>

#include "drawing/picture/palette.h"
#include "ui/session/session.h"

class QWidget;

namespace linesman {

/// Asks where by a dialog of `window`, and gives the sentence to show afterwards: empty when the player gave it up, a
/// reason when it could not be done.
QString export_picture(Session& session, const Look& look, QWidget* window);

}  // namespace linesman
