#include <QScreen>

#include "ui/window/commands/command_rows.h"
#include "ui/window/second/calibration_dialog.h"
#include "ui/window/second/spectator_window.h"

namespace linesman {

namespace {

SpectatorWindow& second_window(CommandContext& at) {
  auto* window = at.window.findChild<SpectatorWindow*>();
  if (window == nullptr) window = new SpectatorWindow(at.session, &at.window);
  window->show();
  window->raise();
  return *window;
}

void show_second_window(CommandContext& at) { second_window(at); }

void toggle_life_size(CommandContext& at) {
  SpectatorWindow& window = second_window(at);
  window.set_life_size(!window.life_size());
}

void calibrate_second_window(CommandContext& at) {
  SpectatorWindow& window = second_window(at);
  CalibrationDialog dialog(&window);
  if (dialog.exec() != QDialog::Accepted) return;
  keep_pixels_an_inch(*window.screen(), dialog.pixels_an_inch());
  window.set_life_size(true);
}

}  // namespace

std::span<const Command> second_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"second-window", QT_TR_NOOP("Secon&d window for spectators"), "Shift+F9", "", view_shown, game,
       show_second_window},
      {"life-size", QT_TR_NOOP("Second window life si&ze"), "", "", view_shown, game, toggle_life_size},
      {"calibrate", QT_TR_NOOP("Size of the second s&creen…"), "", "", view_shown, game, calibrate_second_window},
  };
  return ROWS;
}

}  // namespace linesman
