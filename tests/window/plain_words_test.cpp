// No text of a document is taken for rich text, and no name opens a file.
#include <sys/inotify.h>
#include <unistd.h>

#include <QAction>
#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QTextDocument>
#include <QToolTip>
#include <QTreeWidget>
#include <array>

#include "files/json.h"
#include "ui/commands/gestures.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

/// Says whether a file was opened.
class OpenedFile {
 public:
  explicit OpenedFile(const QString& path) : path_(path), watch_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
    works_ = watch_ >= 0 && ::inotify_add_watch(watch_, path.toUtf8().constData(), IN_OPEN | IN_ACCESS) >= 0;
  }
  ~OpenedFile() { ::close(watch_); }
  OpenedFile(const OpenedFile&) = delete;
  OpenedFile& operator=(const OpenedFile&) = delete;

  /// Whether this system tells it.
  bool works() {
    if (!works_) return false;
    QFile file(path_);
    return file.open(QIODevice::ReadOnly) && was_opened();
  }
  /// Since it was asked last.
  bool was_opened() {
    std::array<char, 4096> events{};
    bool any = false;
    while (::read(watch_, events.data(), events.size()) > 0) any = true;
    return any;
  }

 private:
  QString path_;
  int watch_;
  bool works_ = false;
};

class ADocumentWithRichNames : public WindowTest {
 protected:
  ADocumentWithRichNames() : picture(write("flag.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>")), opened(picture) {}

  /// What Qt takes for rich text, with a picture.
  std::string rich(const std::string& name) const {
    return "<b>" + name + "</b> <img src='file://" + picture.toStdString() + "'>";
  }
  /// The small table, everything in it named like that.
  std::string document() const {
    Value json = parse_json(small_table(), "").value();
    const auto renamed = [&](const char* list) {
      Value::Array all;
      for (const Value& thing : json[list].items())
        all.push_back(thing.with("name", rich(std::string(thing["id"].text().value_or("")))));
      json = json.with(list, all);
    };
    for (const char* list : {"terrain", "units", "pieces"}) renamed(list);
    Value::Array pieces = json["pieces"].items();
    pieces[2] = pieces[2].with("side", rich("blue"));
    json = json.with("pieces", pieces).with("title", rich("title") + "[*]");
    return write_json(json);
  }
  void hover(Vec at) {
    QHelpEvent help(QEvent::ToolTip, on_view(at), view().mapToGlobal(on_view(at)));
    QApplication::sendEvent(&view(), &help);
    handle_events();
  }
  /// Labels and tooltips that show a picture where a document names it.
  std::vector<std::string> taken_for_rich() const {
    std::vector<std::string> found;
    const auto is_rich = [](const QString& text) { return Qt::mightBeRichText(text) && text.contains("<img"); };
    for (const QWidget* widget : QApplication::allWidgets()) {
      const auto* label = qobject_cast<const QLabel*>(widget);
      const bool may_be = label != nullptr && label->textFormat() != Qt::PlainText;
      if (may_be && is_rich(label->text())) found.push_back("label: " + label->text().toStdString());
      if (is_rich(widget->toolTip())) found.push_back("tooltip: " + widget->toolTip().toStdString());
    }
    for (const QAction* action : window->findChildren<QAction*>())
      if (is_rich(action->toolTip())) found.push_back("action: " + action->toolTip().toStdString());
    for (const QAbstractItemView* list : window->findChildren<QAbstractItemView*>())
      for (int row = 0; list->model() != nullptr && row < list->model()->rowCount(); ++row)
        for (int column = 0; column < list->model()->columnCount(); ++column) {
          const QString tip = list->model()->index(row, column).data(Qt::ToolTipRole).toString();
          if (is_rich(tip)) found.push_back("item: " + tip.toStdString());
        }
    return found;
  }

  QString picture;
  OpenedFile opened;
};

TEST_F(ADocumentWithRichNames, IsShownAsItIsWrittenAndOpensNoFile) {
  const bool watched = opened.works();
  if (!watched)
    std::printf("this system does not tell which files are opened: only labels and tooltips are looked at\n");
  open(document());
  for (const Vec at : {Vec{10, 6}, Vec{30, 6}, Vec{10, 24}, Vec{3, 12}, Vec{30, 15}}) {
    hover(at);
    click(at);
    settle();
  }
  session().selected().select({"tank-1"});
  drag({10, 6}, {10, 9});  // no dice: the tray asks for them by the model's name
  settle();
  hover({10, 9});
  rename_piece(session(), *session().game().find_piece("car-1"), rich("renamed"));
  settle();
  for (const char* panel : {"order", "ruling", "readings", "piece", "palette", "feature", "legend", "catalogue",
                            "pieces", "history", "dice", "plan", "checks", "clauses"}) {
    call(panel);
    EXPECT_TRUE(window->desk().shows(QString(panel))) << panel;
  }
  settle();
  EXPECT_EQ(taken_for_rich(), std::vector<std::string>());
  EXPECT_FALSE(watched && opened.was_opened());
  // What a document says is there to be read.
  bool said = false;
  for (const QLabel* label : window->findChildren<QLabel*>())
    said = said || label->text().contains("<b>tank-1</b> <img");
  EXPECT_TRUE(said) << "no label names the model whose dice are asked for";
}

TEST_F(ADocumentWithRichNames, KeepsTheSignOfUnsavedChangesApartFromItsTitle) {
  open(document());
  const QString title = window->windowTitle();
  EXPECT_TRUE(title.contains("[*][*][*] — Linesman")) << title.toStdString();
}

TEST_F(ADocumentWithRichNames, AsksWhetherToSaveItInPlainWords) {
  const bool watched = opened.works();
  open(document());
  change_turn(session(), 7);
  when_asked<QMessageBox>([&](QMessageBox& box) {
    EXPECT_TRUE(box.text().contains("&lt;img")) << box.text().toStdString();
    box.button(QMessageBox::Cancel)->click();
  });
  window->actions().command("close")->trigger();
  EXPECT_FALSE(watched && opened.was_opened());
  EXPECT_TRUE(session().has_game());
}

}  // namespace
}  // namespace linesman::testing_window
