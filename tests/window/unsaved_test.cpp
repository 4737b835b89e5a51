// What becomes of a game when its window is killed, and when others write to its file.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <map>

#include "files/disk/file.h"
#include "files/json.h"
#include "journal/file_lock.h"
#include "journal/journal_text.h"
#include "journal/unsaved.h"
#include "ui/commands/gestures.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class UnsavedGame : public WindowTest {
 protected:
  QString path() const { return folder.filePath("game.linesman"); }
  QStringList hidden(const QString& ending, const QString& where) const {
    return QDir(where).entryList({"*" + ending}, QDir::Files | QDir::Hidden, QDir::Name);
  }
  QStringList journals() const { return hidden(".journal", folder.path()); }
  static QString state() { return QString::fromStdString(state_folder()); }

  /// The window as it would be after a kill: a window that ends takes its journals away, so they are put back.
  void kill_and_start_again() {
    std::map<QString, QByteArray> left;
    for (const QString& where : {folder.path(), state()})
      for (const QString& name : hidden(".journal", where)) {
        QFile file(where + "/" + name);
        EXPECT_TRUE(file.open(QFile::ReadOnly));
        left[file.fileName()] = file.readAll();
      }
    const auto rulesets = session().shared_rulesets();
    window.reset();
    for (const auto& [name, content] : left) {
      QFile file(name);
      EXPECT_TRUE(file.open(QFile::WriteOnly));
      file.write(content);
    }
    window = std::make_unique<MainWindow>(rulesets);
    window->show();
  }
  QPushButton& button() { return *window->messages().findChild<QPushButton*>(); }
  bool says(const QString& words) {
    const auto labels = window->messages().findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->isVisible() && label->text() == words; });
  }
  std::string sentence() { return window->messages().sentence().toStdString(); }
  Game on_disk() { return load_document(path().toStdString()).value().game; }
};

TEST_F(UnsavedGame, IsInItsJournalAsSoonAsAnOrderIsCarriedOut) {
  open();
  EXPECT_TRUE(journals().isEmpty());
  propose_rapid(5, {4, 3});
  window->carry_out();
  ASSERT_EQ(journals().size(), 1);
  const std::string file = folder.filePath(journals().front()).toStdString();
  const auto journal = read_journal(read_file(file).value(), file);
  ASSERT_TRUE(journal);
  ASSERT_EQ(journal->changes.size(), 1u);
  EXPECT_NE(journal->changes[0]["history"][std::size_t{0}].find("order"), nullptr);
  window->actions().command("save")->trigger();
  EXPECT_TRUE(journals().isEmpty());
}

TEST_F(UnsavedGame, IsOfferedAfterAKillAndRestoredAsOneStep) {
  open();
  propose_rapid(5, {4, 3});
  window->carry_out();
  const Pose there = piece("tank-1").pose;
  change_turn(session(), 2);
  kill_and_start_again();
  ASSERT_TRUE(window->open(path()));
  EXPECT_EQ(sentence(), "game.linesman has 2 unsaved changes.");
  EXPECT_EQ(session().game().turn(), 1);
  button().click();
  EXPECT_EQ(session().game().turn(), 2);
  EXPECT_EQ(piece("tank-1").pose, there);
  EXPECT_TRUE(session().file().modified());
  EXPECT_EQ(journals().size(), 1) << "another journal has it, and the old one is gone";
  session().file().undo_stack().undo();
  EXPECT_EQ(session().game().turn(), 1);
  session().file().undo_stack().redo();
  window->actions().command("save")->trigger();
  EXPECT_EQ(on_disk().turn(), 2);
  EXPECT_EQ(load_json(path().toStdString()).value()["mood"].text(), "kept");
  kill_and_start_again();
  ASSERT_TRUE(window->open(path()));
  EXPECT_EQ(sentence(), "");
}

TEST_F(UnsavedGame, ThatWasBeingWrittenWhenItEndedSaysWhatWasTorn) {
  open();
  change_turn(session(), 2);
  change_turn(session(), 3);
  const QString journal = folder.filePath(journals().front());
  kill_and_start_again();
  QFile file(journal);
  ASSERT_TRUE(file.resize(file.size() - 20));
  ASSERT_TRUE(window->open(path()));
  EXPECT_EQ(sentence(),
            "game.linesman has 1 unsaved change. Another change was being written and was "
            "never carried out.");
  button().click();
  EXPECT_EQ(session().game().turn(), 2);
}

TEST_F(UnsavedGame, OfAFileThatWasChangedSinceIsOpenedAsAGameOfItsOwn) {
  open();
  change_turn(session(), 7);
  kill_and_start_again();
  std::string other = small_table();
  write("game.linesman", other.replace(other.find("A small table"), 13, "From elsewhere"));
  ASSERT_TRUE(window->open(path()));
  button().click();
  EXPECT_EQ(session().game().turn(), 7);
  EXPECT_EQ(session().game().title(), "A small table");
  EXPECT_EQ(session().file().name(), "");
  EXPECT_TRUE(session().file().modified());
  EXPECT_NE(sentence().find("game.linesman has changed since"), std::string::npos) << sentence();
  EXPECT_EQ(on_disk().title(), "From elsewhere");
}

TEST_F(UnsavedGame, InNoFileIsOfferedByTheNextStart) {
  open();
  window->files().begin({session().game().with_title("Never saved"), Value()});
  change_turn(session(), 4);
  EXPECT_EQ(hidden(".journal", state()).size(), 1);
  kill_and_start_again();
  window->files().offer_unsaved();
  EXPECT_EQ(sentence(), "“Never saved” has 1 unsaved change.");
  button().click();
  EXPECT_EQ(session().game().turn(), 4);
  EXPECT_EQ(session().file().name(), "");
  EXPECT_EQ(hidden(".journal", state()).size(), 1);
  window.reset();
  EXPECT_TRUE(hidden(".journal", state()).isEmpty());
}

TEST_F(UnsavedGame, OfARecentFileIsOfferedByTheNextStartAndOpenedWithIt) {
  open();
  change_turn(session(), 4);
  kill_and_start_again();
  window->files().offer_unsaved();
  EXPECT_EQ(sentence(), "game.linesman has 1 unsaved change.");
  button().click();
  EXPECT_EQ(session().game().turn(), 4);
  EXPECT_EQ(session().file().name(), path());
  window->actions().command("save")->trigger();
  EXPECT_EQ(on_disk().turn(), 4);
}

TEST_F(UnsavedGame, IsStillOfferedUnderWhatIsSaidLater) {
  open();
  change_turn(session(), 4);
  kill_and_start_again();
  ASSERT_TRUE(window->open(path()));
  const std::string offer = "game.linesman has 1 unsaved change.";
  ASSERT_EQ(sentence(), offer);
  emit window->order_panel().refused("That is no order.");
  EXPECT_EQ(sentence(), "That is no order.");
  EXPECT_TRUE(says("and 1 more"));
  session().selected().select({"tank-1"});
  EXPECT_EQ(sentence(), offer) << "a refusal goes with the selection, and only that";
  emit window->files().failed("There is no such file.");
  QTest::mouseClick(window->messages().findChild<QToolButton*>(), Qt::LeftButton);
  EXPECT_EQ(sentence(), offer);
  EXPECT_FALSE(says("and 1 more"));
  QTest::mouseClick(&button(), Qt::LeftButton);
  EXPECT_EQ(session().game().turn(), 4);
  EXPECT_EQ(sentence(), "");
}

TEST_F(UnsavedGame, IsStillOfferedWhenThePlayerStaysWithTheGameThatIsOpen) {
  open();
  window->files().begin({session().game().with_title("Never saved"), Value()});
  change_turn(session(), 4);
  kill_and_start_again();
  window->files().offer_unsaved();
  ASSERT_TRUE(window->open(path()));
  const std::string offer = "“Never saved” has 1 unsaved change.";
  EXPECT_EQ(sentence(), offer) << "another game was opened meanwhile";
  change_turn(session(), 9);
  when_asked<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Cancel)->click(); });
  QTest::mouseClick(&button(), Qt::LeftButton);
  EXPECT_EQ(session().game().turn(), 9);
  EXPECT_EQ(sentence(), offer);
  when_asked<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Discard)->click(); });
  QTest::mouseClick(&button(), Qt::LeftButton);
  EXPECT_EQ(session().game().turn(), 4);
}

TEST_F(UnsavedGame, InASecondWindowIsACopy) {
  open();
  MainWindow second(session().shared_rulesets());
  ASSERT_TRUE(second.open(path()));
  const std::string said = second.messages().sentence().toStdString();
  EXPECT_NE(said.find("game.linesman is open in another window."), std::string::npos) << said;
  EXPECT_EQ(said.find("process"), std::string::npos) << "who has it stands behind Details: " << said;
  EXPECT_NE(said.find("You see a copy"), std::string::npos) << said;
  EXPECT_EQ(second.session().file().name(), "");
  EXPECT_EQ(second.session().game().title(), "A small table");
  EXPECT_FALSE(second.files().save_to(path()));
  EXPECT_NE(second.messages().sentence().toStdString().find("is in use by linesman"), std::string::npos);
  // Once the first has closed it, it is free.
  window->files().close_game();
  EXPECT_TRUE(second.files().open(path()));
  EXPECT_EQ(second.session().file().name(), path());
}

TEST_F(UnsavedGame, OpenedAgainInItsOwnWindowStaysItsOwn) {
  open();
  ASSERT_TRUE(window->open(path()));
  EXPECT_EQ(session().file().name(), path());
  EXPECT_FALSE(FileLock::take(path().toStdString(), "linesman-cli"));
}

TEST_F(UnsavedGame, OfWhichAnotherMachineSaysThatItHasItCanBeTakenOver) {
  write(".game.linesman.lock", R"({"program": "linesman", "process": 7, "host": "attic"})");
  open();
  EXPECT_NE(sentence().find("game.linesman is open on another computer."), std::string::npos) << sentence();
  EXPECT_EQ(session().file().name(), "");
  button().click();
  EXPECT_EQ(session().file().name(), path());
}

TEST_F(UnsavedGame, DoesNotReplaceAFileThatAnotherProgramChanged) {
  open();
  change_turn(session(), 5);
  std::string other = small_table();
  write("game.linesman", other.replace(other.find("A small table"), 13, "From elsewhere"));
  EXPECT_FALSE(window->files().save());
  EXPECT_NE(sentence().find("Another program changed game.linesman"), std::string::npos) << sentence();
  EXPECT_EQ(on_disk().title(), "From elsewhere");
  EXPECT_TRUE(session().file().modified());
  button().click();
  EXPECT_EQ(on_disk().title(), "A small table");
  EXPECT_EQ(on_disk().turn(), 5);
  EXPECT_TRUE(window->files().save());
}

TEST_F(UnsavedGame, InAFolderThatVanishedGoesOnAndIsKeptElsewhere) {
  open();
  ASSERT_TRUE(QDir(folder.path()).removeRecursively());
  change_turn(session(), 6);
  EXPECT_NE(sentence().find("Your changes are kept in "), std::string::npos) << sentence();
  EXPECT_EQ(hidden(".journal", state()).size(), 1);
  EXPECT_FALSE(window->files().save());
  EXPECT_NE(sentence().find("cannot be saved: No such file or directory. Your game is not lost"), std::string::npos)
      << sentence();
  EXPECT_EQ(session().game().turn(), 6);
  // The bar leads to another place.
  QDir().mkpath(folder.path());
  when_asked<QFileDialog>([this](QFileDialog& dialog) {
    dialog.findChild<QLineEdit*>()->setText(folder.filePath("rescued.linesman"));
    static_cast<QDialog&>(dialog).accept();
  });
  button().click();
  EXPECT_EQ(load_document(folder.filePath("rescued.linesman").toStdString()).value().game.turn(), 6);
  EXPECT_TRUE(hidden(".journal", state()).isEmpty());
}

TEST_F(UnsavedGame, ThatLeadsToNoGameIsSaidToBeKeptAndNotOffered) {
  write("game.linesman", small_table());
  const JournalHead head{"0123456789abcdef", 0, path().toStdString(), {}};
  JournalWriter writer;
  std::string journal = writer.begin(head, journal_base(parse_json(small_table(), "").value()));
  journal += writer.line(Value::Object{{"seq", 1}, {"table", Value::Object{{"width", -1}}}});
  write(".game.linesman.0123456789abcdef.journal", journal);
  ASSERT_TRUE(window->open(path()));
  handle_events();
  const QString aside = folder.filePath(".game.linesman.0123456789abcdef.journal.damaged");
  EXPECT_EQ(sentence(),
            "The unsaved changes of game.linesman cannot be restored. They are kept in " + aside.toStdString() + ".");
  EXPECT_EQ(read_file(aside.toStdString()).value(), journal);
  EXPECT_TRUE(journals().isEmpty());
}

}  // namespace
}  // namespace linesman::testing_window
