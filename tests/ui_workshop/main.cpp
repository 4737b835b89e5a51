#include <gmock/gmock.h>

#include <QApplication>
#include <QTemporaryDir>

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  // Rulesets and settings of this run go into a folder of its own.
  const QTemporaryDir home;
  for (const char* place : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
    qputenv(place, home.path().toUtf8());
  testing::InitGoogleMock(&argc, argv);
  const QApplication application(argc, argv);
  QApplication::setOrganizationName("linesman");
  QApplication::setApplicationName("linesman-test");
  return RUN_ALL_TESTS();
}
