#include <gmock/gmock.h>

#include <QApplication>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <cstdio>

#include "ui/window/appearance.h"
#include "ui/window/application.h"

namespace {

/// Without what the offscreen platform says of itself at every window.
void say(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  if (!message.contains("propagateSizeHints"))
    std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qInstallMessageHandler(say);
  // Settings and pictures of this run belong to no user.
  const QTemporaryDir home;
  qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
  qputenv("XDG_CACHE_HOME", home.path().toUtf8());
  qputenv("XDG_DATA_HOME", home.path().toUtf8());
  qputenv("XDG_STATE_HOME", home.path().toUtf8());
  testing::InitGoogleMock(&argc, argv);
  // As the program has it; a test that is not about it finds out by what it expects.
  linesman::GuardedApplication application(argc, argv);
  QApplication::setOrganizationName("linesman");
  QApplication::setApplicationName("linesman-test");
  linesman::apply_appearance(linesman::Appearance::light);
  return RUN_ALL_TESTS();
}
