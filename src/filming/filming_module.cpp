// Films and cameras as a module of their own: only a call that needs one loads Qt Multimedia.
#include "filming/filming.h"

#include <QGuiApplication>

#include "filming/films.h"

namespace linesman {

namespace {

/// Players and cameras need an application that may have windows; the offscreen platform needs no display.
void have_application() {
  if (QCoreApplication::instance() != nullptr) return;
  choose_media_engine();
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
}

}  // namespace linesman
