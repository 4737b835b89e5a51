#include <QLabel>
#include <QTest>

#include "files/documents/record.h"
#include "record/verify.h"
#include "support/built_rulesets.h"
#include "ui/window/watch/seen_picture.h"
#include "window_watch/watched_window.h"

namespace linesman::testing_window {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

TEST_F(AWatchedTable, ShowsAMoveLikeAnyOtherAndRecordsNothing) {
  film.show(1.2);
  film.carry("tiger", {6, 13});
  film.show(1.2);
  watch(WatchRecord::none);
  ASSERT_TRUE(wait_for_moves(1));
  ASSERT_TRUE(session().proposal().order()) << "it is proposed";
  settle();
  EXPECT_EQ(verdict(), Verdict::legal);
  EXPECT_THAT(watching->told().all().back().words.toStdString(), HasSubstr("Tiger, legal, 4 of 6."));
  EXPECT_THAT(tones, SizeIs(1));
  EXPECT_EQ(session().file().undo_stack().count(), 0);
  ASSERT_TRUE(wait_for_end());
  EXPECT_EQ(entries(), "");
}

TEST_F(AWatchedTable, RecordsTheProposedMoveAsItWasSeenWithEnter) {
  film.show(1.2);
  film.carry("tiger", {6, 13});
  film.show(1.2);
  watch(WatchRecord::ask);
  ASSERT_TRUE(wait_for_end());
  ASSERT_TRUE(session().proposal().order());
  view().setFocus();
  key(Qt::Key_Return);
  EXPECT_EQ(entries(), "seen");
  EXPECT_FALSE(session().proposal().order());
  EXPECT_LT(distance(piece("tiger").pose.at, {6, 13}), 0.06);
  EXPECT_FALSE(verify(built_referee(), session().game())->first_flaw);
  session().file().undo_stack().undo();
  EXPECT_EQ(piece("tiger").pose.at, (Vec{6, 9}));
}

TEST_F(AWatchedTable, RecordsAMoveAtTheFirstTouchOfTheNextModel) {
  film.show(1.2);
  film.carry("tiger", {6, 13});
  film.show(1.2);
  film.carry("bren", {10, 9});
  film.show(1.2);
  watch(WatchRecord::ask);
  ASSERT_TRUE(wait_for_moves(2));
  EXPECT_EQ(entries(), "seen") << "the Tiger's; the Bren's waits";
  EXPECT_LT(distance(piece("tiger").pose.at, {6, 13}), 0.06);
  EXPECT_EQ(piece("bren").pose.at, (Vec{10, 6}));
  ASSERT_TRUE(session().proposal().order());
  EXPECT_TRUE(click_told("watch-right"));
  EXPECT_EQ(entries(), "seen, seen");
  EXPECT_LT(distance(piece("bren").pose.at, {10, 9}), 0.06);
}

TEST_F(AWatchedTable, RecordsLegalMovesByItselfAndOthersByAPlayersWord) {
  film.show(1.2);
  film.carry("tiger", {6, 13});
  film.show(1.2);
  film.carry("stug", {4.5, 12});
  film.show(1.2);
  watch(WatchRecord::all);
  ASSERT_TRUE(wait_for_moves(2));
  EXPECT_EQ(entries(), "seen");
  EXPECT_EQ(piece("stug").pose.at, (Vec{18, 12})) << "it is illegal";
  EXPECT_EQ(tones.size(), 2u);
  EXPECT_TRUE(click_told("watch-accept"));
  EXPECT_EQ(entries(), "seen, edit");
  EXPECT_LT(distance(piece("stug").pose.at, {4.5, 12}), 0.06);
}

TEST_F(AWatchedTable, GoesBackInTheHistoryWhenAModelIsPutBack) {
  film.show(1.2);
  film.carry("tiger", {6, 13});
  film.show(1.2);
  film.carry("tiger", {6, 9});
  film.show(1.2);
  watch(WatchRecord::all);
  ASSERT_TRUE(wait_for_end());
  EXPECT_EQ(entries(), "seen") << "nothing is erased";
  EXPECT_EQ(record_of(session().game()).here, 0);
  EXPECT_EQ(piece("tiger").pose.at, (Vec{6, 9}));
  EXPECT_FALSE(click_told("watch-take-back")) << "it is taken back";
}

TEST_F(AWatchedTable, RecordsASlideOnceAsABranch) {
  film.show(1.2);
  film.carry("tiger", {6, 13});
  film.show(1.2);
  film.carry("tiger", {9, 13});
  film.show(1.2);
  watch(WatchRecord::all);
  ASSERT_TRUE(wait_for_moves(2));
  EXPECT_EQ(entries(), "seen, seen");
  EXPECT_EQ(entries_of(record_of(session().game()))[1].after(), 0) << "from where it first stood";
  EXPECT_LT(distance(piece("tiger").pose.at, {9, 13}), 0.06);
}

TEST_F(AWatchedTable, RingsModelsThatStandElsewhereUntilItIsTakenAsItStands) {
  film.put("tiger", {8, 11});
  film.show(8);
  watch(WatchRecord::none, false);
  ASSERT_TRUE(wait_until([&] { return !watching->service().view().out_of_step.empty(); }));
  EXPECT_THAT(window->messages().sentence().toStdString(), HasSubstr("The table differs from the game"));
  EXPECT_THAT(line(), HasSubstr("Tiger stands 2.8"));
  const QImage before = view().grab().toImage();
  view().show_turn({});
  EXPECT_NE(view().grab().toImage(), before) << "a ring was painted";
  watching->take_table_as_it_stands();
  EXPECT_EQ(entries(), "edit");
  EXPECT_LT(distance(piece("tiger").pose.at, {8, 11}), 0.06);
  ASSERT_TRUE(wait_until([&] { return watching->service().view().out_of_step.empty(); }));
  EXPECT_THAT(window->messages().sentence().toStdString(), Not(HasSubstr("The table differs")));
}

TEST_F(AWatchedTable, ShowsThoseModelsAloneThatItReads) {
  film.take_off("stug");
  film.show(8);
  watch(WatchRecord::none, false);
  const auto& models = watching->service().view().models;
  ASSERT_TRUE(wait_until([&] { return !models.empty(); }));
  EXPECT_THAT(models, SizeIs(session().game().pieces().size() - 1));
  for (const WatchView::Model& model : models) EXPECT_NE(model.piece, "stug");
}

TEST(TheLampOfAWatchedTable, WaitsUntilTheTableWasRead) {
  WatchView view;
  view.state.state = WatchState::resting;
  EXPECT_EQ(lamp_state(view), WatchState::moving) << "its markers are still looked for";
  view.outline = QRectF(0, 0, 4, 3);
  EXPECT_EQ(lamp_state(view), WatchState::resting);
  view.outline.clear();
  view.state.state = WatchState::unsure;
  EXPECT_EQ(lamp_state(view), WatchState::unsure);
}

TEST_F(AWatchedTable, IsOutOfStepWithAMoveThatPlayersTakeBack) {
  film.show(1.2);
  film.carry("tiger", {6, 13});
  film.show(8);
  watch(WatchRecord::all, false);
  ASSERT_TRUE(wait_for_moves(1));
  EXPECT_LT(distance(piece("tiger").pose.at, {6, 13}), 0.06);
  EXPECT_TRUE(click_told("watch-take-back"));
  EXPECT_EQ(piece("tiger").pose.at, (Vec{6, 9}));
  ASSERT_TRUE(wait_until([&] { return watching->service().view().out_of_step.size() == 1; }));
  EXPECT_EQ(watching->service().view().out_of_step[0].from.at, (Vec{6, 9})) << "there it should stand";
}

TEST_F(AWatchedTable, OffersWhatHasBecomeOfAModelThatIsGone) {
  film.show(1.2);
  film.take_off("stug");
  film.hand({18, 12});
  film.show(3.6);
  watch(WatchRecord::all);
  ASSERT_TRUE(wait_for_end());
  EXPECT_EQ(entries(), "") << "it is not recorded by itself";
  EXPECT_TRUE(click_told("watch-reserve"));
  EXPECT_EQ(entries(), "edit");
  EXPECT_TRUE(piece("stug").status["reserve"].boolean().value_or(false));
}

TEST_F(AWatchedTable, IsLetGoWithItsCornerOrItsGame) {
  film.show(8);
  watch(WatchRecord::none, false);
  ASSERT_TRUE(wait_until([&] { return !watching->service().view().picture.isNull(); }));
  EXPECT_TRUE(watching->corner().isVisible());
  EXPECT_EQ(watching->corner().size(), QSize(240, 135));
  watching->corner().findChild<QToolButton*>("watch-close")->click();
  EXPECT_FALSE(watching->is_on());
  EXPECT_FALSE(watching->corner().isVisible());
  watch(WatchRecord::none, false);
  ASSERT_TRUE(watching->is_on());
  open();
  EXPECT_FALSE(watching->is_on());
}

TEST_F(AWatchedTable, IsSilentAfterShiftM) {
  film.show(1.2);
  film.carry("tiger", {6, 13});
  film.show(1.2);
  open();
  view().setFocus();
  key(Qt::Key_M, Qt::ShiftModifier);
  EXPECT_THAT(window->line().sentence().toStdString(), HasSubstr("silent"));
  watch(WatchRecord::none);
  ASSERT_TRUE(wait_for_moves(1));
  EXPECT_THAT(tones, IsEmpty());
}

TEST_F(AWatchedTable, SaysOnceThatThereIsNoSoundCard) {
  std::vector<std::string> said;
  WatchSounds sounds([&](const QString& sentence) { said.push_back(sentence.toStdString()); });
  sounds.set_finder([] { return nullptr; });
  sounds.tell(WatchVerdict::legal, "Tiger, legal.");
  sounds.tell(WatchVerdict::illegal, "Tiger, too far.");
  ASSERT_THAT(said, SizeIs(1));
  EXPECT_EQ(said.front(), "There is no sound card: the tones are silent.");
}

TEST_F(AWatchedTable, NeedsModelsWithMarkers) {
  open();
  watching = window->findChild<TableWatch*>();
  window->actions().command("watch-table")->trigger();
  EXPECT_THAT(window->messages().sentence().toStdString(), HasSubstr("No model of this game has a marker"));
}

TEST_F(AWatchedTable, SaysThatAFolderHasNoPictures) {
  watch(WatchRecord::none);
  ASSERT_TRUE(wait_for_end());
  EXPECT_THAT(line(), HasSubstr("There is no picture in it."));
}

}  // namespace
}  // namespace linesman::testing_window
