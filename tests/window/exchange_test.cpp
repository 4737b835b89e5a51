#include <gmock/gmock.h>

#include <QAbstractItemView>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>

#include "files/json.h"
#include "ui/window/dialogs/export_dialog.h"
#include "ui/window/dialogs/import_dialog.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

const std::string MAP = R"({"resolution": {"map_size": {"x": 20, "y": 16}}, "lights": [{}, {}],
  "line_of_sight": [[{"x": 1, "y": 2}, {"x": 9, "y": 2}, {"x": 9, "y": 12}]]})";
const std::string ROSTER = "name,side,diameter,x,y\nHans,red,1,14,15\nOtto,red,big,6,5\n";

class ExchangeInTheWindow : public WindowTest {
 protected:
  /// A row that is selected late, when the folder has been read, would take the name's place.
  static void choose(QFileDialog& dialog, const QString& path) {
    for (auto* view : dialog.findChildren<QAbstractItemView*>())
      if (view->selectionModel() != nullptr) view->selectionModel()->clearSelection();
    dialog.findChild<QLineEdit*>()->setText(path);
    static_cast<QDialog&>(dialog).accept();
  }
  /// File > Import, this file, then `act` with the preview.
  template <class Act>
  void import(const QString& path, Act act) {
    when_asked<QFileDialog>([this, path, act](QFileDialog& dialog) {
      when_asked<ImportDialog>(act);
      choose(dialog, path);
    });
    window->actions().command("import")->trigger();
  }
  QString keep(const char* name) const {
    const QString kept = qEnvironmentVariable("LINESMAN_PICTURES");
    return kept.isEmpty() ? QString() : kept + "/" + name;
  }
};

TEST_F(ExchangeInTheWindow, ShowsWhatWouldComeOfAFileBeforeItDoes) {
  open();
  bool seen = false;
  import(write("map.dd2vtt", MAP), [&](ImportDialog& dialog) {
    seen = true;
  EXPECT_TRUE(dialog.import_button().isEnabled());
  ASSERT_EQ(dialog.report().topLevelItemCount(), 1);
  EXPECT_EQ(dialog.report().topLevelItem(0)->text(1), "/lights");
  EXPECT_EQ(dialog.imported()->game.table().width, 20);
  if (!keep("import.png").isEmpty()) dialog.grab().save(keep("import.png"));
  dialog.reject();
});
EXPECT_TRUE(seen);
EXPECT_EQ(session().game().table().width, 40) << "nothing has come of it";
}  // namespace

TEST_F(ExchangeInTheWindow, BeginsANewGameWithAFile) {
  import(write("map.dd2vtt", MAP), [](ImportDialog& dialog) {
    EXPECT_FALSE(dialog.into_choice().isEnabled()) << "no game is open";
  dialog.inches().set_number(1.5);
  emit dialog.inches().committed();
  dialog.accept();
});
ASSERT_TRUE(session().has_game());
EXPECT_EQ(session().game().table().width, 30);
EXPECT_EQ(session().game().terrain().size(), 1u);
EXPECT_TRUE(session().file().name().isEmpty());
}  // namespace linesman::testing_window

TEST_F(ExchangeInTheWindow, AddsARosterToTheOpenGameInOneStep) {
  open();
  const std::size_t before = session().game().pieces().size();
  import(write("r.csv", ROSTER), [](ImportDialog& dialog) {
    EXPECT_TRUE(dialog.into_open_game());
  dialog.accept();
});
EXPECT_EQ(session().game().pieces().size(), before + 1);
EXPECT_EQ(session().file().undo_stack().count(), 1);
session().file().undo_stack().undo();
EXPECT_EQ(session().game().pieces().size(), before);
}

TEST_F(ExchangeInTheWindow, ImportsNothingWhileAnOptionIsInvalid) {
  import(write("map.dd2vtt", MAP), [](ImportDialog& dialog) {
    dialog.inches().clear();
  emit dialog.inches().committed();
  EXPECT_FALSE(dialog.import_button().isEnabled());
  EXPECT_FALSE(dialog.imported().ok());
  dialog.reject();
});
EXPECT_FALSE(session().has_game());
}

TEST_F(ExchangeInTheWindow, AsksOnceForAWordThatNobodyKnows) {
  const std::string moor = R"({"type": "FeatureCollection", "features": [
    {"type": "MultiPolygon", "id": "Moorland", "coordinates": [[[[1,1],[9,1],[9,8],[1,1]]]]},
    {"type": "MultiPolygon", "id": "Gorse", "coordinates": [[[[10,1],[15,1],[15,8],[10,1]]]]}]})";
  import(write("moor.geojson", moor), [&](ImportDialog& dialog) {
    ASSERT_EQ(dialog.words().topLevelItemCount(), 2);
  EXPECT_EQ(dialog.words().topLevelItem(0)->text(0), "Moorland");
  EXPECT_EQ(dialog.imported()->game.terrain().size(), 0u);
  dialog.meaning_of(0).setCurrentIndex(dialog.meaning_of(0).findData("rough"));
  EXPECT_EQ(dialog.imported()->game.terrain().size(), 1u);
  EXPECT_EQ(dialog.words().topLevelItemCount(), 2) << "an answer can be changed";
  dialog.meaning_of(1).setCurrentIndex(dialog.meaning_of(1).findData("open"));
  EXPECT_EQ(dialog.report().topLevelItemCount(), 1) << "only the table is told";
  if (!keep("import-words.png").isEmpty()) dialog.grab().save(keep("import-words.png"));
  dialog.accept();
});
ASSERT_TRUE(session().has_game());
EXPECT_EQ(session().game().terrain().at(0).kind, Kind::rough);
  import(write("again.geojson", moor), [](ImportDialog& dialog) {
    EXPECT_EQ(dialog.words().topLevelItemCount(), 0) << "the answers are remembered";
  EXPECT_EQ(dialog.imported()->game.terrain().size(), 1u);
  dialog.reject();
  });
  }

  TEST_F(ExchangeInTheWindow, ProposesAScaleForDegrees) {
    const std::string map =
        R"({"type": "Polygon", "id": "woods", "coordinates": [[[7.5,50],[7.501,50],[7.501,50.001],[7.5,50]]]})";
  import(write("m.json", map), [](ImportDialog& dialog) {
    EXPECT_EQ(dialog.scale().text(), "1:300");
  EXPECT_EQ(dialog.imported()->game.table().depth, 15);
  dialog.scale().setText("1:150");
  emit dialog.scale().editingFinished();
  EXPECT_EQ(dialog.imported()->game.table().depth, 30);
  dialog.reject();
  });
  }

  TEST_F(ExchangeInTheWindow, WritesFilesThatCanBeImportedAgain) {
    open();
    const QString path = folder.path() + "/out.geojson";
    when_asked<ExportDialog>([&](ExportDialog& dialog) {
      if (!keep("export.png").isEmpty()) dialog.grab().save(keep("export.png"));
      auto* format = dialog.findChildren<QComboBox*>().first();
      format->setCurrentIndex(format->findData("geojson"));
      when_asked<QFileDialog>([path](QFileDialog& file) { choose(file, path); });
      dialog.accept();
    });
    window->actions().command("export")->trigger();
    const auto back = import_file(path.toStdString(), {});
    ASSERT_TRUE(back.ok()) << back.problem().sentence();
    EXPECT_EQ(back->game.pieces().size(), session().game().pieces().size());
    EXPECT_EQ(back->game.terrain().size(), session().game().terrain().size());
  }

  }  // namespace
  }  // namespace linesman::testing_window
