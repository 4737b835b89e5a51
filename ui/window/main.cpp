#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <QTimer>

#include "plugins/library.h"
#include "ui/panels/icons.h"
#include "ui/window/main_window.h"
#include "ui/window/places.h"

namespace {

using namespace linesman;

struct Options {
  QCommandLineOption order{"order", "Propose the order in this file.", "file"};
  QCommandLineOption screenshot{"screenshot", "Write a picture of the window to this file and leave.", "file"};
  QCommandLineOption appearance{"appearance", "system, light or dark.", "which"};
};

void read_arguments(QCommandLineParser& parser, const Options& options) {
  parser.setApplicationDescription("A referee for tabletop wargames.");
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument("GAME", "The game to open (*.linesman).", "[GAME]");
  parser.addOptions({options.order, options.screenshot, options.appearance});
  parser.process(*QCoreApplication::instance());
}

// The ruling has to be there and painted; a picture that cannot be written is told by the exit status.
void take_screenshot(MainWindow& window, const QString& path) {
  QTimer::singleShot(400, &window, [&window, path] {
    window.session().answer_now();
    QTimer::singleShot(400, &window, [&window, path] { QCoreApplication::exit(window.grab().save(path) ? 0 : 2); });
  });
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QApplication::setOrganizationName("linesman");
  QApplication::setApplicationName("linesman");
  QApplication::setApplicationDisplayName({});
  QApplication::setApplicationVersion(LINESMAN_VERSION);
  QApplication::setDesktopFileName("linesman");
  QApplication::setWindowIcon(program_icon());
  QCommandLineParser parser;
  const Options options;
  read_arguments(parser, options);
  const QString asked = parser.value(options.appearance);
  apply_appearance(appearance_named(asked.isEmpty() ? QSettings().value("appearance").toString() : asked));

  const auto library = std::make_shared<const RulesetLibrary>(ruleset_places());
  MainWindow window(library);
  window.show();
  for (const Problem& problem : library->problems()) window.messages().say(QString::fromStdString(problem.sentence()));
  const QStringList games = parser.positionalArguments();
  if (!games.isEmpty()) window.open(games.front());
  if (parser.isSet(options.order)) window.propose(parser.value(options.order));
  if (parser.isSet(options.screenshot)) take_screenshot(window, parser.value(options.screenshot));
  return QApplication::exec();
}
