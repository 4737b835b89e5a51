// Rulings on paper, from the window.
#include <gmock/gmock.h>

#include <QAbstractItemView>
#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QRegularExpression>
#include <QSettings>

#include "files/disk/file.h"
#include "ui/panels/record/history_panel.h"
#include "ui/window/appearance.h"
#include "ui/window/settings.h"
#include "window/window_test_support.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

class Sheets : public testing_window::WindowTest {
 protected:
  Sheets() {
    QSettings().remove("paper");
    QSettings().remove("paper_margins");
  }

  void run(const char* command) { window->actions().command(command)->trigger(); }

  void open_and_carry_out() {
    open();
    propose_rapid(5, {3, 4});
    window->actions().command("carry-out")->trigger();
    settle();
  }

  /// What is saved under that name.
  std::string saved(const char* command, const char* name) {
    const QString path = folder.filePath(name);
    when_asked<QFileDialog>([name](QFileDialog& dialog) {
      for (auto* view : dialog.findChildren<QAbstractItemView*>())
        if (view->selectionModel()) view->selectionModel()->clearSelection();
      dialog.findChild<QLineEdit*>()->setText(name);
      static_cast<QDialog&>(dialog).accept();
    });
    run(command);
    const auto content = read_file(path.toStdString());
    return content ? *content : content.problem().sentence();
  }

  /// How many pages a preview shows; 0 when none opens.
  int previewed(const std::function<void()>& ask) {
    int pages = 0;
    when_asked<QPrintPreviewDialog>([&pages](QPrintPreviewDialog& dialog) {
      if (auto* preview = dialog.findChild<QPrintPreviewWidget*>()) {
        preview->updatePreview();
        pages = preview->pageCount();
      }
      dialog.reject();
    });
    ask();
    return pages;
  }

  static QStringList colours_of(const std::string& html) {
    static const QRegularExpression colour("#[0-9a-f]{6}");
    QStringList colours;
    for (auto found = colour.globalMatch(QString::fromStdString(html)); found.hasNext();)
      colours << found.next().captured();
    return colours;
  }

  std::string told() const {
    std::string all;
    for (const QLabel* label : window->findChildren<QLabel*>()) all += label->text().toStdString() + "\n";
    return all;
  }
};

TEST_F(Sheets, OfTheProposedOrderAreSavedInEachFormat) {
  open();
  propose_rapid(5, {3, 4});
  EXPECT_THAT(saved("save-sheet", "a.pdf"), HasSubstr("%PDF-"));
  EXPECT_THAT(saved("save-sheet", "a.html"), AllOf(HasSubstr("Sherman: Rapid"), HasSubstr("only proposed")));
  EXPECT_THAT(saved("save-sheet", "a.svg"), HasSubstr("<svg"));
}

TEST_F(Sheets, WithoutAnOrderAreOfTheLastRuling) {
  open_and_carry_out();
  ASSERT_FALSE(session().proposal().order());
  EXPECT_THAT(saved("save-sheet", "last.html"), AllOf(HasSubstr("Sherman: Rapid"), HasSubstr("of the history")));
  EXPECT_THAT(saved("save-booklet", "all.html"), AllOf(HasSubstr("Contents"), HasSubstr("How the game ended")));
}

TEST_F(Sheets, WithoutAnyRulingAreRefusedWithASentence) {
  open();
  run("save-sheet");
  EXPECT_THAT(told(), HasSubstr("There is nothing to print yet"));
}

TEST_F(Sheets, ArePreviewedWithTheirPages) {
  open();
  propose_rapid(5, {3, 4});
  EXPECT_EQ(previewed([this] { run("preview-sheet"); }), 2);
  window->actions().command("carry-out")->trigger();
  settle();
  EXPECT_GE(previewed([this] { run("preview-booklet"); }), 4);
}

TEST_F(Sheets, OfAPastRulingComeFromTheHistory) {
  open_and_carry_out();
  auto* panel = window->findChild<HistoryPanel*>();
  EXPECT_EQ(previewed([this, panel] { emit panel->sheet_asked(session().game().history().size()); }), 2);
}

TEST_F(Sheets, AreAsLightAsPaperWhateverTheWindowIs) {
  open();
  propose_rapid(5, {3, 4});
  const QStringList light = colours_of(saved("save-sheet", "light.html"));
  apply_appearance(Appearance::dark);
  const QStringList dark = colours_of(saved("save-sheet", "dark.html"));
  apply_appearance(Appearance::light);
  EXPECT_GT(light.size(), 100);
  EXPECT_EQ(light, dark);
}

TEST_F(Sheets, KeepThePaperThatWasSetUp) {
  QPageLayout page = kept_page();
  page.setPageSize(QPageSize(QPageSize::Letter));
  page.setMargins({20, 20, 20, 20});
  keep_page(page);
  EXPECT_EQ(kept_page().pageSize().id(), QPageSize::Letter);
  EXPECT_NEAR(kept_page().margins(QPageLayout::Millimeter).left(), 20, 0.1);
  EXPECT_EQ(kept_paper(), "Letter");
}

}  // namespace
}  // namespace linesman
