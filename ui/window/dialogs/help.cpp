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

QString row(const QString& keys, const QString& does) {
  return QString("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>").arg(keys.toHtmlEscaped(), does.toHtmlEscaped());
}

QString rows(const std::vector<KeyLine>& lines) {
  QString html;
  for (const KeyLine& line : lines) html += row(tr(line.keys), tr(line.does));
  return html;
}

QString table(const QString& title, const QString& rows_html) {
  return QString("<h3>%1</h3><table cellpadding='3'>%2</table>").arg(title, rows_html);
}

/// What takes each tool up, then what pointer and keys do while it is in hand.
QString tools_html() {
  std::vector<KeyLine> taken_up_by;
  QString own_keys;
  for (const ToolEntry& entry : all_tools()) {
    taken_up_by.push_back({entry.key, entry.help});
    QString title = QCoreApplication::translate("Tools", entry.title);
    if (const auto lines = entry.key_lines(); !lines.empty()) own_keys += table(title.remove('&'), rows(lines));
  }
  return table(tr("Tools"), rows(taken_up_by)) + own_keys;
}

/// "Ctrl+Shift+Z, Ctrl+Y".
QString keys_of(const Command& command) {
  QStringList keys;
  for (const QKeySequence& key : QKeySequence::listFromString(QString::fromLatin1(command.keys)))
    keys << key.toString(QKeySequence::NativeText);
  return keys.join(", ");
}

/// What pointer and keys do by themselves, then the commands of that part.
QString part_html(std::span<const Command> commands, const char* title, KeySheetPart part,
                  const std::vector<KeyLine>& lines) {
  QString html = rows(lines);
  for (const Command& command : commands) {
    if (*command.keys == '\0' || command.details.sheet != part) continue;
    const bool has_help = *command.details.key_help != '\0';
    html += row(keys_of(command), has_help ? tr(command.details.key_help) : command_title(command).remove('&'));
  }
  return table(tr(title), html);
}

QString shortcuts_html(std::span<const Command> commands) {
  return tools_html() +
         part_html(commands, "The table", KeySheetPart::table,
                   {{"Wheel", "zoom"},
                    {"Middle button, or Space and drag", "move the view"},
                    {"Arrow keys", "move the view while nothing is selected"},
                    {"Tab, Shift+Tab", "next model, model before; behind the last the panels"},
                    {"1 to 9", "the dice of the selected models, as they fell"},
                    {"Drag the legend", "put it elsewhere"}}) +
         part_html(commands, "The reach", KeySheetPart::reach,
                   {{"Point into it", "the way there, and what it costs"},
                    {"Click into it", "propose that way"},
                    {"Ctrl+Arrows", "point into it by keys: an inch, with Shift a quarter, or a hex"},
                    {"Enter, once a way is shown", "propose it; Escape: leave it"}}) +
         table(tr("The ruling"), rows({{"Point to what is legal in its place", "look at it on the table"},
                                       {"Click it, or Enter", "propose it"},
                                       {"Up, Down in the readings", "the ruling under other values of the options"}})) +
         part_html(commands, "The order", KeySheetPart::order,
                   {{"Escape", "drop the order"},
                    {"F2 in the path", "type over a step"},
                    {"Delete, Alt+Up, Alt+Down", "remove or shift a step"},
                    {"1 to 6 on a die", "set its face"},
                    {"Enter in the dice", "back to the table, where Enter carries out"},
                    {"Up, Down on a figure", "one more or less; with Shift a tenth"}}) +
         part_html(commands, "The window", KeySheetPart::window, {});
}

}  // namespace

void show_shortcuts(QWidget* parent, std::span<const Command> commands) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Keys and mouse"));
  dialog->resize(520, 620);
  auto* text = new QTextBrowser(dialog);
  text->setHtml(shortcuts_html(commands));
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
