// Where something is to be written: the file dialog, with an ending that says what the file is.
#pragma once

#include <QStringList>

#include "ui/session/session.h"

class QWidget;

namespace linesman {

/// `path` with one of the endings ("pdf"): it keeps one that it has; another kind of file's is exchanged for the first,
/// anything else is followed by it.
QString with_ending(const QString& path, const QStringList& endings);

/// The game's own folder, else the player's documents: an example's folder may be one that cannot be written to.
QString folder_for(const QString& game_file);

/// The path that the player chooses, with one of the endings; empty when the player gives up. What is there already is
/// only replaced when the player says so.
QString ask_where_to_write(QWidget* window, const QString& title, const QString& proposed, const QString& filter,
                           const QStringList& endings);

/// A name for a file of the game, without its ending: as its own file is called, else its title without what file
/// systems refuse, else "linesman".
QString name_for_file(const Session& session);

}  // namespace linesman
