// Pictures of moves: none is written unless players ask for it, and while they are it is said.
#include <QCheckBox>
#include <QDirIterator>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QTest>

#include "ui/window/watch/watch_dialog.h"
#include "window_watch/watched_window.h"

namespace linesman::testing_window {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class KeptPictures : public AWatchedTable {
 protected:
  KeptPictures() {
    film.show(1.2);
    film.carry("tiger", {6, 13});
    film.show(1.2);
  }

  /// Every file below the folder of the test, where game, film and home lie.
  QStringList all_files() const {
    QStringList files;
    QDirIterator each(folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) files << each.next();
    files.sort();
    return files;
  }
  std::string tip() const { return watching->corner().toolTip().toStdString(); }

  /// The dialog as the menu opens it, for the game of the film.
  void in_dialog(const std::function<void(WatchDialog&)>& act) {
    when_asked<WatchDialog>([act](WatchDialog& dialog) {
      act(dialog);
      dialog.reject();
    });
    window->actions().command("watch-table")->trigger();
  }
  /// Answers the question for a folder; an empty one cancels it.
  void answer_with(const QString& chosen) {
    when_asked<QFileDialog>([chosen](QFileDialog& asked) {
      if (chosen.isEmpty()) return asked.reject();
      asked.setDirectory(chosen);
      asked.findChild<QLineEdit*>("fileNameEdit")->setText(chosen);
      static_cast<QDialog&>(asked).accept();
    });
  }
  static std::string said_in(const WatchDialog& dialog) {
    return dialog.findChild<QLabel*>("watch-kept")->text().toStdString();
  }
};

TEST_F(KeptPictures, AreNotWrittenUnlessPlayersAskForThem) {
  watch(WatchRecord::none);
  const QStringList before = all_files();
  ASSERT_TRUE(wait_for_moves(1));
  ASSERT_TRUE(wait_for_end());
  EXPECT_EQ(all_files(), before);
  EXPECT_THAT(tip(), Not(HasSubstr("kept")));
  EXPECT_THAT(watching->corner().accessibleDescription().toStdString(), Not(HasSubstr("kept")));
}

TEST_F(KeptPictures, ShowTheModelsOfAMoveAndAreSaidWhileTheyAreKept) {
  const QString kept = folder.filePath("kept");
  watch(WatchRecord::none, true, kept);
  ASSERT_TRUE(wait_for_end());
  EXPECT_THAT(QDir(kept).entryList(QDir::Files), ElementsAre("move-1-tiger.png"));
  const QImage picture(kept + "/move-1-tiger.png");
  EXPECT_FALSE(picture.isNull());
  EXPECT_LT(picture.width(), 800) << "the part round the models alone";
  EXPECT_THAT(tip(), HasSubstr("Pictures of moves are kept in " + kept.toStdString()));
  EXPECT_THAT(watching->corner().accessibleDescription().toStdString(), HasSubstr("Pictures are kept"));
  const QImage with = watching->corner().grab().toImage();
  watching->corner().show_kept({});
  EXPECT_NE(watching->corner().grab().toImage(), with) << "it stands on the picture";
}

TEST_F(KeptPictures, OfAFilmBeforeStay) {
  const QString kept = folder.filePath("kept");
  for (int i = 0; i < 2; ++i) {
    watch(WatchRecord::none, true, kept);
    ASSERT_TRUE(wait_for_end());
  }
  EXPECT_THAT(QDir(kept).entryList(QDir::Files), ElementsAre("move-1-tiger-2.png", "move-1-tiger.png"));
}

TEST_F(KeptPictures, AreChosenInTheDialogWithAFolder) {
  watch(WatchRecord::none, false);
  const QString kept = folder.filePath("kept");
  ASSERT_TRUE(QDir().mkpath(kept));
  int looked = 0;
  in_dialog([&](WatchDialog& dialog) {
    EXPECT_FALSE(dialog.keep().isChecked());
    EXPECT_EQ(said_in(dialog), "Pictures stay in memory: none is written or sent.");
    answer_with({});
    dialog.keep().click();
    EXPECT_FALSE(dialog.keep().isChecked()) << "no folder was chosen";
    EXPECT_EQ(watching->request().keep, "");
    answer_with(kept);
    dialog.keep().click();
    EXPECT_TRUE(dialog.keep().isChecked());
    EXPECT_EQ(watching->request().keep, kept.toStdString());
    EXPECT_EQ(said_in(dialog), "A picture of each move is written to " + kept.toStdString() + ". None is sent.");
    dialog.keep().click();
    EXPECT_EQ(watching->request().keep, "");
    EXPECT_EQ(said_in(dialog), "Pictures stay in memory: none is written or sent.");
    ++looked;
  });
  EXPECT_EQ(looked, 1);
}

TEST_F(KeptPictures, AreStillSaidWhenTheDialogIsOpenedAgain) {
  film.show(8);
  watch(WatchRecord::none, false, folder.filePath("kept"));
  ASSERT_TRUE(watching->is_on());
  in_dialog([&](WatchDialog& dialog) {
    EXPECT_TRUE(dialog.keep().isChecked());
    EXPECT_THAT(said_in(dialog), HasSubstr("A picture of each move is written to"));
  });
  watch(WatchRecord::none, false);
  in_dialog([&](WatchDialog& dialog) { EXPECT_FALSE(dialog.keep().isChecked()); });
}

TEST_F(KeptPictures, DoNotLieAmongThoseThatAreWatched) {
  watch(WatchRecord::none, false);
  in_dialog([&](WatchDialog& dialog) {
    answer_with(QString::fromStdString(film.folder));
    dialog.keep().click();
    EXPECT_FALSE(dialog.keep().isChecked());
    EXPECT_THAT(dialog.words().text().toStdString(), HasSubstr("choose another folder"));
  });
}

}  // namespace
}  // namespace linesman::testing_window
