#include <QApplication>
#include <QBuffer>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <optional>

#include "drawing/report/spoken.h"
#include "drawing/report/translation.h"
#include "files/disk/file.h"
#include "files/disk/places.h"
#include "plugins/library.h"
#include "ui/panels/icons.h"
#include "ui/window/appearance.h"
#include "ui/window/application.h"
#include "ui/window/dialogs/tour.h"
#include "ui/window/language.h"
#include "ui/window/main_window.h"
#include "ui/window/own_rulesets.h"
#include "ui/window/places.h"
#include "ui/window/preferences/preferences.h"
#include "ui/window/settings.h"

namespace {

using namespace linesman;

/// Made once the language is installed.
struct Options {
  QCommandLineOption order{"order", MainWindow::tr("Propose the order in this file."), MainWindow::tr("file")};
  QCommandLineOption screenshot{"screenshot", MainWindow::tr("Write a picture of the window to this file and leave."),
                                MainWindow::tr("file")};
  QCommandLineOption appearance{"appearance", MainWindow::tr("system, light or dark."), MainWindow::tr("which")};
};

void declare_arguments(QCommandLineParser& parser, const Options& options) {
  parser.setApplicationDescription(MainWindow::tr("A referee for tabletop wargames."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(
      "GAME", MainWindow::tr("The game to open (*.linesman), or rules to look at (*.lmrules)."), "[GAME]");
  parser.addOptions({options.order, options.screenshot, options.appearance});
}

void name_the_program() {
  QCoreApplication::setOrganizationName("linesman");
  QCoreApplication::setApplicationName("linesman");
  QCoreApplication::setApplicationVersion(LINESMAN_VERSION);
}

bool has_display(const QStringList& arguments) {
  const auto named = [](const char* variable) { return !qEnvironmentVariableIsEmpty(variable); };
  const bool asked = std::any_of(arguments.begin(), arguments.end(), [](const QString& argument) {
    return QRegularExpression("^--?(platform|display)(=|$)").match(argument).hasMatch();
  });
  return asked || named("DISPLAY") || named("WAYLAND_DISPLAY") || named("QT_QPA_PLATFORM");
}

int refuse(const QString& sentence) {
  std::fprintf(stderr, "linesman: %s\n", qPrintable(sentence));
  return 2;
}

// Before there is a QApplication, which aborts where no display is. The exit status, when the program is to leave.
std::optional<int> settle_without_display(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  install_language(shown_language(chosen_language()), {});  // the help is in it too
  QCommandLineParser parser;
  const Options options;
  declare_arguments(parser, options);
  // An unknown option may be one of Qt's, which only a QApplication takes away.
  const bool understood = parser.parse(QCoreApplication::arguments());
  if (understood && (parser.isSet("help") || parser.isSet("help-all") || parser.isSet("version")))
    parser.process(application);
  if (has_display(QCoreApplication::arguments())) return std::nullopt;
  if (!understood) {
    std::fprintf(stderr, "%s\n", qPrintable(parser.errorText()));
    return 1;
  }
  if (parser.isSet(options.screenshot)) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::nullopt;
  }
  return refuse(MainWindow::tr("there is no display to open a window on; linesman-cli judges without one."));
}

/// As asked, else as chosen last; nothing when what is asked is no appearance.
std::optional<Appearance> wanted_appearance(const QString& asked) {
  return asked.isEmpty() ? chosen_appearance() : named<Appearance>(asked.toStdString());
}

Result<void> save_picture(const QPixmap& picture, const QString& path) {
  QByteArray bytes;
  QBuffer out(&bytes);
  const QByteArray format = QFileInfo(path).suffix().toLatin1();
  if (!picture.save(&out, format.constData())) return Problem{path.toStdString(), {}, "no picture has that ending"};
  return save_file(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

// The ruling has to be there and painted. The exit status says when the picture cannot be written.
void take_screenshot(MainWindow& window, const QString& path) {
  QTimer::singleShot(400, &window, [&window, path] {
    window.session().proposal().answer_now();
    QTimer::singleShot(400, &window, [&window, path] {
      const auto saved = save_picture(window.grab(), path);
      QCoreApplication::exit(saved ? 0 : refuse(spoken(saved.problem())));
    });
  });
}

}  // namespace

int main(int argc, char** argv) {
  let_writes_fail();
  // Who reads standard error wants what this program says; messages of Qt about the machine are no answer. Its last
  // words are said.
  qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtFatalMsg) std::fprintf(stderr, "linesman: %s\n", qPrintable(message));  // the program ends now
  });
  name_the_program();
  if (const auto status = settle_without_display(argc, argv)) return *status;
  GuardedApplication application(argc, argv);
  QApplication::setApplicationDisplayName({});
  QApplication::setDesktopFileName("linesman");
  QApplication::setWindowIcon(program_icon());
  install_language(shown_language(chosen_language()), ruleset_places());
  QCommandLineParser parser;
  const Options options;
  declare_arguments(parser, options);
  // An option that does not exist ends it as linesman-cli does, with 2.
  if (!parser.parse(QCoreApplication::arguments())) return refuse(parser.errorText());
  parser.process(application);
  const auto appearance = wanted_appearance(parser.value(options.appearance));
  if (!appearance)
    return refuse("--appearance must be system, light or dark, not \"" + parser.value(options.appearance) + "\"");
  Preferences preferences = kept_preferences();
  preferences.appearance = *appearance;
  apply_look(preferences);

  const auto library = std::make_shared<const RulesetLibrary>(ruleset_places(), wording_in_language());
  MainWindow window(library);
  application.set_rescue([&window](const QString& why) { window.rescue(why); });
  window.show();
  QStringList games = parser.positionalArguments();
  const bool plain_start = games.isEmpty() && !parser.isSet(options.order) && !parser.isSet(options.screenshot);
  if (plain_start && preferences.at_start == AtStart::last_game) games = window.files().recent().mid(0, 1);
  const bool opened = games.isEmpty() || window.open(games.front());
  const bool shows_all = opened && (!parser.isSet(options.order) || window.propose(parser.value(options.order)));
  if (!parser.isSet(options.screenshot)) {
    window.files().offer_unsaved();
    if (!opened) window.open(games.front());  // why not is said again: it stands above what can be restored
  }
  const QString unused = unused_sentence(*library);
  if (!unused.isEmpty() && window.messages().sentence().isEmpty()) window.messages().say(unused);
  // A player does not see the window of a screenshot: what it would say goes where scripts look.
  if (parser.isSet(options.screenshot) && !shows_all) return refuse(window.messages().sentence());
  // Once there are events: the window has its size then. What was found unsaved comes first.
  if (plain_start && tour_is_due() && window.messages().sentence().isEmpty())
    QTimer::singleShot(0, &window, [&window] { window.actions().command("tour")->trigger(); });
  if (parser.isSet(options.screenshot)) take_screenshot(window, parser.value(options.screenshot));
  return QApplication::exec();
}
