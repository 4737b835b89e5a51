// One question, one answer: random sessions at the window, all that it shows read after each event; and the first five
// drags of a newcomer in each example; and one question in the list of a photograph, in a dispute, row by row, and by a
// call. LINESMAN_EVENTS makes the sessions longer, LINESMAN_TABLES=10 asks about 300 models that were moved at random.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QToolButton>
#include <random>

#include "answers/ask_json.h"
#include "files/json.h"
#include "files/orders/question_json.h"
#include "movement/grid/hex_grid.h"
#include "support/tables_tried.h"
#include "ui/commands/gestures.h"
#include "ui/panels/record/history_panel.h"
#include "ui/session/photograph_service.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

/// What a text says of a question: yes, no, or nothing.
enum class Said { nothing, yes, no };

Said said_by(const QString& text) {
  if (text.startsWith("Legal alternatives")) return Said::nothing;  // the heading of the fixes
  for (const char* yes : {"Yes", "Legal"})
    if (text.startsWith(yes)) return Said::yes;
  for (const char* no : {"No.", "No,", "No:", "Illegal"})
    if (text.startsWith(no)) return Said::no;
  return Said::nothing;
}

class OneAnswer : public WindowTest {
 protected:
  AnswerStrip& strip() { return window->line(); }
  const CurrentQuestion& asking() { return window->asking(); }
  bool settled() {
    return wait_until([&] {
      return !strip().findChild<QTimer*>("pace")->isActive() && (!asking().question() || !asking().is_grey());
    });
  }
  bool enabled(const char* name) {
    for (const auto* button : strip().findChildren<QAbstractButton*>(name)) return button->isEnabled();
    return false;
  }

  /// Texts that can be seen now, those of parts that are greyed left out.
  QStringList texts() {
    QStringList all;
    for (const QWidget* part : window->findChildren<QWidget*>()) {
      if (!part->isVisible() || !part->isEnabled()) continue;
      if (const auto* label = qobject_cast<const QLabel*>(part)) all << label->text();
      if (const auto* cut = qobject_cast<const CutText*>(part); cut != nullptr && !strip().shown().grey)
        all << cut->words();
      if (const auto* badge = qobject_cast<const VerdictBadge*>(part)) all << badge->accessibleName();
    }
    return all;
  }

  void expect_one_answer(const std::string& after) {
    if (asking().question() && asking().is_grey()) {
      EXPECT_TRUE(strip().shown().grey || strip().shown().sentence.isEmpty()) << after;
      for (const char* act : {"line-carry-out", "strip-keep"}) EXPECT_FALSE(enabled(act)) << act << after;
    }
    QStringList yes;
    QStringList no;
    for (const QString& text : texts()) {
      if (said_by(text) == Said::yes) yes << text;
      if (said_by(text) == Said::no) no << text;
    }
    EXPECT_TRUE(yes.isEmpty() || no.isEmpty())
        << after << ": " << yes.join(" | ").toStdString() << " beside " << no.join(" | ").toStdString();
    expect_one_total(after);
  }
  /// "4.5″ of 6″" is the same wherever it stands.
  void expect_one_total(const std::string& after) {
    static const QRegularExpression TOTAL(QStringLiteral("(\\d+(?:\\.\\d+)?)″ of (\\d+(?:\\.\\d+)?)″"));
    QSet<QString> totals;
    QStringList where;
    for (const QString& text : texts())
      if (const auto found = TOTAL.match(text); found.hasMatch()) {
        totals.insert(found.captured(0));
        where << text;
      }
    EXPECT_LE(totals.size(), 1) << after << ": " << where.join(" | ").toStdString();
  }

  /// What the strip says of the way is what is ruled on it.
  void expect_it_is_ruled() {
    const Row* row = asking().best();
    const AnswerPtr& answer = window->session().proposal().answer();
    const Ruling* ruling = answer ? answer->ruling() : nullptr;
    if (!asking().is_about_way() || asking().is_grey() || row == nullptr || ruling == nullptr) return;
    if (row->answer == RowAnswer::yes) {
      EXPECT_NE(ruling->verdict, Verdict::illegal);
    }
    if (row->answer == RowAnswer::no) {
      EXPECT_FALSE(is_allowed(ruling->verdict));
    }
    EXPECT_EQ(row->action, answer->order.action);
    if (row->answer != RowAnswer::yes || ruling->verdict == Verdict::incomplete) return;
    const Allowance& allowance = ruling->allowance;
    if (row->spent && allowance.spent) {
      EXPECT_NEAR(*row->spent, *allowance.spent, 1e-6);
    }
    if (row->total && allowance.total) {
      EXPECT_NEAR(*row->total, *allowance.total, 1e-6);
    }
  }
};

class RandomSession : public OneAnswer, public testing::WithParamInterface<const char*> {
 protected:
  double any(double from, double to) { return std::uniform_real_distribution<double>(from, to)(random_); }
  std::size_t one_of(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(random_); }
  Vec place_near(Vec from, double far) {
    const Table& table = session().game().table();
    return {std::clamp(from.x + any(-far, far), 0.5, table.width - 0.5),
            std::clamp(from.y + any(-far, far), 0.5, table.depth - 0.5)};
  }
  std::string drag_one() {
    const auto& pieces = session().game().pieces();
    const Piece& piece = *pieces[one_of(pieces.size())];
    if (!piece.on_table()) return "nothing";
    const Vec from = piece.pose.at;
    const Vec to = place_near(from, 14);
    press(from);
    move_to((from + to) * 0.5);
    expect_one_answer("half of a drag");
    move_to(to);
    release(to);
    return "a drag of " + piece.id;
  }
  /// Looks at a step of the history, and comes back by selecting a model.
  std::string look_back() {
    const std::size_t steps = session().game().history().size();
    if (steps == 0) return "nothing";
    call("history");
    window->findChild<HistoryPanel*>()->list().go_to(static_cast<std::int64_t>(1 + one_of(steps)));
    handle_events();
    expect_one_answer("a step of the history");
    call("ruling");
    expect_one_answer("the ruling of a step of the history");
    const auto& pieces = session().game().pieces();
    session().selected().select({pieces[one_of(pieces.size())]->id});
    return "the history";
  }
  /// Agrees on another value of one option.
  std::string agree() {
    if (session().terms() == nullptr) return "nothing";
    std::vector<std::pair<std::string, Value>> choices;
    for (const Field& option : session().terms()->options) {
      for (const std::string& choice : option.choices) choices.emplace_back(option.key, choice);
      if (option.type == FieldType::boolean)
        for (const bool is : {false, true}) choices.emplace_back(option.key, is);
    }
    if (choices.empty()) return "nothing";
    const auto& [key, value] = choices[one_of(choices.size())];
    const Game& game = session().game();
    return change_agreement(session(), game.options().with(key, value), game.house_rules(), game.tolerance())
               ? "the option " + key
               : "nothing";
  }
  std::string act() {
    const auto who = session().proposal().dice_owners();
    switch (one_of(14)) {
      case 9: return agree();
      case 10:
      case 11: return look_back();
      case 0: key(Qt::Key_1 + static_cast<int>(one_of(6))); return "a digit";
      case 1: {
        if (who.empty() || session().terms() == nullptr) return "nothing";
        const auto& actions = session().terms()->actions;
        const std::size_t i = one_of(actions.size() + 1);
        session().proposal().say_action(who, i < actions.size() ? actions[i].id : std::string());
        return "an action";
      }
      case 2: key(Qt::Key_T); return "the tool of places";
      case 3: key(Qt::Key_V); return "the tool of moves";
      case 4: key(Qt::Key_Escape); return "Escape";
      case 5: window->actions().command("undo")->trigger(); return "undo";
      case 6: key(Qt::Key_R); return "the range";
      case 7: key(Qt::Key_Return); return "Enter";
      default: return drag_one();
    }
  }

  std::mt19937 random_{17};  // NOLINT: the same session every time
};

TEST_P(RandomSession, ShowsNoTwoAnswersAndNoneThatIsOld) {
  const int events = std::max(120, qEnvironmentVariableIntValue("LINESMAN_EVENTS"));
  // In a file of its own: moves are carried out.
  QFile example(QString(LINESMAN_SOURCE_DIR) + "/resources/examples/" + GetParam() + ".linesman");
  ASSERT_TRUE(example.open(QIODevice::ReadOnly));
  open(example.readAll().toStdString());
  call("ruling");
  // Who carries out an illegal move is asked for the reason: none is given.
  QTimer refusal;
  QObject::connect(&refusal, &QTimer::timeout, window.get(), [] {
    if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) dialog->reject();
  });
  refusal.start(20);
  for (int i = 0; i < events && !HasFailure(); ++i) {
    const std::string done = i % 3 == 0 ? drag_one() : act();
    expect_one_answer(done);
    QCoreApplication::processEvents();
    expect_one_answer(done + ", a moment later");
    if (i % 6 != 0) continue;
    ASSERT_TRUE(settled()) << done;
    handle_events();
    expect_one_answer(done + ", at rest");
    expect_it_is_ruled();
  }
}

INSTANTIATE_TEST_SUITE_P(Of, RandomSession, testing::Values("pips-river", "orders-gap", "hexes-causeway"));

class FirstDrags : public OneAnswer {
 protected:
  static constexpr int FIX_COMES = 6000;   // ms
  static constexpr int WALK_COMES = 2000;  // ms

  /// The first model of a game that may be ordered alone.
  const Piece* first_model() {
    for (const auto& piece : session().game().pieces()) {
      if (!piece->on_table() || !session().hearing()) continue;
      Question question;
      question.who = {piece->id};
      question.to = AnywhereAsked{};
      if (AskedRows::of(*session().hearing(), question)) return piece.get();
    }
    return nullptr;
  }
  /// It says yes, asks what is missing, or has a button for what would make it one.
  bool helps() {
    settled();
    if (strip().shown().sentence.startsWith("Yes") || strip().shown().sentence.endsWith("?")) return true;
    const auto* fix = strip().findChild<QPushButton*>("line-fix");
    return QTest::qWaitFor([&] { return fix->isVisible(); }, FIX_COMES);
  }
};

TEST_F(FirstDrags, GetAYesOrWhatWouldMakeItOneInEachExample) {
  for (const QString& name : example_names()) {
    open_example(name.toUtf8().constData());
    const Piece* model = first_model();
    ASSERT_NE(model, nullptr) << name.toStdString();
    const Vec from = model->pose.at;
    const double faces = model->pose.facing;
    const auto& layout = session().game().table().hex;
    const double inch = layout ? 1.8 * layout->size : 1;
    const Table& table = session().game().table();
    const double ways[5][2]{{0, 2}, {60, 3}, {180, 2}, {-35, 4}, {10, 15}};  // straight, aside, back, across, far
    int helped = 0;
    int asked = 0;  // a drag out of the grid asks nothing
    std::string words;
    for (const auto& [turn, inches] : ways) {
      const double heading = (faces + turn) * M_PI / 180;
      const Vec to =
          from + Vec{std::sin(heading), std::cos(heading)} * (layout ? std::max(1.0, inches / 2) * inch : inches);
      drag(from, {std::clamp(to.x, 0.5, table.width - 0.5), std::clamp(to.y, 0.5, table.depth - 0.5)});
      const bool drawn = QTest::qWaitFor([&] { return session().proposal().order().has_value(); },
                                         WALK_COMES);  // over hexes it is sought
      settled();
      if (!drawn || strip().shown().sentence.isEmpty()) continue;
      ++asked;
      helped += helps() ? 1 : 0;
      words += "\n  " + strip().shown().sentence.toStdString();
      key(Qt::Key_Escape);
      settle();
    }
    EXPECT_GE(asked, 4) << name.toStdString();
    EXPECT_GE(helped, asked - 1) << name.toStdString() << " " << model->id << words;
  }
}

TEST_F(FirstDrags, NeedNoDiceInTheFirstExample) {
  window->show();
  const StartPage& start = *window->findChild<StartPage*>();
  const auto* gallery = start.findChild<GameGallery*>();
  ASSERT_NE(gallery, nullptr);
  if (gallery->count() == 0) GTEST_SKIP() << "no examples are installed";
  ASSERT_TRUE(window->open(gallery->item(0)->data(Qt::UserRole).toString()));
  handle_events();
  const Piece* model = first_model();
  ASSERT_NE(model, nullptr);
  const double heading = model->pose.facing * M_PI / 180;
  drag(model->pose.at, model->pose.at + Vec{std::sin(heading), std::cos(heading)} * 2);
  EXPECT_TRUE(settled());
  ASSERT_NE(asking().best(), nullptr);
  EXPECT_EQ(asking().best()->answer, RowAnswer::yes) << strip().shown().sentence.toStdString();
}

constexpr std::uint64_t MODELS = 3;  // of each example
constexpr double FARTHEST = 12;      // inches that a model was moved

class TheSameQuestion : public WindowTest, public testing::WithParamInterface<QString> {
 protected:
  std::string bytes_of(const Question& question, const Answer& answer) {
    return write_json(write_answer(*session().hearing(), write_question(question), question, answer));
  }
  /// As a photograph sees a model that was moved at random; nothing where it cannot be asked about alone.
  std::optional<PieceSeen> moved_at_random() {
    const Game& game = session().game();
    const std::size_t count = game.pieces().size();
    const PieceIndex index{static_cast<int>(std::uniform_int_distribution<std::size_t>(0, count - 1)(random_))};
    const Piece& piece = game.piece(index);
    if (!piece.on_table()) return std::nullopt;
    std::uniform_real_distribution<double> by(-FARTHEST, FARTHEST);
    PieceSeen seen;
    seen.piece = index;
    seen.at = {std::clamp(piece.pose.at.x + by(random_), 0.5, game.table().width - 0.5),
               std::clamp(piece.pose.at.y + by(random_), 0.5, game.table().depth - 0.5)};
    seen.facing = piece.pose.facing;
    seen.now = piece.pose;
    return AskedRows::of(*session().hearing(), question_about(game, seen)) ? std::optional(seen) : std::nullopt;
  }
  std::string in_photograph(const PieceSeen& seen) {
    std::string bytes;
    bool done = false;
    photographs_.ask(
        *session().hearing(), {seen},
        [&](std::size_t, const AskedPtr& asked) { bytes = bytes_of(asked->question, *asked->answer); },
        [&] { done = true; });
    EXPECT_TRUE(wait_until([&] { return done; }));
    return bytes;
  }
  std::string in_dispute(const Question& question) {
    CurrentQuestion asking(session());
    asking.ask_place(question);
    EXPECT_TRUE(wait_until([&] { return !asking.is_grey(); }));
    if (!asking.asked() || !asking.asked()->answer) return "no answer";
    return bytes_of(asking.asked()->question, *asking.asked()->answer);
  }
  std::string row_by_row(const Question& question) {
    const auto rows = AskedRows::of(*session().hearing(), question);
    const auto whole = ask(*session().hearing(), question);
    EXPECT_TRUE(rows && whole);
    for (std::size_t i = 0; i < rows->actions().size(); ++i) {
      const Row row = rows->row(i, RowEffort::whole);
      const auto same = std::find_if(whole->rows.begin(), whole->rows.end(),
                                     [&](const Row& other) { return other.action == row.action; });
      EXPECT_TRUE(same != whole->rows.end() && same->answer == row.answer) << row.action;
    }
    return bytes_of(question, *whole);
  }

  PhotographService photographs_{qApp};
  std::mt19937 random_{23};  // NOLINT: the same models every time
};

TEST_P(TheSameQuestion, HasOneAnswerWhereverItIsAsked) {
  open_example(GetParam().toUtf8().constData());
  ASSERT_TRUE(session().hearing());
  std::uint64_t asked = 0;
  for (int i = 0; i < 10'000 && asked < tables_tried(MODELS) && !HasFailure(); ++i) {
    const auto seen = moved_at_random();
    if (!seen) continue;
    ++asked;
    const Question question = question_about(session().game(), *seen);
    SCOPED_TRACE(write_json(write_question(question)));
    const std::string expected = row_by_row(question);
    EXPECT_EQ(in_photograph(*seen), expected);
    EXPECT_EQ(in_dispute(question), expected);
  }
  EXPECT_GT(asked, 0U);
}

INSTANTIATE_TEST_SUITE_P(Of, TheSameQuestion, testing::ValuesIn(example_names()), [](const auto& tested) {
  QString name = tested.param;
  return name.remove(QRegularExpression("[^a-z0-9]")).toStdString();
});

}  // namespace
}  // namespace linesman::testing_window
