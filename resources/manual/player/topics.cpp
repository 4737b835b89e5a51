#include "player/topics.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "ui/tools/tool_box.h"
#include "ui/window/commands/command_table.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/help.h"
#include "ui/window/dialogs/help_topics.h"

namespace linesman::manual {

QByteArray topics_as_json() {
  QJsonArray topics;
  for (const HelpTopic& topic : all_help_topics())
    topics << QJsonObject{
        {"widget", topic.widget}, {"title", window::tr(topic.title)}, {"text", window::tr(topic.text)}};
  QJsonArray tools;
  for (const ToolEntry& entry : all_tools()) {
    QJsonArray keys;
    for (const KeyLine& line : entry.key_lines()) keys << QJsonArray{window::tr(line.keys), window::tr(line.does)};
    tools << QJsonObject{{"id", QString::fromUtf8(entry.id.data(), static_cast<qsizetype>(entry.id.size()))},
                         {"title", QCoreApplication::translate("Tools", entry.title).remove('&')},
                         {"key", entry.key},
                         {"text", window::tr(entry.help)},
                         {"keys", keys}};
  }
  const QJsonObject all{{"topics", topics}, {"tools", tools}, {"keys", key_sheet_html(all_commands())}};
  return QJsonDocument(all).toJson();
}

}  // namespace linesman::manual
