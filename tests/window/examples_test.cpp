#include <QDir>
#include <QInputDialog>
#include <QListWidget>
#include <QTest>

#include "files/documents/record.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class Examples : public WindowTest {
 protected:
  QDir folder_of_examples{QString(LINESMAN_SOURCE_DIR) + "/resources/examples"};
  QStringList games() { return folder_of_examples.entryList({"*.linesman"}, QDir::Files, QDir::Name); }
};

TEST_F(Examples, AreJudgedInTheWindowAndADragIsRuledOn) {
  ASSERT_FALSE(games().isEmpty());
  for (const QString& name : games()) {
    ASSERT_TRUE(window->open(folder_of_examples.filePath(name))) << name.toStdString();
    ASSERT_TRUE(session().hearing()) << name.toStdString() << session().hearing_problem().sentence();
    int dragged = 0;
    for (const auto& one : session().game().pieces()) {
      if (!one->on_table() || view().piece_at(one->pose.at) != session().game().find_piece(one->id)) continue;
      drag(one->pose.at, one->pose.at + Vec{2.2, 1.1});
      const auto answered = [this] {
        return session().proposal().answer() != nullptr;
      };  // over hexes the way is sought first
      ASSERT_TRUE(wait_until(answered)) << name.toStdString() << " " << one->id;
      if (++dragged == 3) break;
    }
    EXPECT_EQ(dragged, 3) << name.toStdString();
    session().proposal().drop();
  }
}

TEST_F(Examples, OrdersThatAreLegalAreCarriedOutAndTakenBack) {
  for (const QString& name : games()) {
    ASSERT_TRUE(window->open(folder_of_examples.filePath(name)));
    const auto table = [this] {
      const Value json = write_document(session().file().document());
      return write_json(json.without("history").without("here").without("chain"));
    };
    const auto before = table();
    const QString orders = name.section('.', 0, 0) + ".*.order.json";
    for (const QString& order : folder_of_examples.entryList({orders}, QDir::Files, QDir::Name)) {
      ASSERT_TRUE(window->propose(folder_of_examples.filePath(order)));
      settle();
      if (verdict() != Verdict::legal && verdict() != Verdict::marginal) continue;
      if (verdict() == Verdict::marginal) when_asked<QInputDialog>([](QInputDialog& dialog) { dialog.accept(); });
      window->carry_out();
      EXPECT_TRUE(window->messages().sentence().isEmpty()) << window->messages().sentence().toStdString();
      EXPECT_GT(record_of(session().game()).here, 0) << order.toStdString();
      session().file().undo_stack().undo();
      EXPECT_EQ(record_of(session().game()).here, 0) << order.toStdString();
      EXPECT_EQ(table(), before) << order.toStdString();
    }
    session().file().saved_as(session().file().name(),
                              session().file().document().source);  // so that no question about the record comes
  }
}

TEST_F(Examples, StandOnTheStartPage) {
  auto* page = window->findChild<StartPage*>();
  page->show_games({folder_of_examples.filePath(games().front())}, {});
  const QPixmap picture = table_picture(folder_of_examples.filePath(games().front()), {300, 200}, false);
  EXPECT_LE(picture.width(), 300);
  EXPECT_GT(picture.width() * picture.height(), 20000);
  const QPixmap kept = table_picture(folder_of_examples.filePath(games().front()), {300, 200}, false);
  EXPECT_EQ(picture.toImage(), kept.toImage());
  EXPECT_TRUE(table_picture(write("torn.linesman", "{"), {300, 200}, false).isNull());
}

TEST_F(Examples, HaveTheirPicturesMadeWhenTheStartPageIsSeen) {
  ASSERT_TRUE(window->open(folder_of_examples.filePath(games().back())));
  auto* page = window->findChild<StartPage*>();
  page->show_games({folder_of_examples.filePath(games().front())}, {});
  const auto has_picture = [&] { return !page->findChild<QListWidget*>()->item(0)->icon().isNull(); };
  handle_events();
  EXPECT_FALSE(has_picture());
  session().close();
  EXPECT_TRUE(wait_until(has_picture));
}

}  // namespace
}  // namespace linesman::testing_window
