// A dispute: from nothing in at most twelve gestures, and about the models of an open game, which waits for the answer.
#include <gmock/gmock.h>

#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QToolButton>

#include "files/documents/record.h"
#include "movement/grid/hex_grid.h"
#include "ui/commands/gestures.h"
#include "ui/session/orders.h"
#include "ui/window/dispute/dispute.h"
#include "ui/window/dispute/dispute_ground.h"
#include "ui/window/own_rulesets.h"
#include "ui/window/places.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

class DisputeTest : public WindowTest {
 protected:
  static DisputeBar& bar(const MainWindow& of) { return *of.findChild<DisputeBar*>(); }
  static const ShownAnswer& answer(MainWindow& of) {
    handle_events();
    wait_until([&] {
      return !of.line().shown().grey && !of.line().shown().sentence.isEmpty() &&
             !of.line().findChild<QTimer*>("pace")->isActive();
    });
    handle_events();  // its buttons come into view
    return of.line().shown();
  }
  static QString sentence(MainWindow& of) { return answer(of).sentence; }
  static QPoint place(MainWindow& of, Vec at) { return of.table().projection().to_paper(at).toPoint(); }

  void press_button(const MainWindow& of, const QString& name) {
    for (QPushButton* button : of.findChildren<QPushButton*>(name))
      if (button->isVisible()) {
        QTest::mouseClick(button, Qt::LeftButton);
        ++gestures;
        return;
      }
    FAIL() << name.toStdString();
  }
  void type(const char* text) {
    QTest::keyClicks(QApplication::focusWidget(), text);
    ++gestures;
  }
  void press_key(MainWindow& of, Qt::Key which) {
    QWidget* focus = QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &of.table();
    QTest::keyClick(focus, which);
    ++gestures;
  }
  void drag_on(MainWindow& of, Vec from, Vec to) {
    QWidget& table = of.table();
    const auto send = [&](QEvent::Type type, Vec at, Qt::MouseButton button, Qt::MouseButtons held) {
      const QPoint there = place(of, at);
      QMouseEvent event(type, there, table.mapToGlobal(there), button, held, {});
      QApplication::sendEvent(&table, &event);
    };
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    send(QEvent::MouseMove, (from + to) * 0.5, Qt::NoButton, Qt::LeftButton);
    send(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton);
    wait_for_ruling(of);
    send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
    wait_for_ruling(of);
    ++gestures;
  }
  void drag_ground(MainWindow& of, const char* kind, Vec to) {
    auto* chip = of.findChild<GroundChip*>(QStringLiteral("ground_%1").arg(kind));
    ASSERT_NE(chip, nullptr) << kind;
    const QPoint start = chip->rect().center();
    QTest::mousePress(chip, Qt::LeftButton, {}, start);
    const QPoint end = chip->mapFromGlobal(of.table().mapToGlobal(place(of, to)));
    for (const QPoint& at : {start + QPoint(20, 20), end}) {
      QMouseEvent move(QEvent::MouseMove, at, chip->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(chip, &move);
    }
    QTest::mouseRelease(chip, Qt::LeftButton, {}, end);
    ++gestures;
  }
  static void wait_for_ruling(MainWindow& of) {
    Session& asked = of.session();
    EXPECT_TRUE(wait_until(
        [&] { return !asked.proposal().order() || !asked.hearing() || asked.proposal().answer_is_current(); }));
    handle_events();
  }
  /// The window of the dispute beside the game's.
  MainWindow* beside() {
    for (QWidget* widget : QApplication::topLevelWidgets())
      if (auto* other = qobject_cast<MainWindow*>(widget); other != nullptr && other != window.get()) return other;
    return nullptr;
  }
  bool game_is_back() {
    return wait_until([this] {
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
      return window->isVisible() && beside() == nullptr;
    });
  }
  std::vector<CatalogueEntry> catalogue() { return load_catalogues(catalogue_folder().toStdString()).value(); }

  int gestures = 0;
};

class FromNothing : public DisputeTest {
 protected:
  void begin(QSize size = {1366, 768}) {
    QSettings().setValue("ruleset", "pips");
    window->resize(size);
    handle_events();
    for (QPushButton* button : window->findChildren<QPushButton*>())
      if (button->isVisible() && button->text().contains("dispute")) {
        QTest::mouseClick(button, Qt::LeftButton);
        ++gestures;
        break;
      }
    ASSERT_TRUE(bar(*window).isVisible());
    ASSERT_TRUE(wait_until([] { return qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr; }));
    type("sher");
    press_key(*window, Qt::Key_Return);
    type("panth");
    press_key(*window, Qt::Key_Return);
    handle_events();
    ASSERT_TRUE(session().has_game());
  }
};

TEST_F(FromNothing, AWallAndTwoModelsHaveTheirAnswerInTenGestures) {
  for (const QSize size : {QSize(1366, 768), QSize(1024, 700)}) {
    gestures = 0;
    begin(size);
    ASSERT_THAT(session().game().pieces(), SizeIs(2));
    EXPECT_EQ(session().game().pieces()[0]->name, "Sherman");
    EXPECT_EQ(session().game().pieces()[1]->name, "Panther");
    const double middle = session().game().pieces()[0]->pose.at.x;
    drag_ground(*window, "wall", {middle, 12});
    ASSERT_THAT(session().game().terrain(), SizeIs(1));
    drag_on(*window, {middle, 6}, {middle, 9});
    EXPECT_TRUE(sentence(*window).startsWith("Yes")) << sentence(*window).toStdString();
    EXPECT_THAT(answer(*window).asked.toStdString(), HasSubstr("Sherman, any action, roll not said"));
    press_key(*window, Qt::Key_C);
    const QImage picture = QGuiApplication::clipboard()->image();
    EXPECT_GE(picture.height(), window->table().height());
    EXPECT_LE(gestures, 10) << size.width();
    press_button(*window, "dispute_leave");
    ASSERT_FALSE(session().has_game());
  }
}

TEST_F(FromNothing, FitsASmallScreenWithLargeType) {
  const QFont usual = QApplication::font();
  QFont large = usual;
  large.setPointSizeF(2 * usual.pointSizeF());
  QApplication::setFont(large);
  DisputeBar narrow(session().rulesets());
  narrow.show_questions(true);
  narrow.resize(1000, 200);
  narrow.show();
  handle_events();
  EXPECT_EQ(narrow.width(), 1000) << "it does not ask for more";
  for (const char* question : {"question_go", "question_could", "question_far", "question_apart"}) {
    const auto* button = narrow.findChild<QPushButton*>(question);
    ASSERT_NE(button, nullptr);
    EXPECT_GE(button->width(), button->sizeHint().width()) << question;
    EXPECT_LE(button->mapTo(&narrow, button->rect().bottomRight()).x(), narrow.width()) << question;
  }
  QApplication::setFont(usual);
}

TEST_F(FromNothing, IsLeftForTheStartPageAndKeptUnderGoOn) {
  begin();
  const QStringList before = window->files().recent();
  press_button(*window, "dispute_leave");
  EXPECT_FALSE(session().has_game());
  EXPECT_FALSE(bar(*window).isVisible());
  const QStringList after = window->files().recent();
  ASSERT_FALSE(after.isEmpty());
  EXPECT_NE(after, before);
  ASSERT_TRUE(window->open(after.front()));
  EXPECT_EQ(session().game().title(), "Dispute: Sherman, Panther");
  EXPECT_THAT(session().game().pieces(), SizeIs(2));
}

TEST_F(FromNothing, BeginsUnderTheRulesetThatWasUsedLast) {
  open();
  EXPECT_EQ(last_ruleset(), "pips");
  window->actions().command("new-dispute")->trigger();
  MainWindow* other = beside();
  ASSERT_NE(other, nullptr);
  EXPECT_EQ(bar(*other).ruleset(), "pips");
  press_button(*other, "dispute_leave");
  EXPECT_TRUE(game_is_back());
  EXPECT_TRUE(session().has_game()) << "the open game has waited";
}

TEST_F(FromNothing, NeedsOnlyAFewLettersOfAModel) {
  const auto entries = catalogue();
  const std::vector<std::string> pips{"pips"};
  ASSERT_NE(entry_meant(entries, pips, "panth"), nullptr);
  EXPECT_EQ(entry_meant(entries, pips, "panth")->name, "Panther") << "and not the Jagdpanther";
  EXPECT_EQ(entry_meant(entries, pips, "firefly")->name, "Sherman Firefly");
  EXPECT_EQ(entry_meant(entries, pips, "zzz"), nullptr);
  EXPECT_EQ(entry_meant(entries, pips, "  "), nullptr);
}

TEST_F(FromNothing, StandsUnderEveryRulesetReadyToBeJudged) {
  const auto entries = catalogue();
  for (const std::string& id : session().rulesets().ids()) {
    const auto rules = session().rulesets().ruleset(id, Value::empty_object()).value();
    const CatalogueEntry* model = nullptr;
    for (const CatalogueEntry& entry : entries)
      if (model == nullptr && entry.part_for(rules->terms().lineage) != nullptr) model = &entry;
    ASSERT_NE(model, nullptr) << id;
    const auto document = dispute_between(*model, *model, *rules);
    ASSERT_TRUE(document) << id;
    window->files().begin(*document);
    ASSERT_TRUE(session().hearing()) << id << ": " << session().hearing_problem().sentence();
    const auto& layout = session().game().table().hex;
    const HexGrid grid(layout.value_or(HexLayout{}));
    for (const Kind kind : {Kind::wall, Kind::wood}) {
      const auto after = with_ground(session().game(), kind, session().game().pieces()[0]->pose.at + Vec{0, 5});
      ASSERT_TRUE(after) << id << after.problem().sentence();
      EXPECT_THAT(after->terrain(), SizeIs(1)) << id;
    }
    Order order = session().proposal().fresh_order({session().game().pieces()[0]->id});
    EXPECT_EQ(order.action, "") << id << ": every action is asked about";
    order.action = first_action(rules->terms());
    order.paths.set_all(layout ? Path{HexStep{grid.across(*session().game().pieces()[0]->hex, 0)}}
                               : Path{ForwardStep{1}});
    const auto judged = session().hearing()->judge(order);
    ASSERT_TRUE(judged) << id << ": " << judged.problem().sentence();
    for (const Fault& fault : judged->ruling.faults) ADD_FAILURE() << id << ": " << fault.rule << ": " << fault.text;
  }
}

class FromTheOpenGame : public DisputeTest {
 protected:
  MainWindow& begin(const std::vector<std::string>& about) {
    session().selected().select(about);
    key(Qt::Key_D);
    MainWindow* other = beside();
    LINESMAN_CHECK(other != nullptr);
    handle_events();
    return *other;
  }
  const Value& last_entry() { return session().game().history().items().back(); }
};

TEST_F(FromTheOpenGame, ACopyIsJudgedByTheSameRulesAndTheGameWaits) {
  open();
  ASSERT_TRUE(change_agreement(session(), session().game().options(), Value::empty_object(), 0.25));
  MainWindow& other = begin({"tank-1"});
  EXPECT_FALSE(window->isVisible());
  EXPECT_EQ(other.session().game().tolerance(), 0.25);
  EXPECT_EQ(other.session().game().terrain().size(), session().game().terrain().size());
  EXPECT_EQ(other.session().selected().pieces(), std::vector<std::string>{"tank-1"});
  EXPECT_TRUE(other.session().game().history().items().empty());
  EXPECT_GT(other.table().projection().scale, 20) << "the ground round the model fills the table";
  drag_on(other, {10, 6}, {10, 9});
  EXPECT_TRUE(sentence(other).startsWith("Yes")) << sentence(other).toStdString();
  press_button(other, "dispute_leave");
  ASSERT_TRUE(game_is_back());
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 6}));
  EXPECT_FALSE(session().file().modified() && session().game().history().size() > 1) << "nothing was kept";
}

TEST_F(FromTheOpenGame, TheProposedMoveIsAnsweredAtOnceAndKeptAsANote) {
  open();
  propose_rapid(15, {1, 1});
  MainWindow& other = begin({"tank-1"});
  wait_for_ruling(other);
  EXPECT_TRUE(sentence(other).startsWith("No")) << sentence(other).toStdString();
  other.line().findChild<QAction*>("keep-note")->trigger();
  ASSERT_TRUE(game_is_back());
  const auto note = note_of(Entry(last_entry(), 1));
  ASSERT_TRUE(note);
  EXPECT_THAT(note->text, HasSubstr("Sherman, Rapid, roll 1, 1, by the way that is drawn: No"));
}

TEST_F(FromTheOpenGame, AllFourQuestionsAreOneGestureEach) {
  open();
  MainWindow& other = begin({"tank-1"});
  other.session().proposal().give_dice({"tank-1"}, "movement", {4});
  press_button(other, "question_could");
  drag_on(other, {10, 6}, {10, 8});
  EXPECT_TRUE(wait_until([&] { return sentence(other).startsWith("Yes"); })) << sentence(other).toStdString();
  press_button(other, "question_far");
  EXPECT_TRUE(wait_until([&] { return !sentence(other).isEmpty() && other.table().reach() != nullptr; }));
  EXPECT_THAT(sentence(other).toStdString(), HasSubstr("″"));
  other.session().selected().select({"tank-1", "car-1"});
  press_button(other, "question_apart");
  EXPECT_THAT(sentence(other).toStdString(), HasSubstr("apart"));
  EXPECT_TRUE(sentence(other).startsWith("Yes")) << "18.9 inches are more than six";
  EXPECT_THAT(other.table().pins(), SizeIs(1)) << "and the tape is drawn";
  press_button(other, "question_go");
  EXPECT_THAT(other.table().pins(), SizeIs(0));
  press_button(other, "dispute_leave");
  EXPECT_TRUE(game_is_back());
}

TEST_F(FromTheOpenGame, AsksByButtonsWhichDieIsLeftWhenTheTurnTakesOne) {
  open();
  Order order;
  order.who = OnePiece{"tank-1"};
  order.action = "rapid";
  order.paths.set_all(Path{PivotStep{40, {}}, ForwardStep{2}});
  order.dice["movement"] = {4, 3};
  session().selected().select({"tank-1"});
  session().proposal().propose(order);
  settle();
  MainWindow& other = begin({"tank-1"});
  wait_for_ruling(other);
  EXPECT_THAT(sentence(other).toStdString(), HasSubstr("which one?"));
  press_button(other, "face_4");
  handle_events();
  wait_for_ruling(other);
  EXPECT_EQ(other.session().proposal().order()->dice.at("movement"), std::vector<double>{4});
  EXPECT_TRUE(sentence(other).startsWith("Yes")) << sentence(other).toStdString();
  press_button(other, "dispute_leave");
  EXPECT_TRUE(game_is_back());
}

TEST_F(FromTheOpenGame, BeginsByItsButtonInTheLineAndNotTwice) {
  open();
  auto* button = window->line().findChild<QToolButton*>("line-dispute");
  ASSERT_NE(button, nullptr);
  EXPECT_FALSE(button->isEnabled()) << "no model is selected";
  session().selected().select({"tank-1"});
  handle_events();
  EXPECT_TRUE(wait_until([&] { return button->isEnabled(); }));
  QTest::mouseClick(button, Qt::LeftButton);
  MainWindow* other = beside();
  ASSERT_NE(other, nullptr);
  EXPECT_EQ(other->session().selected().pieces(), std::vector<std::string>{"tank-1"});
  auto* again = other->line().findChild<QToolButton*>("line-dispute");
  ASSERT_TRUE(wait_until([&] { return again->isEnabled(); }));
  QTest::mouseClick(again, Qt::LeftButton);
  EXPECT_TRUE(other->isVisible()) << "there is one dispute at a time";
  EXPECT_EQ(other->line().sentence(), "Leave this dispute before you begin another.");
  press_button(*other, "dispute_leave");
  EXPECT_TRUE(game_is_back());
}

TEST_F(FromTheOpenGame, ClosingItsWindowBringsTheGameBackUnasked) {
  open();
  MainWindow& other = begin({"tank-1"});
  drag_on(other, {10, 6}, {10, 9});
  drag_ground(other, "wall", {10, 12});
  other.close();
  EXPECT_TRUE(game_is_back());
}

TEST_F(FromTheOpenGame, WithoutSelectedModelsTheKeyDrawsTerrain) {
  open();
  key(Qt::Key_D);
  EXPECT_EQ(beside(), nullptr);
  EXPECT_EQ(window->actions().tools()->checkedAction()->data().toString(), "draw");
}

}  // namespace
}  // namespace linesman::testing_window
