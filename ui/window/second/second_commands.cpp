#include "ui/window/second/second_commands.h"

#include <QScreen>

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

}  // namespace

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

}  // namespace linesman
