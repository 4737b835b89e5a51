// A whole picture of a game: for files, thumbnails, reports and the command line. Needs a QGuiApplication for its text.
#pragma once

#include <QImage>
#include <QPainter>
#include <string>

#include "base/result.h"
#include "referee/referee.h"
#include "ui/picture/models_picture.h"
#include "ui/picture/palette.h"

namespace linesman {

/// What a picture is of. `footprints` as its ruleset has them, or empty for those of the document; `judgement` (of this
/// game) may be nullptr.
struct Shot {
  const Game& game;
  const Footprints& footprints;
  const Judgement* judgement = nullptr;
};

/// The table in the middle of `frame` (painter's units), as large as it fits, with models and what the look asks for;
/// with a judgement the ruling over it.
void paint_picture(QPainter& painter, const QRectF& frame, const Shot& shot, const Look& look);

/// A picture of at most `size` pixels, in the table's own proportions: for start pages and lists.
QImage thumbnail(const Game& game, QSize size, const Look& look);

/// Writes `.png` (2400 pixels the longer way), `.svg` or `.pdf` (A4, the longer way across) by the ending of
/// `out_path`. A Problem for any other ending and for a file that cannot be written.
Result<void> render_picture(const Shot& shot, const std::string& out_path, const Look& look = {});

}  // namespace linesman
