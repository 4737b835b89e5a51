// Films, cameras, tones and a voice as a module of their own: only a call that needs one loads Qt Multimedia.
#include <QGuiApplication>

#include "filming/films.h"
#include "filming/heard.h"
#include "watch/film_calls.h"

namespace linesman {

namespace {

/// Players and cameras need an application that may have windows; the offscreen platform needs no display.
void have_application() {
  choose_media_engine();
  if (QCoreApplication::instance() != nullptr) return;
  const bool has_display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
  if (!has_display && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  static int count = 1;
  static char program[] = "linesman-cli";
  static char* arguments[] = {program, nullptr};
  static const auto* const application = new QGuiApplication(count, arguments);  // it lives as long as the program
  static_cast<void>(application);
}

}  // namespace

extern "C" Q_DECL_EXPORT void linesman_filming(FilmCalls& calls) {
  have_application();
  calls.in_file = [](const std::string& path, const std::atomic<bool>& stop) {
    return Result<std::unique_ptr<FrameSource>>(film_in_file(path, stop));
  };
  calls.of_camera = film_of_camera;
  calls.cameras = camera_names;
  calls.tones = tone_player;
  add_voice(calls);
}

}  // namespace linesman
