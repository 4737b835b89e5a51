#include <gmock/gmock.h>

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

QByteArray bytes_of(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QFile::ReadOnly)) << path.toStdString();
  return file.readAll();
}

QStringList programs_and_plugins() {
  QStringList all{LINESMAN_CLI, LINESMAN_WINDOW};
  for (QDirIterator it(LINESMAN_RULESETS, {"*.so"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
    all << it.next();
  return all;
}

TEST(AProgramOrPlugin, HoldsNoPathOfWhereItWasBuilt) {
  ASSERT_GT(programs_and_plugins().size(), 2);
  for (const QString& path : programs_and_plugins())
    EXPECT_FALSE(bytes_of(path).contains(LINESMAN_SOURCE_DIR)) << path.toStdString();
}

/// The text that the window's program prints before a language is chosen in it.
std::string printed_by_window(const QStringList& arguments, const QStringList& variables) {
  const QTemporaryDir home;
  QStringList environment{"HOME=" + home.path()};
  for (const QString& variable : QProcess::systemEnvironment())
    if (!variable.startsWith("XDG_") && !variable.startsWith("HOME=") && !variable.startsWith("LC_") &&
        !variable.startsWith("LANG") && !variable.startsWith("DISPLAY=") && !variable.startsWith("QT_QPA_PLATFORM="))
      environment << variable;
  QProcess program;
  program.setEnvironment(environment + variables);
  program.setProcessChannelMode(QProcess::MergedChannels);
  program.start(LINESMAN_WINDOW, arguments);
  EXPECT_TRUE(program.waitForFinished());
  return program.readAll().toStdString();
}

TEST(TheWindowsProgram, SaysItsHelpInTheLanguageOfTheEnvironment) {
  for (const QStringList& german : {QStringList{"LANGUAGE=de"}, QStringList{"LC_ALL=de_DE.UTF-8"},
                                    QStringList{"LC_MESSAGES=de_DE.UTF-8"}, QStringList{"LANG=de_DE.UTF-8"}}) {
    const std::string help = printed_by_window({"--help"}, german);
    EXPECT_THAT(help, HasSubstr("Schiedsrichter")) << german.join(' ').toStdString();
    EXPECT_THAT(help, Not(HasSubstr("Propose"))) << german.join(' ').toStdString();
  }
  for (const QStringList& english : {QStringList{}, QStringList{"LANG=C"}, QStringList{"LANGUAGE=de", "LC_ALL=POSIX"},
                                     QStringList{"LC_MESSAGES=en_GB.UTF-8", "LANG=de_DE.UTF-8"}})
    EXPECT_THAT(printed_by_window({"--help"}, english), HasSubstr("Propose the order"))
        << english.join(' ').toStdString();
}

TEST(TheWindowsProgram, SaysInGermanThatThereIsNoDisplay) {
  EXPECT_THAT(printed_by_window({}, {"LANG=de_DE.UTF-8"}), HasSubstr("linesman: es gibt keine Anzeige"));
  EXPECT_THAT(printed_by_window({}, {}), HasSubstr("linesman: there is no display to open a window on"));
}

}  // namespace
}  // namespace linesman
