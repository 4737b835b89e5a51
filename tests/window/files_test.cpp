#include <QAbstractItemView>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QProcessEnvironment>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "ui/commands/gestures.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class Files : public WindowTest {
 protected:
  /// Answers the question that comes next.
  void answer_question(QMessageBox::StandardButton with, bool& asked) {
    when_asked<QMessageBox>([with, &asked](QMessageBox& box) {
      asked = true;
      box.button(with)->click();
    });
  }
  /// Puts a name into the file dialog that comes next; `proposed` is what it says before.
  void answer_file_dialog(const QString& name, QString& proposed) {
    when_asked<QFileDialog>([name, &proposed](QFileDialog& dialog) {
      proposed = dialog.selectedFiles().value(0);
      // Not by keys: whether they go to the field, to its suggestions or to a row that is selected late is a matter of
      // how fast folders are read.
      for (auto* view : dialog.findChildren<QAbstractItemView*>())
        if (view->selectionModel()) view->selectionModel()->clearSelection();
      dialog.findChild<QLineEdit*>()->setText(name);
      static_cast<QDialog&>(dialog).accept();
    });
  }
};

TEST_F(Files, ABrokenFileIsOneSentenceAndTheOldGameStays) {
  open();
  change_title(session(), "Not to be lost");
  const QString broken = write("broken.linesman", R"({ "linesman": 1, "ruleset": "pips",
    "table": { "width": 40, "depth": -3 }, "pieces": [] })");
  EXPECT_FALSE(window->files().open(broken));
  const QString sentence = window->messages().sentence();
  EXPECT_TRUE(sentence.contains("broken.linesman")) << sentence.toStdString();
  EXPECT_FALSE(sentence.contains("/table/depth")) << "where in it is behind the button: " << sentence.toStdString();
  QString details;
  when_asked<QMessageBox>([&](QMessageBox& box) {
    details = box.text();
    box.accept();
  });
  for (auto* button : window->messages().findChildren<QPushButton*>())
    if (button->text() == "Details") button->click();
  EXPECT_TRUE(details.contains("/table/depth")) << details.toStdString();
  EXPECT_EQ(session().game().title(), "Not to be lost");
  EXPECT_TRUE(session().file().modified());
}

TEST_F(Files, TextThatIsNoJsonIsOneSentence) {
  EXPECT_FALSE(window->open(write("torn.linesman", "{ \"linesman\": 1, ")));
  EXPECT_FALSE(window->messages().sentence().isEmpty());
  EXPECT_FALSE(session().has_game());
}

TEST_F(Files, AMissingFileIsOneSentence) {
  EXPECT_FALSE(window->open(folder.filePath("nowhere.linesman")));
  EXPECT_TRUE(window->messages().sentence().contains("nowhere.linesman"));
}

TEST_F(Files, SavingKeepsWhatTheProgramDoesNotKnow) {
  open();
  change_title(session(), "Another");
  const QString path = folder.filePath("saved.linesman");
  ASSERT_TRUE(window->files().save_to(path));
  EXPECT_FALSE(session().file().modified());
  const auto json = load_json(path.toStdString());
  ASSERT_TRUE(json);
  EXPECT_EQ((*json)["mood"].text(), "kept");
  EXPECT_EQ((*json)["title"].text(), "Another");
  EXPECT_EQ(window->files().recent().front(), QFileInfo(path).absoluteFilePath());
}

TEST_F(Files, UndoBackToTheSavedStateIsNotModified) {
  open();
  change_title(session(), "Another");
  EXPECT_TRUE(window->isWindowModified());
  session().file().undo_stack().undo();
  EXPECT_FALSE(window->isWindowModified());
}

TEST_F(Files, AFileThatIsDroppedOnTheWindowIsOpened) {
  QMimeData mime;
  mime.setUrls({QUrl::fromLocalFile(write("dropped.linesman", small_table()))});
  QDragEnterEvent enter({50, 300}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(window.get(), &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop({50, 300}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(window.get(), &drop);
  EXPECT_EQ(session().game().title(), "A small table");
}

TEST_F(Files, UnsavedChangesAreAskedAboutAndKeptOnCancel) {
  open();
  change_title(session(), "Unsaved");
  bool asked = false;
  answer_question(QMessageBox::Cancel, asked);
  EXPECT_FALSE(window->open(write("other.linesman", small_table())));
  EXPECT_TRUE(asked);
  EXPECT_EQ(session().game().title(), "Unsaved");
  asked = false;
  answer_question(QMessageBox::Discard, asked);
  EXPECT_TRUE(window->open(folder.filePath("other.linesman")));
  EXPECT_TRUE(asked);
  EXPECT_EQ(session().game().title(), "A small table");
}

TEST_F(Files, SaveInTheQuestionSaves) {
  open();
  change_title(session(), "Saved by the question");
  bool asked = false;
  answer_question(QMessageBox::Save, asked);
  window->files().close_game();
  EXPECT_FALSE(session().has_game());
  const auto saved = load_document(folder.filePath("game.linesman").toStdString());
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->game.title(), "Saved by the question");
}

TEST_F(Files, SaveAsProposesTheGamesOwnNameAndFolder) {
  open();
  QString proposed;
  answer_file_dialog("round 1.2", proposed);
  window->actions().command("save-as")->trigger();
  EXPECT_EQ(proposed, folder.filePath("game.linesman"));
  EXPECT_TRUE(QFileInfo::exists(folder.filePath("round 1.2.linesman")));
}

TEST_F(Files, ARulingIsWrittenAsPdfWhateverNameIsTyped) {
  open();
  drag({10, 6}, {10, 9});
  QString proposed;
  for (const char* typed : {"first", "second.png", "third.pdf"}) {
    answer_file_dialog(typed, proposed);
    window->actions().command("save-sheet")->trigger();
    EXPECT_EQ(proposed, folder.filePath("game.pdf"));
  }
  for (const char* written : {"first.pdf", "second.pdf", "third.pdf"})
    EXPECT_TRUE(QFileInfo::exists(folder.filePath(written))) << written;
  EXPECT_FALSE(QFileInfo::exists(folder.filePath("second.png")));
}

TEST_F(Files, AFileThatTheDialogDidNotAskAboutIsNotReplacedUnasked) {
  open();
  drag({10, 6}, {10, 9});
  write("kept.pdf", "mine");
  QString proposed;
  bool asked = false;
  answer_file_dialog("kept.png", proposed);
  answer_question(QMessageBox::No, asked);
  window->actions().command("save-sheet")->trigger();
  EXPECT_TRUE(asked);
  EXPECT_EQ(QFileInfo(folder.filePath("kept.pdf")).size(), 4);
}

std::string printed_by_cli(const QStringList& arguments) {
  QProcess cli;
  cli.start(LINESMAN_CLI, arguments);
  EXPECT_TRUE(cli.waitForFinished(PATIENCE));
  return cli.readAllStandardOutput().toStdString();
}

TEST_F(Files, WindowAndCommandLineGiveTheSameBytesForEveryExample) {
  const QDir examples(QString(LINESMAN_SOURCE_DIR) + "/resources/examples");
  const QStringList orders = examples.entryList({"*.order.json"}, QDir::Files, QDir::Name);
  ASSERT_FALSE(orders.isEmpty());
  for (const QString& name : orders) {
    const QString game = examples.filePath(name.section('.', 0, 0) + ".linesman");
    const QString order = examples.filePath(name);
    ASSERT_TRUE(window->open(game)) << game.toStdString();
    ASSERT_TRUE(window->propose(order)) << order.toStdString();
    settle();
    const AnswerPtr answer = session().proposal().answer();
    ASSERT_TRUE(answer && answer->ruling()) << name.toStdString();
    const Value ours = write_judged(*session().hearing(), answer->order, *answer->judgement());
    const auto theirs = parse_json(printed_by_cli({"judge", game, order}), "");
    ASSERT_TRUE(theirs) << name.toStdString();
    EXPECT_EQ(write_json(ours), write_json(*theirs)) << name.toStdString();
  }
}

TEST_F(Files, TheOrderThatTheWindowJudgesIsTheOrderThatTheCommandLineReads) {
  open();
  drag({10, 6}, {12.3, 11});
  window->order_panel().findChild<ActionButtons*>()->chosen("rapid");
  settle();
  type_dice("6 5");
  window->ruling_panel().copy_order();
  const QString order = write("order.json", QApplication::clipboard()->text().toStdString());
  const std::string theirs = printed_by_cli({"judge", session().file().name(), order});
  window->ruling_panel().copy_json();
  const auto ours = parse_json(QApplication::clipboard()->text().toStdString(), "");
  EXPECT_EQ(write_json(*ours), write_json(*parse_json(theirs, "")));
}

TEST_F(Files, TheProgramTellsItsVersion) {
  QProcess version;
  version.start(LINESMAN_WINDOW, {"--version"});
  ASSERT_TRUE(version.waitForFinished(PATIENCE));
  EXPECT_TRUE(version.readAllStandardOutput().startsWith("linesman "));
}

TEST_F(Files, APictureOfWhatCannotBeShownIsRefusedWithOneLine) {
  const QString picture = folder.filePath("window.png");
  const QString nowhere = folder.filePath("nowhere.linesman");
  for (const QStringList& arguments : {QStringList{nowhere}, QStringList{session().file().name(), "--order", nowhere},
                                       QStringList{"--order", nowhere}, QStringList{"--appearance", "pink"}}) {
    QProcess bad;
    bad.start(LINESMAN_WINDOW, arguments + QStringList{"--screenshot", picture});
    ASSERT_TRUE(bad.waitForFinished(PATIENCE));
    EXPECT_EQ(bad.exitCode(), 2) << arguments.join(' ').toStdString();
    const QByteArray said = bad.readAllStandardError();
    EXPECT_EQ(said.count('\n'), 1) << said.toStdString();
    EXPECT_FALSE(QFileInfo::exists(picture));
  }
}

QProcessEnvironment without_display() {
  QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
  for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) bare.remove(variable);
  return bare;
}

TEST_F(Files, WithoutADisplayTheProgramStillSpeaksAndTakesItsPicture) {
  const auto run = [](QProcess& program, const QStringList& arguments) {
    program.setProcessEnvironment(without_display());
    program.start(LINESMAN_WINDOW, arguments);
    return program.waitForFinished(PATIENCE) && program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
  };
  QProcess version, help, unknown, bare, shot;
  EXPECT_EQ(run(version, {"--version"}), 0);
  EXPECT_TRUE(version.readAllStandardOutput().startsWith("linesman "));
  EXPECT_EQ(run(help, {"--help"}), 0);
  EXPECT_TRUE(help.readAllStandardOutput().contains("--screenshot"));
  EXPECT_EQ(run(unknown, {"--nonsense"}), 1);
  EXPECT_EQ(run(bare, {}), 2);
  EXPECT_EQ(bare.readAllStandardError().count('\n'), 1);
  const QString picture = folder.filePath("nowhere-shown.png");
  EXPECT_EQ(run(shot, {"--screenshot", picture}), 0);
  EXPECT_TRUE(QFileInfo::exists(picture));
}

}  // namespace
}  // namespace linesman::testing_window
