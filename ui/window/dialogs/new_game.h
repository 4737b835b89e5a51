// Games to begin with: a bare table, a copy without its history, a template.
#pragma once

#include <QString>
#include <QStringList>
#include <span>
#include <string>
#include <vector>

#include "files/documents/document.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

/// A size that tables often have.
struct TableSize {
  const char* title;  ///< English, translated where it is shown
  double width;       ///< inches
  double depth;       ///< inches
};
std::span<const TableSize> table_sizes();

/// The table that a grid takes.
Table table_of(const HexLayout& layout);

/// Each name once, in order, without blanks at its ends.
std::vector<std::string> sides_named(const QString& comma_separated);

/// A game with nothing on its table. `tolerance` in the currency of the ruleset.
Game bare_game(const std::string& title, const std::string& ruleset, const Table& table,
               const std::vector<std::string>& sides, double tolerance = 0);

/// The same table at its turn, with no history before it.
Document without_history(const Document& document);

/// The same table as it stood before the first step of its history; as it stands where that is not known.
Document at_its_start(const Document& document);

/// The user's own templates: where they lie, and those that are there, by name.
QString template_folder();
QStringList game_templates();

/// Keeps a game, without its history, under a name among the templates; the file's path. A name that makes no file name
/// is a Problem, and so is a folder that cannot be written.
Result<QString> save_as_template(const Document& document, const QString& name);

}  // namespace linesman
