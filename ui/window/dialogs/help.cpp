#include "ui/window/dialogs/help.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/panels/icons.h"
#include "ui/tools/tool_box.h"
#include "ui/window/commands/words.h"

namespace linesman {
namespace {

using window::tr;

QString table(const QString& title, const std::vector<KeyLine>& lines) {
  QString html = QString("<h3>%1</h3><table cellpadding='3'>").arg(title);
  for (const KeyLine& line : lines)
    html += QString("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>").arg(tr(line.keys), tr(line.does));
  return html + "</table>";
}

QString table(const char* title, const std::vector<KeyLine>& lines) { return table(tr(title), lines); }

/// What takes each tool up, then what pointer and keys do while it is in hand.
QString tools_html() {
  std::vector<KeyLine> taken_up_by;
  QString own_keys;
  for (const ToolEntry& entry : all_tools()) {
    taken_up_by.push_back({entry.key, entry.help});
    QString title = QCoreApplication::translate("Tools", entry.title);
    if (const auto lines = entry.key_lines(); !lines.empty()) own_keys += table(title.remove('&'), lines);
  }
  return table("Tools", taken_up_by) + own_keys;
}

QString shortcuts_html() {
  return tools_html() +
         table("The table", {{"Wheel, Ctrl++, Ctrl+-", "zoom"},
                             {"Ctrl+0", "the whole table"},
                             {"Middle button, or Space and drag", "move the view"},
                             {"Arrow keys", "move the view while nothing is selected"},
                             {"Tab, Shift+Tab", "next model, model before; behind the last the panels"},
                             {"1 to 9", "the dice of the selected models, as they fell"},
                             {"Drag the legend", "put it elsewhere"},
                             {"Ctrl+Shift+M", "clear the measurements that were kept"},
                             {"Ctrl+G, Ctrl+L", "grid, legend"}}) +
         table("The reach", {{"R", "shade where the selected model can go, also while it is dragged; again: not"},
                             {"Point into it", "the way there, and what it costs"},
                             {"Click into it", "propose that way"},
                             {"Ctrl+Arrows", "point into it by keys: an inch, with Shift a quarter, or a hex"},
                             {"Enter, once a way is shown", "propose it; Escape: leave it"}}) +
         table("The ruling", {{"Point to what is legal in its place", "look at it on the table"},
                              {"Click it, or Enter", "propose it"},
                              {"Up, Down in the readings", "the ruling under other values of the options"}}) +
         table("The order", {{"Enter", "carry the order out"},
                             {"Ctrl+Enter", "carry it out from anywhere, also from a field"},
                             {"Escape", "drop the order"},
                             {"F2 in the path", "type over a step"},
                             {"Delete, Alt+Up, Alt+Down", "remove or shift a step"},
                             {"1 to 6 on a die", "set its face"},
                             {"Enter in the dice", "back to the table, where Enter carries out"},
                             {"Up, Down on a figure", "one more or less; with Shift a tenth"}}) +
         table("The window", {{"F6", "from table to order to ruling and back"},
                              {"Ctrl+O, Ctrl+S, Ctrl+Shift+S", "open, save, save as"},
                              {"Ctrl+Z, Ctrl+Shift+Z", "undo, redo"},
                              {"Ctrl+Shift+C", "copy the ruling"},
                              {"Ctrl+Shift+V", "propose the order that was copied"},
                              {"F9", "the table alone; again: the panels"},
                              {"Ctrl+P, Ctrl+E", "print the ruling, write it as PDF"},
                              {"Ctrl+Comma", "options and house rules"}});
}

}  // namespace

void show_shortcuts(QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Keys and mouse"));
  dialog->resize(520, 620);
  auto* text = new QTextBrowser(dialog);
  text->setHtml(shortcuts_html());
  text->setAccessibleName(tr("Keys and mouse"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(text);
  layout->addWidget(buttons);
  dialog->show();
}

void show_about(QWidget* parent) {
  QMessageBox box(parent);
  box.setWindowTitle(tr("About Linesman"));
  box.setIconPixmap(program_icon().pixmap(72, 72));
  box.setText(QString("<h2>Linesman %1</h2>").arg(LINESMAN_VERSION));
  box.setInformativeText(
      tr("<p>A referee for tabletop wargames. Geometry says what a move does; a ruleset says what that costs and "
         "whether it is allowed; this window only shows it.</p><p>MIT licence.</p>"));
  box.exec();
}

}  // namespace linesman
