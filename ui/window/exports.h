// What leaves the window: rulings on paper and as PDF, pictures of the table.
#pragma once

#include <QString>

#include "ui/picture/palette.h"
#include "ui/session/session.h"

class QWidget;

namespace linesman {

// Each asks for what it needs by a dialog of `window`, and gives the sentence to show afterwards: empty when the player
// gave it up, a reason when it could not be done.

QString export_report(Session& session, QWidget* window);
QString print_ruling(Session& session, QWidget* window);
QString export_picture(Session& session, const Look& look, QWidget* window);

}  // namespace linesman
