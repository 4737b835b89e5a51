// The player's preferences: kept by QSettings, and carried to another machine as a file.
#pragma once

#include <QKeySequence>
#include <QString>
#include <map>
#include <span>
#include <string>

#include "base/lengths.h"
#include "base/result.h"
#include "drawing/picture/palette.h"
#include "ui/window/appearance.h"
#include "ui/window/commands/command.h"
#include "ui/window/settings.h"

namespace linesman {

/// The page that is shown when the program starts without a file.
enum class AtStart { start_page, last_game };
constexpr Names<AtStart::last_game> names_of(AtStart) { return {"start-page", "last-game"}; }

inline constexpr int MIN_TEXT = 100;  // per cent of the desktop's size
inline constexpr int MAX_TEXT = 200;
inline constexpr int MAX_AUTOSAVE = 60;  // minutes

struct Preferences {
  QString language;  ///< empty: the system's
  Appearance appearance = Appearance::system;
  ColourSet colours = ColourSet::usual;
  int text_percent = MIN_TEXT;
  LengthUnit unit = LengthUnit::inch;  ///< of the table
  bool bases_in_mm = false;
  bool tables_in_feet = false;
  std::string ruleset;       ///< of new games; empty: the first one
  double tolerance = 0;      ///< of new games, in the currency of their ruleset
  int autosave_minutes = 0;  ///< 0: only when the player saves
  AtStart at_start = AtStart::start_page;
  std::map<std::string, QString> keys{};  ///< by command, where they are not the usual ones; portable text
};

Preferences kept_preferences();
void keep_preferences(const Preferences& preferences);

/// The keys of a command: the player's own, else those of the table of commands.
QList<QKeySequence> keys_in_force(const Command& command, const Preferences& preferences);

/// The keys that take a tool up. One that is also a command's on the table is left to that: it takes the tool up where
/// it has nothing else to do.
QList<QKeySequence> keys_of_tool(const Command& tool, std::span<const Command> commands,
                                 const Preferences& preferences);

/// Those of `commands` that have a key of `keys` besides `command`, where both can be reached at once.
QStringList commands_with(const QList<QKeySequence>& keys, const Command& command, std::span<const Command> commands,
                          const Preferences& preferences);

/// Writes or reads all preferences as a file (INI). A file that is none is a Problem and changes nothing.
Result<void> export_preferences(const QString& path);
Result<void> import_preferences(const QString& path);

/// Colours, text size and appearance of the whole program, at once.
void apply_look(const Preferences& preferences);

}  // namespace linesman
