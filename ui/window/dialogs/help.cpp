#include "ui/window/dialogs/help.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QMessageBox>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/panels/icons.h"
#include "ui/panels/order/order_panel.h"
#include "ui/panels/widgets.h"
#include "ui/table/table_view.h"
#include "ui/tools/tool_box.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/help_topics.h"
#include "ui/window/preferences/preferences.h"

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
  for (const QKeySequence& key : keys_in_force(command, kept_preferences()))
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

/// A part of the key sheet and the widgets that it is about.
struct HelpPage {
  KeySheetPart part;
  const char* title;
  std::vector<KeyLine> lines;
};

std::vector<HelpPage> help_pages() {
  return {{KeySheetPart::table,
           QT_TR_NOOP("The table"),
           {{QT_TR_NOOP("Wheel"), QT_TR_NOOP("zoom")},
            {QT_TR_NOOP("Middle button, or Space and drag"), QT_TR_NOOP("move the view")},
            {QT_TR_NOOP("Arrow keys"), QT_TR_NOOP("move the view while nothing is selected")},
            {QT_TR_NOOP("Tab, Shift+Tab"), QT_TR_NOOP("next model, previous model, then the panels")},
            {QT_TR_NOOP("1 to 9"), QT_TR_NOOP("the dice of the selected models")},
            {QT_TR_NOOP("Drag the legend"), QT_TR_NOOP("move it")}}},
          {KeySheetPart::reach,
           QT_TR_NOOP("The movement range"),
           {{QT_TR_NOOP("Point to it"), QT_TR_NOOP("the way there and its cost")},
            {QT_TR_NOOP("Click it"), QT_TR_NOOP("propose that move")},
            {QT_TR_NOOP("Ctrl+Arrows"), QT_TR_NOOP("point by keys: an inch, with Shift a quarter, or a hex")},
            {QT_TR_NOOP("Enter, once a way is shown"), QT_TR_NOOP("propose it; Escape: cancel")}}},
          {KeySheetPart::order,
           QT_TR_NOOP("The move"),
           {{QT_TR_NOOP("Escape"), QT_TR_NOOP("cancel the move")},
            {QT_TR_NOOP("F2 in the path"), QT_TR_NOOP("change a step")},
            {QT_TR_NOOP("Delete, Alt+Up, Alt+Down"), QT_TR_NOOP("remove or shift a step")},
            {QT_TR_NOOP("1 to 6 on a die"), QT_TR_NOOP("set its face")},
            {QT_TR_NOOP("Enter in the dice"), QT_TR_NOOP("back to the table, where Enter carries out")},
            {QT_TR_NOOP("Up, Down on a figure"), QT_TR_NOOP("one more or less; with Shift a tenth")}}},
          {KeySheetPart::window, QT_TR_NOOP("The window"), {}}};
}

QString ruling_html() {
  return table(tr("The ruling"),
               rows({{QT_TR_NOOP("Point to a legal alternative"), QT_TR_NOOP("look at it on the table")},
                     {QT_TR_NOOP("Click it, or Enter"), QT_TR_NOOP("propose it")},
                     {QT_TR_NOOP("Up, Down in the interpretations"), QT_TR_NOOP("the ruling under other options")}}));
}

/// The part of the window that has the focus, as the key sheet divides it.
KeySheetPart part_of(const QWidget* focus) {
  for (const QWidget* widget = focus; widget != nullptr; widget = widget->parentWidget()) {
    if (qobject_cast<const TableView*>(widget) != nullptr) return KeySheetPart::table;
    if (qobject_cast<const OrderPanel*>(widget) != nullptr) return KeySheetPart::order;
  }
  return KeySheetPart::window;
}

QString pictures_html(const std::vector<HelpPicture>& pictures) {
  if (pictures.empty()) return {};
  QString html = QString("<h2>%1</h2>").arg(tr("A first game").toHtmlEscaped());
  for (std::size_t i = 0; i < pictures.size(); ++i)
    html += QString("<p><b>%1.</b> %2</p><p><img src='picture-%1'></p>")
                .arg(i + 1)
                .arg(pictures[i].sentence.toHtmlEscaped());
  return html;
}

/// A step or a mistake, with its picture in the resources.
struct PicturedAdvice {
  const char* title;
  const char* picture;  ///< its name; empty: none
  std::vector<const char*> sentences;
};

std::vector<PicturedAdvice> all_advice() {
  return {{QT_TR_NOOP("Print"),
           "",
           {QT_TR_NOOP("Print the markers at 100 per cent, on plain white paper: glossy paper mirrors lamps."),
            QT_TR_NOOP("Measure the line at the foot of the sheet: it is 6 inches long."),
            QT_TR_NOOP("Cut along the grey line: the white margin belongs to the marker.")}},
          {QT_TR_NOOP("Lay"),
           "corner",
           {QT_TR_NOOP("Markers 0 to 3 lie flat in the table's corners, their tops to the north."),
            QT_TR_NOOP("The mark beside each one lies exactly on the corner."),
            QT_TR_NOOP("A model's marker is over the middle of its base, its top edge forward.")}},
          {QT_TR_NOOP("Shoot"),
           "good",
           {QT_TR_NOOP("The whole table and its four markers are in the picture."),
            QT_TR_NOOP("Stand on a chair: the steeper, the better."),
            QT_TR_NOOP("Use the usual lens without zoom, and send the picture itself: messengers make it smaller.")}},
          {QT_TR_NOOP("Glare spoils it"),
           "glare",
           {QT_TR_NOOP("A lamp burns a marker out. Then the list says: marker 12 is not seen.")}},
          {QT_TR_NOOP("A flat view spoils it"),
           "flat",
           {QT_TR_NOOP("Markers at the far edge become too small. Beyond 55 degrees most of them are not seen.")}},
          {QT_TR_NOOP("Folded paper spoils it"),
           "folded",
           {QT_TR_NOOP("A folded marker is not seen. Then only 3 of the 4 table markers are seen."),
            QT_TR_NOOP("Without four of them, place pins on the corners by hand.")}}};
}

QString page_html(const QString& title, const QString& text) {
  return QString("<h2>%1</h2><p>%2</p>").arg(title.toHtmlEscaped(), text.toHtmlEscaped());
}

/// What a tool is for, and its keys. Move has the pictures of a first game in place of a page.
QString tool_html(std::string_view id) {
  for (const ToolEntry& entry : all_tools()) {
    if (entry.id != id || id == all_tools().front().id) continue;
    QString title = QCoreApplication::translate("Tools", entry.title);
    return page_html(title.remove('&'), tr(entry.help)) + table(tr("Keys and mouse"), rows(entry.key_lines()));
  }
  return {};
}

/// With the tool that moves models in hand.
QString units_html(const HelpFor& part) {
  const bool moves = part_of(part.focus) == KeySheetPart::table && part.tool == all_tools().front().id;
  if (!moves || topic_of(part.focus) != nullptr) return {};
  return page_html(tr("Models and units on the table"),
                   tr("Drag a model to see its ruling. A double click selects its unit, and all go along. "
                      "The right button draws the front of a unit, from flank to flank. "
                      "While a unit is dragged the digits 1 to 7 are shapes. The wheel changes its files. "
                      "A ring shows who holds the others back. "
                      "X takes a model from a tray, Shift+X gives one back."));
}

/// Empty where no part has the focus that has a page.
QString focus_html(const HelpFor& part) {
  if (const HelpTopic* topic = topic_of(part.focus)) return page_html(tr(topic->title), tr(topic->text));
  return part_of(part.focus) == KeySheetPart::table ? tool_html(part.tool) : QString();
}

}  // namespace

// The page for what has the focus first, then the tools, then the others.
QString key_sheet_html(std::span<const Command> commands, const QWidget* focus) {
  const KeySheetPart part = part_of(focus);
  QString first;
  QString others;
  for (const HelpPage& page : help_pages())
    (page.part == part ? first : others) += part_html(commands, page.title, page.part, page.lines);
  return first + tools_html() + ruling_html() + others;
}

void show_help(QWidget* parent, std::span<const Command> commands, const std::vector<HelpPicture>& pictures,
               const HelpFor& part) {
  QString html = focus_html(part) + pictures_html(pictures) + units_html(part);
  if (!pictures.empty()) html += QString("<h2>%1</h2>").arg(tr("Keys and mouse").toHtmlEscaped());
  html += key_sheet_html(commands, part.focus);
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Help"));
  dialog->resize(560, 680);
  auto* text = new QTextBrowser(dialog);
  for (std::size_t i = 0; i < pictures.size(); ++i)
    text->document()->addResource(QTextDocument::ImageResource, QUrl(QString("picture-%1").arg(i + 1)),
                                  pictures[i].image);
  text->setHtml(html);
  text->setAccessibleName(tr("Help"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(text);
  layout->addWidget(buttons);
  dialog->show();
}

void show_photograph_help(QWidget* parent) {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  for (const PicturedAdvice& advice : all_advice()) {
    auto* title = new PlainLabel(tr(advice.title));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * LARGE_TYPE);
    title->setFont(large);
    column->addWidget(title);
    for (const char* sentence : advice.sentences) {
      auto* words = new PlainLabel(tr(sentence));
      words->setWordWrap(true);
      column->addWidget(words);
    }
    if (*advice.picture == '\0') continue;
    auto* picture = new PlainLabel;
    picture->setPixmap(QPixmap(QString(":/pictures/photograph-%1.jpg").arg(advice.picture)));
    picture->setAccessibleName(tr(advice.title));
    column->addWidget(picture);
  }
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setObjectName("photograph-help");
  dialog->setWindowTitle(tr("How to photograph the table"));
  dialog->resize(560, 680);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(new TallScroll(page));
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
  // The works of others that the program is made with, below a button.
  QFile notices(QCoreApplication::applicationDirPath() + "/../share/linesman/third-party.txt");
  if (notices.open(QIODevice::ReadOnly)) box.setDetailedText(QString::fromUtf8(notices.readAll()));
  box.exec();
}

}  // namespace linesman
