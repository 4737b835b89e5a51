// linesman-player [LANGUAGE] [--topics]: plays the window for the manual. It reads gestures, a line each, and answers
// each line with "ok" or "wrong: " and a sentence. With --topics it writes the pages of F1 and the key sheet as JSON
// and ends.
#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTest>
#include <QTimer>
#include <iostream>
#include <string>
#include <thread>

#include "drawing/report/translation.h"
#include "player/gestures.h"
#include "player/shown.h"
#include "player/topics.h"
#include "plugins/library.h"
#include "ui/panels/icons.h"
#include "ui/window/appearance.h"
#include "ui/window/application.h"
#include "ui/window/main_window.h"
#include "ui/window/places.h"

namespace {

using namespace linesman;
using namespace linesman::manual;

constexpr int TICK = 40;           // milliseconds between two looks
constexpr int CALM_TICKS = 4;      // that the window has to be at rest
constexpr int PATIENCE = 300'000;  // milliseconds for what a line waits for
constexpr QSize SIZE{1200, 700};

/// Carries out one line after the other. Dialogs run loops of their own, so nothing here waits: a timer looks.
class Player : public QObject {
 public:
  Player() {
    connect(&look_, &QTimer::timeout, this, [this] { look(); });
    look_.setInterval(TICK);
  }

  void play(const QString& line) {
    line_ = line;
    begun_ = over_ = false;
    calm_ = 0;
    last_ = {};
    waited_.start();
    look_.start();
  }

 private:
  void look() {
    if (waited_.elapsed() > PATIENCE) return answer("wrong: " + (why_.isEmpty() ? "it does not come to rest" : why_));
    if (!begun_) return begin();
    const bool waits = QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr;
    calm_ = (over_ || waits) && is_settled() ? calm_ + 1 : 0;
    if (calm_ >= CALM_TICKS) answer("ok");
  }

  void begin() {
    // Without a desktop nothing gives the window the keys back when a dialog has closed.
    if (QApplication::activeWindow() == nullptr && window_in_front() != nullptr)
      return window_in_front()->activateWindow();
    if (line_.startsWith("picture ") || line_.startsWith("part ")) return take_picture();
    LineAct asked = act_of(line_);
    why_ = asked.problem;
    if (!asked.act) return;  // it may come yet
    begun_ = true;
    QTimer::singleShot(0, this, [this, act = std::move(asked.act)] {
      act();
      over_ = true;
    });
  }

  /// Other threads still work and paint. They are done when two pictures in a row are the same.
  void take_picture() {
    const bool of_part = line_.startsWith("part ");
    const QImage now = picture_of(of_part ? line_.section(' ', 1, 1) : QString()).toImage();
    calm_ = !now.isNull() && now == last_ && is_settled() ? calm_ + 1 : 0;
    last_ = now;
    why_ = now.isNull() ? "nothing like that is shown" : QString();
    if (calm_ < CALM_TICKS) return;
    const QString file = line_.section(' ', of_part ? 2 : 1);
    answer(now.save(file) ? "ok" : "wrong: " + file + " cannot be written");
  }

  void answer(const QString& words) {
    look_.stop();
    std::cout << words.simplified().toStdString() << std::endl;
  }

  QTimer look_;
  QElapsedTimer waited_;
  QString line_;
  QString why_;
  QImage last_;
  int calm_ = 0;
  bool begun_ = false;
  bool over_ = false;
};

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtFatalMsg) std::cerr << message.toStdString() << std::endl;
  });
  QCoreApplication::setOrganizationName("linesman");
  QCoreApplication::setApplicationName("linesman");
  QCoreApplication::setApplicationVersion(LINESMAN_VERSION);
  GuardedApplication application(argc, argv);
  QApplication::setApplicationDisplayName({});
  QApplication::setWindowIcon(program_icon());
  QApplication::setCursorFlashTime(0);  // a picture has no moment
  const QStringList words = QCoreApplication::arguments();
  install_language(words.value(1, "en"), ruleset_places());
  apply_appearance(Appearance::light);
  if (words.contains("--topics")) {
    std::cout << topics_as_json().toStdString() << std::endl;
    return 0;
  }
  const auto library = std::make_shared<const RulesetLibrary>(ruleset_places(), wording_in_language());
  MainWindow window(library);
  window.resize(SIZE);
  window.show();
  window.activateWindow();
  if (!QTest::qWaitForWindowActive(&window)) return 2;
  Player player;
  std::thread reader([&player] {
    for (std::string line; std::getline(std::cin, line);)
      QMetaObject::invokeMethod(&player, [&player, line] { player.play(QString::fromStdString(line)); });
    // Dialogs that are open wait for an answer that does not come.
    std::quick_exit(0);
  });
  reader.detach();
  return QApplication::exec();
}
