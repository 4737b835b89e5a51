// F1 opens the page for what has the focus: in every panel, every dialog and with every tool in hand.
#include <gmock/gmock.h>

#include <QAbstractItemView>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "ui/panels/message_bar.h"
#include "ui/tools/tool_box.h"
#include "ui/window/dialogs/help_topics.h"
#include "ui/window/dialogs/new_game_dialog.h"
#include "ui/window/panel_box.h"
#include "ui/window/places.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using ::testing::StartsWith;

class Help : public WindowTest {
 protected:
  /// The text of the newest help, which is then closed; empty when there is none.
  std::string help_text() {
    handle_events();
    for (QWidget* top : QApplication::topLevelWidgets()) {
      auto* dialog = qobject_cast<QDialog*>(top);
      if (dialog == nullptr || !dialog->isVisible()) continue;
      for (const auto* text : dialog->findChildren<QTextBrowser*>()) {
        if (text->window() != dialog || text->accessibleName() != "Help") continue;
        const std::string words = text->toPlainText().toStdString();
        delete dialog;
        return words;
      }
    }
    return {};
  }
};

TEST_F(Help, HasAPageForEveryPanel) {
  open();
  drag({10, 6}, {10, 9});
  settle();
  for (const DrawerPage* page : window->desk().pages()) {
    call(page->panel_in_front().toUtf8());
    handle_events();
    int asked = 0;
    for (QWidget* widget : page->findChildren<QWidget*>()) {
      if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0) continue;
      EXPECT_NE(topic_of(widget), nullptr)
          << page->panel_in_front().toStdString() << ": " << widget->metaObject()->className();
      ++asked;
    }
    EXPECT_GT(asked, 0) << page->panel_in_front().toStdString();
  }
}

TEST_F(Help, BeginsWithThePageOfThePanelThatHasTheFocus) {
  open();
  drag({10, 6}, {10, 9});
  settle();
  call("ruling");
  QWidget* first = nullptr;
  for (auto* list : window->findChildren<QAbstractItemView*>())
    if (list->isVisible() && topic_of(list) != nullptr) first = list;
  ASSERT_NE(first, nullptr);
  first->setFocus();
  ASSERT_TRUE(wait_until([&] { return QApplication::focusWidget() == first; }));
  window->actions().command("keys")->trigger();
  EXPECT_THAT(help_text(), StartsWith(topic_of(first)->title));
}

TEST_F(Help, BeginsWithThePageOfTheToolInHand) {
  open();
  for (const ToolEntry& entry : all_tools()) {
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), PATIENCE));
    view().setFocus();
    QTest::keyClicks(&view(), QString(entry.key).toLower());
    window->actions().command("keys")->trigger();
    QString title = entry.title;
    const std::string wanted = entry.id == all_tools().front().id ? "A first game" : title.remove('&').toStdString();
    EXPECT_THAT(help_text().substr(0, 40), StartsWith(wanted)) << entry.id;
  }
}

TEST_F(Help, IsAskedForInsideADialogToo) {
  open();
  std::string said;
  when_asked<NewGameDialog>([&](NewGameDialog& dialog) {
    QWidget* focus = dialog.focusWidget() != nullptr ? dialog.focusWidget() : &dialog;
    QTest::keyClick(focus, Qt::Key_F1);
    said = help_text();
    dialog.reject();
  });
  window->actions().command("new-game")->trigger();
  EXPECT_THAT(said, StartsWith("A new game"));
}

TEST(TheManual, IsFoundBesideTheProgramInTheLanguageOfTheWindow) {
  const QTemporaryDir folder;
  const QString programs = folder.filePath("bin");
  EXPECT_EQ(manual_page(programs, "de"), QString());
  const auto write = [&](const QString& page) {
    const QFileInfo file(folder.filePath(page));
    QDir().mkpath(file.absolutePath());
    QFile made(file.absoluteFilePath());
    ASSERT_TRUE(made.open(QIODevice::WriteOnly));
  };
  write("manual/html/index.html");
  EXPECT_EQ(manual_page(programs, "de"), folder.filePath("manual/html/index.html")) << "of a build tree";
  write("share/doc/linesman/html/index.html");
  EXPECT_EQ(manual_page(programs, "en"), folder.filePath("share/doc/linesman/html/index.html"));
  EXPECT_EQ(manual_page(programs, "de"), folder.filePath("share/doc/linesman/html/index.html")) << "English will do";
  write("share/doc/linesman/html/de/index.html");
  EXPECT_EQ(manual_page(programs, "de"), folder.filePath("share/doc/linesman/html/de/index.html"));
}

TEST_F(Help, OpensTheManualOrSaysWhereItIsToBeHad) {
  open();
  QTextBrowser reader;
  QDesktopServices::setUrlHandler("file", &reader, "setSource");
  window->actions().command("manual")->trigger();
  QDesktopServices::unsetUrlHandler("file");
  const QString page = manual_page(QCoreApplication::applicationDirPath(), "en");
  const auto bars = window->findChildren<MessageBar*>();
  const bool told = std::any_of(bars.begin(), bars.end(), [](const MessageBar* bar) {
    return bar->isVisible() && bar->sentence().contains("linesman-doc");
  });
  EXPECT_EQ(told, page.isEmpty());
  EXPECT_EQ(reader.source(), page.isEmpty() ? QUrl() : QUrl::fromLocalFile(page));
}

/// The classes of the sources that are dialogs.
TEST(HelpTopics, NameEveryDialogOfTheSources) {
  std::set<std::string> known;
  for (const HelpTopic& topic : all_help_topics()) EXPECT_TRUE(known.insert(topic.widget).second) << topic.widget;
  int dialogs = 0;
  const std::regex declared("class (\\w+) : public QDialog");
  for (const auto& file : std::filesystem::recursive_directory_iterator(std::string(LINESMAN_SOURCE_DIR) + "/ui")) {
    if (file.path().extension() != ".h") continue;
    std::ifstream in(file.path());
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    for (std::sregex_iterator it(text.begin(), text.end(), declared), end; it != end; ++it) {
      EXPECT_TRUE(known.contains((*it)[1])) << (*it)[1];
      ++dialogs;
    }
  }
  EXPECT_GT(dialogs, 10);
}

}  // namespace
}  // namespace linesman::testing_window
