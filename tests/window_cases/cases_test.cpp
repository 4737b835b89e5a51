// The case book in the window: a dispute that is decided and filed, the cases that are like it, and the hall.
#include <gmock/gmock.h>

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTest>

#include "casebook/moment.h"
#include "files/documents/record.h"
#include "ui/panels/cases/case_book_panel.h"
#include "ui/panels/cases/case_dialogs.h"
#include "ui/panels/cases/hall_panel.h"
#include "ui/panels/cases/ruled_panel.h"
#include "ui/panels/record/umpire_name.h"
#include "ui/window/appearance.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

class TheCaseBook : public WindowTest {
 protected:
  void SetUp() override {
    QDir(folder.path()).mkdir("cases");
    open();
    QSettings().remove("cases/folder");
    umpire().setText("Bo Lind");
    window->resize(1366, 768);
    window->show();
    view().setFocus();
  }
  void TearDown() override { QSettings().remove("cases/folder"); }

  RuledPanel& ruled() { return *window->findChild<RuledPanel*>(); }
  QLineEdit& umpire() {
    for (auto* each : ruled().findChildren<QLineEdit*>())
      if (each->accessibleName() == "Umpire") return *each;
    throw BrokenPromise("no umpire");
  }
  CaseBookPanel& book() { return *window->findChild<CaseBookPanel*>(); }
  static QPushButton& button(QWidget& page, const char* name) { return *page.findChild<QPushButton*>(name); }
  static QListWidget& list_named(QWidget& page, const QString& name) {
    for (auto* each : page.findChildren<QListWidget*>())
      if (each->accessibleName() == name) return *each;
    throw BrokenPromise("no list " + name.toStdString());
  }
  QStringList files() const { return QDir(folder.filePath("cases")).entryList({"*.json"}, QDir::Files); }

  /// Proposes a move and waits until it has been looked up.
  void rule(double inches) {
    propose_rapid(inches, {4, 4});
    settle();
    call("decide");
    ASSERT_TRUE(wait_until([&] { return button(ruled(), "uphold").isEnabled(); }));
  }
  void file(const char* with) {
    const auto before = files().size();
    button(ruled(), with).click();
    ASSERT_TRUE(wait_until([&] { return files().size() == before + 1; }));
    ASSERT_TRUE(wait_until([&] { return button(ruled(), "uphold").isEnabled(); }));
  }
  void keep_picture(const QString& name) {
    handle_events();
    if (const QString kept = qEnvironmentVariable("LINESMAN_PICTURES"); !kept.isEmpty())
      window->grab().save(kept + '/' + name + ".png");
  }
};

TEST_F(TheCaseBook, FilesADecisionWithWhatBothSidesSay) {
  rule(13);
  EXPECT_EQ(ruled().line(), "No case like it");
  const auto boxes = ruled().findChildren<QPlainTextEdit*>();
  ASSERT_EQ(boxes.size(), 2);
  boxes[0]->setPlainText("I measured it twice");
  boxes[1]->setPlainText("It is too far");
  file("uphold");
  ASSERT_EQ(files().size(), 1);
  QFile file(folder.filePath("cases/" + files().front()));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const std::string text = file.readAll().toStdString();
  EXPECT_THAT(text, HasSubstr("I measured it twice"));
  EXPECT_THAT(text, HasSubstr("Bo Lind"));
}

TEST_F(TheCaseBook, SaysTheLineThatACaseIsTheSameAndLaysItBeside) {
  rule(13);
  file("uphold");
  rule(14);
  ASSERT_TRUE(wait_until([&] { return ruled().line() == "1 case is the same: illegal"; }))
      << ruled().line().toStdString();
  QListWidget& like = list_named(ruled(), "Cases like this");
  ASSERT_EQ(like.count(), 1);
  like.setCurrentRow(0);
  auto* view = ruled().findChild<CaseView*>();
  ASSERT_TRUE(wait_until([&] { return view->isVisible(); }));
  EXPECT_THAT(view->words().toStdString(), HasSubstr("The same as case"));
  EXPECT_THAT(view->words().toStdString(), HasSubstr("the ruling stands: illegal"));
  keep_picture("decide-light");
  apply_appearance(Appearance::dark);
  keep_picture("decide-dark");
  apply_appearance(Appearance::system);
}

TEST_F(TheCaseBook, SaysOfALikeMoveThatItIsTheSame) {
  rule(13);
  file("uphold");
  propose_rapid(13.5, {4, 4});
  settle();
  ASSERT_TRUE(wait_until([&] { return ruled().line() == "1 case is the same: illegal"; }));
}

TEST_F(TheCaseBook, AsksOnceBeforeADecisionContradictsAnother) {
  rule(13);
  file("uphold");
  rule(14);
  ASSERT_TRUE(wait_until([&] { return ruled().line().contains("the same"); }));
  QString asked;
  when_asked<CaseReasonDialog>([&](CaseReasonDialog& dialog) {
    for (const auto* label : dialog.findChildren<QLabel*>()) asked += label->text();
    dialog.findChild<QPlainTextEdit*>()->setPlainText("The base was on a scenic lip");
    dialog.accept();
  });
  file("override");
  EXPECT_THAT(asked.toStdString(), HasSubstr("This contradicts case"));
  call("casebook");
  QListWidget& conflicts = list_named(book(), "Contradictions");
  ASSERT_TRUE(wait_until([&] { return conflicts.count() == 1; }));
  conflicts.setCurrentRow(0);
  auto* view = book().findChild<CaseView*>();
  ASSERT_TRUE(wait_until([&] { return view->isVisible(); }));
  EXPECT_THAT(view->words().toStdString(), HasSubstr("The same situation, decided otherwise"));
  const auto pictures = view->findChildren<MovePicture*>();
  ASSERT_EQ(pictures.size(), 2);
  for (const MovePicture* picture : pictures) EXPECT_FALSE(picture->pixmap().isNull());
  keep_picture("case-book");
  window->resize(1024, 700);
  keep_picture("case-book-small");
}

TEST_F(TheCaseBook, FindsCasesByWords) {
  rule(13);
  ruled().findChildren<QPlainTextEdit*>()[0]->setPlainText("Über die Hecke");
  file("uphold");
  view().setFocus();
  key(Qt::Key_F8);
  ASSERT_TRUE(window->desk().shows(u"casebook"));
  auto* words = book().findChild<QLineEdit*>();
  ASSERT_TRUE(words->hasFocus());
  words->setText("uber heck");
  QListWidget& cases = list_named(book(), "Cases");
  ASSERT_TRUE(wait_until([&] { return cases.count() == 1; }));
  words->setText("wall");
  ASSERT_TRUE(wait_until([&] { return cases.count() == 0; }));
}

TEST_F(TheCaseBook, GivesTheRecordOfAWaitingGameADecisionWithTheCase) {
  write("event.json", R"({"linesman_event":1,"id":"perth","edition":1,"ruleset":"pips","tables":[{"number":7,)"
                      R"("players":[{"side":"red","name":"Anna Reid"}],"file":")" +
                          QFileInfo(session().file().name()).fileName().toStdString() +
                          R"("}],"umpires":["Bo Lind"]})");
  open();
  propose_rapid(3, {4, 4});
  settle();
  window->carry_out();
  session().selected().select({"tank-1"});
  window->actions().command("dispute")->trigger();
  MainWindow* beside = nullptr;
  ASSERT_TRUE(wait_until([&] {
    for (QWidget* widget : QApplication::topLevelWidgets())
      if (auto* other = qobject_cast<MainWindow*>(widget); other != nullptr && other != window.get()) beside = other;
    return beside != nullptr;
  }));
  Order order;
  order.who = OnePiece{"tank-1"};
  order.action = "rapid";
  order.paths.set_all(Path{ForwardStep{13}});
  order.dice["movement"] = {4, 4};
  beside->session().proposal().propose(order);
  ASSERT_TRUE(wait_until([&] { return beside->desk().shows(u"decide"); })) << "once it is ruled";
  RuledPanel& page = *beside->findChild<RuledPanel*>();
  for (auto* each : page.findChildren<QLineEdit*>())
    if (each->accessibleName() == "Umpire") each->setText("Bo Lind");
  ASSERT_TRUE(wait_until([&] { return button(page, "uphold").isEnabled(); }));
  button(page, "uphold").click();
  ASSERT_TRUE(wait_until([&] {
    const auto entries = entries_of(record_of(session().game()));
    return !entries.empty() && decision_of(entries.back()) && !decision_of(entries.back())->of_case.empty();
  }));
  QFile file(folder.filePath("cases/" + files().front()));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_THAT(file.readAll().toStdString(), HasSubstr(R"("table":7)"));
  beside->close();
}

class TheHall : public TheCaseBook {
 protected:
  void SetUp() override {
    TheCaseBook::SetUp();
    const std::string file = QFileInfo(session().file().name()).fileName().toStdString();
    write("event.json", R"({"linesman_event":1,"id":"perth","title":"Perth","edition":1,"ruleset":"pips","tables":[)"
                        R"({"number":1,"players":[{"side":"red","name":"Anna Reid"},{"side":"blue","name":"Jo Fox"}],)"
                        R"("file":")" +
                            file +
                            R"("},{"number":2,"players":[]},{"number":12,"players":[]}],)"
                            R"("umpires":["Bo Lind","Ada Stone"]})");
    open();
    view().setFocus();
    key(Qt::Key_F8, Qt::ShiftModifier);
  }
  HallPanel& hall() { return *window->findChild<HallPanel*>(); }
  const HallTile* tile(std::int64_t number) {
    for (const HallTileButton* each : hall().tiles())
      if (each->tile().number == number) return &each->tile();
    return nullptr;
  }
  void press_named(const QString& text) {
    for (auto* each : hall().findChildren<QPushButton*>())
      if (QString(each->text()).remove('&') == text) return each->click();
    FAIL() << text.toStdString();
  }
};

TEST_F(TheHall, ShowsTilesAndTakesACallByEnter) {
  ASSERT_TRUE(wait_until([&] { return hall().tiles().size() == 3; }));
  EXPECT_EQ(tile(1)->players.size(), 2U);
  hall().tiles()[1]->click();
  press_named("Call");
  ASSERT_TRUE(wait_until([&] { return tile(2)->state == TableState::called; }));
  EXPECT_EQ(hall().tiles().front()->tile().number, 2) << "the longest wait first";
  keep_picture("hall-called");
  hall().tiles().front()->setFocus();
  QTest::keyClick(hall().tiles().front(), Qt::Key_Return);
  ASSERT_TRUE(wait_until([&] { return tile(2)->state == TableState::taken; }));
  EXPECT_EQ(tile(2)->by, "Bo Lind");
  keep_picture("hall-light");
  apply_appearance(Appearance::dark);
  keep_picture("hall-dark");
  apply_appearance(Appearance::system);
}

HallTile tile_of(const std::string& red, const std::string& blue) {
  HallTile tile;
  tile.number = 7;
  tile.players = {{"red", red}, {"blue", blue}};
  tile.turn = 3;
  return tile;
}

TEST_F(TheHall, ShowsWholeNamesWhereATileHasRoomForThem) {
  HallTileButton button(tile_of("Anna Reid", "Jo Fox"));
  button.resize(button.fontMetrics().horizontalAdvance("Maximiliane Oppenheimer") + 30, button.sizeHint().height());
  EXPECT_EQ(button.rows().front(), "Anna Reid – Jo Fox");
  const HallTile longer = tile_of("Maximiliane Oppenheim", "Bartholomew Wriothes");
  button.show_tile(longer);
  EXPECT_EQ(button.rows(), QStringList({"Maximiliane Oppenheim", "Bartholomew Wriothes", "Turn 3", ""}));
  HallTile full = longer;
  full.state = TableState::called;
  full.waiting = 4;
  full.extension = 6;
  button.show_tile(full);
  EXPECT_EQ(button.rows().size(), 4);
  EXPECT_THAT(button.rows().front().toStdString(), AllOf(StartsWith("Max"), EndsWith("hes"))) << "cut in the middle";
  EXPECT_THAT(button.toolTip().toStdString(), HasSubstr("Maximiliane Oppenheim – Bartholomew Wriothes"));
}

TEST_F(TheHall, SaysBelowTheNumberThatATableIsStale) {
  HallTile stale = tile_of("Anna Reid", "Jo Fox");
  stale.is_stale = true;
  HallTileButton button(stale);
  button.resize(400, button.sizeHint().height());
  EXPECT_EQ(button.rows(), QStringList({"Anna Reid – Jo Fox", "Turn 3", "no record for 10 minutes", ""}));
}

TEST_F(TheHall, GivesItsCallToTheDecision) {
  const auto write_call = [&](CallKind kind, const char* by, std::int64_t ago) {
    const auto added = add_call(folder.path().toStdString(), {1, kind, by, "", moment_text(moment_now() - ago)},
                                *session().shared_rulesets());
    ASSERT_TRUE(added) << added.problem().sentence();
  };
  write_call(CallKind::called, "", 90'000);
  write_call(CallKind::taken, "Ada Stone", 30'000);
  rule(13);
  auto* minutes = ruled().findChild<QSpinBox*>();
  ASSERT_TRUE(wait_until([&] { return umpire().text() == "Ada Stone"; }));
  EXPECT_EQ(minutes->value(), 2) << "rounded up";
  file("uphold");
  QFile file(folder.filePath("cases/" + files().front()));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const std::string text = file.readAll().toStdString();
  EXPECT_THAT(text, HasSubstr(R"("minutes":2)"));
  EXPECT_THAT(text, HasSubstr(R"("called":")"));
  EXPECT_THAT(text, HasSubstr("Ada Stone"));
  EXPECT_EQ(minutes->value(), 0) << "a further decision has no minutes of this call";
  keep_umpire("Bo Lind");
}

TEST_F(TheHall, OpensATableByItsNumber) {
  ASSERT_TRUE(wait_until([&] { return hall().tiles().size() == 3; }));
  int opened = 0;
  QObject::connect(&session(), &Session::game_opened, &hall(), [&] { ++opened; });
  hall().tiles().front()->setFocus();
  QTest::keyClick(hall().tiles().front(), Qt::Key_1);
  EXPECT_EQ(opened, 0) << "table 12 may be meant";
  EXPECT_TRUE(wait_until([&] { return opened == 1; }));
}

}  // namespace
}  // namespace linesman::testing_window
