// Help: a first game in pictures, what keys and mouse do, and what this program is.
#pragma once

#include <span>

#include "ui/window/commands/command.h"
#include "ui/window/dialogs/help_pictures.h"

namespace linesman {

/// The part that help is asked for.
struct HelpFor {
  const QWidget* focus = nullptr;  ///< has the focus; nullptr: nothing has
  std::string_view tool;           ///< id of the tool in hand
};

/// Not modal: it can stay open beside the window. `commands`: those whose keys it lists. Begins with the page for the
/// part that has the focus; on the table that is the tool in hand, or with Move the five pictures of a first game.
void show_help(QWidget* parent, std::span<const Command> commands, const std::vector<HelpPicture>& pictures,
               const HelpFor& part);
/// The key sheet as tables of HTML; the part that has the focus comes first.
QString key_sheet_html(std::span<const Command> commands, const QWidget* focus = nullptr);
/// How to print, lay and shoot, what spoils a photograph, and how the program says so. Not modal.
void show_photograph_help(QWidget* parent);
void show_about(QWidget* parent);

}  // namespace linesman
